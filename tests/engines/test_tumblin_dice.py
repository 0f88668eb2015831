"""Tumblin' Dice rule by rule: the sheet's examples, then one part for each paragraph of the rules, citing sheet 004."""

from __future__ import annotations

from typing import Any

import pytest

from ludolab.engines.protocol import Turn
from ludolab.engines.tumblin_dice import worth
from tests.engines.tumblin_play import TumblinDice, after, opened, thrown_round, told

SCORINGS = ("multiply", "add")


def scored(scoring: str, landings: dict[int, str], **options: Any) -> tuple[int, ...]:
    """The scores after one round of these landings, seat 0 throwing first."""
    n_dice = len(landings[0].split())
    game = TumblinDice(**{"seats": len(landings), "rounds": 2, "dice": n_dice, "scoring": scoring, **options})
    state, _ = thrown_round(game, opened(game, tuple(landings)), landings)
    return game.score(state)


# ---- The sheet's examples


def test_a_4_on_level_3_is_12() -> None:
    """Sheet 004, en, Example: "a die which shows a 4, resting on scoring level 3 (3 x dice) would equal 12"; de, pt alike."""
    assert worth("multiply", 3, 4) == 12
    assert scored("multiply", {0: "3:4", 1: "off"}) == (12, 0)


def test_a_4_on_level_3_is_7_for_children() -> None:
    """Sheet 004, en, Other playing options: "the score would equal 7 (4+3) instead of 12 as in regular play"; de, pt too."""
    assert worth("add", 3, 4) == 7
    assert scored("add", {0: "3:4", 1: "off"}) == (7, 0)


def test_the_highest_total_starts_and_ties_keep_the_previous_order() -> None:
    """Sheet 004, en: "the highest total score … goes first"; if equal, "the order of play reverts back to the prior round"."""
    game = TumblinDice(seats=3, dice=1)
    state, _ = thrown_round(game, opened(game, (2, 0, 1)), {0: "1:5", 1: "3:3", 2: "1:5"})
    assert game.score(state) == (5, 9, 5)
    assert state.order == (1, 2, 0)


# ---- The variant


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_play(seats: int) -> None:
    """Sheet 004, en: "A game for 2-6 players"; de the same. The Portuguese line says 2 to 4."""
    game = TumblinDice(seats=seats, rounds=1, dice=1)
    landings = {seat: f"1:{seat + 1}" for seat in range(seats)}
    state, threw = thrown_round(game, opened(game, tuple(range(seats))), landings)
    assert threw == list(range(seats))
    assert game.winners(state) == (seats - 1,)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"seats": 1}, "seats is an integer from 2 to 6, not 1"),
        ({"seats": 7}, "seats is an integer from 2 to 6, not 7"),
        ({"seats": 2.0}, "seats is an integer"),
        ({"seats": True}, "seats is an integer"),
        ({"scoring": "sum"}, 'scoring is "multiply" or "add"'),
        ({"rounds": 0}, "rounds is an integer from 1 to 20, not 0"),
        ({"rounds": 101}, "rounds is an integer from 1 to 20, not 101"),
        ({"dice": 0}, "dice is an integer from 1 to 8, not 0"),
        ({"dice": 9}, "dice is an integer from 1 to 8, not 9"),
        ({"target": 0}, "target is an integer from 1 to 1000, not 0"),
        ({"target": "301"}, "target is an integer"),
        ({"throw": "hand"}, 'throw is "table", "power"'),
        ({"teams": ((0,),)}, "teams must name each seat"),
        ({"teams": ((0, 1),)}, "teams must be two or more of equal size"),
        ({"teams": ((0, 1), (1, 0))}, "teams must name each seat from 0 to 1 once"),
        ({"teams": ((0,), (2,))}, "teams must name each seat"),
        ({"teams": ((0,), (True,))}, "teams must name each seat"),
        ({"teams": 5}, "teams must name each seat"),
        ({"seats": 3, "teams": ((0, 2), (1,))}, "teams must be two or more of equal size"),
        ({"seats": 4, "teams": ((0, 1), (2, 3), ())}, "teams must be two or more of equal size"),
    ],
)
def test_an_option_that_cannot_be_is_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason.replace("(", r"\(")):
        TumblinDice(**options)


def test_four_rounds_and_four_dice_unless_said_otherwise() -> None:
    """Sheet 004, en: "four rounds of play", "until all four of your dice have been used"; pt "um conjunto de 4 dados"."""
    game = TumblinDice()
    assert (game.seats, game.rounds, game.dice, game.scoring, game.target, game.teams) == (2, 4, 4, "multiply", None, None)
    state = opened(game, (0, 1))
    for _ in range(4):
        assert game.turn(state) is not Turn.OVER
        state, threw = thrown_round(game, state, {0: "1:2 off off off", 1: "1:1 off off off"})
        assert len(threw) == 8
    assert game.turn(state) is Turn.OVER
    assert game.score(state) == (8, 4)


# ---- 1. Who goes first


