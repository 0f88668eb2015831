"""Many games: estimates with honest intervals, equal by seed, and trials that can be opened."""

from __future__ import annotations

from fractions import Fraction
from math import inf, isclose
from typing import Any

import pytest

from ludolab.engines.odds import policy
from ludolab.engines.odds.simulate import Estimate, average, proportion, simulate, trials
from ludolab.engines.odds.tree import expectation
from ludolab.engines.odds.tumblin_dice import power_points, round_points
from ludolab.engines.pmf import Pmf
from ludolab.engines.record import Record
from ludolab.engines.tumblin_notation import Power

from .twins import NO_HITS, begun, tumblin

SEVEN = policy.from_table({}, otherwise=lambda *_: Power(7))


def first_round(state: Any) -> bool:
    return bool(state.round > 1)


def points(game: Any, state: Any) -> int:
    return int(game.score(state)[0])


def test_the_interval_covers_the_exact_mean() -> None:
    """The mean points of a round thrown with power 7, no hits: exact 4 · 287/36, held by the interval of seeded trials."""
    game = tumblin(throw=NO_HITS)
    found = simulate(game, SEVEN, points, 300, seed=1, until=first_round)
    assert found.n == 300
    assert found.covers(4 * power_points(game, 7).mean())


def test_the_interval_covers_the_exact_chance() -> None:
    """How often a round brings 40 or more: a share with Wilson's interval, which holds the exact chance."""
    game = tumblin(throw=NO_HITS)
    levels = Pmf({0: 5, 1: 4, 2: 9, 3: 12, 4: 6})
    exact = round_points(levels, "multiply").at_least(40)
    found = simulate(game, SEVEN, lambda g, s: points(g, s) >= 40, 300, seed=2, until=first_round)
    assert found.covers(exact)
    assert found == proportion(round(found.mean * 300), 300)


def test_nineteen_of_twenty_intervals_cover() -> None:
    """Over a hundred seeds about 95 of the intervals hold the exact value: at least 88, not all by being too wide."""
    game = tumblin(throw=NO_HITS, dice=1)
    state, exact = begun(game, "power 8"), power_points(game, 8).at_least(12)
    ask = {"state": state, "until": lambda here: here.n_thrown > 0}
    found = [simulate(game, SEVEN, lambda g, s: sum(g.round_terms(s, 0)) >= 12, 60, seed=seed, **ask) for seed in range(100)]
    assert 88 <= sum(estimate.covers(exact) for estimate in found) <= 99


def test_one_seed_gives_one_estimate() -> None:
    """The same seed gives the same trials, another seed others; what the policies draw comes from the seed as well."""
    game = tumblin(rounds=1)
    first, again, other = (simulate(game, policy.random, points, 40, seed=seed) for seed in (5, 5, 6))
    assert first == again != other


def test_trials_can_be_opened_one_by_one() -> None:
    """The trials are those that `simulate` counts: their values average to its mean, their records replay to their values."""
    game = tumblin(rounds=1)
    opened = list(trials(game, policy.random, points, 20, seed=5))
    assert [trial.number for trial in opened] == list(range(20))
    assert isclose(sum(trial.value for trial in opened) / 20, simulate(game, policy.random, points, 20, seed=5).mean)
    for trial in opened[:3]:
        again = Record.from_json(trial.record.to_json())
        *_, last = again.states()
        assert points(game, last) == trial.value
    assert next(trials(game, policy.random, points, 1, seed=5)).record == opened[0].record


def test_trials_begin_where_they_are_told_to() -> None:
    """A record of a trial from the middle of a game carries its position; the position itself is no step."""
    game = tumblin(rounds=1)
    state = begun(game, "power 8", "land 4:6")
    trial = next(trials(game, SEVEN, points, 3, seed=1, state=state))
    assert trial.record.position == state
    assert Record.from_json(trial.record.to_json()) == trial.record


def test_progress_is_told_about_a_hundred_times() -> None:
    """The last call is the result; there are no more than a hundred for a thousand trials, and one for one."""
    game = tumblin(rounds=1, dice=1)
    told: list[tuple[int, Estimate]] = []
    result = simulate(game, policy.random, points, 250, seed=1, progress=lambda done, found: told.append((done, found)))
    assert told[-1] == (250, result)
    assert 100 <= len(told) <= 126
    assert [done for done, _ in told] == sorted({done for done, _ in told})


