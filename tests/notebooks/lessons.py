"""The lessons in `notebooks/`, as the tests read them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat

FOLDER = Path(__file__).parents[2] / "notebooks"
FILES = tuple(sorted(FOLDER.glob("*.ipynb")))


def read(file: Path) -> Any:
    """The notebook, as nbformat has it."""
    return nbformat.read(file, as_version=4)


def code(notebook: Any) -> list[Any]:
    """Its code cells, in order."""
    return [cell for cell in notebook.cells if cell.cell_type == "code"]
