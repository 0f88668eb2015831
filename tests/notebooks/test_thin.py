"""Lessons are words, calls and pictures: no logic, and stored as they were run."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tests.notebooks.execute import LIVE_VIEW
from tests.notebooks.lessons import ENGLISH, FILES, FOLDER, code, name, read

EXPECTED = ("00_start", "01_first_throw", "02_adding_dice", "03_how_hard_to_flick")
MAX_LINES = 8
ALLOWED = {"ludolab", "numpy", "matplotlib"}
LOGIC = (
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.For,
    ast.AsyncFor,
    ast.While,
    ast.Try,
    ast.With,
    ast.comprehension,
)

lessons = pytest.mark.parametrize("file", FILES, ids=name)


def test_there_are_lessons() -> None:
    """The other tests here would hold for an empty folder."""
    assert {name(file) for file in ENGLISH} >= set(EXPECTED), f"lessons are missing in {FOLDER.name}/"


@lessons
def test_cells_are_short_and_without_logic(file: Path) -> None:
    """At most eight lines: import, call, show."""
    for cell in code(read(file)):
        assert cell.source.strip(), "an empty cell"
        assert len(cell.source.splitlines()) <= MAX_LINES, cell.source
        # nbval runs cells without a history, and then a semicolon silences nothing.
        assert not cell.source.rstrip().endswith(";"), cell.source
        for node in ast.walk(ast.parse(cell.source)):
            assert not isinstance(node, LOGIC), cell.source
            assert imported(node) <= ALLOWED, cell.source


def imported(node: ast.AST) -> set[str]:
    if isinstance(node, ast.Import):
        return {alias.name.partition(".")[0] for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        return {str(node.module).partition(".")[0]}
    return set()


@lessons
def test_cells_have_been_run_in_order(file: Path) -> None:
    """A notebook without counts and outputs passes every comparison, because there is nothing to compare."""
    cells = code(read(file))
    assert [cell.execution_count for cell in cells] == list(range(1, len(cells) + 1))
    assert any(cell.outputs for cell in cells)
    for cell in cells:
        if shows_something(cell.source):
            assert cell.outputs, f"shows nothing: {cell.source}"


def shows_something(source: str) -> bool:
    """Whether the last line is an expression, and not a call, which may be made for its effect."""
    last = ast.parse(source).body[-1]
    return isinstance(last, ast.Expr) and not isinstance(last.value, ast.Call)


@lessons
def test_what_is_stored_outlives_the_kernel(file: Path) -> None:
    """No live view, no state, no error; every widget is there as a picture with words to it."""
    notebook = read(file)
    assert "widgets" not in notebook.metadata
    for output in outputs(notebook):
        assert output.output_type != "error"
        data = output.get("data", {})
        assert LIVE_VIEW not in data
        if "<img" in data.get("text/html", ""):
            assert 'alt="' in data["text/html"]


@lessons
def test_representations_are_the_same_tomorrow(file: Path) -> None:
    """No address in memory, no folder of this machine."""
    for output in outputs(read(file)):
        text = output.get("data", {}).get("text/plain", "") + output.get("text", "")
        assert " at 0x" not in text
        assert str(Path.home()) not in text


def outputs(notebook: Any) -> list[Any]:
    return [output for cell in code(notebook) for output in cell.outputs]
