"""Moves on the wire: packing loses nothing and keeps messages small."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolab.engines import GAMES
from ludolab.widgets.packing import packed, unpacked
from ludolab.widgets.timeline import Timeline
from tests.widgets.page import wire_bytes


def whole_game(seats: int, power: int, seed: int, **variant: Any) -> list[tuple[int, list[Any]]]:
    """The recording after every move, with the ply known before it."""
    timeline = Timeline(GAMES["tumblin_dice"](seats=seats, throw="power", **variant), seed)
    moves = []
    while timeline.frames[-1]["turn"] != "over":
        known = timeline.ply
        if timeline.frames[-1]["turn"] == "chance":
            timeline.roll()
        else:
            timeline.play(f"power {power}")
        moves.append((known, timeline.frames))
    return moves


@settings(max_examples=15, deadline=None)
@given(
    seats=st.integers(2, 6),
    power=st.integers(1, 10),
    seed=st.integers(0, 2**32),
    scoring=st.sampled_from(["multiply", "add"]),
)
def test_a_page_has_the_recording_after_every_move(seats: int, power: int, seed: int, scoring: str) -> None:
    """What is packed, sent as JSON and unpacked is the recording itself."""
    page: list[Any] = []
    for known, frames in whole_game(seats, power, seed, scoring=scoring, rounds=2):
        page = page or frames[:1]
        page = unpacked(page, json.loads(json.dumps(packed(frames, known))))
        assert page == frames


def test_several_moves_and_branches_fit_into_one_message() -> None:
    """A page that missed moves is brought up to date from any ply, also when it holds another line from there on."""
    (_, one), (_, other) = whole_game(3, 7, 1)[-1], whole_game(3, 4, 1)[-1]
    for known in (0, 1):
        assert unpacked(other, json.loads(json.dumps(packed(one, known)))) == one
    assert unpacked(one, packed(one[:5], 4)) == one[:5]


@pytest.mark.parametrize(("seats", "share"), [(2, 0.97), (3, 0.97), (4, 0.93), (6, 0.9)])
def test_a_move_is_a_small_message(seats: int, share: float) -> None:
    """Nearly all moves take at most 1.5 kB on the web socket, headers included; without headers all do."""
    sizes, states = [], []
    for power in (3, 5, 7, 10):
        for known, frames in whole_game(seats, power, seed=power):
            state = {"frame": packed(frames, known), "cursor": len(frames) - 1}
            sizes.append(wire_bytes({"method": "update", "state": state, "buffer_paths": []}))
            states.append(len(json.dumps(state)))
    assert sum(size <= 1500 for size in sizes) >= share * len(sizes)
    assert sorted(sizes)[len(sizes) // 2] <= 1200
    assert max(states) <= 1500
