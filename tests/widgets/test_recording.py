"""RecordedWidget: traits and page follow the timeline through branches, refusals, faults, interrupts and playing observers."""

from __future__ import annotations

from typing import Any

import pytest
import traitlets

from ludolab.widgets.table import GameTable
from ludolab.widgets.tumblin_dice import TumblinDiceTable
from ludolab.widgets.wire import GuardedWidget
from tests.widgets.page import Page


def exploring(**options: Any) -> tuple[GameTable, Page]:
    table = GameTable(seed=1, throw="power", mode="explore", **options)
    return table, Page(table)


def assert_all_follow(table: GameTable, page: Page) -> None:
    page.read()
    assert page.state["frames"] == table._timeline.frames == table.frames
    assert (table.frame, table.cursor, page.state["cursor"]) == (table.frames[-1], table.frame["ply"], table.cursor)


def test_a_branch_that_ends_alike_reaches_the_page() -> None:
    """The last frame is the one of the line before; the power that led to it is another."""
    table, page = exploring()
    page.asks("step", step="order 6 1")
    for power in (9, 10, 9):
        page.asks("step", step=f"power {power}", at=1)
        page.asks("step", step="land off", at=2)
        page.read()
        assert page.state["frames"][2]["step"] == f"power {power}"
        assert_all_follow(table, page)
    ends = [table.frames[-1]]
    table.observe(lambda change: ends.append(change["new"]), "frame")
    table._timeline.play("power 10", "land off", at=1)  # the very same frame, and so no change of the trait
    table._moved()
    assert len(ends) == 1
    assert_all_follow(table, page)


@pytest.mark.parametrize("write", [{"lang": "xx"}, {"cursor": True}, {"frame": {"ply": 2}}, {"frames": []}])
def test_a_branch_after_a_refused_write_reaches_the_page(write: Any) -> None:
    """What the page is put right about is not all that it was sent."""
    table, page = exploring()
    page.asks("step", step="order 6 1")
    page.asks("step", step="power 5")
    page.writes(**write)
    page.asks("step", at=0, step="order 1 6")
    assert_all_follow(table, page)


def test_a_frame_the_page_wrote_is_put_right_with_the_recording() -> None:
    """It may have gone into the recording."""
    table, page = exploring()
    page.asks("step", step="order 6 1")
    page.read()
    page.state["frames"] = [{"ply": 0}]
    page.writes(frame={"ply": 0, "view": {}})
    assert_all_follow(table, page)
    assert page.state["frame"] == table.frame


@pytest.mark.parametrize("name", ["can", "frames", "cursor", "frame"])
def test_an_interrupt_in_an_observer_leaves_nothing_behind(name: str) -> None:
    """The move was made; table and page hold it, and play goes on."""
    table, page = exploring()

    def interrupted(_change: Any) -> None:
        raise KeyboardInterrupt

    table.observe(interrupted, name)
    with pytest.raises(KeyboardInterrupt):
        table.roll()
    table.unobserve(interrupted, name)
    assert_all_follow(table, page)
    page.asks("step", step="power 5")
    assert page.notice is None
    assert_all_follow(table, page)


@pytest.mark.parametrize("message", [{"do": "roll", "ply": 0}, {"do": "hello", "ply": 0}, {"do": "hello"}])
def test_a_table_left_behind_catches_up(message: Any) -> None:
    """An interrupt between the move and its telling: the next word of a page puts all right from the timeline."""
    table, page = exploring()
    table._timeline.roll()
    page.sends(message)
    assert_all_follow(table, page)


@pytest.mark.parametrize("name", ["frame", "frames", "cursor", "can", "task"])
def test_an_observer_that_plays_on_has_the_last_word(name: str) -> None:
    """Facts of the move before are old by then."""
    table = TumblinDiceTable(seed=3, dice=2, rounds=1, ask=True, mode="explore")
    page = Page(table)

    def answer(_change: Any) -> None:
        if table.game.turn(table.state) == 1:
            table.play("power 6")

    table.observe(answer, name)
    page.asks("roll")
    for _ in range(4):
        assert_all_follow(table, page)
        if table.game.turn(table.state) in (0, 1):
            page.asks("step", step="power 5")
    assert_all_follow(table, page)


def test_a_name_is_taken_at_any_ply() -> None:
    """Typed while the other half moved on."""
    table, page = exploring()
    table.roll()
    page.sends({"do": "name", "ply": 0, "seat": 0, "name": "Ana"})
    page.sends({"do": "name", "seat": 1, "name": "Ben"})
    assert page.notice is None
    assert page.state["header"]["names"] == ["Ana", "Ben"]


def test_a_fault_in_a_check_leaves_the_trait_as_it_was(caplog: pytest.LogCaptureFixture) -> None:
    """Traitlets would keep the value; what else was written with it is taken."""

    class Checked(GuardedWidget):
        PAGE_MAY_WRITE = frozenset({"size", "other"})
        size = traitlets.Int(1).tag(sync=True)
        other = traitlets.Int(1).tag(sync=True)

        @traitlets.validate("size")
        def _faulty(self, proposal: Any) -> Any:
            raise OverflowError(proposal["value"])

    made = Checked()
    page, seen = Page(made), []
    made.observe(seen.append, "size")
    page.writes(size=7, other=2)
    assert (made.size, made.other, seen) == (1, 2, [])
    assert page.notice == "notice-malformed"
    assert page.state["size"] == 1
    assert "could not check a write of size" in caplog.text
    caplog.clear()
