"""The page's half, as far as the wire goes: what it holds, what it sends, what it was sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from uuid import uuid4

from jupyter_client.session import Session

from ludolab.widgets.packing import unpacked


class RecordingComm:
    """A comm of ipywidgets without a kernel: keeps every message and hands on what a page sends."""

    def __init__(self, *, data: Any = None, **_more: Any) -> None:
        self.comm_id = uuid4().hex
        self.opened = json.loads(json.dumps(data))
        self.sent: list[Any] = []
        self.closed = False
        self.receive: Callable[[Any], None] | None = None

    def on_msg(self, callback: Callable[[Any], None]) -> None:
        self.receive = callback

    def send(self, data: Any = None, metadata: Any = None, buffers: Any = None) -> None:
        self.sent.append(json.loads(json.dumps(data, allow_nan=False)))

    def close(self, *_anything: Any) -> None:
        self.closed = True


class Page:
    """A page that shows the widget: its state is what a browser would hold."""

    def __init__(self, widget: Any) -> None:
        self.widget, self.comm = widget, widget.comm
        self.state: dict[str, Any] = dict(self.comm.opened["state"]) if self.comm.opened else {}
        self._n_read = 0
        self.read()

    def read(self) -> list[Any]:
        """The messages since the last look; their state is taken over as a browser does."""
        news = self.comm.sent[self._n_read :]
        self._n_read = len(self.comm.sent)
        for message in news:
            if message["method"] == "update":
                self._take(message["state"])
        return news

    def updates(self) -> list[Any]:
        return [message for message in self.read() if message["method"] == "update"]

    def sends(self, message: Any) -> None:
        """An intent, or anything else that a page may send instead."""
        self.delivers({"method": "custom", "content": message})

    def asks(self, do: str, **fields: Any) -> None:
        """An honest intent, with the ply of the last frame the page holds."""
        self.read()
        self.sends({"do": do, "ply": len(self.state["frames"]) - 1, **fields})

    def writes(self, **traits: Any) -> None:
        self.delivers({"method": "update", "state": traits, "buffer_paths": []})

    def delivers(self, data: Any) -> None:
        self.delivers_raw({"content": {"comm_id": self.comm.comm_id, "data": data}, "buffers": []})

    def delivers_raw(self, message: Any) -> None:
        self.comm.receive(message)

    @property
    def notice(self) -> str | None:
        """The key of the notice that is shown now."""
        self.read()
        notice = self.state["notice"]
        return None if notice is None else notice["key"]

    def _take(self, state: Any) -> None:
        self.state.update(state)
        frame = state.get("frame")
        if frame is not None and "view" in frame:
            self.state["frames"] = [*self.state["frames"][: frame["ply"]], frame]
        elif frame is not None:
            assert frame["after"] < len(self.state["frames"]), "a move that does not fit on"
            self.state["frames"] = unpacked(self.state["frames"], frame)


SESSION = Session(key=b"a key", session=uuid4().hex, username="username")


def wire_bytes(data: Any) -> int:
    """Bytes of the message on the web socket, as a kernel sends it in answer to a page: its four parts and their offsets."""
    parent = SESSION.msg("comm_msg", content={})
    message = SESSION.msg("comm_msg", content={"comm_id": uuid4().hex, "data": data}, parent=parent)
    parts = [message[part] for part in ("header", "parent_header", "metadata", "content")]
    return sum(len(json.dumps(part, default=str, ensure_ascii=False).encode()) for part in parts) + len("iopub") + 8 * 7
