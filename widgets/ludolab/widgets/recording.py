"""RecordedWidget: the traits, and the recording a page keeps, follow a timeline whatever observers do in between."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any

import traitlets

from ludolab.engines.protocol import JSON

from .packing import packed
from .timeline import Timeline, shared_ply
from .wire import AFTER_CELL, GuardedWidget


def _frame_on_the_wire(frame: JSON, table: RecordedWidget) -> JSON:
    return table._packed(frame)


class RecordedWidget(GuardedWidget):
    """A widget over a timeline: a move goes to its pages as what it changes, a new recording goes whole."""

    frame = traitlets.Dict(read_only=True).tag(sync=True, to_json=_frame_on_the_wire)  # the position now
    frames: Any = traitlets.List(read_only=True).tag(
        sync=True
    )  # index = ply; not sent on change, the page keeps its own complete

    _timeline: Timeline
    _n_tellings = 0
    _send_history = _is_sending_move = False

    def __init__(self) -> None:
        self._sent = self._timeline.frames  # the recording as the page has it
        self._set_facts(self._facts(), whole=True)  # before there is a page: it is opened with all of it
        super().__init__()

    @abstractmethod
    def _facts(self) -> dict[str, Any]:
        """The traits as the timeline has them; the frame comes last, so that who watches it finds all others in place."""

    def on_hello(self, message: Mapping[str, Any]) -> None:
        """A page whose recording ends elsewhere than ours gets all of it."""
        super().on_hello(message)
        self._catch_up()
        if message.get("ply", self._timeline.ply) != self._timeline.ply:
            self.send_state(("frames", "frame", "cursor"))

    def flush(self) -> None:
        """The history goes out after a cell that moved the table, so that a saved page holds all of it."""
        AFTER_CELL.discard(self)
        self.send_state("frames")

    def send_state(self, key: Any = None) -> None:
        """A frame is sent as what it changes where the page has the recording before it, otherwise with all of it."""
        names = set(self.keys) if key is None else {key} if isinstance(key, str) else set(key)
        if "frame" in names and shared_ply(self._sent, self._timeline.frames) < 0:
            names.add("frames")
        self._is_sending_move = "frame" in names and "frames" not in names
        try:
            super().send_state(names)
        finally:
            self._is_sending_move = False
        if "frame" in names:
            self._sent = self._timeline.frames

    def put_right(self, names: list[str]) -> None:
        """A page that wrote a frame may have written it into its recording, too: it gets both."""
        super().put_right([*names, "frames"] if "frame" in names else names)

    def _tell(self, *, whole: bool = False) -> None:
        """All traits follow the timeline; where an observer moves it further, its telling is the last."""
        self._n_tellings += 1
        self._set_facts(self._facts(), whole=whole)

    def _catch_up(self) -> None:
        """What an interrupt left behind follows the timeline again."""
        frames = self._timeline.frames
        if self.frame != frames[-1] or self._sent != frames:
            self._tell()

    def _set_facts(self, facts: Mapping[str, Any], *, whole: bool = False) -> None:
        """The traits are these; all that changed goes to the page in one message, `frames` only as a `whole` new recording."""
        fault: BaseException | None = None
        telling = self._n_tellings
        before, self._send_history = self._send_history, whole or self._send_history
        try:
            with self.hold_sync():
                if "frame" in facts and self._sent != self._timeline.frames:
                    # Traitlets tells of no frame that equals the one before, though it may end another line of play.
                    self._states_to_send |= {"frame", "frames"} if self._send_history else {"frame"}
                for name, value in facts.items():
                    try:
                        self.set_trait(name, value)
                    except BaseException as error:  # a fault or an interrupt must not leave the page with half of the facts
                        fault = fault or error
                    if telling != self._n_tellings:  # an observer moved on: these facts are old
                        break
        finally:
            self._send_history = before
        if fault is not None:
            raise fault

    def _packed(self, frame: JSON) -> JSON:
        frames = self._timeline.frames
        return packed(frames, shared_ply(self._sent, frames)) if self._is_sending_move else frame

    def _should_send_property(self, key: str, value: Any) -> bool:
        return (key != "frames" or self._send_history) and super()._should_send_property(key, value)
