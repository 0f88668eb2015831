"""The laws of a die's and a round's points, equal to counting every case."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolab.engines.chance import Generator
from ludolab.engines.odds.tumblin_dice import (
    Case,
    cases,
    compare_scorings,
    die_points,
    impossible,
    levels_of,
    power_points,
    product_table,
    results,
    round_cases,
    round_points,
    simulate_rounds,
    tally_intervals,
)
from ludolab.engines.pmf import Pmf
from ludolab.engines.record import draw
from ludolab.engines.throws import POWERS, PowerThrow, TableThrow, landing_law

from .twins import counted_round, points_of, tumblin

UNIFORM = Pmf.uniform(range(5))
SCORINGS = ("multiply", "add")
SEARCH = settings(max_examples=40, deadline=None, derandomize=True, database=None)
LEVELS = st.dictionaries(st.integers(0, 4), st.integers(1, 4), min_size=1)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_round_equals_every_one_of_its_810000_cases(scoring: str) -> None:
    """Levels uniform on 0 to 4, four dice: the weights are the counts of all (5 · 6) ** 4 cases, as integers."""
    law = round_points(UNIFORM, scoring)
    assert dict(law.items()) == counted_round((0, 1, 2, 3, 4), scoring, 4)
    assert law.total == 810_000


@pytest.mark.parametrize("scoring", SCORINGS)
def test_icepool_agrees_on_the_round(scoring: str) -> None:
    """The public package icepool, an independent library, gives the same law."""
    d6, level = icepool.d6, icepool.z(5)
    die = level * d6 if scoring == "multiply" else level.map(lambda x: x + d6 if x else 0)
    assert round_points(UNIFORM, scoring).to_icepool().equals(4 @ die, simplify=True)


@SEARCH
@given(LEVELS, st.sampled_from(SCORINGS), st.integers(0, 2))
def test_any_levels_equal_counting(levels: dict[int, int], scoring: str, n_dice: int) -> None:
    """Any weights of levels are as many equally likely cases: nothing is reduced, whatever common factor there is."""
    laid_out = tuple(level for level, weight in levels.items() for _ in range(weight))
    law = round_points(Pmf(levels), scoring, n_dice)
    assert dict(law.items()) == counted_round(laid_out, scoring, n_dice)
    assert law.total == (6 * sum(levels.values())) ** n_dice
    assert law == sum((die_points(Pmf(levels), scoring) for _ in range(n_dice)), Pmf({0: 1}))


def test_weights_beyond_a_machine_word_stay_exact() -> None:
    """Integers of any size: with huge weights the law of the round still adds up and keeps its mean."""
    levels = Pmf({0: 10**40, 2: 3, 4: 10**39})
    law = round_points(levels, "multiply", 3)
    assert law.total == (6 * levels.total) ** 3
    assert law.mean() == 3 * die_points(levels, "multiply").mean()
    assert law == sum((die_points(levels, "multiply") for _ in range(3)), Pmf({0: 1}))


def test_a_four_on_level_three() -> None:
    """Sheet 004 en, "a die which shows a 4, resting on scoring level 3 would equal 12", for children 7 (4+3)."""
    assert product_table("multiply")[4 - 1][3 - 1] == 12
    assert product_table("add")[4 - 1][3 - 1] == 7
    assert die_points(Pmf({3: 1}), "multiply").probability(12) == Fraction(1, 6)
    assert die_points(Pmf({3: 1}), "add").probability(7) == Fraction(1, 6)


@pytest.mark.parametrize(("scoring", "most"), [("multiply", 96), ("add", 40)])
def test_bounds_of_a_round(scoring: str, most: int) -> None:
    """A round scores 0 to 96, in the children's variant 0 to 40; 1 is out of reach by adding."""
    law = round_points(UNIFORM, scoring)
    assert (min(law), max(law)) == (0, most)
    assert (1 in law) == (scoring == "multiply")


def test_all_dice_taken_away_score_nothing() -> None:
    """Level 0 alone is the certain 0 with all its cases counted; a single level never scores 0."""
    assert dict(round_points(Pmf({0: 2}), "add").items()) == {0: 12**4}
    assert 0 not in round_points(Pmf({1: 1}), "multiply")


