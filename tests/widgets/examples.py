"""Games as they cross the wire, for the tests of the page: written here, so that the two halves cannot drift apart.

`games.json` holds recordings and the messages that make them; `states.json` the state of a table in typical positions.
`make golden` writes both anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludolab.engines import GAMES
from ludolab.widgets.packing import packed
from ludolab.widgets.table import GameTable
from ludolab.widgets.timeline import Timeline
from ludolab.widgets.tumblin_dice import TumblinDiceTable

HERE = Path(__file__).parent / "examples"
NAMES = ["Ana", "<b>Ben</b>", ""]
OURS = ["frame", "frames", "cursor", "header", "seats", "seed", "lang", "mode", "theme", "can", "notice"]

POWERS = [8, 5, 7, 6, 9, 7, 3, 7, 10, 6, 7, 5]
TYPED = [
    "order 3 3 6",
    "order 5 2",
    "land 3:4",
    "land 3:2",
    "land 4:6 hit 0a>2:1 2a>off",
    "land short",
    "land 1:1",
    "land off hit 1a>4:5",
]


def games() -> dict[str, Any]:
    """Recordings by name: all frames, and the message of every move."""
    kind = GAMES["tumblin_dice"]
    modelled = Timeline(kind(seats=3, throw="power", rounds=1), 11)
    modelled_moves = [_message(modelled, None), *(_message(modelled, f"power {power}") for power in POWERS)]
    typed = Timeline(kind(seats=3, scoring="add", rounds=1, dice=2), 11, by_hand=True)
    typed_moves = [_message(typed, step) for step in TYPED]
    return {
        "modelled": {"frames": modelled.frames, "moves": modelled_moves},
        "typed": {"frames": typed.frames, "moves": typed_moves},
    }


def states() -> dict[str, Any]:
    """The traits of a table, by the position it is in."""
    made = {}
    for name, scoring in (("multiply", "multiply"), ("add", "add")):
        table = TumblinDiceTable(seats=3, names=NAMES, seed=11, scoring=scoring)
        made[f"{name}-new"] = _traits(table)
        table.roll()
        for power in POWERS[:7]:
            table.play(f"power {power}")
        made[f"{name}-playing"] = _traits(table)
        for power in POWERS[7:]:
            table.play(f"power {power}")
        made[f"{name}-round-over"] = _traits(table)
        table.close()
    table = TumblinDiceTable(seats=2, seed=11, scoring="add", rounds=1, ask=True)
    table.play("order 5 2", "power 7", "land 3:4")
    made["ask"] = _traits(table)
    table.answer(12)
    made["ask-hint"] = _traits(table)
    table.answer(7)
    made["ask-solved"] = _traits(table)
    table.close()
    table = TumblinDiceTable(seats=3, seed=11, scoring="add", rounds=1, dice=2, throw="table", mode="explore")
    for step in TYPED[:5]:
        table.play(step)
    made["typed"] = _traits(table)
    for step in TYPED[5:]:
        table.play(step)
    made["over"] = _traits(table)
    table.close()
    plain = GameTable(seed=11)
    plain.play("order 5 2", "land 3:4")
    made["text-board"] = _traits(plain)
    plain.close()
    return made


def files() -> dict[Path, str]:
    """Every example file and what it should hold."""
    return {HERE / "games.json": _lines(games()), HERE / "states.json": _lines(states())}


def write() -> None:
    HERE.mkdir(exist_ok=True)
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


def _message(timeline: Timeline, step: str | None) -> Any:
    known = timeline.ply
    if step is None:
        timeline.roll()
    else:
        timeline.play(step)
    return packed(timeline.frames, known)


def _traits(table: GameTable) -> dict[str, Any]:
    extra = ["shown", "laws", "task"] if isinstance(table, TumblinDiceTable) else []
    return dict(table.get_state([*OURS, *extra]))


def _lines(made: dict[str, Any]) -> str:
    """JSON with a line for every value two levels down, so that a change can be read."""
    outer = []
    for name, parts in made.items():
        inner = []
        for key, value in parts.items():
            if isinstance(value, list) and value and isinstance(value[0], dict):
                rows = ",\n".join(f"   {json.dumps(row)}" for row in value)
                inner.append(f"  {json.dumps(key)}: [\n{rows}]")
            else:
                inner.append(f"  {json.dumps(key)}: {json.dumps(value)}")
        outer.append(f" {json.dumps(name)}: {{\n" + ",\n".join(inner) + "}")
    return "{\n" + ",\n".join(outer) + "}\n"
