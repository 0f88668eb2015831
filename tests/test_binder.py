"""What Binder would build: the project installed by itself, with the versions everything is tested with."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from functools import cache
from typing import Any

import pytest

from tests.rooms import HOUSE

BINDER = HOUSE / "binder"
PIN = re.compile(r"([a-z0-9-]+)==[0-9][\w.+!]*( ; .+)?")


@pytest.fixture(scope="module")
def dockerfile() -> str:
    """The recipe of the image as repo2docker prints it; nothing is built, and Docker need not be there."""
    command = [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@cache
def project() -> dict[str, Any]:
    with (HOUSE / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["project"]
    return found


def requirements() -> list[str]:
    return (BINDER / "requirements.txt").read_text(encoding="utf-8").splitlines()


def test_the_image_has_the_python_we_test_with(dockerfile: str) -> None:
    """Without the file it would be an older one, for which there is no ludolab."""
    version = (BINDER / "runtime.txt").read_text(encoding="utf-8").strip().removeprefix("python-")
    assert "Building conda environment for python=" + version in dockerfile
    assert project()["requires-python"] == f">={version}"


def test_the_project_is_there_before_it_is_installed(dockerfile: str) -> None:
    """`-e .` needs the whole tree: it is copied first, then the requirements are installed, then postBuild proves it."""
    copied = dockerfile.index("COPY --chown=0:0 src/ ${REPO_DIR}")
    installed = dockerfile.index('pip install --no-cache-dir -r "binder/requirements.txt"')
    proven = dockerfile.index("RUN ./binder/postBuild")
    assert copied < installed < proven
    assert "environment.yml" not in dockerfile


def test_requirements_are_the_project_under_the_lock() -> None:
    """The project itself first, the lock beside it, and the same floors as the extra `lab`: the base image is older."""
    first, second, *floors = requirements()
    assert first == "-e ."
    assert second == "-c ../constraints.txt"
    assert (BINDER / second.removeprefix("-c ")).resolve() == HOUSE / "constraints.txt"
    assert sorted(floors) == sorted(project()["optional-dependencies"]["lab"])


def test_post_build_can_be_run() -> None:
    """It is executable and stops at the first thing that fails."""
    script = BINDER / "postBuild"
    assert os.access(script, os.X_OK)
    assert "set -euo pipefail" in script.read_text(encoding="utf-8")
    subprocess.run(["bash", "-n", script], check=True)


def test_the_lock_is_exact() -> None:
    """One version for each package, and no word on where it came from."""
    lines = (HOUSE / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not PIN.fullmatch(line)] == []
    names = [line.partition("==")[0] for line in lines]
    assert len(names) == len(set(names))


def test_the_lock_has_everything_asked_for() -> None:
    """Every dependency and every extra of the project is in the lock."""
    extras = project()["optional-dependencies"].values()
    asked_for = [*project()["dependencies"], *(requirement for extra in extras for requirement in extra)]
    names = {re.split(r"[\[<>=!~ ]", requirement)[0].lower().replace(".", "-").replace("_", "-") for requirement in asked_for}
    locked = {line.partition("==")[0] for line in (HOUSE / "constraints.txt").read_text(encoding="utf-8").splitlines()}
    assert names - locked == {"ludolab"}
