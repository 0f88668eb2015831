"""The chance to win the deciding round: exact equals slow twins, estimates cover the exact value."""

from __future__ import annotations

from fractions import Fraction
from time import process_time
from typing import Any

import pytest

from ludolab.engines.odds.simulate import Estimate
from ludolab.engines.odds.tumblin_dice import best_power, chance_to_win, power_points
from ludolab.engines.throws import POWERS, PowerThrow

from .twins import NO_HITS, begun, thrown_outlook, tumblin, walked_outlook

#: Few landings and few hits, so that the engine's whole tree can be walked: gentle, middling, wild.
NARROW = {
    "model": "power",
    "weights": [[1, 2, 0, 0, 0, 0]] * 3 + [[0, 0, 2, 1, 0, 0]] * 3 + [[0, 0, 0, 0, 1, 1]] * 4,
    "hit": [1, 2],
    "hit_shifts": [[-1, 1], [0, 1], [2, 1]],
}


def laws(game: Any) -> list[dict[int, int]]:
    return [dict(power_points(game, power).items()) for power in POWERS]


def outlook(chances: Any) -> tuple[Any, ...]:
    return (*chances.win, chances.tie)


@pytest.mark.parametrize(("seats", "dice", "scoring"), [(2, 1, "multiply"), (2, 1, "add"), (2, 2, "add"), (3, 1, "multiply")])
def test_without_hits_it_equals_the_slow_recursion(seats: int, dice: int, scoring: str) -> None:
    """Backward induction over gaps gives the fractions of a recursion over all totals, the chance of a tie among them."""
    game = tumblin(seats=seats, dice=dice, rounds=1, scoring=scoring, throw=NO_HITS)
    chances: Any = chance_to_win(game, begun(game))
    assert outlook(chances) == thrown_outlook(laws(game), tuple(range(seats)) * dice, (0,) * seats)
    assert chances.exact
    assert chances.play == "best"
    assert sum(chances.win) == 1


def test_without_hits_it_equals_walking_the_engine() -> None:
    """One die each, from the start and with the first die on its way: the engine's own tree gives the same fractions."""
    game = tumblin(dice=1, rounds=1, throw={**NARROW, "hit": [0, 1]})
    for steps in ((), ("power 7",), ("power 5", "land 3:4"), ("power 5", "land 3:4", "power 1")):
        state = begun(game, *steps)
        assert outlook(chance_to_win(game, state)) == walked_outlook(game, state)


def test_totals_of_earlier_rounds_count() -> None:
    """Seat 1 leads 24 to 4 after the first of two rounds, begins the second, and what is on the board counts as well."""
    game = tumblin(dice=2, rounds=2, throw=NO_HITS)
    first = ("power 8", "land 4:1", "power 8", "land 4:6", "power 8", "land off", "power 8", "land off")
    state = begun(game, *first)
    assert state.order == (1, 0)
    assert outlook(chance_to_win(game, state)) == thrown_outlook(laws(game), (1, 0, 1, 0), (4, 24))
    state = begun(game, *first, "power 3", "land 2:1", "power 8")
    law = power_points(game, 8)
    parts = [(law.probability(x), thrown_outlook(laws(game), (1, 0), (4 + x, 26))) for x in law]
    expected = tuple(sum((p * part[k] for p, part in parts), Fraction(0)) for k in range(3))
    assert outlook(chance_to_win(game, state)) == expected


def test_the_last_die_is_exact_with_hits() -> None:
    """The joint law of the thrown die and of every die it may move equals the engine's tree, in every state of the throw."""
    game = tumblin(dice=2, rounds=1, throw=NARROW)
    lying = ("power 5", "land 2:5", "power 5", "land 3:2", "power 7", "land 4:4")
    for steps in ((), ("power 5",), ("power 5", "land 2:1"), ("power 5", "land 3:6")):
        state = begun(game, *lying, *steps)
        chances = chance_to_win(game, state)
        assert outlook(chances) == walked_outlook(game, state)
        assert chances.exact


def test_the_last_die_is_exact_for_three_seats_with_several_dice_on_a_level() -> None:
    """Two foreign dice on the landing level, of two seats: totals are independent given the landing, ties of three count."""
    game = tumblin(seats=3, dice=1, rounds=1, throw=NARROW)
    state = begun(game, "power 5", "land 2:5", "power 5", "land 2:5", "miss 0a")
    assert outlook(chance_to_win(game, state)) == walked_outlook(game, state)
    landed = begun(game, "power 5", "land 2:5", "power 5", "land 2:5", "miss 0a", "power 4", "land 2:6")
    assert len(landed.pending) == 2
    assert outlook(chance_to_win(game, landed)) == walked_outlook(game, landed)


