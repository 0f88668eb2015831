"""Golden playthroughs: files that people have read. `make golden` writes them anew; then the difference has to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludolab.engines import GAMES
from ludolab.engines.record import Record
from tests.golden.__main__ import HERE, RECORDS, files
from tests.golden.games import PLAYED, game_of


@pytest.fixture(scope="module")
def expected() -> dict[Path, bytes]:
    return files()


def test_there_is_a_file_for_every_golden_game_and_no_other(expected: dict[Path, bytes]) -> None:
    assert {*HERE.glob("*.txt"), *HERE.glob("*.jsonl")} == set(expected)
    assert {name for name, _, _ in PLAYED.values()} == set(GAMES)


@pytest.mark.parametrize("name", [*(f"{label}.txt" for label in PLAYED), RECORDS.name])
def test_a_golden_file_holds_what_the_engines_say(name: str, expected: dict[Path, bytes]) -> None:
    kept, now = (HERE / name).read_bytes(), expected[HERE / name]
    assert kept.decode().splitlines() == now.decode().splitlines()
    assert kept == now


def test_golden_records_can_be_loaded() -> None:
    for line in RECORDS.read_text(encoding="utf-8").splitlines():
        record = Record.from_json(line)
        assert record.to_json() == line
        assert record.game in [game_of(label) for label in PLAYED]


def test_the_golden_games_show_what_they_were_chosen_for() -> None:
    """Ties in the opening roll, hits of every kind, and an extra round among the tied are all in there."""
    told = {label: (HERE / f"{label}.txt").read_text(encoding="utf-8") for label in PLAYED}
    assert told["tumblin_dice-overtime"].count("order-tied") >= 2
    assert "overtime seats=" in told["tumblin_dice-overtime"]
    assert "state pending [" in told["tumblin_dice-power"]
    for key in ("hit-moved-multiply", "hit-off", "hit-short"):
        assert key in told["tumblin_dice-table"] + told["tumblin_dice-teams"]
    assert "hit-moved-add" in told["tumblin_dice-power-add"]
    assert all("won seats=" in text for text in told.values())
