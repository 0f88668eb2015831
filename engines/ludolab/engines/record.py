"""Record: a game as its variant and its steps. Playing, replaying, saving and loading; the only place where chance is drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeAlias, TypeVar

from .chance import Generator
from .pmf import Pmf
from .protocol import JSON, IllegalStep, Number, Seat, Turn, plain

T = TypeVar("T")

#: A policy sees the game, the state masked for its seat, the seat, and a generator of its own; it returns a legal action.
Policy: TypeAlias = Callable[[Any, Any, Seat, Generator], Any]

FORMAT, VERSION = "ludolab-record", 1
MAX_TEXT, MAX_STEPS, MAX_NAME = 1_000_000, 20_000, 40
# Control characters, ends of lines, turns of the writing direction, halves of characters. Written out, because what Python
# takes for printable grows with its version, and leaves out the joiners that families and flags are made with.
_NO_NAME = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufeff\ufff9-\ufffb]")
_KEYS = ("format", "version", "game", "rules_version", "variant", "names", "position", "steps")


class RecordError(ValueError):
    """A record that cannot be taken: the key says why; `step` counts from 1 and `reason` is the rule it broke."""

    def __init__(self, key: str, step: int | None = None, reason: IllegalStep | None = None, **numbers: Number) -> None:
        self.key, self.step, self.reason, self.numbers = key, step, reason, numbers
        told = [f"{name} {value}" for name, value in numbers.items()]
        told = ([f"step {step}"] if step is not None else []) + told + ([str(reason)] if reason else [])
        super().__init__(f"{key}: {', '.join(told)}" if told else key)


@dataclass(frozen=True)
class Record:
    """A game played so far.

    game: the game with its variant. steps: the steps from the start, or from `position` where that is a state to begin in.
    names: one for each seat, or empty. Making a record does not replay it; `from_json` does.
    """

    game: Any
    steps: tuple[Any, ...] = ()
    names: tuple[str, ...] = ()
    position: Any = None

    def states(self) -> Iterator[Any]:
        """The states passed through, the first one first: one more than the steps."""
        state = self.game.start() if self.position is None else self.position
        yield state
        for step in self.steps:
            state = self.game.apply(state, step)
            yield state

    def to_json(self) -> str:
        """The record as JSON text; the same record gives the same bytes everywhere."""
        return json.dumps(
            {**header(self.game, self.names, self.position), "steps": [self.game.write(step) for step in self.steps]},
            ensure_ascii=False,
        )

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """The record that the text holds, replayed through the rules.

        A byte-order mark is accepted. Raises RecordError for anything that is not a record, is longer than 1 000 000
        characters or 20 000 steps, or breaks a rule: then with the number of the step and the reason.
        """
        try:
            return cls._replayed(_parsed(text))
        except RecursionError:  # nested just short of what the parser refuses, too deep to be shown
            raise RecordError("not-json") from None

    @classmethod
    def _replayed(cls, data: dict[str, Any]) -> Record:
        game = _game(data)
        names = checked_names(data["names"], game.seats)
        try:
            position = None if data["position"] is None else game.load(data["position"])
        except IllegalStep as reason:
            raise RecordError("bad-position", reason=reason) from None
        written = data["steps"]
        if not isinstance(written, list) or len(written) > MAX_STEPS:
            raise RecordError("bad-steps", most=MAX_STEPS)
        state = game.start() if position is None else position
        steps: list[Any] = []
        for number, line in enumerate(written, start=1):
            try:
                step = game.read(line)
                state = game.apply(state, step)
            except IllegalStep as reason:
                raise RecordError("bad-step", step=number, reason=reason, text=plain(line)) from None
            steps.append(step)
        return cls(game, tuple(steps), names, position)


def header(game: Any, names: Sequence[str] = (), position: Any = None) -> dict[str, JSON]:
    """A record's JSON without its steps."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": game.name,
        "rules_version": game.rules_version,
        "variant": game.variant(),
        "names": list(names),
        "position": None if position is None else game.dump(position),
    }


def draw(pmf: Pmf[T], generator: Generator) -> T:
    """An outcome drawn by its weight, from integers only."""
    return pmf.outcome_at(generator.below(pmf.total))


