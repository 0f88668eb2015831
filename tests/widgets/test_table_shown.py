"""What a cell shows of a table, and what is sent after it."""

from __future__ import annotations

from typing import Any

import IPython
import pytest
from IPython.core.interactiveshell import InteractiveShell

from ludolab.widgets.table import GameTable
from ludolab.widgets.wire import AFTER_CELL, BEATS
from tests.widgets.page import Page


def modelled(**options: Any) -> GameTable:
    table = GameTable(seed=5, throw="power", **options)
    table.roll()
    return table


# After a cell


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch) -> Any:
    made = InteractiveShell()
    monkeypatch.setattr(IPython, "get_ipython", lambda: made)
    yield made
    InteractiveShell.clear_instance()


def test_a_cell_that_moved_the_table_sends_the_history_once(shell: Any) -> None:
    """A page that is not there yet, or a notebook run without one, has the whole recording after the cell."""
    table = modelled()
    page = Page(table)
    table.play("power 7")
    table.play("power 7")
    page.read()
    shell.events.trigger("post_run_cell", None)
    (message,) = page.read()
    assert message["state"] == {"frames": table.frames}
    shell.events.trigger("post_run_cell", None)
    assert page.read() == []


def test_moves_of_the_page_are_not_sent_again(shell: Any) -> None:
    table = modelled()
    page = Page(table)
    shell.events.trigger("post_run_cell", None)
    page.asks("step", step="power 7")
    page.read()
    shell.events.trigger("post_run_cell", None)
    assert page.read() == []


def test_a_closed_table_is_not_flushed(shell: Any) -> None:
    table = modelled()
    callbacks = shell.events.callbacks["post_run_cell"]
    assert AFTER_CELL._run in callbacks
    table.close()
    assert AFTER_CELL._run not in callbacks
    for seed in range(5):
        GameTable(seed=seed).roll()
    assert callbacks.count(AFTER_CELL._run) == 1


# Pictures and words


def test_the_mime_bundle_is_the_same_for_the_same_game() -> None:
    """Text and HTML tell the position; ids and seeds do not come in."""

    def shown(seed: int) -> tuple[str, str]:
        table = GameTable(seed=seed, names=["Ana", "Ben"])
        table.play("order 5 2", "land 3:4")
        data, _ = table._repr_mimebundle_()
        assert "application/vnd.jupyter.widget-view+json" in data
        return data["text/plain"], data["text/html"]

    assert shown(1) == shown(2)
    plain, html = shown(1)
    assert plain == "<GameTable: tumblin_dice, 2 seats, 2 steps>"
    assert "die a: a 4 on level 3, " in html


def test_every_position_of_a_game_can_be_shown() -> None:
    """From the opening roll to the winner, ties and extra rounds included."""
    table = GameTable(rounds=1, dice=1)
    for steps in (["order 3 3"], ["order 5 2"], ["land 3:4"], ["land 4:3"], ["land 2:6", "land off"]):
        table.play(*steps)
        assert table.spoken() in table.picture()
    assert table.spoken().endswith("Player 1 wins!")


def test_a_widget_that_is_shown_beats_before_any_page_can_ask() -> None:
    """A cell that keeps the kernel busy right after the board must not make it look dead."""
    made = GameTable("tumblin_dice", seed=1)
    made._repr_mimebundle_()
    assert BEATS.running
    made.close()
