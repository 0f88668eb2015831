"""Tumblin' Dice over several rounds: the next order, ties, extra rounds, targets and teams, typed throw by throw."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest

from ludolab.engines.protocol import Turn
from ludolab.engines.record import Record
from tests.engines.tumblin_play import TumblinDice, after, opened, thrown_round, told

SCORINGS = ("multiply", "add")

# For each scoring the rounds of one whole game: what the three seats throw, the totals after it, the next order.
FOUR_ROUNDS: dict[str, list[tuple[dict[int, str], tuple[int, ...], tuple[int, ...]]]] = {
    "multiply": [
        ({0: "3:4 short off 1:1", 1: "2:3 1:2 off off", 2: "4:6 off off off"}, (13, 8, 24), (2, 0, 1)),
        ({0: "1:5 1:6 off off", 1: "1:2 off off off", 2: "off off short off"}, (24, 10, 24), (2, 0, 1)),
        ({0: "off off off off", 1: "4:6 off off off", 2: "short off off off"}, (24, 34, 24), (1, 2, 0)),
        ({0: "2:5 off off off", 1: "off off off off", 2: "1:1 off off off"}, (34, 34, 25), (1, 0)),
        ({0: "1:1 off off off", 1: "off short off 1:1"}, (35, 35, 25), (1, 0)),
        ({0: "3:3 off off off", 1: "2:4 off off off"}, (44, 43, 25), ()),
    ],
    "add": [
        ({0: "3:4 short off 1:1", 1: "1:2 off off off", 2: "4:6 off off off"}, (9, 3, 10), (2, 0, 1)),
        ({0: "1:2 off off off", 1: "1:2 off off off", 2: "off 1:1 short off"}, (12, 6, 12), (2, 0, 1)),
        ({0: "off off off off", 1: "4:6 off off off", 2: "short off off off"}, (12, 16, 12), (1, 2, 0)),
        ({0: "2:2 off off off", 1: "off off off off", 2: "1:1 off off off"}, (16, 16, 14), (1, 0)),
        ({0: "1:1 off off off", 1: "off short off 1:1"}, (18, 18, 14), (1, 0)),
        ({0: "3:3 off off off", 1: "2:3 off off off"}, (24, 23, 14), ()),
    ],
}


# ---- 6. The next round, and 7. the end


@pytest.mark.parametrize("scoring", SCORINGS)
def test_a_typed_game_of_three_with_a_tie_in_round_2_and_at_the_end(scoring: str) -> None:
    """Sheet 004, en: "The player with the highest total score at the end of the previous round goes first, and the next
    highest second … the order of play reverts back to the prior round"; "If two or more players are tied at the end of four
    rounds, then an over-time round (involving the tied players only) is played"; "an extra round or rounds until a winner is
    determined". de "Verlängerungsrunde"; pt "ronda de desempate (apenas com os jogadores empatados)"."""
    game = TumblinDice(seats=3, scoring=scoring)
    state, order = opened(game, (1, 0, 2)), (1, 0, 2)
    for number, (landings, totals, next_order) in enumerate(FOUR_ROUNDS[scoring], start=1):
        assert state.round == number
        assert game.view(state)["overtime"] == (number > 4)
        assert game.winners(state) == ()
        state, threw = thrown_round(game, state, landings)
        assert threw == list(order) * 4
        assert game.score(state) == totals
        assert state.order == next_order
        order = next_order
    assert game.turn(state) is Turn.OVER
    assert game.winners(state) == (0,)


@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_same_game_as_a_record_and_what_it_tells(scoring: str) -> None:
    game = TumblinDice(seats=3, scoring=scoring)
    texts, state = ["order 5 6 4"], opened(game, (1, 0, 2))
    for landings, _, _ in FOUR_ROUNDS[scoring]:
        left = {seat: text.split() for seat, text in landings.items()}
        while any(left.values()):
            texts.append(f"land {left[game.turn(state)].pop(0)}")
            state = after(game, texts[-1], state=state)
    record = Record(game, tuple(map(game.read, texts)), ("Ana", "Ben", "Cem"))
    assert Record.from_json(record.to_json()) == record
    events = [
        (event.key, dict(event.numbers))
        for before, step in zip(record.states(), record.steps, strict=False)
        for event in game.events(before, step)
    ]
    first, last = FOUR_ROUNDS[scoring][0][1], FOUR_ROUNDS[scoring][-1][1]
    assert [numbers["round"] for key, numbers in events if key == "round-over"] == [1, 2, 3, 4, 5, 6]
    assert [numbers["total"] for key, numbers in events if key == "round-points"][:3] == [first[1], first[0], first[2]]
    assert [numbers["seats"] for key, numbers in events if key == "overtime"] == [(0, 1), (0, 1)]
    assert events[-1] == ("won", {"seats": (0,), "total": last[0]})