def test_the_highest_roll_goes_first_the_next_highest_second() -> None:
    """Sheet 004, en, Setup: "The highest roll goes first, followed by the next highest going next, and so on"; de, pt alike."""
    game = TumblinDice(seats=4)
    assert game.turn(game.start()) is Turn.CHANCE
    state = after(game, "order 2 6 1 4")
    assert state.order == (1, 3, 0, 2)
    assert (state.round, game.turn(state)) == (1, 1)
    assert told(game, game.start(), "order 2 6 1 4")[-1] == ("order-set", {"order": (1, 3, 0, 2)})


def test_equal_dice_roll_again_among_themselves() -> None:
    """House rule: those who tie roll again, and keep their place among the others."""
    game = TumblinDice(seats=6)
    state = after(game, "order 4 6 4 1 4 1")
    assert state.ranks == ((1,), (0, 2, 4), (3, 5))
    assert told(game, game.start(), "order 4 6 4 1 4 1")[-1] == ("order-tied", {})
    assert game.chance(state).total == 6**5  # seats 0, 2, 3, 4 and 5 roll one die each, in seat order
    state = after(game, "order 2 2 5 6 3", state=state)
    assert state.ranks == ((1,), (4,), (0, 2), (3,), (5,))  # low rollers never pass those above them
    state = after(game, "order 1 1", state=state)
    assert state.ranks[2] == (0, 2)
    assert after(game, "order 1 3", state=state).order == (1, 4, 2, 0, 3, 5)


# ---- 2. Turn by turn


def test_every_seat_sends_one_die_in_turn_until_all_are_used() -> None:
    """Sheet 004, en: "each player alternating turns until all four of your dice have been used. This is the end of a round"."""
    game = TumblinDice(seats=3)
    state, threw = thrown_round(game, opened(game, (1, 2, 0)), dict.fromkeys(range(3), "1:1 1:1 1:1 1:1"))
    assert threw == [1, 2, 0] * 4
    assert (state.round, state.n_thrown) == (2, 0)


def test_dice_are_named_in_order_of_use() -> None:
    game = TumblinDice()
    state = after(game, "order 1 2", "land 3:4", "land off", "land 2:2")
    assert game.view(state)["dice"] == {
        "die": ["0a", "1a", "1b"],
        "level": [0, 3, 2],
        "face": [0, 4, 2],
        "multiply": [0, 12, 4],
        "add": [0, 7, 4],
    }
    assert game.view(state)["hand"] == [3, 2]


# ---- 3. The dark line and the end of the board


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("gone", ["short", "off"])
def test_a_die_short_of_the_line_or_off_the_board_is_taken_away_and_used_up(scoring: str, gone: str) -> None:
    """Sheet 004, en: "If a die does not completely cross the line, it is removed from the board and counts as a turn"; pt
    "retira-se do tabuleiro e contando como um turno"; de "aus dem Spiel genommen". Off the board: "no longer in play"."""
    game = TumblinDice(scoring=scoring)
    state = after(game, "order 2 1")
    assert told(game, state, f"land {gone}") == [(f"fell-{gone}", {"seat": 0, "die": "0a"})]
    state = after(game, f"land {gone}", state=state)
    assert state.dice == ((None,), ())
    assert game.turn(state) == 1
    assert game.view(state)["hand"] == [3, 4]
    assert scored(scoring, {0: f"{gone} {gone}", 1: f"1:1 {gone}"}) == (0, worth(scoring, 1, 1))


# ---- 4. Dice hit dice


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_hit_die_counts_where_it_comes_to_rest(scoring: str) -> None:
    """Sheet 004, en: "bumping an opponent's die from the board", "may bump more than one die, or may bump his own die down
    into a better scoring position"; de "mehr als einen Würfel"; pt "mais de um dado"."""
    game = TumblinDice(scoring=scoring)
    state = after(game, "order 2 1", "land 1:2", "land 2:5", "land 3:3", "land 1:6")
    throw = "land 3:1 hit 0a>4:6 0b>3:2 1a>off 1b>short"  # to another level, another face, off, back over the line
    assert told(game, state, throw) == [
        (f"landed-{scoring}", {"seat": 0, "die": "0c", "level": 3, "face": 1, "points": worth(scoring, 3, 1)}),
        (f"hit-moved-{scoring}", {"die": "0a", "owner": 0, "seat": 0, "from_level": 1, "from_face": 2}
         | {"level": 4, "face": 6, "points": worth(scoring, 4, 6)}),
        (f"hit-moved-{scoring}", {"die": "0b", "owner": 0, "seat": 0, "from_level": 3, "from_face": 3}
         | {"level": 3, "face": 2, "points": worth(scoring, 3, 2)}),
        ("hit-off", {"die": "1a", "owner": 1, "seat": 0}),
        ("hit-short", {"die": "1b", "owner": 1, "seat": 0}),
    ]  # fmt: skip
    state = after(game, throw, state=state)
    assert state.dice == (((4, 6), (3, 2), (3, 1)), (None, None))
    assert game.turn(state) == 1
    assert game.view(state)["points"][scoring] == [sum(worth(scoring, *die) for die in [(4, 6), (3, 2), (3, 1)]), 0]


