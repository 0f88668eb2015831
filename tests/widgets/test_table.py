"""GameTable: the notebook and the page drive one game; saving and loading; what goes over the wire and when."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

from ludolab.engines.protocol import IllegalStep
from ludolab.widgets.table import GameTable
from tests.widgets.page import Page

MARKUP = ["<script>alert(1)</script>", "</table><b>Ben", "\"'&amp;"]


def typed(**options: Any) -> GameTable:
    table = GameTable(seed=5, **options)
    table.play("order 5 2")
    return table


def modelled(**options: Any) -> GameTable:
    table = GameTable(seed=5, throw="power", **options)
    table.roll()
    return table


def unchanged_after(table: GameTable, page: Page, do: str, notice: str, **fields: Any) -> None:
    before = (table.record.to_json(), table.frames, table.seed, table.header)
    page.asks(do, **fields)
    assert (table.record.to_json(), table.frames, table.seed, table.header) == before
    assert page.notice == notice


# One game, two ways to it


def test_the_page_plays_as_the_notebook_does() -> None:
    """A step from the page and the same step from a cell give the same table."""
    one, other = typed(), typed()
    page = Page(one)
    page.asks("step", step="land 3:4 ")
    other.play("land 3:4")
    assert one.frames == other.frames == Page(other).state["frames"]
    page.read()
    assert page.state["frames"] == one.frames
    assert page.state["cursor"] == one.cursor == 2
    assert one.record == other.record


def test_a_move_is_one_message_without_the_history() -> None:
    """One update, with the frame and the cursor and nothing that did not change."""
    table = modelled()
    page = Page(table)
    page.asks("step", step="power 7")
    (message,) = page.read()
    assert set(message["state"]) <= {"frame", "cursor", "can"}
    assert page.state["frames"] == table.frames


def test_a_double_click_throws_once() -> None:
    """The second message was made against a ply that is over: it is stale."""
    table = modelled()
    page = Page(table)
    intent = {"do": "step", "ply": 1, "step": "power 7"}
    page.sends(intent)
    once = table.record
    page.sends(intent)
    assert table.record == once
    assert page.notice == "notice-stale"


def test_a_refusal_says_the_rule_and_changes_nothing_to_come() -> None:
    """Rolls after a refused step are what they would have been."""
    table, twin = modelled(), modelled()
    page = Page(table)
    unchanged_after(table, page, "step", "illegal-power-range", step="power 11")
    assert page.state["notice"]["numbers"] == {"power": 11, "lowest": 1, "highest": 10}
    first = page.state["notice"]["serial"]
    unchanged_after(table, page, "step", "illegal-power-range", step="power 11")
    assert page.state["notice"]["serial"] == first + 1
    page.asks("step", step="power 7")
    twin.play("power 7")
    assert table.frames == twin.frames
    assert page.notice is None


@pytest.mark.parametrize(
    ("step", "notice"),
    [
        ("land 5:1", "illegal-level-range"),
        ("land 1:7", "illegal-face-range"),
        ("land 1:1 hit 1a>2:2", "illegal-die-not-on-board"),
        ("land 1:1 hit 0a>2:2 0a>off", "illegal-die-hit-twice"),
        ("hit 0a>2:2", "illegal-not-now"),
        ("power 3", "illegal-not-now"),
        ("land", "illegal-step-unreadable"),
        ("<img src=x>", "illegal-step-unreadable"),
    ],
)
def test_bad_steps_get_the_exact_reason(step: str, notice: str) -> None:
    table = typed()
    table.play("land 3:4", "land 2:2")
    table.undo()
    unchanged_after(table, Page(table), "step", notice, step=step)


def test_the_notebook_gets_the_refusal_as_an_exception() -> None:
    table = typed()
    before = table.frames
    with pytest.raises(IllegalStep, match="level-range: level 5, lowest 1, highest 4"):
        table.play("land 5:1")
    assert table.frames == before
    assert table.notice is None


def test_the_dice_are_the_seeds_unless_people_bring_their_own() -> None:
    """In a fair game with a model nobody types what the dice show; at a real table and in explore mode one may."""
    table = GameTable(throw="power", seed=1)
    page = Page(table)
    unchanged_after(table, page, "step", "notice-fair-roll", step="order 5 2")
    page.writes(mode="explore")
    page.asks("step", step="order 5 2")
    assert table.frames[1]["step"] == "order 5 2"
    real = GameTable(seed=1)
    Page(real).asks("step", step="order 5 2")
    assert real.frames[1]["step"] == "order 5 2"


def test_exploring_goes_on_from_any_ply() -> None:
    """A fair page may not branch; an exploring one may, and the page's recording follows."""
    table = typed()
    table.play("land 3:4", "land 2:2", "land 1:1")
    page = Page(table)
    unchanged_after(table, page, "step", "notice-branch", step="land off", at=2)
    page.writes(mode="explore")
    page.asks("step", step="land off", at=2)
    page.read()
    assert [frame["step"] for frame in table.frames[1:]] == ["order 5 2", "land 3:4", "land off"]
    assert page.state["frames"] == table.frames


def test_rolling_from_the_page() -> None:
    table = GameTable(seed=5, throw="power")
    page = Page(table)
    page.asks("roll")
    page.read()
    assert page.state["frames"][-1]["turn"] in (0, 1)
    unchanged_after(table, page, "roll", "illegal-not-now")


