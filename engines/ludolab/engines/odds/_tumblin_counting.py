"""Counting as a person counts: the board's two tables, and the cases behind one bar of a law."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import factorial, prod

from ludolab.engines.pmf import Pmf
from ludolab.engines.tumblin_dice import worth
from ludolab.engines.tumblin_notation import FACES, LEVELS

from ._tumblin_laws import check_scoring, die_points

SIGNS = {"multiply": "\u00d7", "add": "+"}


@dataclass(frozen=True)
class Case:
    """One line of a counting.

    terms: for one die (face, level), or (0,) when it is taken away; for a round what each die scores, highest first, or
    ("…",) for all other lines together. op: the sign between the terms. ways: how many of the equally likely cases this line
    stands for. orders: in how many orders the dice of a round can show these terms; 1 for a single die.
    """

    terms: tuple[int | str, ...]
    op: str
    ways: int
    orders: int = 1


def product_table(scoring: str) -> tuple[tuple[int, ...], ...]:
    """What each cell of the board scores: six rows for the faces 1 to 6, in each the levels 1 to 4.

    >>> product_table("multiply")[3]
    (4, 8, 12, 16)
    """
    check_scoring(scoring)
    return tuple(tuple(worth(scoring, level, face) for level in LEVELS) for face in FACES)


def results(scoring: str) -> Pmf[int]:
    """How often each result stands in the table's 24 cells.

    >>> results("add").probability(7)
    Fraction(1, 6)
    """
    return Pmf.uniform(result for row in product_table(scoring) for result in row)


def impossible(scoring: str) -> tuple[int, ...]:
    """The numbers between the smallest and the largest result that no cell gives.

    >>> impossible("multiply"), impossible("add")
    ((7, 11, 13, 14, 17, 19, 21, 22, 23), ())
    """
    found = results(scoring)
    return tuple(number for number in range(min(found), max(found)) if number not in found)


def cases(levels: Pmf[int], scoring: str) -> dict[int, tuple[Case, ...]]:
    """For every number of points the faces and levels that make it; the ways add up to the weight in `die_points`.

    Lower levels come first; a die taken away is one line of its own.

    >>> [case.terms for case in cases(Pmf.uniform(range(5)), "multiply")[12]]
    [(6, 2), (4, 3), (3, 4)]
    """
    found: dict[int, list[Case]] = {points: [] for points in die_points(levels, scoring)}
    for level, weight in levels.items():
        if not level:
            found[0].append(Case((0,), "", weight * len(FACES)))
            continue
        for face in FACES:
            found[worth(scoring, level, face)].append(Case((face, level), SIGNS[scoring], weight))
    return {points: tuple(lines) for points, lines in found.items()}


def round_cases(
    levels: Pmf[int],
    scoring: str,
    points: int,
    n_dice: int = 4,
    most: int | None = None,
) -> tuple[Case, ...]:
    """How `n_dice` dice can score `points` together: grouped by what the dice score, whichever die it is.

    The line with the most ways comes first. ways = orders times the ways of each term, and all ways add up to the weight in
    `round_points`. most: how many lines to give at most; the last of them then stands for all the others.

    >>> round_cases(Pmf({1: 1}), "multiply", 5, n_dice=4)
    (Case(terms=(2, 1, 1, 1), op='+', ways=4, orders=4),)
    """
    die = die_points(levels, scoring)
    if type(n_dice) is not int or n_dice < 1:
        raise ValueError(f"the number of dice is an integer of at least 1, not {n_dice!r}")
    if most is not None and most < 1:
        raise ValueError(f"at least one line has to be given, not {most}")
    weight = dict(die.items())
    lines: list[Case] = []
    for terms in _parts(points, n_dice, sorted(die, reverse=True)):
        repeats = [terms.count(term) for term in set(terms)]
        orders = factorial(n_dice) // prod(map(factorial, repeats))
        lines.append(Case(terms, "+", orders * prod(weight[term] for term in terms), orders))
    lines.sort(key=lambda line: -line.ways)  # equal ones stay as found, highest die first
    if most is None or len(lines) <= most:
        return tuple(lines)
    rest = lines[most - 1 :]
    return (*lines[: most - 1], Case(("…",), "", sum(line.ways for line in rest), sum(line.orders for line in rest)))


def _parts(points: int, n_dice: int, values: list[int]) -> Iterator[tuple[int, ...]]:
    """Every way to write `points` as `n_dice` of the values, which stand highest first, without regard to order."""
    if n_dice == 0:
        if points == 0:
            yield ()
        return
    for place, value in enumerate(values):
        if value * n_dice < points:
            return  # all the rest are smaller still
        if value + values[-1] * (n_dice - 1) <= points:
            for rest in _parts(points - value, n_dice - 1, values[place:]):
                yield (value, *rest)


__all__ = ["Case", "cases", "impossible", "product_table", "results", "round_cases"]
