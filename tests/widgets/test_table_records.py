"""Records on a table: loading and saving, and what is said about one that cannot be taken."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest
import traitlets

from ludolab.engines import GAMES
from ludolab.engines.record import Record, RecordError
from ludolab.widgets.table import GameTable
from tests.widgets.page import Page


def typed(**options: Any) -> GameTable:
    table = GameTable(seed=5, **options)
    table.play("order 5 2")
    return table


def unchanged_after(table: GameTable, page: Page, do: str, notice: str, **fields: Any) -> None:
    before = (table.record.to_json(), table.frames, table.seed, table.header)
    page.asks(do, **fields)
    assert (table.record.to_json(), table.frames, table.seed, table.header) == before
    assert page.notice == notice


def test_a_record_comes_back_as_it_went() -> None:
    """From its text, a file, a `Record`, and from the page."""
    table = typed(names=["Ana", "Ben"])
    table.play("land 3:4")
    text = table.record.to_json()
    for source in (text, table.record, "\ufeff" + text):
        again = GameTable(record=source)
        assert again.record == table.record
    other = GameTable(seed=8)
    page = Page(other)
    page.asks("load", text=text)
    assert page.notice == "notice-loaded"
    assert (other.record, other.seed) == (table.record, 8)
    assert page.state["frames"] == table.frames
    assert GameTable(record=text, names=["X", "Y"]).record.names == ("X", "Y")


def test_a_record_from_a_file(tmp_path: Path) -> None:
    """A path, or text ending in .json; a file far too long is not read to its end."""
    file = tmp_path / "game.json"
    table = typed()
    file.write_text(table.record.to_json(), encoding="utf-8-sig")
    assert GameTable(record=file).record == table.record
    assert GameTable(record=str(file)).record == table.record
    with pytest.raises(FileNotFoundError):
        GameTable(record=str(tmp_path / "other.json"))
    file.write_bytes(b"x" * 10_000_000)
    with pytest.raises(RecordError, match="too-long"):
        GameTable(record=file)
    file.write_bytes(b"\xff\xfe{")
    with pytest.raises(RecordError, match="not-json"):
        GameTable(record=file)


def test_a_page_names_no_files(tmp_path: Path) -> None:
    """Text from a page is a record or nothing, whatever it ends in."""
    file = tmp_path / "game.json"
    file.write_text(typed().record.to_json())
    table = GameTable()
    unchanged_after(table, Page(table), "load", "record-not-json", text=str(file))


def test_a_page_loads_no_endless_game() -> None:
    """What takes a notebook seconds it may interrupt; a page may not begin it."""
    record = Record(GAMES["tumblin_dice"](seats=6, dice=8, rounds=20, throw="power"))
    table = GameTable(record=record, seed=1)
    table.roll()
    while len(table.record.steps) <= 2000:
        table.play("power 5")
    text = table.record.to_json()
    other = typed()
    page = Page(other)
    unchanged_after(other, page, "load", "record-bad-steps", text=text)
    assert page.state["notice"]["numbers"] == {"most": 2000}
    other.load(text)
    assert other.record == table.record


def test_a_broken_record_says_where_and_why_and_the_game_before_stays() -> None:
    table = typed()
    page = Page(table)
    broken = json.loads(table.record.to_json())
    broken["steps"] += ["land 3:4", "land 9:1"]
    unchanged_after(table, page, "load", "record-bad-step", text=json.dumps(broken))
    numbers = page.state["notice"]["numbers"]
    assert (numbers["step"], numbers["reason"]["key"]) == (3, "illegal-level-range")
    assert numbers["reason"]["numbers"]["level"] == 9
    with pytest.raises(RecordError) as refused:
        table.load(json.dumps(broken))
    assert (refused.value.step, table.frame["ply"]) == (3, 1)


@pytest.mark.parametrize(
    "text",
    ["x" * 10_000_000, "[" * 100_000, '{"a":' * 50_000, '{"format": NaN}', "null", "", "\x00", '{"format": "ludolab-record"}'],
    ids=["10 MB", "brackets", "braces", "NaN", "null", "empty", "zero", "keys"],
)
def test_bad_texts_are_refused_quickly_with_one_class(text: str) -> None:
    table = typed()
    started = time.process_time()
    with pytest.raises(RecordError):
        table.load(text)
    assert time.process_time() - started < 0.1
    assert table.frame["ply"] == 1


def test_a_record_brings_its_own_variant() -> None:
    record = typed().record
    with pytest.raises(TypeError, match="brings its own"):
        GameTable(record=record, seats=3)
    with pytest.raises(TypeError, match="brings its own"):
        GameTable("tumblin_dice", record=record)
    with pytest.raises(TypeError, match="its own variant"):
        GameTable(GAMES["tumblin_dice"](), seats=3)
    with pytest.raises(ValueError, match="no game 'chess'"):
        GameTable("chess")
    assert GameTable(GAMES["tumblin_dice"](seats=4)).seats == 4


def test_a_game_may_begin_in_the_middle() -> None:
    """The position of a record is kept, also when it is saved again."""
    table = typed()
    table.play("land 3:4")
    middle = Record(table.game, (), (), table.state)
    again = GameTable(record=middle)
    assert again.state == table.state
    assert Record.from_json(again.record.to_json()) == middle


def test_facts_are_not_written_from_the_notebook_either() -> None:
    """The game changes by steps; what shows it cannot be overwritten by accident."""
    table = typed()
    for name in ("frame", "frames", "header", "seats", "seed", "can"):
        with pytest.raises(traitlets.TraitError):
            setattr(table, name, getattr(table, name))
    with pytest.raises(traitlets.TraitError):
        GameTable(lang="xx")
