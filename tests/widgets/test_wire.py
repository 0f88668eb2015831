"""The wire: what a page may write and ask for, what it gets for anything else, the beat, and that nothing stays behind."""

from __future__ import annotations

import gc
import logging
import threading
import weakref
from typing import Any

import ipywidgets
import pytest
import traitlets

from ludolab.widgets import wire
from ludolab.widgets.table import GameTable
from ludolab.widgets.tumblin_dice import TumblinDiceTable
from ludolab.widgets.wire import BEATS, GuardedWidget, Intent, page_half, size
from tests.widgets.page import Page

HOSTILE: list[Any] = [
    None,
    "step",
    7,
    [],
    ["do", "step"],
    {},
    {"do": None},
    {"do": ["step"]},
    {"do": "close", "ply": 1},
    {"do": "__init__", "ply": 1},
    {"do": "step", "ply": 1},
    {"do": "step", "step": "land 3:4"},
    {"do": "step", "ply": True, "step": "land 3:4"},
    {"do": "step", "ply": 1.0, "step": "land 3:4"},
    {"do": "step", "ply": "1", "step": "land 3:4"},
    {"do": "step", "ply": 1, "step": ["land 3:4"]},
    {"do": "step", "ply": 1, "step": "land 3:4", "extra": 1},
    {"do": "step", "ply": 1, "step": "land 3:4", "at": -1},
    {"do": "step", "ply": 1, "step": "land 3:4", "at": 99},
    {"do": "step", "ply": 1, "step": "x" * 5000},
    {"do": "step", "ply": 1, "step": "land 3:4 hit " + "1a>2:5 " * 250},
    {"do": "step", "ply": 0, "step": "land 3:4"},
    {"do": "step", "ply": 99, "step": "land 3:4"},
    {"do": "step", "ply": 10**400, "step": "land 3:4"},
    {"do": "step", "ply": 1, "step": "land 9:9"},
    {"do": "step", "ply": 1, "step": "land 3:4 hit 5d>1:1"},
    {"do": "step", "ply": 1, "step": "power 3"},
    {"do": "roll", "ply": 1},
    {"do": "undo", "ply": 5},
    {"do": "redo", "ply": 1},
    {"do": "new", "ply": 1, "variant": {"seats": 7}},
    {"do": "new", "ply": 1, "variant": {"seats": [2]}},
    {"do": "new", "ply": 1, "variant": {"throw": {"model": "power", "weights": 3}}},
    {"do": "new", "ply": 1, "variant": {"teams": 5}},
    {"do": "new", "ply": 1, "variant": {"colour": "red"}},
    {"do": "new", "ply": 1, "names": [1, 2]},
    {"do": "new", "ply": 1, "names": ["a", "b", "c"]},
    {"do": "new", "ply": 1, "seed": -1},
    {"do": "new", "ply": 1, "seed": 2**60},
    {"do": "seed", "ply": 1, "seed": "7"},
    {"do": "name", "ply": 1, "seat": 2, "name": "x"},
    {"do": "name", "ply": 1, "seat": 0, "name": "x" * 1000},
    {"do": "name", "ply": 1, "seat": 0, "name": "two\nlines"},
    {"do": "load", "ply": 1, "text": "[" * 100_000},
    {"do": "load", "ply": 1, "text": "x" * 2_000_000},
    {"do": "load", "ply": 1, "text": "/etc/records.json"},
    {"do": "answer", "ply": 1, "die": "0a", "value": 3},
]


def table() -> GameTable:
    made = GameTable(seed=5, names=["Ana", "Ben"])
    made.play("order 5 2")
    return made


def facts(made: GameTable) -> str:
    return repr((made.record.to_json(), made.state, made.seed, made.frames, made.frame, made.header, made.cursor, made.seats))


@pytest.mark.parametrize("message", HOSTILE, ids=lambda message: repr(message)[:50])
def test_a_hostile_message_changes_nothing_and_is_answered(message: Any) -> None:
    """State, record, seed and names stay byte for byte; the page is told in a notice."""
    made = table()
    page, before = Page(made), facts(made)
    page.sends(message)
    assert facts(made) == before
    assert page.notice is not None
    made.play("land 3:4")
    assert made.notice is None


@pytest.mark.parametrize(
    "message",
    [
        None,
        3,
        {},
        {"content": 7},
        {"content": {"data": None}},
        {"content": {"data": {"method": "update"}}},
        {"content": {"data": {"method": "x"}}},
    ],
)
def test_what_is_no_message_is_refused(message: Any) -> None:
    made = table()
    page, before = Page(made), facts(made)
    page.delivers_raw(message)
    assert facts(made) == before
    assert page.notice == "notice-malformed"


