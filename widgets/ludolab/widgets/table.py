"""GameTable: any game of `GAMES` on a table that the notebook and the page drive together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import traitlets

from ludolab.engines.protocol import IllegalStep
from ludolab.engines.record import MAX_TEXT, Record, RecordError, checked_names, header
from ludolab.engines.throws import TableThrow

from . import text_board
from .language import LANGUAGES
from .options import MAX_SEED, checked_seed, made_game, read_record, read_text, refusal_numbers
from .recording import RecordedWidget
from .timeline import Timeline
from .wire import AFTER_CELL, Intent, WholeNumber, page_half

_PLY = {"ply": int}


class GameTable(RecordedWidget):
    """A table with one game on it, played by the page and by the notebook alike.

    game: a name of `GAMES`, or a game with its variant; `variant` are the options of the game so named.
    record: a `Record`, its JSON text, or the path of a file whose name ends in .json; it brings its own game.
    names: one for each seat. seed: 0 to 2**53 - 1, decides every roll; a new one where none is given.
    lang: de, en, fr, it or pt. mode: "fair" (undo stops at a roll) or "explore" (go anywhere; a roll repeats itself).
    theme: "auto", "light" or "dark".
    Raises TypeError for an unknown option, ValueError for a value that cannot be, RecordError for a broken record.
    """

    _esm = page_half("table", "js")
    _css = page_half("table", "css")

    PAGE_MAY_WRITE: ClassVar[frozenset[str]] = frozenset({"cursor", "lang", "mode", "theme"})
    INTENTS: ClassVar[Mapping[str, Intent]] = {
        **RecordedWidget.INTENTS,
        "step": Intent({**_PLY, "step": str}, {"at": int}),
        "roll": Intent(_PLY, {"at": int}),
        "undo": Intent(_PLY),
        "redo": Intent(_PLY),
        "new": Intent(_PLY, {"seed": int, "variant": dict, "names": list}),
        "name": Intent({"seat": int, "name": str}, _PLY),
        "seed": Intent({**_PLY, "seed": int}),
        "load": Intent({**_PLY, "text": str}, longest=MAX_TEXT + 1000),
    }

    cursor = WholeNumber(0).tag(sync=True)  # the ply that is shown
    header = traitlets.Dict(read_only=True).tag(sync=True)  # the record without its steps
    seats = traitlets.Int(read_only=True).tag(sync=True)
    seed = traitlets.Int(read_only=True).tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, "en").tag(sync=True)
    mode = traitlets.Enum(("fair", "explore"), "fair").tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto").tag(sync=True)
    can: Any = traitlets.List(read_only=True).tag(sync=True)  # which of "undo" and "redo" there is something for

    def __init__(
        self,
        game: Any = None,
        *,
        record: Record | str | Path | None = None,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        lang: str = "en",
        mode: str = "fair",
        theme: str = "auto",
        **variant: Any,
    ) -> None:
        if record is not None:
            if game is not None or variant:
                raise TypeError("a record brings its own game and variant: give either `record` or these")
            made = read_record(record)
        else:
            made = Record(made_game("tumblin_dice" if game is None else game, variant, type(self).__name__))
        self._check_game(made.game)
        self._from_page = False
        self._lay(made, checked_seed(seed), names)
        self.lang, self.mode, self.theme = lang, mode, theme
        super().__init__()

    # What the notebook does

    @property
    def game(self) -> Any:
        """The rules with their variant."""
        return self._timeline.game

    @property
    def state(self) -> Any:
        """The position now, whatever the page is looking at."""
        return self._timeline.state

    @property
    def shown_state(self) -> Any:
        """The position the page is looking at; a chart linked to the table follows it."""
        return self._timeline.state_at(min(max(self.cursor, 0), self._timeline.ply))

    @property
    def record(self) -> Record:
        """The game so far; `table.record.to_json()` saves it."""
        return self._timeline.record

    def play(self, *texts: str) -> None:
        """The steps are played, all or none; then chance is drawn until a seat is to act.

        Outcomes among the steps are taken as given. Raises IllegalStep with the rule's key; then nothing has changed.
        """
        self._timeline.play(*texts)
        self._moved()

    def roll(self) -> None:
        """What chance decides now is drawn. Raises IllegalStep when it is nobody's roll."""
        self._timeline.roll()
        self._moved()

    def undo(self) -> bool:
        """The last move is taken back; False where there is none, or where a fair game would go back behind a roll."""
        return self._moved() if self._timeline.undo(fair=self.mode == "fair") else False

    def redo(self) -> bool:
        """The move last taken back is played again; False where there is none."""
        return self._moved() if self._timeline.redo() else False

    def new(self, *, seed: int | None = None, names: Sequence[str] | None = None, **variant: Any) -> None:
        """A new game begins, of the same game and variant but for the options given, with a new seed unless one is given."""
        game = made_game(type(self.game), {**self.game.variant(), **variant}, type(self).__name__) if variant else self.game
        self._begin(Record(game), seed, names)

    def load(self, record: Record | str | Path) -> None:
        """The record is on the table. Raises RecordError; then the game before it still is."""
        self._begin(read_record(record), self.seed, None)

    # What the page asks for

    def set_state(self, sync_data: Any) -> None:
        with self._asked():
            super().set_state(sync_data)

    def _answer(self, message: Any) -> None:
        with self._asked():
            try:
                super()._answer(message)
            except IllegalStep as refusal:
                self.refuse(f"illegal-{refusal.key}", refusal_numbers(refusal))
            except RecordError as refusal:
                self.refuse(f"record-{refusal.key}", refusal_numbers(refusal))

    def on_step(self, message: Mapping[str, Any]) -> None:
        """Plays a step; an outcome only where people roll real dice or explore."""
        at = self._base(message)
        if at is None:
            return
        timeline, step = self._timeline, message["step"]
        by_choice = isinstance(timeline.game.turn(timeline.state_at(at)), int)
        if not by_choice and not timeline.by_hand and self.mode != "explore":
            self.refuse("notice-fair-roll")
            return
        timeline.play(step, at=at)
        self._moved()

    def on_roll(self, message: Mapping[str, Any]) -> None:
        at = self._base(message)
        if at is not None:
            self._timeline.roll(at)
            self._moved()

    def on_undo(self, message: Mapping[str, Any]) -> None:
        if self._is_current(message) and not self.undo():
            self.refuse("notice-undo-stops" if self._timeline.ply else "notice-nothing-to-undo")

    def on_redo(self, message: Mapping[str, Any]) -> None:
        if self._is_current(message) and not self.redo():
            self.refuse("notice-nothing-to-redo")

    def on_new(self, message: Mapping[str, Any]) -> None:
        if not self._is_current(message) or not self._is_seed(message.get("seed", 0)):
            return
        try:
            game = self.game if "variant" not in message else made_game(type(self.game), message["variant"], "")
        except (TypeError, ValueError) as error:  # programmers' words, not for the page
            self.log.info("%s refused a variant: %s", type(self).__name__, error)
            self.refuse("notice-variant")
            return
        self._begin(Record(game), message.get("seed"), message.get("names"))
        self._say_new()

    def on_seed(self, message: Mapping[str, Any]) -> None:
        if self._is_current(message) and self._is_seed(message["seed"]):
            self._begin(Record(self.game), message["seed"], None)
            self._say_new()

    def on_name(self, message: Mapping[str, Any]) -> None:
        """Names a seat, at whatever ply the page is: names come one for each seat and have nothing to do with moves."""
        names = list(self._timeline.names or ("",) * self.game.seats)
        if not 0 <= message["seat"] < self.game.seats:
            self._refuse_message("a name for a seat that is not there")
            return
        names[message["seat"]] = message["name"]
        self._timeline.names = checked_names(names, self.game.seats)
        facts = self._facts()
        self._set_facts({name: facts[name] for name in ("header", "notice")})

    def on_load(self, message: Mapping[str, Any]) -> None:
        if self._is_current(message):
            self._begin(read_text(message["text"]), self.seed, None)  # text alone: a page names no files
            self.refuse("notice-loaded", {"n": self._timeline.ply})

    # How it is shown

    def spoken(self) -> str:
        """What the table shows, in words and in the table's language."""
        return text_board.spoken(self.lang, self.frame, self.header)

    def picture(self) -> str:
        """What the table shows, as HTML that needs neither a page script nor a kernel."""
        return text_board.figure_html(self.lang, self.frame, self.header)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        made = super()._repr_mimebundle_(**options)
        if made is None:
            return None
        data, metadata = made
        return {**data, "text/plain": repr(self), "text/html": self.picture()}, metadata

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.game.name}, {self.game.seats} seats, {self._timeline.ply} steps>"

    # Inside

    @traitlets.validate("cursor")
    def _cursor_within(self, proposal: Any) -> int:
        return min(max(proposal["value"], 0), self._timeline.ply)

    @traitlets.observe("mode")
    def _mode_changed(self, _change: Any) -> None:
        self._set_facts({"can": self._facts()["can"]})

    def _by_hand(self, game: Any) -> bool:
        """Whether people bring their own dice: then what they rolled may be typed in."""
        return isinstance(getattr(game, "throw", None), TableThrow)

    def _check_game(self, game: Any) -> None:
        """A hook: RecordError where this table has no board for the game."""

    def _extra(self) -> dict[str, Any]:
        """A hook: further traits of a subclass, after each change of the game."""
        return {}

    @contextmanager
    def _asked(self) -> Iterator[None]:
        """While a page is being answered: it keeps its own recording, and nothing is held back for after the cell."""
        before, self._from_page = self._from_page, True
        try:
            yield
        finally:
            self._from_page = before

    def _say_new(self) -> None:
        self.refuse("notice-new-game", {"seed": str(self.seed)})  # as text: a seed is a name, not a quantity

    def _lay(self, record: Record, seed: int, names: Any) -> None:
        given = record.names if names is None else names
        names = checked_names(given, record.game.seats)
        self._timeline = Timeline(
            record.game,
            seed,
            steps=record.steps,
            position=record.position,
            names=names,
            by_hand=self._by_hand(record.game),
        )

    def _begin(self, record: Record, seed: int | None, names: Any) -> None:
        self._check_game(record.game)
        if names is None and not record.names and record.game.seats == self.game.seats:
            names = self._timeline.names
        self._lay(record, checked_seed(seed), names)
        self._tell(whole=True)

    def _moved(self) -> bool:
        self._tell()
        return True

    def _tell(self, *, whole: bool = False) -> None:
        if not self._from_page:
            AFTER_CELL.add(self)
        super()._tell(whole=whole)

    def _facts(self) -> dict[str, Any]:
        timeline = self._timeline
        undo = timeline.can_undo(fair=self.mode == "fair")
        return {
            "header": header(timeline.game, timeline.names, timeline.position),
            "seats": timeline.game.seats,
            "seed": timeline.seed,
            "can": ["undo"] * undo + ["redo"] * timeline.can_redo,
            "notice": None,
            "frames": timeline.frames,
            "cursor": timeline.ply,
            **self._extra(),
            "frame": timeline.frames[-1],
        }

    def _base(self, message: Mapping[str, Any]) -> int | None:
        """The ply from which the message goes on; None, and a notice, where it may not."""
        if not self._is_current(message):
            return None
        at: int = message.get("at", self._timeline.ply)
        if not 0 <= at <= self._timeline.ply:
            self._refuse_message("a branch from a ply that is not there")
            return None
        if at != self._timeline.ply and self.mode != "explore":
            self.refuse("notice-branch")
            return None
        return at

    def _is_current(self, message: Mapping[str, Any]) -> bool:
        if message["ply"] == self._timeline.ply:
            return True
        self._catch_up()
        self.refuse("notice-stale")
        return False

    def _is_seed(self, seed: int) -> bool:
        if 0 <= seed <= MAX_SEED:
            return True
        self.refuse("notice-seed")
        return False
