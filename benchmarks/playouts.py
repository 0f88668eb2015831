"""Whole games by random play: how many a second, and the proof that a hundred thousand of them keep every promise."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from time import perf_counter, process_time
from typing import Any

from ludolab.engines import GAMES
from ludolab.engines.chance import Generator
from ludolab.engines.odds import policy
from ludolab.engines.odds.simulate import ends
from ludolab.engines.protocol import Turn
from ludolab.engines.record import draw

N_GAMES, N_PROCESSES, MOST_STEPS = 100_000, 2, 20_000

LIVELY = {"model": "power", "hit": [2, 3], "hit_shifts": [[-1, 1], [0, 1], [1, 2]]}
#: The proof goes round these variants; a game without an entry plays its defaults.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "tumblin_dice": (
        {"throw": "power"},
        {"throw": "power", "scoring": "add", "seats": 3, "rounds": 2},
        {"throw": LIVELY, "rounds": 2},
        {"throw": "power", "seats": 4, "teams": [[0, 2], [1, 3]], "rounds": 1},
        {"throw": "power", "target": 101, "dice": 3},
        {"throw": LIVELY, "scoring": "add", "dice": 2, "rounds": 1},
        {"throw": "power", "seats": 6, "dice": 1, "rounds": 2},
        {"throw": "table", "seats": 3, "rounds": 2},
    )
}


def games() -> list[Any]:
    """Every game in the variants it is tried in."""
    return [kind(**options) for name, kind in GAMES.items() for options in VARIANTS.get(name, ({},))]


def lines() -> Iterator[str]:
    """Random games a second of processor time, and microseconds a step, for the default rules with the throw model."""
    game = GAMES["tumblin_dice"](throw="power")
    n_steps = sum(play(game, seed, check=False) for seed in range(300))
    begun = process_time()
    n_games = sum(1 for _ in ends(game, policy.random, 1000, seed=1))
    taken = process_time() - begun
    yield f"{n_games / taken:.0f} random games of two seats and four rounds a second of processor time,"
    yield f"about {n_steps / 300:.0f} steps each, {taken / n_games / (n_steps / 300) * 1e6:.0f} µs a step."


def proof(n_games: int = N_GAMES, n_processes: int = N_PROCESSES) -> Iterator[str]:
    """n random games, conservation and bounds checked after every step; raises AssertionError at the first breach."""
    begun = perf_counter()
    if n_processes == 1:
        n_steps = played(range(n_games))
    else:
        parts = [range(first, n_games, 100) for first in range(100)]
        with ProcessPoolExecutor(n_processes, mp_context=get_context("spawn")) as pool:
            n_steps = sum(pool.map(played, parts))
    taken = perf_counter() - begun
    yield f"{n_games:,} random games over {len(games())} variants (seeds 0 to {n_games - 1}), {n_steps:,} steps:"
    yield "conservation and bounds hold after every step, none is stuck, every one ends."
    yield f"{taken:.0f} s on {n_processes} processes."


def played(seeds: range) -> int:
    """The number of steps of the games with these seeds, all of them checked."""
    kinds = games()
    return sum(play(kinds[seed % len(kinds)], seed) for seed in seeds)


def play(game: Any, seed: int, check: bool = True) -> int:
    """The number of steps of one random game."""
    generator = Generator(seed)
    state = game.start()
    for n_steps in range(MOST_STEPS):
        turn = game.turn(state)
        if turn is Turn.OVER:
            assert game.winners(state), (game, seed)
            return n_steps
        step = draw(game.chance(state), generator) if turn is Turn.CHANCE else policy.random(game, state, turn, generator)
        after = game.apply(state, step)
        if check:
            CHECKS[game.name](game, state, after)
        state = after
    raise AssertionError(f"{game} with seed {seed} is stuck: not over after {MOST_STEPS} steps")


def check_tumblin(game: Any, before: Any, state: Any) -> None:
    """Every die is in hand, on levels 1 to 4 or gone; scores change only when a round ends, and within bounds.

    Source: rules of the game, "Always true" and "Bounds", counted here from the board alone.
    """
    most = 24 if game.scoring == "multiply" else 10
    lies = state.n_thrown > 0 or bool(state.pending)
    n_landed = state.n_thrown + bool(state.pending)
    board = []
    for dice in state.dice:
        assert len(dice) <= game.dice, state
        board.append(0)
        for die in dice:
            if die is not None:
                level, face = die
                assert 1 <= level <= 4, state
                assert 1 <= face <= 6, state
                board[-1] += level * face if most == 24 else level + face
        assert 0 <= board[-1] <= most * game.dice, state
    if lies:
        assert sum(map(len, state.dice)) == n_landed, state
        for place, seat in enumerate(state.order):
            full, part = divmod(n_landed, len(state.order))
            assert len(state.dice[seat]) == full + (place < part), state
    if state.round == before.round and state.order:
        assert state.totals == before.totals, state
    elif before.order:
        gained = [now - then for now, then in zip(state.totals, before.totals, strict=True)]
        assert gained == [points if seat in before.order else 0 for seat, points in enumerate(board)], state
        assert sorted(state.order) == sorted(set(state.order)), state
        assert set(state.order) <= set(before.order), state
        assert game.load(game.dump(state)) == state


CHECKS = {"tumblin_dice": check_tumblin}
