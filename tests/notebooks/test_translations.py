"""Every lesson stands in every language: the same cells and the same calls, only the words are others."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path
from typing import Any

import pytest

from ludolab.widgets.language import LANGUAGES
from tests.notebooks.lessons import ENGLISH, FILES, FOLDER, code, name, read

OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
WORDS = {"title", "labels"}  # arguments that are read by people; all other literals are the program's own
RELATIVE_LINK = re.compile(r"\]\((?!\w+:|#)([^)#]+)")

translations = pytest.mark.parametrize("file", [FOLDER / lang / file.name for lang in OTHERS for file in ENGLISH], ids=name)


class Placeholders(ast.NodeTransformer):
    """A call without its `lang`, and with blanks where people read."""

    def visit_keyword(self, node: ast.keyword) -> ast.keyword | None:
        """Leaves `lang` out and blanks the words of a title or a label."""
        if node.arg == "lang":
            return None
        if node.arg in WORDS:
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    part.value = "…"
        return node


def bare(source: str) -> str:
    return ast.dump(Placeholders().visit(ast.parse(source)))


def speakers(notebook: Any) -> set[str]:
    """The names of everything the lesson imports from ludolab that takes a `lang`."""
    found = set()
    for cell in code(notebook):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.ImportFrom) and str(node.module).startswith("ludolab"):
                module = importlib.import_module(str(node.module))
                found |= {alias.asname or alias.name for alias in node.names if takes_lang(getattr(module, alias.name))}
    return found


def takes_lang(thing: Any) -> bool:
    # A widget's signature is that of its __init__: traitlets puts a __new__ before it that takes anything.
    return callable(thing) and "lang" in inspect.signature(thing.__init__ if inspect.isclass(thing) else thing).parameters


def test_no_lesson_is_missing_or_left_over() -> None:
    """Four folders, each with the lessons of the English one, and no other."""
    expected = {file.name for file in ENGLISH}
    assert {file.parent.name for file in FILES if file not in ENGLISH} == set(OTHERS)
    for lang in OTHERS:
        assert {file.name for file in (FOLDER / lang).glob("*.ipynb")} == expected, lang


@translations
def test_cells_are_the_same(file: Path) -> None:
    """As many, of the same kinds, in the same order; the calls are equal, the words are not."""
    here, there = read(file).cells, read(FOLDER / file.name).cells
    assert [cell.cell_type for cell in here] == [cell.cell_type for cell in there]
    for mine, theirs in zip(here, there, strict=True):
        if mine.cell_type == "code":
            assert bare(mine.source) == bare(theirs.source)
        else:
            assert mine.source != theirs.source, "not translated"


@translations
def test_whatever_speaks_is_told_the_language(file: Path) -> None:
    """A widget or a figure without its `lang` would speak English."""
    notebook = read(file)
    known, told = speakers(notebook), 0
    for cell in code(notebook):
        for node in ast.walk(ast.parse(cell.source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known:
                langs = [ast.literal_eval(keyword.value) for keyword in node.keywords if keyword.arg == "lang"]
                assert langs == [file.parent.name], cell.source
                told += 1
    assert told, "shows nothing"


@pytest.mark.parametrize("file", FILES, ids=name)
def test_links_between_lessons_lead_somewhere(file: Path) -> None:
    """They are relative, so they hold in JupyterLab, on GitHub and in a copy of the folder."""
    for cell in read(file).cells:
        if cell.cell_type == "markdown":
            for target in RELATIVE_LINK.findall(cell.source):
                assert (file.parent / target).is_file(), target


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_start_leads_to_the_others_and_to_its_own_lessons(lang: str) -> None:
    """Whoever opens the wrong language is one click from the right one."""
    folder = {each: FOLDER if each == "en" else FOLDER / each for each in LANGUAGES}
    start = folder[lang] / "00_start.ipynb"
    links = [link for cell in read(start).cells if cell.cell_type == "markdown" for link in RELATIVE_LINK.findall(cell.source)]
    linked = {(start.parent / link).resolve() for link in links}
    starts = {folder[each] / "00_start.ipynb" for each in LANGUAGES if each != lang}
    assert linked == starts | {folder[lang] / file.name for file in ENGLISH if file.name != start.name}
