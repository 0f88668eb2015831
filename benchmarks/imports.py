"""Import time: the engines against numpy, the widgets against what they stand on, each in a fresh process, taking turns."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from statistics import median
from tempfile import TemporaryDirectory

PAIRS = (
    ("import ludolab.engines", "import numpy", "lighter than numpy alone", 1.0),
    ("import ludolab.widgets", "import anywidget, ipywidgets", "at most 20 % more than these alone", 1.2),
)
N_RUNS = 15
_TIMED = "from time import process_time as now; begun = now(); {}; print(now() - begun)"


def lines() -> Iterator[str]:
    """A row for each pair: medians in milliseconds, the ratio, and the goal."""
    yield f"Medians of {N_RUNS} fresh processes each, byte code in place: processor time, without the start of Python itself."
    yield ""
    yield "| ours | ms | against | ms | ratio | goal |"
    yield "|---|---|---|---|---|---|"
    with TemporaryDirectory() as cache:  # compiled once for all, whatever the surroundings say
        for own, other, goal, _ in PAIRS:
            taken: dict[str, list[float]] = {own: [], other: []}
            for statement in taken:
                seconds(statement, cache)
            for _ in range(N_RUNS):
                for statement, runs in taken.items():
                    runs.append(seconds(statement, cache))
            ours, theirs = median(taken[own]), median(taken[other])
            yield f"| `{own}` | {ours * 1e3:.0f} | `{other}` | {theirs * 1e3:.0f} | {ours / theirs:.2f} | {goal} |"


def seconds(statement: str, cache: str) -> float:
    """How long the statement takes in a new interpreter."""
    surroundings = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    run = subprocess.run(
        [sys.executable, "-c", _TIMED.format(statement)],
        env={**surroundings, "PYTHONPYCACHEPREFIX": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)
