"""What is wrong with options is said exactly."""

from __future__ import annotations

import pytest

from ludolab.engines.protocol import IllegalStep
from ludolab.engines.record import RecordError
from ludolab.widgets.options import checked_seed, demand_known, made_game, read_record, refusal_numbers


def test_a_game_by_name_class_or_itself() -> None:
    game = made_game("tumblin_dice", {"seats": 3}, "GameTable")
    assert made_game(type(game), {"seats": 3}, "") == game
    assert made_game(game, {}, "") is game


@pytest.mark.parametrize(
    ("variant", "reason"),
    [
        ({"seats": 7}, "seats is an integer from 2 to 6, not 7"),
        ({"seats": True}, "not True"),
        ({"scoring": "times"}, "scoring is"),
        ({"teams": [[0], [1, 2]], "seats": 3}, "equal size"),
        ({"throw": "hand"}, "throw is"),
    ],
)
def test_a_value_that_cannot_be_names_what_can(variant: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        made_game("tumblin_dice", variant, "GameTable")


def test_an_unknown_option_names_the_known_ones() -> None:
    with pytest.raises(TypeError, match="GameTable has no option 'sides'; it has dice, rounds, scoring, seats"):
        made_game("tumblin_dice", {"sides": 6}, "GameTable")
    demand_known("X", ["a"], ["a", "b"])


def test_a_text_that_is_neither_record_nor_file() -> None:
    """Long or broken lines are taken for text, never for a path."""
    for text in ("x" * 5000 + ".json", "no\nfile.json", "{", b"\xff"):
        with pytest.raises(RecordError, match="not-json"):
            read_record(text)


def test_a_new_seed_has_six_digits_at_most() -> None:
    assert all(0 <= checked_seed(None) < 1_000_000 for _ in range(50))
    assert checked_seed(0) == 0


def test_refusals_cross_the_wire_as_json() -> None:
    """Tuples become lists; a reason keeps its own key and numbers."""
    reason = IllegalStep("position-keys", expected=("a", "b"))
    assert refusal_numbers(RecordError("bad-position", reason=reason)) == {
        "reason": {"key": "illegal-position-keys", "numbers": {"expected": ["a", "b"]}}
    }
    assert refusal_numbers(IllegalStep("game-over")) == {}