def test_partners_win_together() -> None:
    """With teams both partners have their team's chance, and two teams are two sides, exact to the first throw."""
    game = tumblin(seats=4, dice=1, rounds=1, teams=[[0, 2], [1, 3]], throw=NO_HITS)
    state = begun(game)
    chances = chance_to_win(game, state)
    expected = thrown_outlook(laws(game), tuple(seat % 2 for seat in state.order), (0, 0))
    assert chances.win == (expected[0], expected[1], expected[0], expected[1])
    assert chances.tie == expected[2]


def test_an_extra_round_is_among_the_tied_alone() -> None:
    """Sheet 004 en, "an over-time round (involving the tied players only)": the third seat has no chance left, exactly 0."""
    game = tumblin(seats=3, dice=1, rounds=1, throw=NO_HITS)
    state = begun(game, "power 8", "land 4:6", "power 8", "land 4:6", "power 8", "land off")
    assert state.order == (0, 1)
    chances = chance_to_win(game, state)
    assert chances.win[2] == 0
    assert (*chances.win[:2], chances.tie) == thrown_outlook(laws(game), (0, 1), (24, 24))


def test_an_extra_round_decides_a_game_to_a_target() -> None:
    """With a target only the round among those who have it is known to decide; before, the question is refused."""
    game = tumblin(dice=1, target=24, throw=NO_HITS)
    decided: Any = chance_to_win(game, begun(game, "power 8", "land 4:6", "power 8", "land 4:6"))
    assert sum(decided.win) == 1
    with pytest.raises(ValueError, match="target"):
        chance_to_win(game, begun(game))


def test_a_lead_that_cannot_be_caught_is_certain() -> None:
    """25 points behind with one die to throw is lost, 24 behind can still be shared."""
    game = tumblin(dice=2, rounds=1, throw=NO_HITS)
    lost = begun(game, "power 8", "land 4:6", "power 8", "land off", "power 1", "land 1:1")
    assert outlook(chance_to_win(game, lost)) == (1, 0, 0)
    level = begun(game, "power 8", "land 4:6", "power 8", "land off", "power 1", "land short")
    assert chance_to_win(game, level).tie == power_points(game, 8).probability(24)


def test_estimates_are_labelled_and_cover_the_exact_value() -> None:
    """With hits and two dice to come the answer is an Estimate, the same each time, and its interval holds the twin's value."""
    game = tumblin(dice=1, rounds=1, throw=NARROW)
    state = begun(game)
    chances, exact = chance_to_win(game, state), walked_outlook(game, state)
    assert not chances.exact
    assert chances.play == "as-if-no-hits"
    for found, true in zip(outlook(chances), exact, strict=True):
        assert isinstance(found, Estimate)
        assert found.covers(true)
    assert chance_to_win(game, state) == chances
    assert chance_to_win(game, state, n_trials=50).tie.n == 50  # type: ignore[union-attr]


def test_many_seats_are_estimated_with_plain_play() -> None:
    """Four seats with four dice each are too many positions: an estimate of power 8 thrown by all, each about a quarter."""
    game = tumblin(seats=4, rounds=1, throw=NO_HITS)
    chances = chance_to_win(game, begun(game))
    assert (chances.exact, chances.play) == (False, "most-points")
    assert all(isinstance(chance, Estimate) and chance.covers(0.25) for chance in chances.win)


@pytest.mark.parametrize("options", [{}, {"throw": NO_HITS}, {"seats": 6}, {"seats": 6, "dice": 8}, {"dice": 8}])
def test_an_answer_comes_soon(options: dict[str, Any]) -> None:
    """An answer or a labelled estimate within 2 s; counted is processor time, doubled for a slow machine."""
    game = tumblin(**{"rounds": 1, **options})
    state, began = begun(game), process_time()
    chance_to_win(game, state)
    assert process_time() - began < 4


def test_best_power_for_the_win_equals_the_twin() -> None:
    """Each power's chance, exact without hits and for the last die with them, is the twin's after that power."""
    game = tumblin(dice=1, rounds=1, throw={**NARROW, "hit": [0, 1]})
    hits = tumblin(dice=1, rounds=1, throw=NARROW)
    for played, state in ((game, begun(game)), (hits, begun(hits, "power 5", "land 2:6"))):
        rows = best_power(played, state, "win")
        seat = state.thrower
        for row in rows:
            assert row.value == walked_outlook(played, played.apply(state, row.action))[seat]
        assert rows[0].value == chance_to_win(played, state).win[seat]
        assert rows[0].cost == 0
        assert all(row.cost == rows[0].value - row.value for row in rows)  # type: ignore[operator]


