"""What a notebook or a page hands in to begin a game: its name and variant, a record, a seed; and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any

from ludolab.engines import GAMES
from ludolab.engines.protocol import JSON, IllegalStep
from ludolab.engines.record import MAX_TEXT, Record, RecordError

from .timeline import as_json

MAX_SEED = 2**53 - 1  # the highest integer to which a page counts exactly
MAX_PAGE_STEPS = 2_000  # of a record that a page hands in; a usual game has a few hundred
_NEW_SEEDS = 1_000_000  # a seed made here has at most six digits, to be read out and typed in
_LONGEST_PATH = 4096


def made_game(kind: Any, variant: Mapping[str, Any], owner: str) -> Any:
    """The game of this name or class with this variant; a game that is one already is given back.

    Raises ValueError for an unknown name or a value that cannot be, TypeError for an unknown option, naming the known ones.
    """
    if isinstance(kind, str):
        if kind not in GAMES:
            raise ValueError(f"there is no game {kind!r}; there are {', '.join(GAMES)}")
        kind = GAMES[kind]
    if not isinstance(kind, type):
        if variant:
            raise TypeError("a game brings its own variant: give either the game or its name with options")
        return kind
    demand_known(owner, variant, [option.name for option in fields(kind)])
    return kind(**variant)


def read_record(source: Record | str | bytes | Path) -> Record:
    """A record as it is, from its JSON text, or from a file: a `Path`, or text on one line that ends in .json.

    Raises RecordError where it is no record, and OSError where the file cannot be read.
    """
    if isinstance(source, Record):
        return source
    if isinstance(source, str) and source.endswith(".json") and "\n" not in source and len(source) < _LONGEST_PATH:
        source = Path(source)
    if isinstance(source, Path):
        with source.open("rb") as file:
            source = file.read(4 * MAX_TEXT + 1)  # no more than the longest text can take, however long the file
        if len(source) > 4 * MAX_TEXT:
            raise RecordError("too-long", longest=MAX_TEXT)
        try:
            source = source.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise RecordError("not-json") from None
    return Record.from_json(source)


def read_text(text: str) -> Record:
    """The record that a page hands in as text: at most 2000 steps, because a page cannot interrupt what takes long.

    Raises RecordError, too, where it is longer; a notebook may load up to `MAX_STEPS`.
    """
    record = Record.from_json(text)
    if len(record.steps) > MAX_PAGE_STEPS:
        raise RecordError("bad-steps", most=MAX_PAGE_STEPS)
    return record


def refusal_numbers(refusal: IllegalStep | RecordError) -> dict[str, JSON]:
    """The numbers of a refusal as JSON; the step of a record and the rule it broke among them."""
    numbers = {name: as_json(value) for name, value in refusal.numbers.items()}
    if isinstance(refusal, RecordError) and refusal.step is not None:
        numbers["step"] = refusal.step
    if isinstance(refusal, RecordError) and refusal.reason is not None:
        numbers["reason"] = {"key": f"illegal-{refusal.reason.key}", "numbers": refusal_numbers(refusal.reason)}
    return numbers


def checked_seed(seed: int | None) -> int:
    """The seed itself, or a new one of six digits where none is given. Raises ValueError for one a page cannot hold."""
    if seed is None:
        import secrets  # here, because it costs a tenth of what importing the widgets does

        return secrets.randbelow(_NEW_SEEDS)
    if type(seed) is not int or not 0 <= seed <= MAX_SEED:
        raise ValueError(f"a seed is an integer from 0 to {MAX_SEED}, not {seed!r}")
    return seed


def demand_known(owner: str, given: Iterable[str], known: Iterable[str]) -> None:
    """TypeError that names the first unknown option and the known ones."""
    allowed = sorted(known)
    for name in given:
        if name not in allowed:
            raise TypeError(f"{owner} has no option {name!r}; it has {', '.join(allowed)}")
