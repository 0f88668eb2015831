"""How a die is sent down the board: a real hand, or a declared model of one.

The sheet does not say how a hand throws. `TableThrow` therefore leaves it to the people at the table, and `PowerThrow` is
a model: its numbers are stated, can be replaced by a table or by a class's own tally, and every number made with it is
shown as a model's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from .pmf import Pmf
from .tumblin_notation import FACES, LEVELS, OFF, SHORT, Hit, Land, Miss, Order, Power, Step

LANDINGS = ("short", "1", "2", "3", "4", "off")
POWERS = tuple(range(1, 11))
POWER_ACTIONS: tuple[Step, ...] = tuple(Power(power) for power in POWERS)
LANDING_ACTIONS: tuple[Step, ...] = (Land(SHORT), Land(OFF), *(Land((level, face)) for level in LEVELS for face in FACES))

#: Weights of short, level 1, 2, 3, 4 and off, out of 36, for the powers 1 to 10. Invented for the lesson: more power goes
#: further, spreads wider and risks more of going over the end.
DEFAULT_WEIGHTS = (
    (20, 14, 2, 0, 0, 0),
    (12, 18, 5, 1, 0, 0),
    (7, 17, 9, 2, 1, 0),
    (4, 13, 13, 4, 1, 1),
    (2, 9, 14, 8, 2, 1),
    (1, 6, 12, 11, 4, 2),
    (1, 4, 9, 12, 6, 4),
    (0, 2, 6, 9, 11, 8),
    (0, 2, 4, 7, 9, 14),
    (0, 1, 3, 5, 7, 20),
)


MOST_WEIGHT = 1_000_000  # more than any class counts, and a page still adds such numbers without rounding


@dataclass(frozen=True)
class TableThrow:
    """No chance at all: people type in where the real die came to rest."""

    def actions(self) -> tuple[Step, ...]:
        """The places where the die can come to rest: short, off, and 24 faces on levels."""
        return LANDING_ACTIONS

    def to_json(self) -> Any:
        """ "table"."""
        return "table"


@dataclass(frozen=True)
class PowerThrow:
    """A model of the flick: the seat chooses a power from 1 to 10, integer weights say where the die lands.

    weights: for each power, in order, the weights of landing short, on level 1, 2, 3, 4, and going off.
    hit: the chance that a die already lying on the landing level is hit, as (numerator, denominator).
    hit_shifts: where a hit die goes, as (levels further, weight); past level 4 it is off, before level 1 it is short.
    A face is fair, of the thrown die and of a hit one. Each die on the level is hit or not independently of the others.
    """

    weights: tuple[tuple[int, ...], ...] = DEFAULT_WEIGHTS
    hit: tuple[int, int] = (1, 6)
    hit_shifts: tuple[tuple[int, int], ...] = ((0, 2), (1, 3), (2, 1))

    def __post_init__(self) -> None:
        object.__setattr__(self, "weights", _weight_rows(self.weights))
        object.__setattr__(self, "hit", tuple(self.hit))
        object.__setattr__(self, "hit_shifts", tuple(tuple(pair) for pair in self.hit_shifts))
        if (
            len(self.hit) != 2
            or not all(type(n) is int for n in self.hit)
            or not 0 <= self.hit[0] <= self.hit[1] <= MOST_WEIGHT
            or not self.hit[1]
        ):
            raise ValueError(f"hit is a chance (numerator, denominator) between 0 and 1, not {self.hit!r}")
        shifts = [
            pair[0]
            for pair in self.hit_shifts
            if len(pair) == 2 and all(type(n) is int and abs(n) <= MOST_WEIGHT for n in pair) and pair[1] > 0
        ]
        if not shifts or len(shifts) != len(self.hit_shifts) or len(set(shifts)) != len(shifts):
            raise ValueError(f"hit_shifts are pairs (levels further, positive weight), not {self.hit_shifts!r}")

    @classmethod
    def from_tally(cls, tally: Mapping[int, Mapping[str, int]], **options: Any) -> PowerThrow:
        """A model fitted to a class's own throws: the counts of real landings become the weights.

        tally: power → landing ("short", "1" … "4", "off") → count. A power that was not thrown keeps its default weights;
        how far a count may be from the truth is told by `odds.tumblin_dice.tally_intervals`.
        Raises ValueError for an unknown power or landing, a negative count, or a power with no throw at all.
        """
        rows: list[tuple[int, ...]] = list(DEFAULT_WEIGHTS)
        for power, counts in tally.items():
            unknown = [str(landing) for landing in counts if str(landing) not in LANDINGS]
            if type(power) is not int or power not in POWERS or unknown or len({str(name) for name in counts}) != len(counts):
                raise ValueError(
                    f"a tally names powers 1 to 10 and landings {', '.join(LANDINGS)} once, not {power!r}: {counts}"
                )
            by_name = {str(landing): count for landing, count in counts.items()}
            rows[power - 1] = tuple(by_name.get(landing, 0) for landing in LANDINGS)
        return cls(weights=tuple(rows), **options)

    def actions(self) -> tuple[Step, ...]:
        """The ten powers."""
        return POWER_ACTIONS

    def to_json(self) -> Any:
        """ "power" for the default model, otherwise an object with what differs."""
        differing = {
            name: getattr(self, name)
            for name in ("weights", "hit", "hit_shifts")
            if getattr(self, name) != getattr(PowerThrow(), name)
        }
        if not differing:
            return "power"
        return {"model": "power", **{name: _as_lists(value) for name, value in differing.items()}}


def throw_of(option: Any) -> TableThrow | PowerThrow:
    """The throw that an option of the variant names: "table", "power", a model, or its JSON."""
    if isinstance(option, TableThrow | PowerThrow):
        return option
    if option == "table":
        return TableThrow()
    if option == "power":
        return PowerThrow()
    if isinstance(option, Mapping) and option.get("model") == "power":
        options = {name: value for name, value in option.items() if name != "model"}
        try:
            return PowerThrow(**options)
        except TypeError as error:
            raise ValueError(f"unknown or misshapen option of the power model: {error}") from None
    raise ValueError(f'throw is "table", "power" or a PowerThrow, not {option!r}')


@cache
def landing_law(throw: PowerThrow, power: int) -> Pmf[Step]:
    """Where a die thrown with this power lands under the model: the level by its weight, the face fair."""
    weights: dict[Step, int] = {}
    for landing, weight in zip(LANDINGS, throw.weights[power - 1], strict=True):
        if weight and landing in (SHORT, OFF):
            weights[Land(landing)] = weight * len(FACES)
        elif weight:
            weights.update({Land((int(landing), face)): weight for face in FACES})
    return Pmf(weights)


@cache
def hit_law(throw: PowerThrow, die: str, level: int) -> Pmf[Step]:
    """What becomes of a die lying on the landing level: missed, or hit and shifted by the model's weights, face fair."""
    numerator, denominator = throw.hit
    n_cases = sum(weight for _, weight in throw.hit_shifts) * len(FACES)
    weights: dict[Step, int] = {}
    if numerator < denominator:
        weights[Miss(die)] = (denominator - numerator) * n_cases
    for shift, weight in throw.hit_shifts:
        to = level + shift
        if to in LEVELS:
            weights.update({Hit(die, (to, face)): numerator * weight for face in FACES})
        else:
            gone = Hit(die, OFF if to > LEVELS[-1] else SHORT)
            weights[gone] = weights.get(gone, 0) + numerator * weight * len(FACES)
    return Pmf(weights)


@cache
def order_law(n_dice: int) -> Pmf[Step]:
    """The opening roll of `n_dice` fair dice, every row of faces equally likely."""
    return Pmf({Order(faces): 1 for faces in product(FACES, repeat=n_dice)})


def _weight_rows(rows: Any) -> tuple[tuple[int, ...], ...]:
    made = tuple(tuple(row) for row in rows)
    if len(made) != len(POWERS):
        raise ValueError(f"weights need one row for each power 1 to 10, not {len(made)} rows")
    for power, row in zip(POWERS, made, strict=True):
        if (
            len(row) != len(LANDINGS)
            or any(type(weight) is not int or not 0 <= weight <= MOST_WEIGHT for weight in row)
            or not sum(row)
        ):
            raise ValueError(
                f"power {power} needs six integer weights from 0 to {MOST_WEIGHT}, not all 0, for {', '.join(LANDINGS)}; "
                f"got {row!r}"
            )
    return made


def _as_lists(value: Any) -> Any:
    return [_as_lists(part) for part in value] if isinstance(value, tuple) else value
