"""TumblinDiceTable: laws of the model, the rule that is shown, and the child that reckons first."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from ludolab.engines.odds.tumblin_dice import die_points
from ludolab.engines.pmf import Pmf
from ludolab.engines.record import Record, RecordError
from ludolab.engines.throws import PowerThrow
from ludolab.widgets.table import GameTable
from ludolab.widgets.tumblin_dice import TumblinDiceTable, hint, laws_of
from tests.widgets.page import Page


def asking(**options: Any) -> TumblinDiceTable:
    table = TumblinDiceTable(seed=3, ask=True, scoring="add", **options)
    table.play("order 5 2", "power 7", "land 3:4")
    return table


def test_a_screen_throws_by_a_model_unless_told_otherwise() -> None:
    """The rules know only a real table by default; the widget has no real dice."""
    assert TumblinDiceTable().header["variant"] == {"throw": "power"}
    assert TumblinDiceTable(throw="table").header["variant"] == {}
    record = GameTable(seed=1).record
    assert TumblinDiceTable(record=record).header["variant"] == {}


def test_another_game_is_refused() -> None:
    """This table has no board for it."""

    class Other:
        name = "other"

    with pytest.raises(RecordError, match="other-game"):
        TumblinDiceTable(record=Record(Other()))


def test_the_laws_are_exact() -> None:
    """Whole weights for each power under both rules, equal to the law of a die's points."""
    laws = TumblinDiceTable().laws
    assert (laws["model"], laws["default"], list(laws["powers"])) == ("power", True, [str(power) for power in range(1, 11)])
    seven = laws["powers"]["7"]
    assert seven["weights"] == {"short": 1, "1": 4, "2": 9, "3": 12, "4": 6, "off": 4}
    expected = die_points(Pmf({0: 5, 1: 4, 2: 9, 3: 12, 4: 6}), "add")
    assert Pmf(dict(map(tuple, seven["add"]))) == expected
    assert Pmf(dict(map(tuple, seven["multiply"]))).probability(24) == Fraction(6, 36 * 6)


def test_a_models_own_weights_are_told_from_the_invented_ones() -> None:
    own = PowerThrow(hit=(0, 1))
    assert laws_of(own)["default"] is False
    assert TumblinDiceTable(throw="table").laws == {"model": None, "default": False, "powers": {}}


def test_the_laws_are_sent_once() -> None:
    """They are 4 kB; moves do not carry them."""
    table = TumblinDiceTable(seed=1)
    page = Page(table)
    page.asks("roll")
    page.asks("step", step="power 7")
    assert all("laws" not in message["state"] for message in page.updates())
    page.asks("new", variant={"throw": "table"})
    page.read()
    assert page.state["laws"]["model"] is None


def test_the_rule_that_is_shown_is_the_games_own_until_changed() -> None:
    """The page may count by the other rule; a new game by other rules is shown by its own."""
    table = TumblinDiceTable(seed=1, scoring="add")
    page = Page(table)
    assert table.shown == page.state["shown"] == "add"
    table.new(scoring="multiply")
    assert table.shown == "multiply"
    page.writes(shown="add")
    assert table.shown == "add"
    table.new()
    assert table.shown == "add"
    page.writes(shown="divide")
    page.read()
    assert table.shown == page.state["shown"] == "add"
    assert TumblinDiceTable(shown="add").shown == "add"


def test_nothing_is_asked_without_ask() -> None:
    table = TumblinDiceTable(seed=1)
    table.play("order 5 2", "power 7", "land 3:4")
    assert table.task is None
    with pytest.raises(ValueError, match="nothing is asked"):
        table.answer(7)
    page = Page(table)
    page.asks("answer", die="0a", value=7)
    assert page.notice == "notice-not-asked"


