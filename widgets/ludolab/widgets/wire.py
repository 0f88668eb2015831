"""The wire between Python and the page: what the page may write, how its messages are checked, and the signs of life.

A front-end message can reach any synced trait of an ordinary widget, its program included. A `GuardedWidget` takes an
allow-list of traits and a list of intents with the exact types of their fields; whatever else arrives changes nothing, is
logged, and is answered by a notice.
"""

from __future__ import annotations

import re
import threading
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

import anywidget
import traitlets

from .options import demand_known

LONGEST_WRITE = 20_000  # characters of one trait write; the longest honest one is a prediction, a few hundred
LONGEST_INTENT = 2_000
BEAT_SECONDS = 1.0

_STATIC = Path(__file__).parent / "static"
_TEXTS = re.compile(r'import\s*\{\s*texts(?:\s+as\s+([\w$]+))?\s*\}\s*from\s*"\./texts\.js";')
_KEPT_BY_HOST = frozenset({"_view_count"})  # hosts may report it; it is not ours and is dropped without a word


@dataclass(frozen=True)
class Intent:
    """What a message {do, …} may hold: each field with the exact type of its value, and how long all of it may be."""

    needed: Mapping[str, type] = field(default_factory=dict)
    optional: Mapping[str, type] = field(default_factory=dict)
    longest: int = LONGEST_INTENT

    def fits(self, message: Mapping[str, Any]) -> bool:
        """Whether every field is known, there, and exactly of its type: True is no int here."""
        types = {**self.needed, **self.optional}
        return self.needed.keys() <= message.keys() - {"do"} <= types.keys() and all(
            type(value) is types[name] for name, value in message.items() if name != "do"
        )


class WholeNumber(traitlets.Int[int, int]):
    """An integer that True and False are not."""

    def validate(self, obj: Any, value: Any) -> Any:
        if type(value) is bool:
            self.error(obj, value)
        return super().validate(obj, value)


class GuardedWidget(anywidget.AnyWidget):
    """A widget that a page can only ask: base of every widget here.

    A subclass names in PAGE_MAY_WRITE the traits a page may set, in INTENTS the messages it may send, and has a method
    `on_<do>(message)` for each of these. No exception leaves a message handler: `notice` tells what was refused.
    """

    PAGE_MAY_WRITE: ClassVar[frozenset[str]] = frozenset()
    INTENTS: ClassVar[Mapping[str, Intent]] = {"hello": Intent(optional={"ply": int})}

    notice = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    def __init__(self, **traits: Any) -> None:
        demand_known(type(self).__name__, traits, set(self.trait_names()) - set(anywidget.AnyWidget.class_trait_names()))
        self._serial = 0
        super().__init__(**traits)
        self._made_layout = self.layout  # a widget of its own that would outlive this one

    def refuse(self, key: str, numbers: Mapping[str, Any] | None = None) -> None:
        """The page shows and speaks this refusal, or piece of news, once. `key` is a complete locale key."""
        self._serial += 1
        self.notice = {"key": key, "numbers": dict(numbers or {}), "serial": self._serial}

    def set_state(self, sync_data: Any) -> None:
        """Takes from the page the traits it may write, if their values are valid, and puts the page right about the rest."""
        if not isinstance(sync_data, dict) or size(sync_data, LONGEST_WRITE) > LONGEST_WRITE:
            self._refuse_message("a write of the wrong shape or size")
            return
        wrong = [name for name in sync_data if name not in self.PAGE_MAY_WRITE and name not in _KEPT_BY_HOST]
        for name in sync_data.keys() & self.PAGE_MAY_WRITE:
            if self._is_valid(name, sync_data[name]):
                super().set_state({name: sync_data[name]})
            else:
                wrong.append(name)
        if wrong:
            self._refuse_message(f"a write of {', '.join(sorted(map(str, wrong)))[:80]}")
            known = [name for name in wrong if name in self.keys]
            if known:
                self.put_right(known)

    def _is_valid(self, name: str, value: Any) -> bool:
        """Whether the trait may be this. Asked before it is set: traitlets takes back only what a TraitError refused."""
        try:
            self.traits()[name]._validate(self, value)
        except traitlets.TraitError:
            return False
        except Exception:
            self.log.exception("%s could not check a write of %s", type(self).__name__, name)
            return False
        return True

    def put_right(self, names: list[str]) -> None:
        """The page, which may hold anything now, gets these traits as they are."""
        self.send_state(names)

    def close(self) -> None:
        """Takes the widget off every page and frees it. A second call does nothing."""
        BEATS.discard(self)
        AFTER_CELL.discard(self)
        layout = getattr(self, "_made_layout", None)
        super().close()
        if layout is not None:
            self._made_layout = None
            layout.close()

    def flush(self) -> None:
        """Called after each cell for widgets given to AFTER_CELL; a subclass sends here what it held back."""

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """Shown: from now on its pages hear that the kernel lives, even while a cell after this one keeps it busy."""
        BEATS.add(self)
        return super()._repr_mimebundle_(**options)

    def on_hello(self, message: Mapping[str, Any]) -> None:
        """A page is there: it is told at once that somebody answers, and from now on every second."""
        self.send({"beat": BEATS.add(self)})

    def _handle_msg(self, msg: Any) -> None:
        # The one way in from a page. ipywidgets would print what a handler raises and leave the page waiting.
        try:
            match msg:
                case {"content": {"data": {"method": "update", "state": state}}}:
                    self.set_state(state)
                case {"content": {"data": {"method": "request_state"}}}:
                    self.send_state()
                case {"content": {"data": {"method": "custom", "content": content}}}:
                    self._answer(content)
                case _:
                    self._refuse_message("a message of no known kind")
        except Exception:
            self.log.exception("%s could not answer a message", type(self).__name__)
            self.refuse("notice-error")

    def _answer(self, message: Any) -> None:
        do = message.get("do") if isinstance(message, dict) else None
        intent = self.INTENTS.get(do) if isinstance(do, str) else None
        if intent is not None and size(message, intent.longest) > intent.longest:
            self.log.warning("%s refused a message that is too long", type(self).__name__)
            self.refuse("notice-too-long")
            return
        if intent is None or not intent.fits(message):
            self._refuse_message("a message that is no intent")
            return
        getattr(self, f"on_{do}")(message)

    def _refuse_message(self, what: str) -> None:
        self.log.warning("%s refused %s", type(self).__name__, what)
        self.refuse("notice-malformed")


