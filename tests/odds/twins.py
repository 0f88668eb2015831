"""Slow twins: the same questions answered by plain enumeration and recursion over the engine, sharing no code with odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

from ludolab.engines import GAMES
from ludolab.engines.protocol import Turn

NO_HITS = {"model": "power", "hit": [0, 1]}


def tumblin(**options: Any) -> Any:
    """A game with a throw model, the default one unless said otherwise."""
    return GAMES["tumblin_dice"](**{"throw": "power", **options})


def begun(game: Any, *written: str) -> Any:
    """The state after an opening roll that seats 0, 1, 2 … in this order, and after the written steps."""
    state = game.start()
    for text in ("order " + " ".join(str(6 - seat) for seat in range(game.seats)), *written):
        state = game.apply(state, game.read(text))
    return state


def points_of(scoring: str, level: int, face: int) -> int:
    """Sheet 004 en: "multiply the value of the die times the level"; children add; off the board is nothing."""
    if level == 0:
        return 0
    return level * face if scoring == "multiply" else level + face


def counted_round(levels: tuple[int, ...], scoring: str, n_dice: int) -> dict[int, int]:
    """Every row of n dice, each on each of the levels with each face, one by one."""
    die = [points_of(scoring, level, face) for level in levels for face in range(1, 7)]
    return dict(Counter(map(sum, product(die, repeat=n_dice))))


def walked_outlook(game: Any, state: Any) -> tuple[Fraction, ...]:
    """By seat the chance to win this round under best play, then the chance of a tie, by walking the engine to its end."""
    known: dict[Any, tuple[Fraction, ...]] = {}
    first = state.round

    def worth(here: Any) -> tuple[Fraction, ...]:
        if here.round != first or not here.order:
            return shared(game.score(here))
        if here not in known:
            turn = game.turn(here)
            if turn is Turn.CHANCE:
                law = game.chance(here)
                known[here] = mean([(law.probability(step), worth(game.apply(here, step))) for step in law])
            else:
                options = [worth(game.apply(here, action)) for action in game.legal_actions(here)]
                known[here] = max(options, key=lambda option: option[turn])
        return known[here]

    return worth(state)


def thrown_outlook(laws: list[dict[int, int]], left: tuple[int, ...], scores: tuple[int, ...]) -> tuple[Fraction, ...]:
    """The same without hits, from points alone: `left` are the seats of the throws to come, `laws` the points of each power."""

    @cache
    def worth(n_thrown: int, totals: tuple[int, ...]) -> tuple[Fraction, ...]:
        if n_thrown == len(left):
            return shared(totals)
        seat, options = left[n_thrown], []
        for law in laws:
            whole = sum(law.values())
            after = [
                (Fraction(w, whole), worth(n_thrown + 1, (*totals[:seat], totals[seat] + x, *totals[seat + 1 :])))
                for x, w in law.items()
            ]
            options.append(mean(after))
        return max(options, key=lambda option: option[seat])

    return worth(0, scores)


def shared(scores: tuple[int, ...]) -> tuple[Fraction, ...]:
    top = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return (*(Fraction(seat in top, len(top)) for seat in range(len(scores))), Fraction(len(top) > 1))


def mean(parts: list[tuple[Fraction, tuple[Fraction, ...]]]) -> tuple[Fraction, ...]:
    return tuple(sum((p * part[place] for p, part in parts), Fraction(0)) for place in range(len(parts[0][1])))
