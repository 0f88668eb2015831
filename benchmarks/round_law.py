"""The law of a round: ours, icepool and dyce on the same question, each from the weights of the levels to the finished law.

Nothing is kept from one call to the next on any side: every call makes its dice anew. Of several ways to put the question to a
peer the fastest counts. Equality comes first; a fast wrong answer is no answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from statistics import median
from time import process_time
from typing import Any

import icepool
from dyce import H

from ludolab.engines.odds.tumblin_dice import round_points
from ludolab.engines.pmf import Pmf

WEIGHTS = {0: 5, 1: 4, 2: 9, 3: 12, 4: 6}
GOAL = 40


def product(level: int, face: int) -> int:
    return level * face


def total(level: int, face: int) -> int:
    return level + face if level else 0


RULES: dict[str, Callable[[int, int], int]] = {"multiply": product, "add": total}


def ours(rule: str) -> Pmf[int]:
    return round_points(Pmf(WEIGHTS), rule)


def icepool_mapped(rule: str) -> Any:
    return 4 @ icepool.map(RULES[rule], icepool.Die(WEIGHTS), icepool.d6)


def icepool_said(rule: str) -> Any:
    level = icepool.Die(WEIGHTS)
    return 4 @ (level * icepool.d6 if rule == "multiply" else level.map(lambda x: x + icepool.d6 if x else 0))


def dyce_applied(rule: str) -> Any:
    return 4 @ H(WEIGHTS).apply(RULES[rule], H(6))


PEERS: dict[str, tuple[Callable[[str], Any], ...]] = {"icepool": (icepool_mapped, icepool_said), "dyce": (dyce_applied,)}


def lines() -> Iterator[str]:
    """A row for each rule: microseconds of ours and of each peer, and how many times as long the peer takes."""
    for rule in RULES:
        law = ours(rule)
        for name, ways in PEERS.items():
            for way in ways:
                if not equal(law, way(rule)):
                    raise AssertionError(f"{name} disagrees on the law of a round, {rule}")
    yield "Equality first: icepool and dyce give the same law, outcome by outcome, under both rules."
    yield f"Question: four dice, levels {WEIGHTS}, a fair face; processor time, medians of interleaved runs."
    yield f"Goal: {GOAL} times icepool."
    yield ""
    yield "| rule | ours, µs | icepool, µs | dyce, µs | icepool / ours | dyce / ours |"
    yield "|---|---|---|---|---|---|"
    for rule in RULES:
        own, *others = timed([[ours], *PEERS.values()], rule)
        ratios = [other / own for other in others]
        cells = [rule, *(f"{seconds * 1e6:.0f}" for seconds in (own, *others)), *(f"{ratio:.0f}" for ratio in ratios)]
        yield f"| {' | '.join(cells)} |"


def equal(law: Pmf[int], other: Any) -> bool:
    """Whether a peer's weights state the same law, whatever its denominator."""
    weights = {outcome: int(weight) for outcome, weight in other.items() if weight}
    return law == Pmf(weights)


def timed(sides: list[Any], rule: str, n_runs: int = 31) -> list[float]:
    """For each side the median seconds of its fastest way, all of them taking turns so that a busy moment meets all."""
    taken: list[list[list[float]]] = [[[] for _ in ways] for ways in sides]
    for _ in range(n_runs):
        for side, ways in enumerate(sides):
            for place, way in enumerate(ways):
                n = 40 if way is ours else 1
                begun = process_time()
                for _ in range(n):
                    way(rule)
                taken[side][place].append((process_time() - begun) / n)
    return [min(median(runs) for runs in ways) for ways in taken]
