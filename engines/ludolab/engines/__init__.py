"""The rules of the games: pure functions over frozen states, standard library only.

`GAMES` is the only list of games: `GAMES["tumblin_dice"](seats=3)` is a game with its variant.
"""

from typing import Any

from .tumblin_dice import TumblinDice

GAMES: dict[str, type[Any]] = {game.name: game for game in (TumblinDice,)}

__all__ = ["GAMES"]
