"""Whole games by random play keep every promise; a hundred thousand of them when asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import playouts, results

from .twins import begun, tumblin


def test_random_games_keep_every_promise() -> None:
    """Conservation and bounds hold after every step of the first games of the proof, and every one of them ends."""
    assert playouts.played(range(12 * len(playouts.games()))) > 0


@pytest.mark.long
def test_a_hundred_thousand_random_games_keep_every_promise() -> None:
    """The same for 100 000 games on two processes; `python -m benchmarks long` does it and writes the result down."""
    assert "none is stuck" in " ".join(playouts.proof())


def test_the_check_would_notice() -> None:
    """A die too many, a face 7, a score that changes within a round: each breaks the check that the proof leans on."""
    game = tumblin()
    before, after = begun(game), begun(game, "power 8", "land 4:6")
    playouts.check_tumblin(game, before, after)
    for broken in (
        replace(after, dice=(((4, 6), (1, 1)), ())),
        replace(after, dice=(((4, 7),), ())),
        replace(after, dice=((), ((4, 6),))),
        replace(after, totals=(24, 0)),
        replace(after, n_thrown=2),
    ):
        with pytest.raises(AssertionError):
            playouts.check_tumblin(game, before, broken)


def test_a_result_replaces_its_own_section_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Writing a measurement leaves the others as they stand, says when and on what it was made, and names no folder."""
    monkeypatch.setattr(results, "FILE", tmp_path / "RESULTS.md")
    results.keep("One", ["1"])
    results.keep("Two", ["| a |", "|---|"])
    results.keep("One", ["3"])
    sections = results.read()
    assert list(sections) == ["One", "Two"]
    assert sections["One"].endswith("\n\n3")
    assert "| a |\n|---|" in sections["Two"]
    assert "Python 3" in sections["One"]
    assert "/" not in sections["One"].replace("CPU @", "").split("\n")[0]