def page_half(name: str, suffix: str) -> str:
    """The bundled script ("js") or style ("css") of a widget, as text: a path would keep closed widgets alive.

    A host wants one module that imports nothing. The texts of all languages lie once beside the bundles, so they are put in
    front of the script here.
    """
    built = _built(f"{name}.{suffix}")
    if suffix == "js" and (wanted := _TEXTS.search(built)):
        texts = _built("texts.js").replace("export const texts", f"const {wanted[1] or 'texts'}", 1)
        built = texts + built[: wanted.start()] + built[wanted.end() :]
    return built


def _built(name: str) -> str:
    try:
        return (_STATIC / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise FileNotFoundError(f"{name} is missing: the page's half is not built; run `make build`") from None


def size(value: Any, most: int) -> int:
    """About how many characters the value takes as JSON; counting ends soon after `most`, so a huge value costs little."""
    total, waiting = 0, [value]
    while waiting and total <= most:
        part = waiting.pop()
        if isinstance(part, str):
            total += len(part) + 2
        elif isinstance(part, bytes | bytearray | memoryview):
            total += len(part)
        elif isinstance(part, dict):
            total += 2 + len(part)
            waiting += [*part.keys(), *part.values()] if len(part) <= most else ()
        elif isinstance(part, list | tuple):
            total += 2 + len(part)
            waiting += part if len(part) <= most else ()
        elif isinstance(part, int) and not isinstance(part, bool):
            total += 1 + part.bit_length() // 3
        else:
            total += 8
    return total


class Beats:
    """Tells the pages of all widgets, every second, that the kernel lives.

    One daemon thread for all, held by nothing but weak references: it starts when the first of them is shown and ends when
    none is left. A page can trust nothing else: a kernel that was killed and restarted reports itself idle.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._widgets: weakref.WeakSet[GuardedWidget] = weakref.WeakSet()
        self._thread: threading.Thread | None = None
        self._wake = threading.Event()
        self._n = 0

    @property
    def running(self) -> bool:
        return self._thread is not None

    def add(self, widget: GuardedWidget) -> int | None:
        """The number of the last beat; None where there are no threads, as in a browser: then no beat will follow."""
        with self._lock:
            self._widgets.add(widget)
            if self._thread is None:
                thread = threading.Thread(target=self._run, name="ludolab-beat", daemon=True)
                try:
                    thread.start()
                except RuntimeError:
                    return None
                self._thread = thread
            return self._n

    def discard(self, widget: GuardedWidget) -> None:
        with self._lock:
            self._widgets.discard(widget)
            if not self._widgets:
                self._wake.set()

    def _run(self) -> None:
        while True:
            self._wake.wait(BEAT_SECONDS)
            with self._lock:
                self._wake.clear()
                widgets = list(self._widgets)
                if not widgets:
                    self._thread = None
                    return
                n = self._n = self._n + 1
            for _ in range(len(widgets)):
                _beat(widgets.pop(), n)


def _beat(widget: GuardedWidget, n: int) -> None:
    try:
        widget.send({"beat": n})
    except Exception:  # the socket is going away: the page will notice by itself
        widget.log.debug("a beat was not sent", exc_info=True)


class AfterCell:
    """Calls `flush` of its widgets after each cell of the notebook: one callback for all, none when no widget is left."""

    def __init__(self) -> None:
        self._widgets: weakref.WeakSet[GuardedWidget] = weakref.WeakSet()
        self._events: Any = None

    def add(self, widget: GuardedWidget) -> None:
        """Does nothing outside IPython."""
        from IPython import get_ipython

        shell = get_ipython()
        if shell is None:
            return
        self._widgets.add(widget)
        if self._events is None:
            self._events = shell.events
            self._events.register("post_run_cell", self._run)

    def discard(self, widget: GuardedWidget) -> None:
        self._widgets.discard(widget)
        self._unregister_if_idle()

    def _run(self, _result: object = None) -> None:
        for widget in list(self._widgets):
            try:
                widget.flush()
            except Exception:
                widget.log.exception("%s could not send its history", type(widget).__name__)
        self._unregister_if_idle()

    def _unregister_if_idle(self) -> None:
        if self._events is not None and not self._widgets:
            self._events.unregister("post_run_cell", self._run)
            self._events = None


BEATS = Beats()
AFTER_CELL = AfterCell()