def play(
    game: Any, policies: Policy | Sequence[Policy], seed: int, *, names: Sequence[str] = (), max_steps: int = MAX_STEPS
) -> Record:
    """A finished game: policies choose, the seed decides every outcome.

    policies: one for every seat, or a single one for all. Each sees only the state masked for its seat.
    Raises RecordError for wrong names, ValueError when the game is not over after `max_steps` steps.
    """
    named = checked_names(names, game.seats)
    by_seat: list[Policy] = [policies] * game.seats if callable(policies) else list(policies)
    if len(by_seat) != game.seats:
        raise ValueError(f"{game.seats} seats need one policy each, not {len(by_seat)}")
    generator = Generator(seed)
    choosing = generator.at(MAX_STEPS + 1)  # a stream apart: what policies draw does not change the rolls
    state = game.start()
    steps: list[Any] = []
    while (turn := game.turn(state)) is not Turn.OVER:
        if len(steps) >= max_steps:
            raise ValueError(f"the game is not over after {max_steps} steps")
        if turn is Turn.CHANCE:
            step = draw(game.chance(state), generator.at(len(steps)))
        else:
            step = by_seat[turn](game, game.mask(state, turn), turn, choosing)
        state = game.apply(state, step)
        steps.append(step)
    return Record(game, tuple(steps), named)


def replay(record: Record) -> Iterator[tuple[int, Any, Any]]:
    """(ply, step, state after it) for each step; ply counts from 1, ply 0 being the start."""
    states = record.states()
    next(states)
    for ply, (step, state) in enumerate(zip(record.steps, states, strict=True), start=1):
        yield ply, step, state


def checked_names(names: Any, seats: int) -> tuple[str, ...]:
    """The names as text, one for each seat or none at all; RecordError for anything else.

    A name is at most 40 characters on one line. Markup in it is text like any other.
    """
    if not isinstance(names, list | tuple) or len(names) not in (0, seats):
        raise RecordError("bad-names", seats=seats, longest=MAX_NAME)
    for name in names:
        if not isinstance(name, str) or len(name) > MAX_NAME or _NO_NAME.search(name):
            raise RecordError("bad-names", seats=seats, longest=MAX_NAME)
    return tuple(names)


def _parsed(text: str | bytes) -> dict[str, Any]:
    if not isinstance(text, str | bytes):
        raise RecordError("not-json")
    if len(text) > MAX_TEXT:
        raise RecordError("too-long", longest=MAX_TEXT)
    try:
        decoded = text.decode("utf-8-sig") if isinstance(text, bytes) else text.removeprefix("\ufeff")
        data = json.loads(decoded, parse_constant=_refuse_constant, object_pairs_hook=_without_twins)
    except RecordError:
        raise
    except (ValueError, RecursionError):
        raise RecordError("not-json") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RecordError("not-a-record")
    if data.get("version") != VERSION or type(data.get("version")) is not int:
        raise RecordError("other-version", known=VERSION)
    if sorted(data) != sorted(_KEYS):
        wrong = sorted(set(data) ^ set(_KEYS))
        raise RecordError("bad-keys", names=tuple(plain(name) for name in wrong[:5]))
    return data


def _game(data: dict[str, Any]) -> Any:
    from . import GAMES  # the list of games imports nothing of records

    if not isinstance(data["game"], str) or data["game"] not in GAMES:
        raise RecordError("unknown-game", known=tuple(GAMES))
    kind = GAMES[data["game"]]
    if type(data["rules_version"]) is not int or data["rules_version"] != kind.rules_version:
        raise RecordError("other-rules", known=kind.rules_version)
    if not isinstance(data["variant"], dict):
        raise RecordError("bad-variant", text="variant")
    try:
        return kind(**data["variant"])
    except (TypeError, ValueError) as error:
        raise RecordError("bad-variant", text=plain(error, 200)) from None


def _refuse_constant(word: str) -> NoReturn:
    raise RecordError("not-json", text=word)


def _without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise RecordError("not-json", text="the same key twice")
    return made
