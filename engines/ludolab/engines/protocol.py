"""What a game is: rules as functions over frozen states. One screen; every engine fits it without a base class."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Protocol, TypeAlias, TypeVar

from .pmf import Pmf

JSON: TypeAlias = Any
Number: TypeAlias = "int | str | tuple[int, ...] | tuple[str, ...]"
Seat: TypeAlias = int
S = TypeVar("S")
Step = TypeVar("Step")


class Turn(Enum):
    """Who is next when it is nobody's choice."""

    CHANCE = "chance"
    OVER = "over"


@dataclass(frozen=True)
class Event:
    """One thing that happened while a step was applied: a rule key and the numbers a sentence about it needs."""

    key: str
    numbers: Mapping[str, Number] = field(default_factory=dict)


class IllegalStep(ValueError):
    """A step the rules refuse: the key names the rule, the numbers say what was found and what is allowed."""

    def __init__(self, key: str, **numbers: Number) -> None:
        self.key, self.numbers = key, numbers
        told = ", ".join(f"{name} {value}" for name, value in numbers.items())
        super().__init__(f"{key}: {told}" if told else key)


def plain(text: object, longest: int = 40) -> str:
    """What somebody typed or sent, safe to show, speak and store: cut to `longest`, unprintable characters replaced."""
    return "".join(sign if sign.isprintable() else "\ufffd" for sign in str(text)[:longest])


class Game(Protocol[S, Step]):
    """A variant and its rules. Games are frozen dataclasses: equal options, equal game."""

    name: str
    rules_version: int  # rises when a legal game would change
    seats: int

    def variant(self) -> dict[str, JSON]:
        """The options that differ from the defaults, as JSON; the class called with them gives an equal game."""

    def start(self) -> S:
        """Always the same state; what is rolled or dealt comes as outcomes, one at a time."""

    def turn(self, state: S) -> Seat | Turn:
        """The seat to act, or CHANCE, or OVER."""

    def legal_actions(self, state: S) -> tuple[Step, ...]:
        """In a fixed order without duplicates; empty unless a seat is to act."""

    def chance(self, state: S) -> Pmf[Step]:
        """The exact law of the next outcome; empty unless CHANCE. Never draws."""

    def apply(self, state: S, step: Step) -> S:
        """The state after the step, or IllegalStep. Checks by itself and changes nothing it was given."""

    def events(self, state: S, step: Step) -> tuple[Event, ...]:
        """What `apply` would do, told in order; raises as `apply` does."""

    def score(self, state: S) -> tuple[int, ...]:
        """Points so far by seat."""

    def winners(self, state: S) -> tuple[Seat, ...]:
        """Every seat that wins, all that tie; empty until OVER."""

    def mask(self, state: S, seat: Seat) -> S:
        """What `seat` may know: hidden things replaced by counts, its own legal actions unchanged."""

    def write(self, step: Step) -> str:
        """The step as one line of text, in the grammar of the game's module."""

    def read(self, text: str) -> Step:
        """The inverse of `write`; IllegalStep for text that is no step."""

    def dump(self, state: S) -> JSON:
        """The state as JSON."""

    def load(self, position: JSON) -> S:
        """The inverse of `dump`; IllegalStep for a position that cannot be."""

    def view(self, state: S) -> JSON:
        """The only shape a page may rely on: scalars, lists, and tables given by columns."""
