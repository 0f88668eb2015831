"""Walking games: lines counted by hand, states reached, and the chance ahead averaged exactly."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from ludolab.engines.odds.tree import expectation, perft, reachable, steps, walk

from .twins import NO_HITS, begun, tumblin


def test_the_first_lines_counted_by_hand() -> None:
    """Two dice roll in 36 ways, 30 decide and leave ten powers, 6 tie and roll again: 36, then 30 · 10 + 6 · 36."""
    game = tumblin()
    start = game.start()
    assert [perft(game, start, depth) for depth in range(3)] == [1, 36, 30 * 10 + 6 * 36]


def test_the_lines_of_a_throw_counted_by_hand() -> None:
    """At a real table a throw has 26 places. In the model each power has six faces for each level it reaches, short, off."""
    table, game = tumblin(throw="table"), tumblin()
    assert perft(table, begun(table), 1) == 26
    reached = [row[1:5] for row in game.throw.weights]
    gone = [(row[0] > 0) + (row[5] > 0) for row in game.throw.weights]
    by_power = [6 * sum(weight > 0 for weight in row) + n for row, n in zip(reached, gone, strict=True)]
    assert by_power == [13, 19, 25, 26, 26, 26, 26, 25, 25, 25]
    assert perft(game, begun(game), 2) == sum(by_power) == 236


def test_a_line_that_has_ended_does_not_go_on() -> None:
    """One die each, one round, a landing that is certain to go off: the second die ends it in a tie and an extra round."""
    game = tumblin(dice=1, rounds=1, throw={"model": "power", "weights": [[0, 0, 0, 0, 1, 0]] * 10, "hit": [0, 1]})
    state = begun(game)
    # power, landing, power, landing: 10 · 6 · 10 · 6 lines, of which the 6 · 10 · 10 ties go on with ten powers each
    assert perft(game, state, 4) == 3600
    assert perft(game, state, 5) == 600 * 10
    with pytest.raises(ValueError, match="-1 steps"):
        perft(game, state, -1)


def test_counting_agrees_with_walking() -> None:
    """The lines that `walk` lists are as many as `perft` counts, each leading to the state after it."""
    game = tumblin(dice=1, rounds=1)
    lines = list(walk(game, begun(game), 2))
    assert lines[0] == ((), begun(game))
    assert len({line for line, _ in lines}) == len(lines)
    assert [sum(len(line) == depth for line, _ in lines) for depth in range(3)] == [1, 10, perft(game, begun(game), 2)]
    for line, state in islice(lines, 0, None, 37):
        here: Any = begun(game)
        for step in line:
            here = game.apply(here, step)
        assert here == state
    assert perft(game, begun(game, "power 3"), 3) == sum(len(line) == 3 for line, _ in walk(game, begun(game, "power 3"), 3))


def test_reachable_states_within_a_bound() -> None:
    """One die a seat without hits: 1 + 10 powers, 25 boards, 250 with a power on its way, then 25 · 25 ends of the round."""
    game = tumblin(dice=1, rounds=1, throw=NO_HITS)
    state = begun(game)
    found = reachable(game, state, until=lambda here: here.round > 1 or not here.order)
    assert len(found) == 1 + 10 + 25 + 250 + 625
    with pytest.raises(ValueError, match="more than 100 states"):
        reachable(game, state, most=100)


def test_expectation_rolls_out_the_chance_ahead() -> None:
    """After a chosen power the mean of the points is the power's exact mean; at a choice it is the value itself."""
    game = tumblin()

    def on_board(state: Any) -> int:
        return sum(game.round_terms(state, 0))

    assert expectation(game, begun(game), on_board) == 0
    assert expectation(game, begun(game, "power 7"), on_board) == Fraction(7, 2) * Fraction(1 * 4 + 2 * 9 + 3 * 12 + 4 * 6, 36)


def test_a_finished_game_has_no_steps() -> None:
    """Steps are actions on a seat's turn, outcomes on a chance turn, none at the end."""
    game = tumblin(dice=1, rounds=1)
    assert len(steps(game, game.start())) == 36
    assert len(steps(game, begun(game))) == 10
    assert steps(game, begun(game, "power 8", "land 4:6", "power 8", "land off")) == ()
