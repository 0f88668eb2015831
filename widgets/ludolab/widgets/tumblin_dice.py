"""TumblinDiceTable: Tumblin' Dice on its stepped board, with a model of the flick or as the score pad of a real board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import traitlets

from ludolab.engines.protocol import JSON
from ludolab.engines.record import Record, RecordError
from ludolab.engines.throws import LANDINGS, POWERS, PowerThrow, TableThrow
from ludolab.engines.tumblin_dice import SCORINGS, TumblinDice, worth

from . import text_board
from .table import GameTable
from .wire import Intent, page_half

MOST_POINTS = 24  # of one die: a 6 on level 4
_LANDED = tuple(f"landed-{scoring}" for scoring in SCORINGS)


class _Die(NamedTuple):
    """A die on the board as it can be asked for: the ply of its throw tells it from one of the same name in another round."""

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
        self._rule = shown  # None as long as the game's own rule is followed
        self._solved: dict[_Die, JSON] = {}  # with the frame of its throw, which is taken back and played again with its star
        self._task_key: tuple[_Die | None, str] = (None, "")
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

    def spoken(self) -> str:
        die = self._open_die()
        if die is None:
            return super().spoken()
        # A picture that outlives the kernel must not tell the sum that is still asked for.
        frame = {**self.frame, "events": [_covered(event, die.name) for event in self.frame["events"]]}
        if any(key == "round-over" for key, _ in frame["events"]):
            frame |= {"score": [], "winners": []}
        return text_board.spoken(self.lang, frame, self.header)

    def picture(self) -> str:
        from .figures import figure_html, svg
        from .tumblin_picture import board_figure

        words = f"{self.spoken()} {text_board.go_on(self.lang)}"
        return figure_html(svg(board_figure(self.frame["view"], self.header["names"], self.lang)), words)

    # Inside

    def _check_game(self, game: Any) -> None:
        if not isinstance(game, TumblinDice):
            raise RecordError("other-game", name=game.name)

    def _extra(self) -> dict[str, Any]:
        return {"shown": self._rule or self.game.scoring, "laws": laws_of(self.game.throw), "task": self._task()}

    @traitlets.observe("shown")
    def _rule_changed(self, change: Any) -> None:
        self._rule = None if change["new"] == self.game.scoring else change["new"]
        self._set_facts({"task": self._task()})

    def _on_board(self) -> list[_Die]:
        """The dice of this round that lie on the board, the last one thrown first."""
        frames = self._timeline.frames
        table = frames[-1]["view"]["dice"]
        rows = zip(table["die"], table["level"], table["face"], strict=True)
        left = {die: (level, face) for die, level, face in rows if level}
        found: list[_Die] = []
        for frame in reversed(frames):
            if not left:
                break
            for key, numbers in frame["events"]:
                if key in _LANDED and numbers["die"] in left:
                    found.append(_Die(frame["ply"], numbers["die"], *left.pop(numbers["die"])))
        return found

    def _open_die(self) -> _Die | None:
        """The die that is asked for now: the last one thrown that is still there, unless it is solved."""
        dice = self._on_board() if self._ask else []
        return dice[0] if dice and dice[0] not in self._solved else None

    def _task(self) -> JSON:
        if not self._ask:
            return None
        frames, rule = self._timeline.frames, self._rule or self.game.scoring
        thrown = {die: at for die, at in self._solved.items() if die.ply < len(frames) and frames[die.ply] is at}
        if not self._timeline.can_redo:  # what was taken back is gone for good
            self._solved = thrown
        dice = self._on_board()
        if not dice:
            return None
        if self._task_key != (dice[0], rule):
            self._task_key = (dice[0], rule)
            self._n_tries, self._hint = 0, None
        return {
            "die": dice[0].name,
            "face": dice[0].face,
            "level": dice[0].level,
            "tries": self._n_tries,
            "hint": self._hint,
            "stars": len({die.ply for die in thrown}),  # one for a throw, however often its die is pushed on and asked again
            "solved": [die.name for die in dice if die in thrown],
            "word": rule,
        }

    def _judge(self, value: int) -> bool:
        die, rule = self._on_board()[0], self._rule or self.game.scoring
        right = value == worth(rule, die.level, die.face)
        self._n_tries += 1
        self._hint = None if right else hint(rule, die.level, die.face, value, self._n_tries)
        if right:
            self._solved[die] = self._timeline.frames[die.ply]
        self._set_facts({"notice": None, "task": self._task()})
        return right


def _covered(event: JSON, die: str) -> JSON:
    """The event without the points of a die whose sum is still asked for; kit and board do the same in the page."""
    key, numbers = event
    if key == "won":
        return ["won-covered", {}]
    if key == "round-points" and numbers["seat"] == int(die[0]):
        return ["points-covered", {"seat": numbers["seat"]}]
    if key.startswith(("landed-", "hit-moved-")) and numbers["die"] == die:
        told = {name: numbers[name] for name in ("die", "face", "level")}
        return ["die-covered", {**told, "seat": int(die[0])}]
    return event


def hint(scoring: str, level: int, face: int, value: int, n_tries: int) -> JSON:
    """What helps after the wrong answer `value`, as key and numbers; never the answer.

    Who counted by the other rule is told so; otherwise the first time the direction, then a way to count.
    """
    if any(value == worth(other, level, face) for other in SCORINGS if other != scoring):
        key = "hint-we-add" if scoring == "add" else "hint-we-multiply"
    elif n_tries > 1:
        key = "hint-count-on" if scoring == "add" else "hint-rows"
    else:
        key = "hint-too-small" if value < worth(scoring, level, face) else "hint-too-big"
    return {"key": key, "numbers": {"face": face, "level": level}}


@cache
def laws_of(throw: TableThrow | PowerThrow) -> JSON:
    """The model's landing weights and the exact law of one die's points for each power, under both scorings.

    `model` is null at a real table, of which no law is known; `default` says that the weights are the invented ones.
    Points come with their weights, all of one denominator within a law.
    """
    if not isinstance(throw, PowerThrow):
        return {"model": None, "default": False, "powers": {}}
    from ludolab.engines.odds.tumblin_dice import die_points, levels_of

    powers = {}
    for power in POWERS:
        levels = levels_of(throw, power)
        powers[str(power)] = {
            "weights": dict(zip(LANDINGS, throw.weights[power - 1], strict=True)),
            **{scoring: [[points, weight] for points, weight in die_points(levels, scoring).items()] for scoring in SCORINGS},
        }
    return {"model": "power", "default": throw == PowerThrow(), "powers": powers}
