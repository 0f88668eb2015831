"""TumblinDiceTable: Tumblin' Dice on its stepped board, with a model of the flick or as the score pad of a real board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import traitlets

from ludolab.engines.protocol import JSON
from ludolab.engines.record import Record, RecordError
from ludolab.engines.throws import LANDINGS, POWERS, PowerThrow
from ludolab.engines.tumblin_dice import SCORINGS, TumblinDice, worth

from . import text_board
from .table import GameTable
from .wire import Intent, page_half

MOST_POINTS = 24  # of one die: a 6 on level 4


class _Die(NamedTuple):
    """A die to be reckoned: the ply at which it was thrown tells it from one of the same name in another round."""

    ply: int
    name: str
    level: int
    face: int


class TumblinDiceTable(GameTable):
    """A table for Tumblin' Dice.

    variant: the options of `TumblinDice`, but that `throw` is "power" unless told otherwise: a screen has no real dice.
    throw="table" makes it the score pad of a real board. shown: the rule by which the page counts beside the game's own,
    "multiply" or "add"; the game's own unless given. ask: the child enters what the last die is worth before it is shown.
    Everything else is as in `GameTable`.
    """

    _esm = page_half("tumblin_dice", "js")
    _css = page_half("tumblin_dice", "css")

    PAGE_MAY_WRITE: ClassVar[frozenset[str]] = GameTable.PAGE_MAY_WRITE | {"shown"}
    INTENTS: ClassVar[Mapping[str, Intent]] = {
        **GameTable.INTENTS,
        "answer": Intent({"ply": int, "die": str, "value": int}),
    }

    shown = traitlets.Enum(SCORINGS, "multiply").tag(sync=True)
    laws = traitlets.Dict(read_only=True).tag(sync=True)  # exact law of one die's points for each power, both scorings
    task = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(sync=True)  # what is asked, with `ask`

    def __init__(
        self,
        *,
        record: Record | str | Path | None = None,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        lang: str = "en",
        mode: str = "fair",
        theme: str = "auto",
        ask: bool = False,
        shown: str | None = None,
        **variant: Any,
    ) -> None:
        self._ask = bool(ask)
        self._solved: set[_Die] = set()
        self._asked_last: tuple[_Die | None, str] = (None, "")
        self._n_tries, self._hint = 0, None
        if record is None:
            variant.setdefault("throw", "power")
        super().__init__(
            None if record is not None else TumblinDice.name,
            record=record,
            names=names,
            seed=seed,
            lang=lang,
            mode=mode,
            theme=theme,
            **variant,
        )
        self.shown = self.game.scoring if shown is None else shown

    def answer(self, value: int) -> bool:
        """Whether the last die is worth `value` by the rule that is shown; a right answer brings a star, a wrong one a hint.

        Raises ValueError for anything but an integer from 0 to 24, and when nothing is asked.
        """
        if type(value) is not int or not 0 <= value <= MOST_POINTS:
            raise ValueError(f"an answer is an integer from 0 to {MOST_POINTS}, not {value!r}")
        if self._open_die() is None:
            raise ValueError("nothing is asked: make the table with ask=True and throw a die that stays on the board")
        return self._judge(value)

    def on_answer(self, message: Mapping[str, Any]) -> None:
        """Checks what the child entered; a number that no die can be worth is wrong like any other."""
        if not self._is_current(message):
            return
        die = self._open_die()
        if die is None or die.name != message["die"]:
            self.refuse("notice-not-asked")
        elif message["value"] < 0:
            self._refuse_message("an answer below 0")
        else:
            self._judge(message["value"])

    def picture(self) -> str:
        from .figures import board_figure, figure_html, svg

        words = f"{self.spoken()} {text_board.go_on(self.lang)}"
        return figure_html(svg(board_figure(self.frame["view"], self.header["names"], self.lang)), words)

    # Inside

    def _check_game(self, game: Any) -> None:
        if not isinstance(game, TumblinDice):
            raise RecordError("other-game", name=game.name)

    def _extra(self) -> dict[str, Any]:
        self._solved = {die for die in self._solved if die in self._landed()}
        return {"laws": laws_of(self.game.throw), "task": self._task()}

    @traitlets.observe("shown")
    def _rule_changed(self, _change: Any) -> None:
        self._set_facts({"task": self._task()})

    def _begin(self, record: Record, seed: int | None, names: Any) -> None:
        counted_by_own_rule = self.shown == self.game.scoring
        super()._begin(record, seed, names)
        if counted_by_own_rule:
            self.shown = self.game.scoring

    def _judge(self, value: int) -> bool:
        die = self._open_die()
        assert die is not None
        right = value == worth(self.shown, die.level, die.face)
        self._n_tries += 1
        self._hint = None if right else hint(self.shown, die.level, die.face, value, self._n_tries)
        if right:
            self._solved.add(die)
        self._set_facts({"task": self._task(), "notice": None})
        return right
