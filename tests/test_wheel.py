"""What `pip install` brings: both roots, the bundles of the page's half, and nothing that only builds or proves."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.rooms import HOUSE, WIDGETS, files, under

MAX_BUNDLE_BYTES = 120_000
PACKAGE = "ludolab/widgets"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy of what is committed, beside the packages of npm that are here already."""
    tree, out = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("wheel")
    for file in files():
        copy = tree / file.relative_to(HOUSE)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, copy)
    (tree / "node_modules").symlink_to(HOUSE / "node_modules")
    command = [
        *(sys.executable, "-m", "pip", "wheel"),
        *("--no-deps", "--no-build-isolation", "--no-input", "--wheel-dir", str(out)),
        ".",
    ]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_every_widget_is_bundled(names: set[str]) -> None:
    """One module and one stylesheet for each widget."""
    widgets = {file.stem for file in under(WIDGETS, ".tsx") if file.parent == WIDGETS}
    assert {f"{PACKAGE}/static/{widget}.{kind}" for widget in widgets for kind in ("js", "css")} <= names


def test_both_roots_are_in(names: set[str]) -> None:
    """Every Python module, every language, the marks for type checkers; no `ludolab/__init__.py`."""
    expected = {
        file.relative_to(root).as_posix()
        for root in (HOUSE / "engines", HOUSE / "widgets")
        for file in under(root, ".py", ".ftl", "py.typed")
    }
    assert expected <= names
    assert "ludolab/__init__.py" not in names


def test_nothing_else_is_in(names: set[str]) -> None:
    """No sources of the page's half, no maps, no tests."""
    shipped = {name for name in names if not name.partition("/")[0].endswith(".dist-info")}
    assert {name.partition("/")[0] for name in shipped} == {"ludolab"}
    assert [name for name in shipped if name.endswith((".ts", ".tsx", ".map"))] == []
    assert [name for name in shipped if name.endswith(".css") and "/static/" not in name] == []


def test_bundles_are_small(wheel: Path, names: set[str]) -> None:
    """A board is at most 120 kB: it travels with every page and every saved state."""
    with zipfile.ZipFile(wheel) as archive:
        sizes = {name: archive.getinfo(name).file_size for name in names if name.endswith(".js")}
    assert sizes
    assert {name: size for name, size in sizes.items() if size > MAX_BUNDLE_BYTES} == {}


def test_an_installed_ludolab_works(wheel: Path, tmp_path: Path) -> None:
    """Unpacked in front of everything else, its widgets find their own bundles."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    code = "from ludolab.widgets import GameTable, table; print(table.__file__); GameTable().close()"
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)