def test_each_seat_has_its_own_policy_and_sees_its_masked_state() -> None:
    """Policies go by seat; each is called with the game, the state masked for its seat, the seat and a generator."""
    game = tumblin(rounds=1, dice=1)
    seen: list[int] = []

    def told(game: Any, state: Any, seat: int, generator: Any) -> Any:
        assert state == game.mask(state, seat)
        seen.append(seat)
        generator.below(10)
        return game.legal_actions(state)[0]

    simulate(game, (told, told), points, 1, seed=1, until=first_round)
    assert sorted(set(seen)) == [0, 1]
    with pytest.raises(ValueError, match="one policy each"):
        simulate(game, (told,), points, 1, seed=1)
    for n in (0, -1, 2.5, True):
        with pytest.raises(ValueError, match="number of trials"):
            simulate(game, told, points, n, seed=1)  # type: ignore[arg-type]


def test_wilson_at_the_edges() -> None:
    """None of ten may still be more than a quarter, all of ten less than all; the interval stays within 0 and 1."""
    none, everything = proportion(0, 10), proportion(10, 10)
    assert none.low == 0
    assert isclose(none.high, 0.27753, abs_tol=1e-5)
    assert everything.high == 1
    assert isclose(everything.low, 1 - none.high)
    assert proportion(Fraction(1, 2), 1).n == 1
    for successes, n in ((1, 0), (-1, 3), (4, 3)):
        with pytest.raises(ValueError, match="no proportion"):
            proportion(successes, n)


def test_the_normal_interval_by_hand() -> None:
    """1, 2, 3: mean 2, deviation 1, half width 1.96 / sqrt(3); one number alone says nothing about its neighbourhood."""
    found = average(6, 14, 3)
    assert found.mean == 2
    assert isclose(found.high - 2, 1.959964 / 3**0.5, abs_tol=1e-6)
    alone = average(5, 25, 1)
    assert (alone.mean, alone.low, alone.high) == (5, -inf, inf)
    with pytest.raises(ValueError, match="no mean"):
        average(0, 0, 0)


def test_greedy_takes_the_best_and_of_equals_the_first() -> None:
    """Greedy for the mean points is power 8 on an empty board; with nothing to choose between it takes the first action."""
    game = tumblin()

    def mean_points(game: Any, state: Any, action: Any) -> Fraction:
        return expectation(game, game.apply(state, action), lambda here: sum(game.round_terms(here, state.thrower)))

    state = begun(game)
    ask = (game, state, 0, None)
    assert policy.greedy(mean_points)(*ask) == Power(8)  # type: ignore[arg-type]
    assert policy.greedy(lambda *_: 0)(*ask) == Power(1)  # type: ignore[arg-type]


def test_a_table_knows_its_states_and_leaves_the_rest() -> None:
    """Looked up under the state or a key of it; where it has nothing, another policy chooses or the state is named."""
    game = tumblin()
    state = begun(game)
    by_count = policy.from_table({0: Power(3)}, key=lambda here: here.n_thrown)
    assert by_count(game, state, 0, None) == Power(3)  # type: ignore[arg-type]
    assert policy.from_table({state: Power(4)})(game, state, 0, None) == Power(4)  # type: ignore[arg-type]
    assert SEVEN(game, state, 0, None) == Power(7)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="no action for 1"):
        by_count(game, begun(game, "power 1", "land 1:1"), 1, None)  # type: ignore[arg-type]


def test_random_is_fair() -> None:
    """A random policy takes every one of the ten powers, each about a tenth of the time."""
    game = tumblin(dice=1, rounds=1)
    chosen = [
        trial.record.steps[-2].power
        for trial in trials(game, policy.random, points, 400, 3, begun(game), first_round)
        if isinstance(trial.record.steps[-2], Power)
    ]
    assert all(proportion(chosen.count(power), len(chosen)).low < 0.1 < 0.25 for power in range(1, 11))
    assert set(chosen) == set(range(1, 11))