def test_the_last_die_is_asked_for() -> None:
    table = TumblinDiceTable(seed=3, ask=True, scoring="add")
    assert table.task is None
    table.play("order 5 2", "power 7", "land 3:4")
    assert table.task == {
        "die": "0a",
        "face": 4,
        "level": 3,
        "tries": 0,
        "hint": None,
        "stars": 0,
        "solved": [],
        "word": "add",
    }
    table.play("power 7", "land 1:6")
    assert (table.task["die"], table.task["face"]) == ("1a", 6)
    table.play("power 10", "land off")
    assert table.task["die"] == "1a"


def test_a_right_answer_is_a_star() -> None:
    """From the page; the answer is one small message, and the game has not moved."""
    table = asking()
    page = Page(table)
    ply = table.frame["ply"]
    page.asks("answer", die="0a", value=7)
    (message,) = page.read()
    assert set(message["state"]) == {"task"}
    assert (table.task["stars"], table.task["solved"], table.task["tries"], table.task["hint"]) == (1, ["0a"], 1, None)
    assert table.frame["ply"] == ply
    page.asks("answer", die="0a", value=7)
    assert page.notice == "notice-not-asked"
    assert table.task["stars"] == 1


def test_a_wrong_answer_gets_a_hint_and_never_the_answer() -> None:
    """First the direction, then a way to count; who took the other rule is told which one counts."""
    table = asking()
    assert not table.answer(5)
    assert table.task["hint"] == {"key": "hint-too-small", "numbers": {"face": 4, "level": 3}}
    assert not table.answer(9)
    assert table.task["hint"]["key"] == "hint-count-on"
    assert not table.answer(12)
    assert (table.task["hint"]["key"], table.task["tries"], table.task["stars"]) == ("hint-we-add", 3, 0)
    assert table.answer(7)
    assert [hint("multiply", 3, 4, value, tries)["key"] for value, tries in ((7, 1), (13, 1), (13, 2))] == [
        "hint-we-multiply",
        "hint-too-big",
        "hint-rows",
    ]
    for level in range(1, 5):
        for face in range(1, 7):
            for rule, right in (("add", level + face), ("multiply", level * face)):
                told = {hint(rule, level, face, value, 1 + value % 3)["key"] for value in range(25) if value != right}
                assert told <= {
                    "hint-too-small",
                    "hint-too-big",
                    "hint-count-on",
                    "hint-rows",
                    "hint-we-add",
                    "hint-we-multiply",
                }


@pytest.mark.parametrize("value", [-1, 25, 7.0, "7", True, None])
def test_an_answer_is_a_number_that_a_die_can_be_worth(value: Any) -> None:
    table = asking()
    before = table.task
    with pytest.raises(ValueError, match="an answer is an integer from 0 to 24"):
        table.answer(value)
    assert table.task == before


def test_a_page_may_answer_too_much_but_nothing_odd() -> None:
    """A child may type 77: that is wrong like any other. Another die, or no number, is refused."""
    table = asking()
    page = Page(table)
    page.asks("answer", die="0a", value=77)
    assert (table.task["tries"], page.notice) == (1, None)
    before = table.task
    for fields in (
        {"die": "0a", "value": -1},
        {"die": "0a", "value": "7"},
        {"die": "1a", "value": 7},
        {"die": "0a", "value": 7.0},
    ):
        page.asks("answer", **fields)
        assert page.notice in ("notice-malformed", "notice-not-asked")
        assert table.task == before
    page.sends({"do": "answer", "ply": 0, "die": "0a", "value": 7})
    assert (page.notice, table.task) == ("notice-stale", before)


def test_the_question_follows_the_rule_that_is_shown() -> None:
    """Counting by the other rule is another question: tries and hint begin anew."""
    table = asking()
    table.answer(5)
    page = Page(table)
    page.writes(shown="multiply")
    page.read()
    assert (page.state["task"]["word"], page.state["task"]["tries"], page.state["task"]["hint"]) == ("multiply", 0, None)
    assert table.answer(12)


