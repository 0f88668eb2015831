"""The lessons in `notebooks/`, as the tests read them: English ones at the top, each other language in its folder."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat

FOLDER = Path(__file__).parents[2] / "notebooks"
FILES = tuple(sorted(file for file in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in file.parts))
ENGLISH = tuple(file for file in FILES if file.parent == FOLDER)


def name(file: Path) -> str:
    """What tells a lesson from all others: `01_first_throw`, `de/01_first_throw`."""
    return file.relative_to(FOLDER).with_suffix("").as_posix()


def read(file: Path) -> Any:
    """The notebook, as nbformat has it."""
    return nbformat.read(file, as_version=4)


def code(notebook: Any) -> list[Any]:
    """Its code cells, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]
