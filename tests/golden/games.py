"""The golden games: which are played, and their records line by line.

Standard library and engines only, so that any Python can play them, the one in the browser included:
run as a program it prints every record.
"""

from __future__ import annotations

import sys
from typing import Any

from ludolab.engines import GAMES
from ludolab.engines.record import Record, play
from tests.engines.variants import LIVELY, choice

#: label → (game, variant, seed of the playthrough that is kept as text).
PLAYED: dict[str, tuple[str, dict[str, Any], int]] = {
    "tumblin_dice-power": ("tumblin_dice", {"throw": "power"}, 1),
    "tumblin_dice-power-add": ("tumblin_dice", {"seats": 3, "rounds": 2, "scoring": "add", "throw": "power"}, 2),
    "tumblin_dice-teams": ("tumblin_dice", {"seats": 4, "rounds": 2, "teams": [[0, 2], [1, 3]], "throw": LIVELY}, 3),
    "tumblin_dice-table": ("tumblin_dice", {"seats": 3, "rounds": 2}, 4),
    "tumblin_dice-target": ("tumblin_dice", {"target": 61, "throw": "power"}, 5),
    "tumblin_dice-overtime": ("tumblin_dice", {"seats": 3, "rounds": 1, "dice": 1, "scoring": "add", "throw": "power"}, 6),
}
MORE_SEEDS = (0, 7, 2**64 - 1)


def game_of(label: str) -> Any:
    name, variant, _ = PLAYED[label]
    return GAMES[name](**variant)


def record_of(label: str, seed: int | None = None) -> Record:
    game = game_of(label)
    names = [f"Zoë {seat}" for seat in range(game.seats)]
    return play(game, choice, PLAYED[label][2] if seed is None else seed, names=names)


def records() -> str:
    """One record a line, as they are saved."""
    return "".join(record_of(label, seed).to_json() + "\n" for label in PLAYED for seed in (None, *MORE_SEEDS))


if __name__ == "__main__":
    sys.stdout.buffer.write(records().encode())
