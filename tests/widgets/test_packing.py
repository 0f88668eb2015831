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


@pytest.mark.parametrize(("seats", "most_bytes"), [(2, 1900), (3, 2300), (6, 3100)])
def test_a_move_is_a_small_message(seats: int, most_bytes: int) -> None:
    """Nine moves of ten of two seats take at most 1.5 kB on the web socket, headers included; half of all take far less."""
    sizes = []
    for power in (3, 5, 7, 10):
        for known, frames in whole_game(seats, power, seed=power):
            state = {"frame": packed(frames, known), "cursor": len(frames) - 1, "can": []}
            sizes.append(wire_bytes({"method": "update", "state": state, "buffer_paths": []}))
    sizes.sort()
    assert sizes[len(sizes) // 2] <= 1350
    assert sizes[len(sizes) * (9 if seats == 2 else 7) // 10] <= 1500
    assert sizes[-1] <= most_bytes
