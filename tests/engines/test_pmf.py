"""Pmf: exact laws over integer weights, against counting by hand and against the public package icepool."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolab.engines.pmf import Pmf

SEARCH = settings(max_examples=60, deadline=None, derandomize=True, database=None)
LAWS = st.dictionaries(st.integers(-9, 9), st.integers(1, 40), min_size=1, max_size=7)
DIE = Pmf.uniform(range(1, 7))


def counted(outcomes: Any) -> dict[Any, int]:
    return dict(Counter(outcomes))


def test_two_dice_counted_by_hand() -> None:
    two = DIE + DIE
    assert dict(two.items()) == {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert two.total == 36
    assert two.probability(7) == Fraction(1, 6)
    assert type(two.probability(7)) is Fraction
    assert two.probability(13) == 0
    assert two.mean() == 7
    assert type(two.mean()) is Fraction
    assert two.variance() == Fraction(35, 6)
    assert two.modes() == (7,)
    assert two.at_least(10) == two.at_most(4) == Fraction(1, 6)


def test_outcomes_stand_in_order_whatever_the_order_given() -> None:
    assert list(Pmf({3: 1, 1: 5, 2: 2}).items()) == [(1, 5), (2, 2), (3, 1)]
    assert list(Pmf({"b": 1, "a": 1})) == ["a", "b"]
    assert list(Pmf({"b": 1, 2: 1, None: 1})) == ["b", 2, None]  # what cannot be compared stays as given


def test_weights_count_cases_and_are_never_reduced() -> None:
    halves = Pmf({"heads": 18, "tails": 18})
    assert halves.total == 36
    assert dict(halves.items()) == {"heads": 18, "tails": 18}
    assert halves == Pmf({"tails": 1, "heads": 1})
    assert hash(halves) == hash(Pmf({"tails": 1, "heads": 1}))
    assert halves != Pmf({"heads": 1, "tails": 2})
    assert halves != {"heads": 18, "tails": 18}
    assert len({halves, Pmf({"heads": 5, "tails": 5})}) == 1


@pytest.mark.parametrize("weight", [0, -1, 1.0, 0.5, True, "1", None, Fraction(1)])
def test_a_weight_is_a_positive_integer(weight: Any) -> None:
    with pytest.raises(ValueError, match="must be a positive integer"):
        Pmf({"x": weight})


def test_an_empty_pmf_has_no_outcomes_and_no_probabilities() -> None:
    empty: Pmf[Any] = Pmf({})
    assert (len(empty), empty.total, list(empty), dict(empty.items()), empty.modes()) == (0, 0, [], {}, ())
    assert empty == Pmf({})
    assert hash(empty) == hash(Pmf({}))
    assert empty != DIE
    assert empty + DIE == empty
    assert empty.map(str) == empty
    for ask in (empty.mean, empty.variance, lambda: empty.probability(1), lambda: empty.at_least(1), lambda: empty.at_most(1)):
        with pytest.raises(ValueError, match="no probabilities"):
            ask()
    with pytest.raises(ValueError, match="0 cases"):
        empty.outcome_at(0)
    with pytest.raises(ValueError, match="no probabilities"):
        DIE.mix(lambda face: empty)


def test_one_outcome_is_certain() -> None:
    sure = Pmf({7: 3})
    assert sure.probability(7) == sure.at_least(7) == sure.at_most(7) == 1
    assert (sure.mean(), sure.variance(), sure.modes()) == (7, 0, (7,))


def test_what_is_given_can_be_changed_afterwards() -> None:
    weights = {1: 1, 2: 1}
    law = Pmf(weights)
    weights[3] = 1
    assert len(law) == 2
    assert 3 not in law


def test_uniform_counts_twins() -> None:
    assert dict(Pmf.uniform("banana").items()) == {"a": 3, "b": 1, "n": 2}


def test_modes_names_all_that_tie() -> None:
    assert Pmf({4: 2, 1: 2, 3: 1}).modes() == (1, 4)


def test_it_is_shown_as_it_is_made() -> None:
    law = Pmf({2: 3, 1: 4})
    assert repr(law) == "Pmf({1: 4, 2: 3})"
    assert eval(repr(law)) == law


def test_every_case_has_its_outcome() -> None:
    law = Pmf({"a": 2, "b": 1, "c": 3})
    assert [law.outcome_at(case) for case in range(law.total)] == list("aabccc")
    for case in (-1, 6):
        with pytest.raises(ValueError, match="6 cases"):
            law.outcome_at(case)


def test_weights_larger_than_any_float_stay_exact() -> None:
    large = 10**400
    law = Pmf({0: large, 1: large + 1})
    assert law.probability(1) == Fraction(large + 1, 2 * large + 1)
    assert law.outcome_at(large - 1) == 0
    assert law.outcome_at(large) == 1


def test_adding_something_else_is_refused() -> None:
    with pytest.raises(TypeError):
        DIE + 1  # type: ignore[operator]


@SEARCH
@given(LAWS, LAWS)
def test_a_sum_is_every_pair_counted(first: dict[int, int], second: dict[int, int]) -> None:
    pairs = [x + y for (x, v), (y, w) in product(first.items(), second.items()) for _ in range(v * w)]
    total = Pmf(first) + Pmf(second)
    assert dict(total.items()) == counted(pairs)
    assert list(total) == sorted(total)
    assert total.mean() == Pmf(first).mean() + Pmf(second).mean()
    assert total.variance() == Pmf(first).variance() + Pmf(second).variance()


@SEARCH
@given(LAWS)
def test_moments_and_tails_are_what_the_laid_out_cases_give(weights: dict[int, int]) -> None:
    law, cases = Pmf(weights), [x for x, w in weights.items() for _ in range(w)]
    mean = Fraction(sum(cases), len(cases))
    assert law.mean() == mean
    assert law.variance() == sum(((x - mean) ** 2 for x in cases), Fraction(0)) / len(cases)
    for outcome in range(-10, 11):
        assert law.probability(outcome) == Fraction(cases.count(outcome), len(cases))
        assert law.at_least(outcome) == Fraction(sum(x >= outcome for x in cases), len(cases))
        assert law.at_most(outcome) == Fraction(sum(x <= outcome for x in cases), len(cases))
        assert (outcome in law) == (outcome in cases)
    assert sum(law.probability(x) for x in law) == 1


@SEARCH
@given(LAWS)
def test_map_counts_together_what_agrees(weights: dict[int, int]) -> None:
    cases = [abs(x) // 2 for x, w in weights.items() for _ in range(w)]
    assert dict(Pmf(weights).map(lambda x: abs(x) // 2).items()) == counted(cases)


@SEARCH
@given(LAWS, st.lists(LAWS, min_size=1, max_size=3))
def test_mix_is_a_draw_after_a_draw(weights: dict[int, int], parts: list[dict[int, int]]) -> None:
    law, laws = Pmf(weights), [Pmf(part) for part in parts]
    mixed = law.mix(lambda x: laws[x % len(laws)])
    for outcome in range(-10, 11):
        two_steps = sum((law.probability(x) * laws[x % len(laws)].probability(outcome) for x in law), Fraction(0))
        assert mixed.probability(outcome) == two_steps


@SEARCH
@given(LAWS, st.integers(2, 9))
def test_equal_laws_are_equal_and_hash_alike(weights: dict[int, int], scale: int) -> None:
    law, scaled = Pmf(weights), Pmf({x: w * scale for x, w in weights.items()})
    assert law == scaled
    assert hash(law) == hash(scaled)
    heavier = Pmf({**weights, 99: 1})
    assert law != heavier


@SEARCH
@given(LAWS, LAWS)
def test_icepool_agrees(first: dict[int, int], second: dict[int, int]) -> None:
    import icepool

    ours = Pmf(first) + Pmf(second)
    theirs = icepool.Die(first) + icepool.Die(second)
    assert dict(ours.items()) == dict(theirs.items())
    assert ours.mean() == theirs.mean()
    assert ours.variance() == theirs.variance()
    assert dict(Pmf(first).to_icepool().items()) == dict(Pmf(first).items())
