"""Playing Tumblin' Dice in tests as people do: by written steps, or a round of typed landings at a time."""

from __future__ import annotations

from typing import Any

from ludolab.engines import GAMES
from ludolab.engines.protocol import Event, Turn

TumblinDice = GAMES["tumblin_dice"]


def after(game: Any, *texts: str, state: Any = None) -> Any:
    """The state after the written steps."""
    state = game.start() if state is None else state
    for text in texts:
        state = game.apply(state, game.read(text))
    return state


def told(game: Any, state: Any, text: str) -> list[tuple[str, dict[str, Any]]]:
    """What happens at the written step, as (key, numbers)."""
    events: tuple[Event, ...] = game.events(state, game.read(text))
    return [(event.key, dict(event.numbers)) for event in events]


def thrown_round(game: Any, state: Any, landings: dict[int, str]) -> tuple[Any, list[int]]:
    """The state after one round at a real table, and the seats in the order in which they threw.

    landings: for each seat that plays, its landings as text, one for each of its dice: "3:4 off 1:1 short".
    """
    left = {seat: text.split() for seat, text in landings.items()}
    threw: list[int] = []
    while any(left.values()):
        seat = game.turn(state)
        assert not isinstance(seat, Turn)
        threw.append(seat)
        state = after(game, f"land {left[seat].pop(0)}", state=state)
    return state, threw


def opened(game: Any, order: tuple[int, ...]) -> Any:
    """The state after an opening roll that seats play in this order."""
    faces = {seat: 6 - place for place, seat in enumerate(order)}
    return after(game, "order " + " ".join(str(faces[seat]) for seat in range(game.seats)))
