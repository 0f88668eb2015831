"""The laws of a die's and of a round's points: levels in, points out, every case counted once."""

from __future__ import annotations

from struct import unpack
from typing import Any

from ludolab.engines.pmf import Pmf
from ludolab.engines.throws import POWERS, PowerThrow
from ludolab.engines.tumblin_dice import SCORINGS, worth
from ludolab.engines.tumblin_notation import FACES, LEVELS

TAKEN_AWAY = 0


def die_points(levels: Pmf[int], scoring: str) -> Pmf[int]:
    """What one die scores, when its level has the law `levels` (0 to 4; 0 = taken away) and its face is fair.

    Weights count cases: each unit of weight of a level makes six, one for each face, so that the total is six times that of
    `levels`. A die taken away scores 0 with all six.
    Source: sheet 004, en, "multiply the value of the die times the level"; "adding the die value to the level value".

    >>> die_points(Pmf({3: 1}), "add").items()
    dict_items([(4, 1), (5, 1), (6, 1), (7, 1), (8, 1), (9, 1)])
    """
    check_scoring(scoring)
    weights: dict[int, int] = {}
    for level, weight in _levels(levels).items():
        for face in FACES:
            points = worth(scoring, level, face) if level else 0
            weights[points] = weights.get(points, 0) + weight
    return Pmf(weights)


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
    die = die_points(levels, scoring)
    if n_dice == 0:
        return Pmf({0: 1})
    width = -(-(die.total**n_dice).bit_length() // 64) * 8  # bytes for one coefficient
    packed = 0
    for points, weight in die.items():
        packed |= weight << (8 * width * points)
    n_words = (max(die) * n_dice + 1) * width // 8
    words = unpack(f"<{n_words}Q", (packed**n_dice).to_bytes(8 * n_words, "little"))
    if width == 8:
        return Pmf({points: weight for points, weight in enumerate(words) if weight})
    per = width // 8
    coefficients = (
        sum(word << (64 * place) for place, word in enumerate(words[start : start + per])) for start in range(0, n_words, per)
    )
    return Pmf({points: weight for points, weight in enumerate(coefficients) if weight})


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


def _levels(levels: Pmf[int]) -> Pmf[int]:
    known = (TAKEN_AWAY, *LEVELS)
    if not isinstance(levels, Pmf) or not levels.total or any(type(level) is not int or level not in known for level in levels):
        raise ValueError(f"levels is a Pmf over the levels 0 (taken away) to 4 with at least one of them, not {levels!r}")
    return levels