def test_a_die_that_goes_over_the_end_can_still_hit() -> None:
    game = TumblinDice()
    state = after(game, "order 2 1", "land 4:5", "land off hit 0a>off")
    assert state.dice == ((None,), (None,))


def test_with_the_model_every_die_on_the_level_is_decided_by_itself() -> None:
    """DECISIONS 1: one more outcome for each, in order of their names; then the next seat throws."""
    game = TumblinDice(throw={"model": "power", "hit": [1, 2], "hit_shifts": [[-1, 1], [0, 1], [1, 1], [2, 1]]})
    state = after(game, "order 2 1", "power 7", "land 3:4", "power 7", "land 3:1", "hit 0a>3:6", "power 5", "land 3:2")
    assert state.pending == ("0a", "1a")
    assert (game.turn(state), game.legal_actions(state)) == (Turn.CHANCE, ())
    state = after(game, "miss 0a", state=state)
    assert state.pending == ("1a",)
    state = after(game, "hit 1a>2:5", state=state)
    assert state.dice == (((3, 6), (3, 2)), ((2, 5),))
    assert (game.turn(state), state.pending) == (1, ())
    state = after(game, "power 1", "land 2:2", "hit 1a>1:1", "power 2", "land 1:1", "hit 1a>short", state=state)
    assert state.dice[1] == (None, (2, 2))


def test_dice_on_other_levels_are_not_touched_by_the_model() -> None:
    game = TumblinDice(throw="power")
    state = after(game, "order 2 1", "power 7", "land 3:4", "power 7", "land 2:4")
    assert state.pending == ()
    assert game.turn(state) == 0


def test_a_model_without_hits_asks_nothing() -> None:
    game = TumblinDice(throw={"model": "power", "hit": [0, 1]})
    state = after(game, "order 2 1", "power 7", "land 3:4", "power 7", "land 3:4")
    assert state.pending == ()
    assert game.turn(state) == 0


# ---- 5. Scoring


def test_only_the_board_at_the_end_of_a_round_counts() -> None:
    """Sheet 004, en: "This is the end of a round. At this point the scores are tallied. … All of the dice remaining on the
    board are multiplied and added in the same manner"; de "Sämtliche auf dem Spielbrett verbleibenden Würfel"."""
    game = TumblinDice(dice=2)
    state = after(game, "order 2 1", "land 4:6", "land 2:3", "land 1:5")
    assert game.score(state) == (0, 0)
    events = told(game, state, "land off hit 0a>off")
    assert ("round-points", {"seat": 0, "terms": (0, 5), "points": 5, "total": 5}) in events
    assert ("round-points", {"seat": 1, "terms": (6, 0), "points": 6, "total": 6}) in events
    assert ("round-over", {"round": 1}) in events
    assert game.score(after(game, "land off hit 0a>off", state=state)) == (5, 6)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_die_taken_away_scores_0_in_both_scorings(scoring: str) -> None:
    """Not 0 and something: the children's sum is for a die that lies on a level."""
    assert scored(scoring, {0: "short off", 1: "4:6 1:1"}) == (0, worth(scoring, 4, 6) + worth(scoring, 1, 1))


def test_bounds_of_a_die_and_of_a_round() -> None:
    spots = [(level, face) for level in (1, 2, 3, 4) for face in (1, 2, 3, 4, 5, 6)]
    assert {worth("add", *spot) for spot in spots} == set(range(2, 11))
    assert (min(worth("multiply", *spot) for spot in spots), max(worth("multiply", *spot) for spot in spots)) == (1, 24)
    best, none = "4:6 4:6 4:6 4:6", "off short off short"
    assert scored("multiply", {0: best, 1: none}) == (96, 0)
    assert scored("add", {0: best, 1: none}) == (40, 0)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_view_counts_by_both_rules_and_the_score_by_the_variant(scoring: str) -> None:
    game = TumblinDice(dice=1, scoring=scoring)
    state = after(game, "order 2 1", "land 3:4", "land off")
    assert game.view(state)["points"] == {"multiply": [12, 0], "add": [7, 0]}
    assert game.score(state) == ({"multiply": 12, "add": 7}[scoring], 0)


# ---- What a round leaves behind; 6, 7 and the teams are in test_tumblin_rounds.py


def test_the_dice_of_a_finished_round_lie_until_the_next_die_is_thrown() -> None:
    """DECISIONS 4."""
    game = TumblinDice(dice=1)
    state = after(game, "order 2 1", "land 3:4", "land 1:6")
    assert state.dice == (((3, 4),), ((1, 6),))
    assert game.view(state)["hand"] == [1, 1]
    assert after(game, "land 2:2", state=state).dice == (((2, 2),), ())


def test_dice_of_a_finished_round_cannot_be_hit() -> None:
    game = TumblinDice(dice=1, throw={"model": "power", "hit": [1, 1]})
    state = after(game, "order 2 1", "power 7", "land 3:4", "power 7", "land 1:6")
    assert after(game, "power 7", "land 3:3", state=state).pending == ()
