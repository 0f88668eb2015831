"""Writes the golden files anew: `python -m tests.golden`. What changed in them is then read by a person, line by line."""

from __future__ import annotations

from pathlib import Path

from tests.golden.games import PLAYED, records
from tests.golden.story import story

HERE = Path(__file__).parent
RECORDS = HERE / "records.jsonl"


def files() -> dict[Path, bytes]:
    """Every golden file and what it should hold."""
    stories = {HERE / f"{label}.txt": story(label).encode() for label in PLAYED}
    return {**stories, RECORDS: records().encode()}


def main() -> None:
    from tests.widgets import examples  # only here: the tests of the engines get by without the widgets

    expected = files()
    for path in {*HERE.glob("*.txt"), *HERE.glob("*.jsonl")} - set(expected):
        path.unlink()
    for path, content in expected.items():
        path.write_bytes(content)
    examples.write()


if __name__ == "__main__":
    main()
