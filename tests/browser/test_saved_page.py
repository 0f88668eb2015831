"""A page saved by nbconvert plays on from its own file: no kernel, no network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import expect

from tests.browser.boards import IMPORT, button
from tests.browser.saved import page_of

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser

MADE = (
    IMPORT
    + "table = TumblinDiceTable(seed=7, rounds=1, dice=2, names=['Ana', '</script><b>Ben'])\n"
    + "table.roll()\n"
    + "_ = [table.play(f'power {power}') for power in (5, 6, 7)]"
)


def test_a_saved_page_steps_through_its_game(browser: Browser, tmp_path: Path) -> None:
    """Back to the start and forward to the end, in words and on the board; playing on is refused, nothing is asked outside."""
    page_file = page_of(new_notebook(cells=[new_code_cell(MADE), new_code_cell("table")]), "game", tmp_path)
    context = browser.new_context(viewport={"width": 1000, "height": 900})
    asked: list[str] = []
    errors: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: errors.append(error.error.message))
    page = context.new_page()
    page.goto(page_file.as_uri())
    root = page.locator(".ludolab").first
    expect(root).to_contain_text("Nobody answers", timeout=15_000)
    expect(root).to_contain_text("</script><b>Ben")
    middle = root.locator(".ludolab-middle")
    at_end = middle.inner_text()
    button(root, "To the start").click()
    expect(button(root, "One step back")).to_be_disabled()
    assert middle.inner_text() != at_end
    for _ in range(4):
        button(root, "One step forward").click()
    expect(button(root, "One step forward")).to_be_disabled()
    assert middle.inner_text() == at_end
    expect(button(root, "Flick")).to_be_disabled()
    context.close()
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
    assert errors == []