def test_three_of_three_tied_play_on_and_drop_out_one_by_one() -> None:
    """Sheet 004, pt: "outra ronda ou rondas até que haja um vencedor"; only the tied play."""
    game = TumblinDice(seats=3, dice=1, rounds=1)
    state, _ = thrown_round(game, opened(game, (2, 0, 1)), {0: "2:3", 1: "1:6", 2: "3:2"})
    assert state.order == (2, 0, 1)
    state, _ = thrown_round(game, state, {0: "1:1", 1: "1:2", 2: "2:1"})
    assert (state.order, game.score(state)) == ((2, 1), (7, 8, 8))
    assert game.view(state)["hand"] == [0, 1, 1]
    state, threw = thrown_round(game, state, {1: "off", 2: "short"})
    assert (threw, state.order) == ([2, 1], (2, 1))
    state, _ = thrown_round(game, state, {1: "1:1", 2: "off"})
    assert (state.order, game.score(state), game.winners(state)) == ((), (7, 9, 8), (1,))
    assert state.round == 4


def test_the_leader_after_the_last_round_wins_at_once() -> None:
    """Sheet 004, en: "The final score is tallied and the highest score is the winner"; a tie below the top decides nothing."""
    game = TumblinDice(seats=3, dice=1, rounds=1)
    state, _ = thrown_round(game, opened(game, (0, 1, 2)), {0: "1:1", 1: "1:1", 2: "1:2"})
    assert game.winners(state) == (2,)
    assert (state.round, game.turn(state), game.legal_actions(state)) == (1, Turn.OVER, ())


# ---- A target instead of rounds


@pytest.mark.parametrize(("scoring", "n_rounds", "each"), [("multiply", 3, 96), ("add", 7, 40)], ids=["multiply", "add"])
def test_two_reach_301_in_one_round_and_the_higher_wins(scoring: str, n_rounds: int, each: int) -> None:
    """Sheet 004, en: "played until a predetermined score is reached (ie. 301 or 501 points). If more than one player reaches
    the predetermined score, then the player with the highest score wins"; de, pt alike. Checked at the end of a round."""
    game = TumblinDice(seats=3, scoring=scoring, target=301)
    best = "4:6 4:6 4:6 4:6"
    state = opened(game, (0, 1, 2))
    for _ in range(n_rounds):
        state, _ = thrown_round(game, state, {0: best, 1: best, 2: "off off off off"})
    assert game.score(state) == (each * n_rounds, each * n_rounds, 0)
    assert state.order == (0, 1, 2)  # more rounds than four: `rounds` does not count
    assert game.view(state)["rounds"] is None
    on_the_way = after(game, *["land 4:6", "land 4:6", "land off"] * 3, state=state)
    assert game.turn(on_the_way) == 0  # both have more than 301 on the board, but the round is not over
    assert game.score(on_the_way) == game.score(state)
    won, _ = thrown_round(game, state, {0: "4:6 4:6 3:1 off", 1: "4:6 4:6 3:2 off", 2: best})
    assert min(game.score(won)[:2]) >= 301
    assert game.winners(won) == (1,)
    tied, _ = thrown_round(game, state, {0: best, 1: best, 2: best})
    assert (game.winners(tied), tied.order) == ((), (0, 1))
    assert game.view(tied)["overtime"] is True
    over, threw = thrown_round(game, tied, {0: "off off off 1:2", 1: "off off off 1:1"})
    assert threw == [0, 1] * 4
    assert game.winners(over) == (0,)


