"""The examples that the page's tests read are what Python sends now."""

from __future__ import annotations

import json

from ludolab.widgets.packing import unpacked
from tests.widgets import examples


def test_the_committed_examples_are_what_python_makes() -> None:
    """After a change: `make golden`, then read the difference."""
    for path, text in examples.files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `make golden` and review the change"


def test_the_messages_of_an_example_make_its_recording() -> None:
    """The same check as the page's own, on the same data."""
    for game in json.loads((examples.HERE / "games.json").read_text(encoding="utf-8")).values():
        held = game["frames"][:1]
        for move in game["moves"]:
            held = unpacked(held, move)
        assert held == game["frames"]