@pytest.mark.parametrize(
    "traits",
    [
        {"frame": {"ply": 0}},
        {"frames": []},
        {"header": {}},
        {"seed": 1},
        {"seats": 6},
        {"can": ["undo"]},
        {"notice": None},
        {"_esm": "export default {}"},
        {"_css": ""},
        {"_anywidget_id": "x"},
        {"_view_name": "Other"},
        {"_model_module": "other"},
        {"layout": "IPY_MODEL_x"},
        {"comm": None},
        {"keys": []},
        {"_timeline": 1},
        {"__class__": 1},
        {"record": "x"},
        {"lang": "xx"},
        {"lang": ["de"]},
        {"mode": None},
        {"theme": {"a": 1}},
        {"cursor": "1"},
        {"cursor": True},
        {"cursor": 1.5},
        {"cursor": None},
        {"lang": "d" * 100_000},
    ],
    ids=repr,
)
def test_a_page_writes_only_what_it_may(traits: dict[str, Any]) -> None:
    """Anything else is left as it was, the page is put right about it, and told."""
    made = table()
    page, before = Page(made), (facts(made), made._esm, made._view_name, made.layout, made.lang, made.mode, made.theme)
    page.writes(**traits)
    assert (facts(made), made._esm, made._view_name, made.layout, made.lang, made.mode, made.theme) == before
    assert page.notice == "notice-malformed"
    known = {name: page.state[name] for name in traits if name in made.keys and name not in ("notice", "layout")}
    assert known == {name: made.get_state([name])[name] for name in known}


def test_a_page_writes_what_it_may() -> None:
    """Cursor, language, mode and theme; a cursor outside the recording is put inside and the page told where."""
    made = table()
    page = Page(made)
    page.writes(cursor=0, lang="de", mode="explore", theme="dark")
    assert (made.cursor, made.lang, made.mode, made.theme) == (0, "de", "explore", "dark")
    assert page.notice is None
    page.writes(cursor=99)
    page.read()
    assert made.cursor == page.state["cursor"] == 1
    made.cursor = -5
    assert made.cursor == 0


def test_a_good_write_counts_beside_a_bad_one() -> None:
    made = table()
    page = Page(made)
    page.writes(lang="fr", seed=1)
    assert (made.lang, made.seed, page.notice) == ("fr", 5, "notice-malformed")


def test_binary_parts_of_a_message_are_not_taken() -> None:
    made = table()
    page, before = Page(made), facts(made)
    page.delivers({"method": "update", "state": {"lang": None}, "buffer_paths": [["frame", "ply"], ["lang"]]})
    assert facts(made) == before


def test_a_page_may_ask_for_everything() -> None:
    """A page that comes later gets the whole state: whole frames, the full recording."""
    made = table()
    page = Page(made)
    made.play("land 3:4")
    page.delivers({"method": "request_state"})
    (message,) = [message for message in page.updates() if "frames" in message["state"]]
    assert message["state"]["frames"] == made.frames
    assert message["state"]["frame"] == made.frame


def test_a_flood_of_messages_leaves_the_game_as_it_was() -> None:
    """Each refusal is one small answer."""
    made = table()
    page, before = Page(made), facts(made)
    for _ in range(20):
        for message in HOSTILE[:30]:
            page.sends(message)
    assert facts(made) == before
    assert all(len(str(message)) < 1000 for message in page.read())


def test_a_fault_in_an_observer_is_told_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    """The move stands, the page has all of it, the pupil reads a sentence; a call from the notebook raises."""
    made = table()
    page = Page(made)

    def faulty(_change: Any) -> None:
        raise RuntimeError("a bug in somebody's cell")

    made.observe(faulty, "cursor")
    page.asks("step", step="land 3:4")
    assert page.notice == "notice-error"
    assert "could not answer" in caplog.text
    assert page.state["frames"] == made.frames
    assert (made.frame["ply"], made.cursor) == (2, 2)
    caplog.clear()
    with pytest.raises(RuntimeError):
        made.play("land 3:4")
    assert made.frame["ply"] == 3


def test_unknown_options_are_type_errors() -> None:
    """The message names what was wrong and what there is."""
    with pytest.raises(TypeError, match=r"'seat'.*scoring, seats"):
        GameTable(seat=3)
    with pytest.raises(TypeError, match=r"'sets'"):
        TumblinDiceTable(sets=3)
    with pytest.raises(TypeError, match="'layout'"):
        GameTable(layout={})

    class Plain(GuardedWidget):
        size = traitlets.Int(1).tag(sync=True)

    with pytest.raises(TypeError, match="Plain has no option 'sise'; it has notice, size"):
        Plain(sise=2)
    assert Plain(size=2).size == 2