def test_the_target_is_reached_by_having_just_as_much() -> None:
    game = TumblinDice(dice=1, target=24)
    state, _ = thrown_round(game, opened(game, (0, 1)), {0: "1:1", 1: "3:6"})
    assert game.turn(state) == 1
    short, _ = thrown_round(game, state, {0: "off", 1: "1:5"})
    assert game.turn(short) == 1
    enough, _ = thrown_round(game, state, {0: "off", 1: "1:6"})
    assert (game.winners(enough), game.score(enough)) == ((1,), (1, 24))


# ---- Teams


@pytest.mark.parametrize(
    ("seats", "teams"),
    [
        (4, ((0, 2), (1, 3))),
        (4, ((0, 1), (2, 3))),
        (4, ((3, 0), (2, 1))),
        (6, ((0, 1, 2), (3, 4, 5))),
        (6, ((0, 5), (1, 4), (2, 3))),
        (2, ((0,), (1,))),
    ],
)
def test_partners_never_throw_back_to_back_whatever_the_opening_roll(seats: int, teams: tuple[tuple[int, ...], ...]) -> None:
    """Sheet 004, en: "Team mates never shoot back to back"; de "niemals nacheinander"; pt "nunca podem caricar
    consecutivamente". The team whose die was highest begins, and inside a team the roll decides."""
    game = TumblinDice(seats=seats, teams=teams, dice=2, rounds=1)
    team = {seat: index for index, partners in enumerate(teams) for seat in partners}
    for rolled in permutations(range(seats)):
        order = opened(game, rolled).order
        assert sorted(order) == list(range(seats))
        around = [*order, order[0]]
        assert all(team[first] != team[second] for first, second in pairwise(around))
        assert order[0] == rolled[0]
        for partners in teams:
            assert [seat for seat in order if seat in partners] == [seat for seat in rolled if seat in partners]


def test_partners_never_throw_back_to_back_in_later_rounds() -> None:
    """For every opening order and every standing: the leading team begins, equal teams keep their order."""
    teams = ((0, 2), (1, 3))
    game = TumblinDice(seats=4, teams=teams, dice=1)
    for rolled in permutations(range(4)):
        first = opened(game, rolled).order
        for landings in ("1:2 off off off", "off 1:2 off off", "1:1 1:1 1:2 off", "off off off off", "1:1 off off 1:3"):
            state, _ = thrown_round(game, opened(game, rolled), dict(enumerate(landings.split())))
            score = game.score(state)
            order = state.order
            assert [seat % 2 for seat in order] in ([0, 1, 0, 1], [1, 0, 1, 0])
            assert [s for s in order if s % 2 == 0] == [s for s in first if s % 2 == 0]
            assert [s for s in order if s % 2] == [s for s in first if s % 2]
            assert order[0] % 2 == (first[0] % 2 if score[0] == score[1] else int(score[1] > score[0]))


def test_the_points_are_the_teams() -> None:
    """Sheet 004, en: "Instead of playing as individuals, play as teams"."""
    game = TumblinDice(seats=4, teams=((0, 2), (1, 3)), dice=1, rounds=1)
    state, _ = thrown_round(game, opened(game, (0, 1, 2, 3)), {0: "1:1", 1: "4:2", 2: "4:6", 3: "2:3"})
    assert state.totals == (1, 8, 24, 6)
    assert game.score(state) == (25, 14, 25, 14)
    assert game.winners(state) == (0, 2)


def test_teams_that_tie_play_an_extra_round_together() -> None:
    game = TumblinDice(seats=6, teams=((0, 1), (2, 3), (4, 5)), dice=1, rounds=1)
    start = opened(game, (5, 0, 2, 4, 1, 3))
    assert start.order == (5, 0, 2, 4, 1, 3)
    tied, _ = thrown_round(game, start, {0: "1:1", 1: "1:4", 2: "off", 3: "1:4", 4: "1:2", 5: "1:3"})
    assert game.score(tied) == (5, 5, 4, 4, 5, 5)
    assert tied.order == (5, 0, 4, 1)
    state, threw = thrown_round(game, tied, {0: "off", 1: "1:1", 4: "off", 5: "off"})
    assert threw == [5, 0, 4, 1]
    assert game.winners(state) == (0, 1)
    last = after(game, "land off", "land off", "land off", state=tied)
    assert told(game, last, "land 1:1")[-1] == ("won", {"seats": (0, 1), "total": 6})
