"""The laws of a die's and of a round's points: levels in, points out, every case counted once."""

from __future__ import annotations

from functools import cache
from struct import pack, unpack
from typing import Any

from ludolab.engines.pmf import Pmf
from ludolab.engines.throws import POWERS, PowerThrow
from ludolab.engines.tumblin_dice import SCORINGS, worth
from ludolab.engines.tumblin_notation import FACES, LEVELS

TAKEN_AWAY = 0
_KNOWN = (TAKEN_AWAY, *LEVELS)


def die_points(levels: Pmf[int], scoring: str) -> Pmf[int]:
    """What one die scores, when its level has the law `levels` (0 to 4; 0 = taken away) and its face is fair.

    Weights count cases: each unit of weight of a level makes six, one for each face, so that the total is six times that of
    `levels`. A die taken away scores 0 with all six.
    Source: sheet 004, en, "multiply the value of the die times the level"; "adding the die value to the level value".

    >>> die_points(Pmf({3: 1}), "add").items()
    dict_items([(4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (9, 1)])
    """
    return Pmf(_die_weights(levels, scoring))


def round_points(levels: Pmf[int], scoring: str, n_dice: int = 4) -> Pmf[int]:
    """What `n_dice` such dice score together; the total is (6 · levels.total) ** n_dice.

    Exact for dice that do not touch each other. Cost: one power of one long integer. Derivation: the law of a die is a
    polynomial, weights as coefficients and points as exponents; independent dice multiply; and a polynomial whose
    coefficients stay below 2**width is the same thing as its value at 2**width, from which they can be read off.

    >>> round_points(Pmf.uniform(range(5)), "multiply").total
    810000
    """
    if type(n_dice) is not int or n_dice < 0:
        raise ValueError(f"the number of dice is an integer of at least 0, not {n_dice!r}")
    die = _die_weights(levels, scoring)
    if n_dice == 0:
        return Pmf({0: 1})
    most = max(die)
    row = [die.get(points, 0) for points in range(most + 1)]
    n_bits = ((6 * levels.total) ** n_dice).bit_length()
    for code, width in (("I", 4), ("Q", 8)):  # as narrow as holds: the time goes into the long multiplication
        if n_bits <= 8 * width:
            die_number = int.from_bytes(pack(f"<{most + 1}{code}", *row), "little")
            n_points = most * n_dice + 1
            counts = unpack(f"<{n_points}{code}", (die_number**n_dice).to_bytes(width * n_points, "little"))
            return Pmf({points: weight for points, weight in enumerate(counts) if weight})
    number = sum(weight << (n_bits * points) for points, weight in enumerate(row)) ** n_dice
    mask = (1 << n_bits) - 1
    wide = ((points, number >> (n_bits * points) & mask) for points in range(most * n_dice + 1))
    return Pmf({points: weight for points, weight in wide if weight})


def levels_of(throw: PowerThrow, power: int) -> Pmf[int]:
    """Where a die thrown with this power comes to rest under the model: level 1 to 4, or 0 for short and off together.

    >>> levels_of(PowerThrow(), 10)
    Pmf({0: 20, 1: 1, 2: 3, 3: 5, 4: 7})
    """
    if not isinstance(throw, PowerThrow):
        raise ValueError(f"only a PowerThrow has a law; {throw!r} leaves the landing to people")
    if type(power) is not int or power not in POWERS:
        raise ValueError(f"a power is an integer from {POWERS[0]} to {POWERS[-1]}, not {power!r}")
    short, *on_board, off = throw.weights[power - 1]
    weights = dict(zip((TAKEN_AWAY, *LEVELS), (short + off, *on_board), strict=True))
    return Pmf({level: weight for level, weight in weights.items() if weight})


def power_points(game: Any, power: int) -> Pmf[int]:
    """What a die thrown with this power scores in this game, when nothing hits it afterwards."""
    return die_points(levels_of(game.throw, power), game.scoring)


def check_scoring(scoring: str) -> None:
    if scoring not in SCORINGS:
        raise ValueError(f'scoring is "multiply" or "add", not {scoring!r}')


def _die_weights(levels: Pmf[int], scoring: str) -> dict[int, int]:
    check_scoring(scoring)
    weights: dict[int, int] = {}
    for level, weight in _levels(levels).items():
        for points in _points(scoring, level):
            weights[points] = weights.get(points, 0) + weight
    return weights


@cache
def _points(scoring: str, level: int) -> tuple[int, ...]:
    """What the six faces score on a level; nothing six times when the die is taken away."""
    return tuple(worth(scoring, level, face) if level else 0 for face in FACES)


def _levels(levels: Pmf[int]) -> Pmf[int]:
    if (
        not isinstance(levels, Pmf)
        or not levels.total
        or any(type(level) is not int or level not in _KNOWN for level in levels)
    ):
        raise ValueError(f"levels is a Pmf over the levels 0 (taken away) to 4 with at least one of them, not {levels!r}")
    return levels