def test_best_power_for_the_win_is_estimated_with_hits() -> None:
    """Before the last die, with hits, every power has an Estimate; while hits are rare its interval holds the best value."""
    game = tumblin(dice=1, rounds=1, throw={**NARROW, "hit": [1, 6], "hit_shifts": [[1, 1]]})
    state = begun(game)
    for row in best_power(game, state, "win"):
        assert isinstance(row.value, Estimate)
        assert row.value.covers(walked_outlook(game, game.apply(state, row.action))[0])


def test_the_last_die_throws_for_what_it_needs() -> None:
    """21 points behind only a 6 on level 4 helps: the power that gets there most often is best, whatever it risks."""
    game = tumblin(dice=1, rounds=1, throw=NO_HITS)
    behind = begun(game, "power 8", "land 4:6")
    rows = best_power(game, behind, "win")
    assert rows[0].action == game.read("power 8")
    assert rows[0].value == power_points(game, 8).probability(24) / 2
    ahead = begun(game, "power 1", "land short")
    least_gone = best_power(game, ahead, "win")[0].action.power
    assert least_gone in (5, 6)


def test_where_no_chance_can_be_told() -> None:
    """A real table, a finished game, the opening roll, an earlier round and an unknown aim each give the reason."""
    table = tumblin(throw="table")
    with pytest.raises(ValueError, match="real table"):
        chance_to_win(table, begun(table))
    with pytest.raises(ValueError, match="real table"):
        best_power(table, begun(table))
    game = tumblin(dice=1, rounds=1)
    over = begun(game, "power 8", "land 4:6", "power 8", "land off")
    for ask in (chance_to_win, best_power):
        with pytest.raises(ValueError, match="over"):
            ask(game, over)
        with pytest.raises(ValueError, match="opening"):
            ask(game, game.start())
    with pytest.raises(ValueError, match="on its way"):
        best_power(game, begun(game, "power 8"))
    with pytest.raises(ValueError, match="aim"):
        best_power(game, begun(game), "glory")
    long = tumblin()
    with pytest.raises(ValueError, match="round 1 of 4"):
        chance_to_win(long, begun(long))
    with pytest.raises(ValueError, match="round 1 of 4"):
        best_power(long, begun(long), "win")


def test_own_and_foreign_hits_enter_the_expected_points() -> None:
    """By walking the engine: the mean change of the own points, and of the own less the other's, for every power."""
    game = tumblin(dice=2, rounds=3, throw=PowerThrow(hit=(1, 2)))
    state = begun(game, "power 8", "land 3:4", "power 8", "land 3:1", "miss 0a")

    def change(here: Any) -> tuple[Fraction, Fraction]:
        if here.n_thrown > state.n_thrown:
            sums = [sum(game.round_terms(here, seat)) - sum(game.round_terms(state, seat)) for seat in (0, 1)]
            return Fraction(sums[0]), Fraction(sums[0] - sums[1])
        law = game.chance(here)
        parts = [(law.probability(step), change(game.apply(here, step))) for step in law]
        return sum((p * a for p, (a, _) in parts), Fraction(0)), sum((p * b for p, (_, b) in parts), Fraction(0))

    points = {row.action: row for row in best_power(game, state)}
    lead = {row.action: row for row in best_power(game, state, "lead")}
    for action in game.legal_actions(state):
        assert (points[action].value, lead[action].value) == change(game.apply(state, action))


def test_ranks_costs_and_reasons() -> None:
    """On an empty board the order is that of the means; power 10 is too risky, power 1 too weak, power 7 too gentle."""
    game = tumblin()
    rows = best_power(game, begun(game))
    assert [row.value for row in rows] == sorted((power_points(game, power).mean() for power in POWERS), reverse=True)
    reasons = {row.action.power: row.reason for row in rows}
    assert {power: reasons[power].key for power in (8, 10, 1, 7)} == {
        8: "reason-best",
        10: "reason-risk",
        1: "reason-short",
        7: "reason-safe",
    }
    assert reasons[10].numbers["off"] == Fraction(20, 36)
    assert reasons[7].numbers["stays"] == power_points(game, 7).mean() / Fraction(31, 36)