def test_undo_is_fair_or_free() -> None:
    """`can` says what there is; a roll is not taken back in a fair game, and rolls again the same in explore mode."""
    table = modelled()
    page = Page(table)
    page.asks("step", step="power 7")
    after = table.frames
    assert table.can == []
    assert not table.undo()
    unchanged_after(table, page, "undo", "notice-undo-stops")
    page.writes(mode="explore")
    page.read()
    assert page.state["can"] == ["undo"]
    page.asks("undo")
    page.read()
    assert page.state["frames"] == table.frames == after[:2]
    assert page.state["can"] == ["undo", "redo"]
    page.asks("step", step="power 7")
    page.read()
    assert page.state["frames"] == table.frames == after
    unchanged_after(table, page, "redo", "notice-nothing-to-redo")


def test_undo_and_redo_at_a_real_table() -> None:
    table = typed()
    table.play("land 3:4")
    page = Page(table)
    page.asks("undo")
    page.asks("undo")
    assert (table.frame["ply"], table.can) == (0, ["redo"])
    unchanged_after(table, page, "undo", "notice-nothing-to-undo")
    page.asks("redo")
    assert table.redo()
    page.read()
    assert page.state["frames"] == table.frames
    assert [frame["step"] for frame in table.frames[1:]] == ["order 5 2", "land 3:4"]


# New games, names, seeds


def test_a_new_game_has_a_new_seed_and_the_same_names() -> None:
    """The seed is shown and can be used again; other options may be given."""
    table = typed(names=["Ana", "Ben"])
    page = Page(table)
    page.asks("new")
    assert page.notice == "notice-new-game"
    assert page.state["frames"] == table.frames
    assert len(table.frames) == 1
    assert table.header["names"] == ["Ana", "Ben"]
    assert page.state["seed"] == table.seed
    page.asks("new", seed=77, variant={"seats": 3, "scoring": "add"}, names=["A", "B", "C"])
    page.read()
    assert (table.seed, table.seats, table.header["variant"]) == (77, 3, {"seats": 3, "scoring": "add"})
    assert page.state["header"] == table.header
    table.new(seats=4)
    assert (table.seats, table.header["variant"], table.header["names"]) == (4, {"seats": 4, "scoring": "add"}, [])
    assert len({GameTable().seed for _ in range(5)}) > 1


def test_a_new_game_and_moves_in_one_go_reach_the_page() -> None:
    """Whatever a cell does between two looks of the page."""
    table = modelled()
    page = Page(table)
    with table.hold_sync():
        table.play("power 3")
        table.new(seed=9)
        table.roll()
        table.play("power 4")
    assert len(page.updates()) == 1
    assert page.state["frames"] == table.frames
    with table.hold_sync():
        table.play("power 5")
        table.play("power 6")
    page.read()
    assert page.state["frames"] == table.frames


def test_a_new_game_that_cannot_be_is_refused_with_its_reason() -> None:
    table = typed()
    with pytest.raises(ValueError, match="seats is an integer from 2 to 6, not 7"):
        table.new(seats=7)
    with pytest.raises(TypeError, match="'colour'"):
        table.new(colour="red")
    unchanged_after(table, Page(table), "new", "notice-variant", variant={"seats": 7})


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = GameTable(throw="power", seed=3), GameTable(throw="power", seed=4)
    Page(other).asks("seed", seed=3)
    assert other.notice["key"] == "notice-new-game"
    for table in (one, other):
        table.roll()
        table.play("power 7")
    assert one.frames == other.frames


@pytest.mark.parametrize("seed", [-1, 2**53, 1.0, "7", True])
def test_seeds_that_a_page_cannot_hold_are_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is an integer from 0 to"):
        GameTable(seed=seed)


def test_names_are_text() -> None:
    """Markup in a name is kept as it is typed and never becomes markup."""
    table = GameTable(seats=3, names=MARKUP)
    page = Page(table)
    assert page.state["header"]["names"] == MARKUP
    html = table._repr_mimebundle_()[0]["text/html"]

    seen: set[str] = set()

    class Tags(HTMLParser):
        def handle_starttag(self, tag: str, attrs: Any) -> None:
            seen.add(tag)

    Tags().feed(html)
    assert seen <= {"figure", "table", "caption", "thead", "tbody", "tr", "th", "td", "figcaption"}
    assert MARKUP[0] in table.spoken()


def test_naming_a_seat_moves_nothing() -> None:
    """Only the header goes out; the cursor stays where the page looks."""
    table = typed()
    page = Page(table)
    page.writes(cursor=0)
    page.asks("name", seat=1, name="<i>Ben</i>")
    (update,) = [message for message in page.updates() if "cursor" not in message["state"]]
    assert set(update["state"]) == {"header"}
    assert (table.header["names"], table.cursor, table.record.names) == (["", "<i>Ben</i>"], 0, ("", "<i>Ben</i>"))


# Watching


def test_an_observer_sees_one_change_with_all_facts_in_place() -> None:
    """One call for a move, however many steps it has, and no more after a second table was made."""
    table = modelled()
    seen = []
    table.observe(lambda change: seen.append((change["new"]["ply"], table.cursor, table.record)), "frame")
    GameTable()
    table.play("power 7")
    assert seen == [(table.frame["ply"], table.frame["ply"], table.record)]


def test_an_observer_may_play_on() -> None:
    """A policy that answers in an observer: the page gets both moves."""
    table = modelled()
    page = Page(table)

    def answer(change: Any) -> None:
        if change["new"]["turn"] == 0:
            table.play("power 2")

    table.observe(answer, "frame")
    first = table.frame["turn"]
    page.asks("step", step="power 9")
    page.read()
    assert page.state["frames"] == table.frames
    assert table.frame["turn"] == 1
    assert sum((frame["step"] or "").startswith("power") for frame in table.frames) >= 1 + (first == 1)