@pytest.mark.parametrize("levels", [Pmf({}), Pmf({5: 1}), Pmf({-1: 1, 2: 1}), Pmf({"1": 1}), Pmf({True: 1}), {1: 1}, None])
def test_levels_that_are_none_are_refused(levels: Any) -> None:
    """An empty law, a level beyond the board and anything that is no Pmf raise ValueError with the reason."""
    for law in (die_points, round_points):
        with pytest.raises(ValueError, match="levels is a Pmf"):
            law(levels, "add")


def test_other_bad_input_is_refused() -> None:
    """An unknown scoring, a negative number of dice, a power 11 and a real table each raise ValueError."""
    with pytest.raises(ValueError, match="scoring"):
        die_points(UNIFORM, "subtract")
    for n_dice in (-1, 1.5, True):
        with pytest.raises(ValueError, match="number of dice"):
            round_points(UNIFORM, "add", n_dice)  # type: ignore[arg-type]
    for power in (0, 11, "7"):
        with pytest.raises(ValueError, match="power"):
            levels_of(PowerThrow(), power)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="PowerThrow"):
        levels_of(TableThrow(), 7)  # type: ignore[arg-type]


@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("power", POWERS)
def test_the_law_of_a_power_is_what_the_engine_lands(power: int, scoring: str) -> None:
    """`power_points` is the engine's own law of landings, counted in points; short and off score 0."""
    game = tumblin(scoring=scoring)
    landed = landing_law(game.throw, power)
    assert power_points(game, power) == landed.map(
        lambda step: 0 if isinstance(step.spot, str) else points_of(scoring, *step.spot)  # type: ignore[union-attr]
    )


def test_the_board_as_two_tables() -> None:
    """Six faces by four levels: products reach 1 to 24 and miss nine numbers, sums reach all of 2 to 10."""
    assert product_table("multiply")[5] == (6, 12, 18, 24)
    assert product_table("add")[0] == (2, 3, 4, 5)
    assert dict(results("add").items()) == {2: 1, 3: 2, 4: 3, 5: 4, 6: 4, 7: 4, 8: 3, 9: 2, 10: 1}
    assert dict(results("multiply").items())[12] == 3
    assert results("multiply").total == results("add").total == 24
    assert impossible("multiply") == (7, 11, 13, 14, 17, 19, 21, 22, 23)
    assert impossible("add") == ()


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_cases_of_a_die_add_up_to_its_law(scoring: str) -> None:
    """Every case makes the points it stands under, and the ways under each bar are the bar's weight."""
    levels = Pmf({0: 2, 1: 3, 2: 5, 4: 1})
    counted, law = cases(levels, scoring), die_points(levels, scoring)
    assert {points: sum(case.ways for case in lines) for points, lines in counted.items()} == dict(law.items())
    for points, lines in counted.items():
        for case in lines:
            face, level = case.terms if len(case.terms) == 2 else (0, 0)
            assert points_of(scoring, int(level), int(face)) == points


def test_twelve_by_multiplying_is_counted_three_ways() -> None:
    """12 is 6 on level 2, 4 on level 3 or 3 on level 4."""
    assert cases(UNIFORM, "multiply")[12] == (Case((6, 2), "\u00d7", 1), Case((4, 3), "\u00d7", 1), Case((3, 4), "\u00d7", 1))
    assert cases(UNIFORM, "add")[0] == (Case((0,), "", 6),)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_cases_of_a_round_add_up_to_its_law(scoring: str) -> None:
    """For every sum of four dice the grouped lines hold each case once: their ways make the weight, also when cut short."""
    levels = Pmf({0: 1, 1: 2, 3: 1, 4: 2})
    for points, weight in round_points(levels, scoring).items():
        lines = round_cases(levels, scoring, points)
        assert sum(case.ways for case in lines) == weight
        assert all(sum(map(int, case.terms)) == points and len(case.terms) == 4 for case in lines)
        assert len({case.terms for case in lines}) == len(lines)
        few = round_cases(levels, scoring, points, most=3)
        assert len(few) == min(3, len(lines))
        assert sum(case.ways for case in few) == weight
        assert sum(case.orders for case in few) == sum(case.orders for case in lines)


