"""Pmf: an exact probability mass function over finitely many outcomes.

Every outcome carries a positive integer weight, and the weights share one denominator, their total. Nothing here is a
float: a weight can be read as "this many of the equally likely cases", which is how a person counts.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, ItemsView, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import accumulate
from math import gcd
from typing import Any, Generic, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)


class Pmf(Generic[T]):
    """A finite distribution: outcomes in order, each with a positive integer weight.

    Outcomes stand in ascending order where they can be compared, otherwise in the order given. Weights are kept as given
    and never reduced: they count cases. Two Pmfs are equal when they state the same law, whatever their denominators.

    >>> die = Pmf({face: 1 for face in range(1, 7)})
    >>> two = die + die
    >>> two.probability(7), two.mean(), two.total
    (Fraction(1, 6), Fraction(7, 1), 36)
    """

    __slots__ = ("_cumulative", "_outcomes", "_weights", "total")

    def __init__(self, weights: Mapping[T, int]) -> None:
        for outcome, weight in weights.items():
            if type(weight) is not int or weight < 1:
                raise ValueError(f"the weight of {outcome!r} must be a positive integer, not {weight!r}")
        try:
            ordered = sorted(weights)  # type: ignore[type-var]
        except TypeError:
            ordered = list(weights)
        in_order = ordered == list(weights)  # then a plain copy will do, which is faster
        self._weights: dict[T, int] = dict(weights) if in_order else {outcome: weights[outcome] for outcome in ordered}
        self.total: int = sum(self._weights.values())
        self._cumulative: list[int] = []  # made on the first draw
        self._outcomes: list[T] = []

    @classmethod
    def uniform(cls, outcomes: Iterable[T]) -> Pmf[T]:
        """Each outcome equally likely; an outcome named twice weighs two."""
        weights: dict[T, int] = {}
        for outcome in outcomes:
            weights[outcome] = weights.get(outcome, 0) + 1
        return cls(weights)

    def items(self) -> ItemsView[T, int]:
        """Outcomes in order with their weights."""
        return self._weights.items()

    def probability(self, outcome: T) -> Fraction:
        """The exact chance of `outcome`; 0 for one that cannot happen.

        Raises ValueError for an empty Pmf, which has no chances at all.
        """
        return Fraction(self._weights.get(outcome, 0), self._denominator())

    def outcome_at(self, case: int) -> T:
        """The outcome of case number `case`, when the total many equally likely cases are laid out in order from 0."""
        if not 0 <= case < self.total:
            raise ValueError(f"there are {self.total} cases, numbered from 0; no number {case}")
        if not self._cumulative:
            self._cumulative = list(accumulate(self._weights.values()))
            self._outcomes = list(self._weights)
        return self._outcomes[bisect_right(self._cumulative, case)]

    def at_least(self, outcome: Any) -> Fraction:
        """The exact chance of `outcome` or more."""
        return Fraction(sum(w for x, w in self._weights.items() if x >= outcome), self._denominator())

    def at_most(self, outcome: Any) -> Fraction:
        """The exact chance of `outcome` or less."""
        return Fraction(sum(w for x, w in self._weights.items() if x <= outcome), self._denominator())

    def mean(self) -> Fraction:
        """The expectation of numeric outcomes, exactly."""
        return Fraction(sum(x * w for x, w in self._numbers()), self._denominator())

    def variance(self) -> Fraction:
        """The mean squared distance from the mean, exactly; its square root is the spread a chart marks."""
        mean = self.mean()
        return sum(((x - mean) ** 2 * w for x, w in self._numbers()), Fraction(0)) / self._denominator()

    def modes(self) -> tuple[T, ...]:
        """The most likely outcomes, in order; several where they tie."""
        most = max(self._weights.values(), default=0)
        return tuple(outcome for outcome, weight in self._weights.items() if weight == most)

    def map(self, function: Callable[[T], U]) -> Pmf[U]:
        """The law of `function(outcome)`; cases that agree are counted together."""
        weights: dict[U, int] = {}
        for outcome, weight in self._weights.items():
            image = function(outcome)
            weights[image] = weights.get(image, 0) + weight
        return Pmf(weights)

    def mix(self, law: Callable[[T], Pmf[U]]) -> Pmf[U]:
        """The law of drawing an outcome here and then one from `law(outcome)`, over one common denominator."""
        parts = [(weight, law(outcome)) for outcome, weight in self._weights.items()]
        common = 1
        for _, part in parts:
            common = common * part._denominator() // gcd(common, part.total)
        weights: dict[U, int] = {}
        for weight, part in parts:
            scale = weight * (common // part.total)
            for outcome, inner in part._weights.items():
                weights[outcome] = weights.get(outcome, 0) + scale * inner
        return Pmf(weights)

    def __add__(self, other: Pmf[Any]) -> Pmf[Any]:
        """The law of the sum of two independent numbers; the denominators multiply."""
        if not isinstance(other, Pmf):
            return NotImplemented
        weights: dict[Any, int] = {}
        for x, v in self._numbers():
            for y, w in other._numbers():
                weights[x + y] = weights.get(x + y, 0) + v * w
        return Pmf(weights)

    def to_icepool(self) -> Any:
        """The same law as a Die of the public package icepool, which must be installed."""
        import icepool

        return icepool.Die(self._weights)

    def _numbers(self) -> ItemsView[Any, int]:
        return self._weights.items()

    def _denominator(self) -> int:
        if not self.total:
            raise ValueError("an empty Pmf has no probabilities")
        return self.total

    def _reduced(self) -> frozenset[tuple[T, int]]:
        divisor = gcd(*self._weights.values())
        return frozenset((outcome, weight // divisor) for outcome, weight in self._weights.items())

    def __contains__(self, outcome: object) -> bool:
        return outcome in self._weights

    def __iter__(self) -> Iterator[T]:
        return iter(self._weights)

    def __len__(self) -> int:
        return len(self._weights)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Pmf):
            return NotImplemented
        return self._weights == other._weights or self._reduced() == other._reduced()

    def __hash__(self) -> int:
        return hash(self._reduced())

    def __repr__(self) -> str:
        return f"Pmf({self._weights!r})"
