"""Whole games of Tumblin' Dice: kept a second time by a slow scorekeeper, and searched for anything that gets lost."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from ludolab.engines.odds.tree import perft
from ludolab.engines.protocol import Turn
from ludolab.engines.throws import PowerThrow
from ludolab.engines.tumblin_dice import worth
from ludolab.engines.tumblin_notation import die_name
from tests.engines.tumblin_play import TumblinDice, after
from tests.engines.tumblin_twin import Scorekeeper, points_by_counting
from tests.engines.variants import LIVELY, STILL, games, walk

N_PLAYOUTS = 2000
KINDS: list[dict[str, Any]] = [
    {"rounds": 1, "throw": "power"},
    {"rounds": 1, "seats": 3, "scoring": "add"},
    {"rounds": 2, "dice": 2, "seats": 4, "throw": LIVELY, "teams": ((0, 2), (1, 3))},
    {"rounds": 1, "dice": 1, "seats": 6, "scoring": "add", "throw": "power"},
    {"rounds": 2, "dice": 1, "seats": 6, "teams": ((0, 1), (2, 3), (4, 5))},
    {"target": 25, "dice": 2, "seats": 3, "throw": LIVELY},
    {"target": 11, "dice": 1, "scoring": "add"},
    {"rounds": 1, "dice": 8, "throw": LIVELY},
]


def scorekeeper(game: Any) -> Scorekeeper:
    one_by_one = isinstance(game.throw, PowerThrow) and game.throw.hit[0] > 0
    return Scorekeeper(game.seats, game.scoring, game.rounds, game.target, game.teams, game.dice, one_by_one)


def test_points_are_what_counting_gives() -> None:
    for level, face in product((1, 2, 3, 4), (1, 2, 3, 4, 5, 6)):
        for scoring in ("multiply", "add"):
            assert worth(scoring, level, face) == points_by_counting(scoring, level, face)


@pytest.mark.parametrize("options", [*KINDS, {}, {"throw": "power", "seats": 5}, {"throw": STILL}], ids=str)
def test_a_scorekeeper_with_pencil_and_paper_agrees_after_every_step(options: dict[str, Any]) -> None:
    game = TumblinDice(**options)
    for seed in range(25):
        paper = scorekeeper(game)
        for state, step in walk(game, seed):
            assert list(state.order) == paper.order
            assert dict(enumerate(state.totals)) == paper.total
            assert game.score(state) == tuple(paper.side_points(seat) for seat in range(game.seats))
            assert state.round == paper.round
            assert list(state.pending) == paper.open
            assert list(game.winners(state)) == paper.winners
            assert (game.turn(state) is Turn.OVER) == paper.over
            if type(game.turn(state)) is int:
                assert game.turn(state) == paper.next()
            lying = {die_name(s, i): die for s, of_seat in enumerate(state.dice) for i, die in enumerate(of_seat)}
            assert lying == paper.lying
            if step is not None:
                paper.write_down(game.write(step))


def test_two_thousand_random_games_lose_nothing() -> None:
    """Every die is in hand, on a level or gone; points move only when a round ends, and only by what lies there."""
    for number in range(N_PLAYOUTS):
        game = TumblinDice(**KINDS[number % len(KINDS)])
        before: Any = None
        for state, _ in walk(game, number):
            check_board(game, state)
            if before is not None:
                check_points(game, before, state)
            before = state
        assert game.turn(before) is Turn.OVER
        check_end(game, before)


def check_board(game: Any, state: Any) -> None:
    view = game.view(state)
    n_lying = sum(die is not None for of_seat in state.dice for die in of_seat)
    n_gone = sum(die is None for of_seat in state.dice for die in of_seat)
    n_used = n_lying + n_gone if state.n_thrown or state.pending else 0  # what lies between two rounds is in hand again
    if state.order:
        assert sum(view["hand"]) + n_used == game.dice * len(state.order)
        assert all(view["hand"][seat] == 0 for seat in range(game.seats) if seat not in state.order)
        assert n_used == state.n_thrown + bool(state.pending)
    if state.ranks:
        assert view["hand"] == [game.dice] * game.seats
    assert all(0 <= hand <= game.dice for hand in view["hand"])
    assert all(len(of_seat) <= game.dice for of_seat in state.dice)
    assert all(1 <= die[0] <= 4 and 1 <= die[1] <= 6 for of_seat in state.dice for die in of_seat if die)
    assert len(set(state.order)) == len(state.order)
    most = game.dice * (24 if game.scoring == "multiply" else 10)
    assert all(0 <= points <= most for points in view["points"][game.scoring])
    assert all(points in (0, *range(2, 11)) for points in view["dice"]["add"])
    assert all(0 <= points <= 24 for points in view["dice"]["multiply"])


def check_points(game: Any, before: Any, state: Any) -> None:
    ended = state.round != before.round or (game.turn(state) is Turn.OVER) != (game.turn(before) is Turn.OVER)
    if not ended or before.round == 0:
        assert state.totals == before.totals
        return
    view = game.view(state)
    earned = view["points"][game.scoring]
    assert list(state.totals) == [total + points for total, points in zip(before.totals, earned, strict=True)]
    assert all(earned[seat] == 0 for seat in range(game.seats) if seat not in before.order)
    assert state.n_thrown == 0


def check_end(game: Any, state: Any) -> None:
    score, winners = game.score(state), game.winners(state)
    assert winners == tuple(seat for seat in range(game.seats) if score[seat] == max(score))
    assert len(winners) == (len(game.teams[0]) if game.teams else 1)
    assert state.round >= (game.rounds if game.target is None else 1)
    assert game.target is None or max(score) >= game.target


@pytest.mark.parametrize("game", [pytest.param(g, id=label) for label, g in games() if g.name == "tumblin_dice"])
def test_the_next_chance_never_depends_on_history(game: Any) -> None:
    """The law of a landing is that of its power, whatever was thrown before."""
    for seed in range(3):
        laws: dict[Any, Any] = {}
        for state, _ in walk(game, seed):
            if state.power is not None:
                assert laws.setdefault(state.power, game.chance(state)) == game.chance(state)


# ---- Counted lines (perft)

TABLE, CHILDREN, MODEL = (TumblinDice(dice=1, rounds=1, **o) for o in ({}, {"scoring": "add"}, {"throw": "power"}))


def test_lines_of_a_table_game_counted_by_hand() -> None:
    """Two seats, one die each, one round, landings typed.

    1 step: 6 · 6 = 36 opening rolls.
    2 steps: 30 of them differ and 26 landings follow; 6 are equal and are rolled again: 30 · 26 + 6 · 36 = 996.
    3 steps: 30 · 26 · 26 + 6 · 996 = 26 256.
    4 steps: the game goes on only where both dice score the same. Of the 24 places 1, 5, 9, 10, 15, 16, 18, 20 and 24 occur
    once, 2, 3 and 8 twice, 4, 6 and 12 three times, and 0 has two (short, off): 9 · 1 + 3 · 4 + 3 · 9 + 4 = 52 pairs, after
    each of which 26 landings begin the extra round: 30 · 52 · 26 + 6 · 26 256 = 198 096.
    """
    start = TABLE.start()
    assert [perft(TABLE, start, depth) for depth in range(5)] == [1, 36, 996, 26_256, 30 * 52 * 26 + 6 * 26_256]


def test_lines_of_the_childrens_game_counted_by_hand() -> None:
    """As above; sums of level and face from 2 to 10 occur 1, 2, 3, 4, 4, 4, 3, 2, 1 times: 76 + 4 = 80 equal pairs."""
    assert perft(CHILDREN, CHILDREN.start(), 4) == 30 * 80 * 26 + 6 * 26_256


def test_lines_of_a_game_with_the_model_counted_by_hand() -> None:
    """Two seats, one die each, one round, the default model.

    After a power its row decides: six faces for each level that has a weight, and one outcome each for short and off. From
    power 1 to 10 that is 13, 19, 25, 26, 26, 26, 26, 25, 25, 25 outcomes, 236 together.
    1 step: 36. 2 steps: 30 · 10 + 6 · 36 = 516. 3 steps: 30 · 236 + 6 · 516 = 10 176.
    4 steps: 30 · 236 · 10 + 6 · 10 176 = 131 856. 5 steps: 30 · 236 · 236 + 6 · 131 856 = 2 462 016.
    """
    start = MODEL.start()
    assert [perft(MODEL, start, depth) for depth in range(6)] == [1, 36, 516, 10_176, 131_856, 2_462_016]


def test_lines_into_the_extra_round_counted_by_trying_every_pair() -> None:
    """One step further: a die on the same level is decided, equal dice elsewhere begin an extra round, all else is over."""
    opened = after(MODEL, "order 2 1")
    landings = [
        (power, outcome.spot)
        for power in range(1, 11)
        for outcome in MODEL.chance(after(MODEL, f"power {power}", state=opened))
    ]
    assert len(landings) == 236
    undecided = {1: 19, 2: 19, 3: 14, 4: 8}  # a miss, and six faces for each level reached, and off past the last
    n_lines = 0
    for (_, first), (_, second) in product(landings, repeat=2):
        on_board = [spot for spot in (first, second) if not isinstance(spot, str)]
        if len(on_board) == 2 and first[0] == second[0]:
            n_lines += undecided[int(first[0])]
        elif len({0 if isinstance(spot, str) else spot[0] * spot[1] for spot in (first, second)}) == 1:
            n_lines += 10
    assert perft(MODEL, opened, 5) == n_lines