def test_intents_know_their_fields() -> None:
    """Every needed field, no unknown one, exact types."""
    intent = Intent({"ply": int}, {"at": int})
    assert intent.fits({"do": "x", "ply": 1})
    assert intent.fits({"do": "x", "ply": 1, "at": 2})
    assert not intent.fits({"do": "x"})
    assert not intent.fits({"do": "x", "ply": 1, "more": 2})
    assert not intent.fits({"do": "x", "ply": True})
    assert not intent.fits({"do": "x", "ply": 1, "at": None})


def test_size_is_about_that_of_the_json_and_stops_early() -> None:
    """A value of any shape is measured without walking all of it."""
    assert size("abc", 10) == 5
    assert size([], 10) < 10
    assert size("x" * 10**7, 2000) > 2000
    assert size([[0] * 10**6] * 10**3, 2000) > 2000
    assert size({"a": {"b": [1, None, True, 2.5]}}, 100) < 100
    assert size(10**1000, 2000) < 2000 < size(10**50000, 2000)
    assert size(b"x" * 3000, 2000) > 2000
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert size(nested, 2000) > 2000
    while nested:
        nested = nested[0]


def test_a_missing_bundle_says_what_to_do() -> None:
    with pytest.raises(FileNotFoundError, match="make build"):
        page_half("no_such_widget", "js")


# The beat


class Counting(GuardedWidget):
    """Knows when it has heard enough beats."""

    def __init__(self) -> None:
        super().__init__()
        self.n_beats = 0
        self.heard = threading.Event()

    def send(self, content: Any, buffers: Any = None) -> None:
        self.n_beats += 1
        if self.n_beats >= 3:
            self.heard.set()


def test_nobody_beats_before_a_page_says_hello() -> None:
    """A widget that is neither shown nor asked needs no thread."""
    table()
    assert not BEATS.running


def test_all_widgets_share_one_beat_that_ends_with_the_last(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thread for all; a widget that is closed hears no more."""
    monkeypatch.setattr(wire, "BEAT_SECONDS", 0.01)
    first, second = Counting(), Counting()
    for made in (first, second, first):
        Page(made).sends({"do": "hello"})
    assert sum(thread.name == "ludolab-beat" for thread in threading.enumerate()) == 1
    assert first.heard.wait(5)
    assert second.heard.wait(5)
    first.close()
    second.heard.clear()
    assert second.heard.wait(5)
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "ludolab-beat"]
    second.close()
    thread.join(5)
    assert not thread.is_alive()
    assert not BEATS.running


def test_hello_is_answered_at_once() -> None:
    made = table()
    page = Page(made)
    page.sends({"do": "hello", "ply": 1})
    (answer,) = page.read()
    assert list(answer["content"]) == ["beat"]


def test_without_threads_a_page_is_told_not_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a browser's Python no thread starts: the answer has no number, and silence then means nothing."""

    def cannot_start(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", cannot_start)
    monkeypatch.setattr(wire, "BEATS", wire.Beats())
    made = table()
    page = Page(made)
    page.sends({"do": "hello", "ply": 1})
    assert page.read()[0]["content"] == {"beat": None}


def test_a_page_with_another_recording_gets_all_of_it() -> None:
    made = table()
    page = Page(made)
    page.state["frames"] = page.state["frames"][:1]
    page.sends({"do": "hello", "ply": 0})
    page.read()
    assert page.state["frames"] == made.frames


# Nothing stays behind


def test_five_hundred_closed_widgets_leave_nothing() -> None:
    """Neither the widgets nor their layouts stay alive or registered."""
    known = set(ipywidgets.widgets.widget._instances)
    refs = []
    for n in range(500):
        made = TumblinDiceTable(seed=n, ask=True) if n % 2 else GameTable(seed=n)
        made.observe(lambda change: None, "frame")
        refs.append(weakref.ref(made))
        made.close()
        made.close()
    del made
    gc.collect()
    assert [ref for ref in refs if ref() is not None] == []
    assert set(ipywidgets.widgets.widget._instances) == known


def test_a_shown_and_closed_widget_is_freed_too() -> None:
    """The beat and the callback after cells hold it weakly; a closed one is picture no more."""
    made = table()
    page = Page(made)
    page.sends({"do": "hello"})
    ref = weakref.ref(made)
    made.close()
    assert page.comm.closed
    assert made._repr_mimebundle_ is None
    page.comm.receive = None
    del made, page
    gc.collect()
    assert ref() is None


def test_refusals_are_logged(caplog: pytest.LogCaptureFixture) -> None:
    """What a page did wrong stands in the log of the kernel, without a traceback."""
    page = Page(table())
    page.sends({"do": "close"})
    page.writes(_esm="x")
    assert [record.levelno for record in caplog.records] == [logging.WARNING] * 2
    assert "_esm" in caplog.text