def test_a_sum_out_of_reach_has_no_cases() -> None:
    """Nothing makes 95 with four dice, and no line is invented for it; most=0 and no dice are refused."""
    assert round_cases(UNIFORM, "multiply", 95) == ()
    with pytest.raises(ValueError, match="line"):
        round_cases(UNIFORM, "multiply", 12, most=0)
    with pytest.raises(ValueError, match="dice"):
        round_cases(UNIFORM, "multiply", 12, n_dice=0)


def test_the_best_power_differs_between_the_rules() -> None:
    """By the default model multiplying asks for power 8, adding for power 6, and each loses points by the other's best."""
    compared = compare_scorings(PowerThrow())
    assert compared.best == {"multiply": 8, "add": 6}
    assert compared.gain == {"multiply": Fraction(7, 12), "add": Fraction(23, 72)}
    for line in compared.powers:
        for scoring in SCORINGS:
            law = die_points(levels_of(PowerThrow(), line.power), scoring)
            assert (line.mean[scoring], line.variance[scoring]) == (law.mean(), law.variance())
        stays = 1 - line.gone
        assert line.gone == levels_of(PowerThrow(), line.power).probability(0)
        level = levels_of(PowerThrow(), line.power).mean()
        assert line.mean["multiply"] == level * Fraction(7, 2)
        assert line.mean["add"] == level + stays * Fraction(7, 2)


def test_a_tally_has_wilsons_interval() -> None:
    """Wilson's published example, 10 of 20 giving 0.299 to 0.701, and no certainty where nothing was seen."""
    seen = tally_intervals({"short": 10, 1: 10})
    assert (round(seen["short"].low, 3), round(seen["short"].high, 3)) == (0.299, 0.701)
    assert seen["short"] == seen["1"]
    assert seen["off"].mean == seen["off"].low == 0 < seen["off"].high
    assert list(seen) == ["short", "1", "2", "3", "4", "off"]
    assert PowerThrow.from_tally({3: {"short": 10, "1": 10}}).weights[2] == (10, 10, 0, 0, 0, 0)


@pytest.mark.parametrize("counts", [{}, {"1": 0}, {"5": 1}, {"1": -1, "2": 3}, {"1": 1.5}, {1: 2, "1": 3}])
def test_a_tally_that_is_none_is_refused(counts: Any) -> None:
    """No throw, an unknown landing, a negative or broken count and the same landing twice raise ValueError."""
    with pytest.raises(ValueError, match="tally"):
        tally_intervals(counts)


def test_simulated_rounds_are_the_generators_own() -> None:
    """The batches of numpy draw exactly the integers that `Generator` draws one by one, refused words included."""
    levels, generator = Pmf({0: 1, 2: 3, 4: 1}), Generator(11)
    die = die_points(levels, "add")
    by_hand = Counter(sum(draw(die, generator) for _ in range(4)) for _ in range(500))
    assert simulate_rounds(levels, "add", 500, 11) == dict(sorted(by_hand.items()))
    huge = Pmf({1: 1, 2: 10**17 * 7, 3: 10**17 * 3})  # almost half of all words are refused
    die, generator = die_points(huge, "multiply"), Generator(3)
    by_hand = Counter(sum(draw(die, generator) for _ in range(3)) for _ in range(200))
    assert simulate_rounds(huge, "multiply", 200, 3, n_dice=3) == dict(sorted(by_hand.items()))


def test_simulated_rounds_in_several_batches() -> None:
    """n rounds are counted, no more and no less, wherever the batches part, and their mean is near the exact one."""
    levels = Pmf.uniform(range(5))
    counts = simulate_rounds(levels, "multiply", 150_001, 7)
    law = round_points(levels, "multiply")
    assert sum(counts.values()) == 150_001
    assert set(counts) <= set(law)
    mean = sum(score * times for score, times in counts.items()) / 150_001
    assert abs(mean - law.mean()) < 4 * float(law.variance() / 150_001) ** 0.5
    with pytest.raises(ValueError, match="integers of at least 1"):
        simulate_rounds(levels, "multiply", 0, 7)
    with pytest.raises(ValueError, match="too large"):
        simulate_rounds(Pmf({1: 1 << 62}), "multiply", 1, 7)
