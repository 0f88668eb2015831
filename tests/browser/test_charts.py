"""PmfChart and GameTable in real JupyterLab: a guess by keys and by touch, the counting, and the rules for screen readers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.boards import IMPORT, button, opened, ready

if TYPE_CHECKING:
    from tests.browser.lab import Lab

SUMS = (
    "from ludolab.engines.odds.tumblin_dice import cases, die_points\n"
    "levels = Pmf.uniform([1, 2, 3, 4])\n"
    "chart = PmfChart(die_points(levels, 'add'), cases=cases(levels, 'add'), predict={predict}, scale='of100')"
)


def test_a_guess_by_keys_comes_before_the_answer(lab: Lab) -> None:
    """Until a guess is drawn and shown, the page has no weights; then both lie over one another."""
    notebook = lab.open(IMPORT + SUMS.format(predict=True), "chart")
    root = notebook.find(".ludolab").first
    assert notebook.ask("[weight for _, weight in chart.law]") == ["0"] * 9
    root.locator("[tabindex='0'], [role='slider']").first.focus()
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowUp"):
        lab.page.keyboard.press(key)
    notebook.wait("chart.prediction is not None", True)
    ready(root, "Show").click()
    notebook.wait("chart.revealed", True)
    assert notebook.ask("dict(chart.law)[7]") == "4"
    assert notebook.cells()[0][0] == "code"


def test_the_counting_behind_a_bar(lab: Lab) -> None:
    """The picked bar names its cases; the table holds every number."""
    notebook = lab.open(IMPORT + SUMS.format(predict=False), "chart")
    root = notebook.find(".ludolab").first
    notebook.execute("chart.picked = 5")
    button(root, "Show the counting").click()
    expect(root).to_contain_text("6 + 1")
    button(root, "Show as a table").click()
    expect(root.get_by_role("table").first).to_contain_text("10")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_charts_and_text_boards(lab: Lab, theme: str) -> None:
    """The rules for screen readers and contrast hold in both themes."""
    lab.theme(theme)
    notebook = lab.open(IMPORT + SUMS.format(predict=False), "chart")
    assert notebook.violations(".ludolab") == []
    notebook, _ = opened(lab, "GameTable('tumblin_dice', throw='power', seed=3)")
    notebook.execute("table.roll() if table.frame['turn'] == 'chance' else None")
    assert notebook.violations(".ludolab") == []


def test_a_chart_follows_its_table(lab: Lab) -> None:
    """What the chart shows belongs to the position shown, back in the recording too."""
    law = "lambda game, state: Pmf.uniform([sum(state.totals) + state.n_thrown, 100])"
    notebook, root = opened(lab, "TumblinDiceTable(seed=7)")
    notebook.execute(f"chart = PmfChart(table=table, law={law})")
    ready(root, "Roll for who starts").click()
    ready(root).click()
    notebook.wait("chart.law[0][0]", 1)
    button(root, "To the start").click()
    notebook.wait("chart.law[0][0]", 0)
