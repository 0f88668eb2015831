"""The steps of Tumblin' Dice and how they are written.

    order 5 2 6                 outcome: the opening roll, one die a seat; seats still tied roll one each, in seat order
    power 7                     action, with a throw model
    land 3:4                    the thrown die rests on level 3 and shows a 4; also `land short`, `land off`
    land 3:4 hit 1a>2:5 0c>off  at a real table the dice it hit ride along
    hit 1a>2:5, miss 1a         outcome, with a throw model: what becomes of one die that lay on the level

A die is named by its seat and a letter, in order of use: 0a is the first die of seat 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from .protocol import IllegalStep, plain

FACES = range(1, 7)
LEVELS = range(1, 5)
SHORT, OFF = "short", "off"
MAX_DICE = 8
#: Where a die is after a throw: (level, face), or "short" or "off" when it is taken away.
Spot: TypeAlias = "tuple[int, int] | str"


@dataclass(frozen=True, order=True, slots=True)
class Order:
    """The opening roll: one face for each seat that still has to roll, in seat order."""

    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Power:
    """The power a seat chooses, from 1 to 10."""

    power: int


@dataclass(frozen=True, slots=True)
class Land:
    """Where the thrown die came to rest, and at a real table where the dice it hit went, as (die, spot), in order of name."""

    spot: Spot
    hits: tuple[tuple[str, Spot], ...] = ()

    def __post_init__(self) -> None:
        if self.hits:  # one throw, one spelling: otherwise two records of the same game would differ
            object.__setattr__(self, "hits", tuple(sorted(self.hits, key=lambda hit: hit[0])))


@dataclass(frozen=True, slots=True)
class Hit:
    """A die on the landing level was hit and is now at `spot`."""

    die: str
    spot: Spot


@dataclass(frozen=True, slots=True)
class Miss:
    """A die on the landing level was not hit."""

    die: str


Step: TypeAlias = Order | Power | Land | Hit | Miss

_NUMBER = re.compile(r"[0-9]{1,3}")
_DIE = re.compile(r"[0-5][a-h]")
_LONGEST = 2000


def die_name(seat: int, index: int) -> str:
    """The name of a seat's die number `index`, counted from 0."""
    return f"{seat}{'abcdefgh'[index]}"


def die_place(name: str) -> tuple[int, int]:
    """The inverse of `die_name`: (seat, index)."""
    return int(name[0]), "abcdefgh".index(name[1])


def written(step: Step) -> str:
    """The step as one line of text."""
    match step:
        case Order(faces):
            return " ".join(["order", *map(str, faces)])
        case Power(power):
            return f"power {power}"
        case Land(spot, hits):
            told = ["land", _spot_text(spot), *(["hit"] if hits else []), *(f"{die}>{_spot_text(to)}" for die, to in hits)]
            return " ".join(told)
        case Hit(die, spot):
            return f"hit {die}>{_spot_text(spot)}"
        case Miss(die):
            return f"miss {die}"


def parsed(text: str) -> Step:
    """The step that the text says; IllegalStep where it says none. Whether it is legal is for the rules to say."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise IllegalStep("step-unreadable", text=plain(text))
    words = text.split()
    match words:
        case ["order", *faces] if faces and all(_NUMBER.fullmatch(face) for face in faces):
            return Order(tuple(map(int, faces)))
        case ["power", power] if _NUMBER.fullmatch(power):
            return Power(int(power))
        case ["land", spot]:
            return Land(_spot(spot, text))
        case ["land", spot, "hit", *hits] if hits:
            return Land(_spot(spot, text), tuple(_hit(hit, text) for hit in hits))
        case ["hit", hit]:
            return Hit(*_hit(hit, text))
        case ["miss", die] if _DIE.fullmatch(die):
            return Miss(die)
    raise IllegalStep("step-unreadable", text=plain(text))


def check_shape(step: object) -> None:
    """IllegalStep for a step that was put together wrongly, whatever its numbers say; `parsed` never makes one."""
    match step:
        case Order(faces):
            fits = type(faces) is tuple
        case Land(spot, hits):
            fits = _is_spot(spot) and type(hits) is tuple
            fits = fits and all(type(hit) is tuple and len(hit) == 2 and _is_die(hit[0]) and _is_spot(hit[1]) for hit in hits)
        case Hit(die, spot):
            fits = _is_die(die) and _is_spot(spot)
        case Miss(die):
            fits = _is_die(die)
        case _:
            return
    if not fits:
        raise IllegalStep("step-unreadable", text=plain(step))


def check_spot(spot: Spot) -> None:
    """IllegalStep unless the spot is a level 1 to 4 with a face 1 to 6, "short" or "off"."""
    if isinstance(spot, str):
        if spot not in (SHORT, OFF):
            raise IllegalStep("step-unreadable", text=plain(spot))
        return
    check_range("level-range", "level", spot[0], LEVELS)
    check_range("face-range", "face", spot[1], FACES)


def check_range(key: str, word: str, number: int, allowed: Sequence[int]) -> None:
    """IllegalStep(key) with the bounds unless `number` is an integer in `allowed`."""
    if type(number) is not int or number not in allowed:
        raise IllegalStep(key, **{word: number, "lowest": allowed[0], "highest": allowed[-1]})


def _spot(word: str, text: str) -> Spot:
    if word in (SHORT, OFF):
        return word
    level, colon, face = word.partition(":")
    if not colon or not _NUMBER.fullmatch(level) or not _NUMBER.fullmatch(face):
        raise IllegalStep("step-unreadable", text=plain(text))
    return int(level), int(face)


def _hit(word: str, text: str) -> tuple[str, Spot]:
    die, arrow, spot = word.partition(">")
    if not arrow or not _DIE.fullmatch(die):
        raise IllegalStep("step-unreadable", text=plain(text))
    return die, _spot(spot, text)


def _is_spot(spot: object) -> bool:
    return isinstance(spot, str) or (type(spot) is tuple and len(spot) == 2)


def _is_die(die: object) -> bool:
    return isinstance(die, str) and _DIE.fullmatch(die) is not None


def _spot_text(spot: Spot) -> str:
    return spot if isinstance(spot, str) else f"{spot[0]}:{spot[1]}"
