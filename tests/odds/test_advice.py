"""Ranking actions: the best first, what the others cost, and why."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludolab.engines.odds.advice import Ranked, Reason, ranked
from ludolab.engines.odds.simulate import Estimate


def because(action: str, best: str) -> Reason:
    return Reason("same" if action == best else "other", {"action": action})


def test_the_best_comes_first_and_costs_nothing() -> None:
    """Sorted by value, equal ones in the order given; a cost is what is lost against the best, exactly."""
    rows = ranked([("a", Fraction(1, 3)), ("b", Fraction(1, 2)), ("c", Fraction(1, 2))], because)
    assert [row.action for row in rows] == ["b", "c", "a"]
    assert [row.cost for row in rows] == [0, 0, Fraction(1, 6)]
    assert rows[2] == Ranked("a", Fraction(1, 3), Fraction(1, 6), Reason("other", {"action": "a"}))


def test_estimates_are_ranked_by_their_means() -> None:
    """What could only be estimated is ranked as well and stays an Estimate."""
    rows = ranked([("a", Estimate(0.25, 0.1, 0.4, 9)), ("b", Estimate(0.5, 0.2, 0.8, 9))], because)
    assert [(row.action, row.cost) for row in rows] == [("b", 0.0), ("a", 0.25)]
    assert isinstance(rows[0].value, Estimate)


def test_nothing_to_choose_from() -> None:
    """An empty list of actions has no best one: ValueError."""
    with pytest.raises(ValueError, match="no action"):
        ranked([], because)