def test_going_back_takes_the_star_back() -> None:
    """A die that was not thrown was not reckoned; a redo brings it back with its star, thrown anew it is asked anew."""
    table = asking(mode="explore")
    table.answer(7)
    table.play("power 7", "land 1:6")
    table.answer(7)
    assert table.task["stars"] == 2
    table.undo()
    assert (table.task["die"], table.task["stars"], table.task["solved"]) == ("0a", 1, ["0a"])
    table.undo()
    assert table.task is None
    table.redo()
    assert (table.task["stars"], table.task["solved"]) == (1, ["0a"])
    table.undo()
    table.play("power 7", "land 3:4")
    assert (table.task["die"], table.task["stars"], table.task["solved"]) == ("0a", 0, [])
    assert table.answer(7)
    assert table.task["stars"] == 1


def test_stars_last_over_rounds_and_end_with_the_game() -> None:
    """Names of dice come again in the next round; what was solved in the round before is no answer there."""
    table = TumblinDiceTable(seed=3, ask=True, scoring="add", dice=1)
    table.play("order 5 2", "power 7", "land 3:4")
    assert table.answer(7)
    table.play("power 7", "land 2:2")
    assert table.answer(4)
    assert table.task["solved"] == ["1a", "0a"]
    table.play("power 7", "land 3:4")
    assert (table.task["die"], table.task["stars"], table.task["solved"]) == ("0a", 2, [])
    table.new()
    assert table.task is None
    table.play("order 5 2", "power 7", "land 3:4")
    assert table.task["stars"] == 0


def test_at_a_real_table_a_die_that_was_knocked_is_asked_again() -> None:
    """What it is worth has changed; the star is the throw's, and there was one throw."""
    table = TumblinDiceTable(seed=3, ask=True, scoring="add", throw="table")
    table.play("order 5 2", "land 3:4")
    assert table.answer(7)
    table.play("land off hit 0a>4:6")
    assert (table.task["die"], table.task["face"], table.task["level"], table.task["solved"]) == ("0a", 6, 4, [])
    assert table.answer(10)
    assert (table.task["stars"], table.task["solved"]) == (1, ["0a"])
    table.undo()
    assert (table.task["stars"], table.task["solved"]) == (1, ["0a"])


def test_a_loaded_game_asks_for_its_last_die() -> None:
    table = asking()
    again = TumblinDiceTable(record=table.record, ask=True)
    assert (again.task["die"], again.task["word"]) == ("0a", "add")


def test_a_cell_keeps_a_picture_and_words() -> None:
    """The board as a picture that cleaned notebooks show, the score and how to go on beside it; the same every time."""

    def bundle(seed: int) -> dict[str, Any]:
        table = TumblinDiceTable(seed=seed, names=["<b>Ana</b>", "Ben"])
        table.play("order 5 2", "power 7", "land 3:4")
        data: dict[str, Any] = table._repr_mimebundle_()[0]
        return {kind: data[kind] for kind in ("text/plain", "text/html")}

    one = bundle(1)
    assert one == bundle(2)
    html = one["text/html"]
    assert 'src="data:image/svg+xml;base64,' in html
    assert "<b>" not in html
    assert "Run the cell again to play on." in html
    assert one["text/plain"] == "<TumblinDiceTable: tumblin_dice, 2 seats, 3 steps>"


def test_the_still_picture_does_not_tell_the_sum_that_is_asked_for() -> None:
    """Neither the caption nor its alternative text holds the answer; once it is found they do."""
    table = TumblinDiceTable(throw="table", ask=True, names=["Ana", "Ben"], seed=1)
    table.play("order 6 2", "land 3:4")
    assert "12" not in table.spoken()
    assert "a 4 on level 3" in table.spoken()
    assert table.answer(12)
    assert "4 × 3 = 12" in table.spoken()


def test_at_the_end_the_picture_names_no_winner_before_the_answer() -> None:
    """The last sum of the game decides it, so the words wait for it."""
    table = TumblinDiceTable(throw="table", ask=True, names=["Ana", "Ben"], rounds=1, dice=1, seed=1)
    table.play("order 6 2", "land off", "land 3:4")
    assert "12" not in table.spoken()
    assert "wins" not in table.spoken()
    assert table.answer(12)
    assert "Ben wins" in table.spoken()
