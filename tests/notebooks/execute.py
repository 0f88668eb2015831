"""Runs the lessons and stores what they show: `python -m tests.notebooks.execute [FILE …]`, all of them by default.

Two runs give the same file. Taken out is what changes by itself or lives only as long as a kernel: times, the version
of the interpreter, widget state and the live views. The picture and the words beside a live view stay, so that whoever
opens a lesson without running it sees the board and not a missing model.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

from tests.notebooks.lessons import FILES, code, read

LIVE_VIEW = "application/vnd.jupyter.widget-view+json"
LIMIT_S = 120
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def executed(file: Path) -> Any:
    """The notebook after a run from top to bottom in a kernel of its own; a failing cell is an exception."""
    notebook = read(file)
    notebook.metadata.clear()
    notebook.metadata["kernelspec"] = dict(KERNEL)
    client = NotebookClient(
        notebook,
        timeout=LIMIT_S,
        kernel_name="python3",
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(file.parent)}},
    )
    client.execute()
    notebook.metadata["language_info"] = {"name": "python"}
    for index, cell in enumerate(notebook.cells):
        # Ids are made at random; by place they stay as they are when a lesson is written anew.
        cell.id = f"cell-{index}"
        cell.metadata.pop("execution", None)
    for cell in code(notebook):
        for output in cell.outputs:
            output.get("data", {}).pop(LIVE_VIEW, None)
    return notebook


def main(names: list[str]) -> None:
    """Writes every lesson back where it came from."""
    for file in [Path(name).resolve() for name in names] or FILES:
        nbformat.write(executed(file), file)
        sys.stdout.write(f"{file.parent.name}/{file.name}: run and stored\n")


if __name__ == "__main__":
    main(sys.argv[1:])
