"""Bytes per move: what the kernel sends to the page for a throw, its rolls included, and how large a whole frame is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from statistics import median
from typing import Any

from ludolab.engines.chance import Generator
from ludolab.engines.protocol import Turn

GOAL = 1500
TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("two seats", {}),
    ("two seats, adding", {"scoring": "add"}),
    ("four seats in teams", {"seats": 4, "teams": [[0, 2], [1, 3]]}),
    ("six seats", {"seats": 6}),
)


class Wire:
    """A comm that counts instead of sending."""

    kernel = "counting"
    comm_id = "counting"

    def __init__(self) -> None:
        self.sizes: list[int] = []

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        text = json.dumps(data, separators=(",", ":"), ensure_ascii=False, default=repr)
        self.sizes.append(len(text.encode()) + sum(len(memoryview(part)) for part in buffers or ()))

    def on_msg(self, callback: Any) -> None:
        pass

    def on_close(self, callback: Any) -> None:
        pass

    def close(self, *_: Any, **__: Any) -> None:
        pass


def lines() -> Iterator[str]:
    """A row for each table: messages and bytes of a move, median and most, over a seeded game from the first throw on."""
    from ludolab.widgets import TumblinDiceTable

    yield f"A whole seeded game each, every throw with a power chosen at random; goal: one message of at most {GOAL} bytes."
    yield ""
    yield "| table | moves | messages a move, most | bytes a move, median | bytes a move, most | bytes of a whole frame, most |"
    yield "|---|---|---|---|---|---|"
    for label, variant in TABLES:
        table = TumblinDiceTable(seed=1, **variant)
        if table.game.turn(table.state) is Turn.CHANCE:
            table.roll()
        wire, chosen, moves = Wire(), Generator(2), []
        table.comm = wire
        while (turn := table.game.turn(table.state)) is not Turn.OVER:
            assert turn is not Turn.CHANCE
            actions = table.game.legal_actions(table.state)
            wire.sizes.clear()
            table.play(table.game.write(actions[chosen.below(len(actions))]))
            moves.append(list(wire.sizes))
        frames = [len(json.dumps(frame, separators=(",", ":")).encode()) for frame in table.frames]
        sizes = [sum(move) for move in moves]
        cells = (label, len(moves), max(map(len, moves)), f"{median(sizes):.0f}", max(sizes), max(frames))
        yield f"| {' | '.join(map(str, cells))} |"
        table.comm = None
