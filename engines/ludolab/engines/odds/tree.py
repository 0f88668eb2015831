"""Walking any game: what may come next, how many ways there are, and what to expect of the chance that follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from ludolab.engines.protocol import Turn


def steps(game: Any, state: Any) -> tuple[Any, ...]:
    """Every step that may come next: a seat's legal actions, or the outcomes that have a chance; none once it is over."""
    turn = game.turn(state)
    if turn is Turn.OVER:
        return ()
    return tuple(game.chance(state)) if turn is Turn.CHANCE else tuple(game.legal_actions(state))


def walk(game: Any, state: Any, depth: int) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """(line, state after it) for every line of at most `depth` steps, the empty line first, depth first."""
    yield from _walked(game, state, depth, ())


def perft(game: Any, state: Any, depth: int) -> int:
    """The number of lines of exactly `depth` steps, each chance outcome making a line of its own.

    A game that is over sooner makes no line. Cost: one visit for each state and remaining depth, however many lines
    meet there.
    """
    if depth < 0:
        raise ValueError(f"a line cannot have {depth} steps")
    known: dict[tuple[Any, int], int] = {}

    def counted(here: Any, left: int) -> int:
        if left == 0:
            return 1
        if left == 1:
            return len(steps(game, here))
        if (here, left) not in known:
            known[here, left] = sum(counted(game.apply(here, step), left - 1) for step in steps(game, here))
        return known[here, left]

    return counted(state, depth)


def reachable(game: Any, state: Any, most: int = 100_000, until: Callable[[Any], bool] | None = None) -> frozenset[Any]:
    """Every state that can follow, `state` among them; nothing is looked for beyond states where `until` holds.

    Raises ValueError once there are more than `most`, rather than filling the memory.
    """
    found, new = {state}, [state]
    while new:
        here = new.pop()
        if until is not None and until(here):
            continue
        for step in steps(game, here):
            after = game.apply(here, step)
            if after not in found:
                if len(found) >= most:
                    raise ValueError(f"more than {most} states can be reached")
                found.add(after)
                new.append(after)
    return frozenset(found)


def expectation(game: Any, state: Any, value: Callable[[Any], Any]) -> Fraction:
    """The exact mean of `value(state)` once the chance that comes next has been rolled out, to the next choice or the end."""
    if game.turn(state) is not Turn.CHANCE:
        return Fraction(value(state))
    pmf, total = game.chance(state), Fraction(0)
    for step, weight in pmf.items():
        total += weight * expectation(game, game.apply(state, step), value)
    return Fraction(total, pmf.total)


def _walked(game: Any, state: Any, depth: int, line: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any]]:
    yield line, state
    if depth > 0:
        for step in steps(game, state):
            yield from _walked(game, game.apply(state, step), depth - 1, (*line, step))
