"""Which variants the tests of all games play, and what people may do there beyond the listed actions.

A game that is not named here is tested by its defaults alone, so listing it in GAMES is enough to have it tested.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludolab.engines import GAMES
from ludolab.engines.chance import Generator
from ludolab.engines.protocol import Turn
from ludolab.engines.record import draw
from ludolab.engines.throws import TableThrow
from ludolab.engines.tumblin_notation import FACES, LEVELS, OFF, SHORT, Land, die_name

LIVELY = {"model": "power", "hit": [2, 3], "hit_shifts": [[-1, 1], [0, 1], [1, 2], [4, 1]]}
SURE = {"model": "power", "hit": [1, 1]}
STILL = {"model": "power", "hit": [0, 1]}

VARIANTS: dict[str, dict[str, dict[str, Any]]] = {
    "tumblin_dice": {
        "defaults": {},
        "table add 3 seats": {"seats": 3, "scoring": "add"},
        "table teams": {"seats": 4, "rounds": 2, "teams": [[0, 2], [1, 3]]},
        "table target": {"seats": 3, "target": 60},
        "power": {"throw": "power"},
        "power add 6 seats": {"seats": 6, "scoring": "add", "rounds": 1, "throw": "power"},
        "power lively": {"seats": 3, "rounds": 2, "throw": LIVELY},
        "power always hits": {"rounds": 2, "throw": SURE},
        "power never hits": {"rounds": 2, "throw": STILL},
        "power three teams": {"seats": 6, "rounds": 1, "dice": 2, "teams": [[5, 0], [3, 1], [2, 4]], "throw": "power"},
        "power target add": {"scoring": "add", "target": 41, "dice": 3, "throw": "power"},
        "one die, one round": {"dice": 1, "rounds": 1, "throw": "power"},
    }
}


def games() -> list[tuple[str, Any]]:
    """(label, game) for every game and each of its variants."""
    return [
        (f"{name}: {label}", kind(**options))
        for name, kind in GAMES.items()
        for label, options in VARIANTS.get(name, {"defaults": {}}).items()
    ]


def typed_throw(game: Any, state: Any, generator: Generator) -> Any:
    """A landing as people at a real table type it: now and then with one or two of the lying dice hit."""
    spots: list[Any] = [SHORT, OFF, *((level, face) for level in LEVELS for face in FACES)]
    lying = [
        die_name(seat, index)
        for seat, of_seat in enumerate(state.dice if state.n_thrown else ())
        for index, die in enumerate(of_seat)
        if die is not None
    ]
    hits: dict[str, Any] = {}
    for _ in range(generator.below(3)):
        if lying:
            hits[lying[generator.below(len(lying))]] = spots[generator.below(len(spots))]
    return Land(spots[generator.below(len(spots))], tuple(hits.items()))


#: For each game: a step that is legal but not listed, or None where there is none just now.
UNLISTED: dict[str, Callable[[Any, Any, Generator], Any]] = {
    "tumblin_dice": lambda game, state, generator: (
        typed_throw(game, state, generator) if isinstance(game.throw, TableThrow) else None
    )
}


def choice(game: Any, state: Any, seat: int, generator: Generator) -> Any:
    """A policy: any legal action, and sometimes a legal one that is not listed."""
    if game.name in UNLISTED and generator.below(2):
        step = UNLISTED[game.name](game, state, generator)
        if step is not None:
            return step
    actions = game.legal_actions(state)
    return actions[generator.below(len(actions))]


def some_steps(game: Any, state: Any, generator: Generator, n_steps: int) -> list[Any]:
    """Up to `n_steps` different steps that may come next, drawn at random; none once the game is over."""
    turn = game.turn(state)
    if turn is Turn.OVER:
        return []
    found = []
    for _ in range(n_steps):
        step = draw(game.chance(state), generator) if turn is Turn.CHANCE else choice(game, state, turn, generator)
        if step not in found:
            found.append(step)
    return found


def walk(game: Any, seed: int, most: int = 5000) -> Iterator[tuple[Any, Any]]:
    """(state, step taken there) along one random game, at the end (state, None)."""
    generator = Generator(seed)
    state = game.start()
    for _ in range(most):
        if game.turn(state) is Turn.OVER:
            yield state, None
            return
        (step,) = some_steps(game, state, generator, 1)
        yield state, step
        state = game.apply(state, step)
    raise AssertionError(f"not over after {most} steps")
