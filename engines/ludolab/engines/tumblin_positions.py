"""Positions of Tumblin' Dice: the state, its JSON, and the view that a page shows."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any, TypeAlias

from .protocol import JSON, IllegalStep, Seat
from .throws import POWERS, PowerThrow
from .tumblin_notation import FACES, LEVELS, die_name

if TYPE_CHECKING:
    from .tumblin_dice import TumblinDice

Die: TypeAlias = "tuple[int, int] | None"  # (level 1 to 4, face 1 to 6), or None once it is taken away

_KEYS = ("round", "ranks", "order", "n_thrown", "dice", "totals", "power", "pending")
_SPOT = re.compile(r"([1-4]):([1-6])")
_MOST_ROUNDS = 10_000


@dataclass(frozen=True, slots=True)
class State:
    """One position.

    round: the round being played, from 1; 0 during the opening roll; the last round played once the game is over.
    ranks: during the opening roll the seats from first to last, those still tied in one group; then empty.
    order: the seats of this round in the order in which they throw; empty when the game is over.
    n_thrown: throws finished in this round, from 0 to len(order) · dice - 1.
    dice: for each seat the dice it has used, in order of use. Those of a finished round lie until the next one begins.
    totals: each seat's own points in the finished rounds.
    power: the power chosen for the die that is rolling; None when none is.
    pending: dice that lay on the level where the last die landed, and of which it is not yet known if they were hit.
    """

    round: int
    ranks: tuple[tuple[Seat, ...], ...]
    order: tuple[Seat, ...]
    n_thrown: int
    dice: tuple[tuple[Die, ...], ...]
    totals: tuple[int, ...]
    power: int | None
    pending: tuple[str, ...]

    @property
    def thrower(self) -> Seat:
        """The seat whose die is next, or on its way."""
        return self.order[self.n_thrown % len(self.order)]


def dump(state: State) -> JSON:
    """The state as JSON: lists, numbers, and dice as text such as "3:4"; a die taken away is null."""
    return {
        "round": state.round,
        "ranks": [list(group) for group in state.ranks],
        "order": list(state.order),
        "n_thrown": state.n_thrown,
        "dice": [[f"{die[0]}:{die[1]}" if die else None for die in of_seat] for of_seat in state.dice],
        "totals": list(state.totals),
        "power": state.power,
        "pending": list(state.pending),
    }


def load(game: TumblinDice, position: JSON) -> State:
    """The inverse of `dump`. IllegalStep names the part that cannot be.

    Between two rounds the dice of the finished one may lie or have been cleared away; everything else has to be as the
    rules make it: who plays and in which order, how many dice are used, which totals so many dice can give.
    """
    if not isinstance(position, dict) or set(position) != set(_KEYS):
        raise IllegalStep("position-keys", expected=_KEYS)
    state = State(
        _integer(position["round"], "round", _MOST_ROUNDS),
        tuple(_seats(group, game, "ranks") for group in _items(position["ranks"], "ranks", game.seats)),
        _seats(position["order"], game, "order"),
        _integer(position["n_thrown"], "n_thrown", game.seats * game.dice - 1),
        tuple(
            tuple(_die(die) for die in _items(of_seat, "dice", game.dice))
            for of_seat in _items(position["dice"], "dice", game.seats)
        ),
        tuple(
            _integer(total, "totals", _MOST_ROUNDS * most_points(game))
            for total in _items(position["totals"], "totals", game.seats)
        ),
        None if position["power"] is None else _integer(position["power"], "power", POWERS[-1]),
        tuple(_pending_die(name, game) for name in _items(position["pending"], "pending", game.seats * game.dice)),
    )
    _must(len(state.dice) == len(state.totals) == game.seats, "seats")
    if state.ranks:
        _check_opening(game, state)
    else:
        _check_round(game, state)
        _check_dice(game, state)
    return state


def view(game: TumblinDice, state: State) -> JSON:
    """What a page shows of the state: scalars, lists by seat, and `dice` as a table given by columns.

    Points stand under both scorings, so that a page can show the same dice counted both ways without knowing a rule.
    A die taken away has level, face and points 0.
    """
    scorings = ("multiply", "add")
    used = [(seat, index, die) for seat in range(game.seats) for index, die in enumerate(state.dice[seat])]
    terms = {rule: [game.round_terms(state, seat, rule) for seat in range(game.seats)] for rule in scorings}
    turn = game.turn(state)
    return {
        "round": state.round,
        "rounds": None if game.target is not None else game.rounds,
        "target": game.target,
        "overtime": _is_overtime(game, state),
        "scoring": game.scoring,
        "order": list(state.order),
        "next": turn if isinstance(turn, int) else state.thrower if state.order else None,
        "power": state.power,
        "hand": [_n_in_hand(game, state, seat) for seat in range(game.seats)],
        "dice": {
            "die": [die_name(seat, index) for seat, index, _ in used],
            "level": [die[0] if die else 0 for _, _, die in used],
            "face": [die[1] if die else 0 for _, _, die in used],
            **{rule: [terms[rule][seat][index] for seat, index, _ in used] for rule in scorings},
        },
        "points": {rule: [sum(of_seat) for of_seat in terms[rule]] for rule in scorings},
        "ranks": [list(group) for group in state.ranks] or None,
        "totals": list(state.totals),
    }


def most_points(game: TumblinDice) -> int:
    """The highest score of one round: every die a 6 on level 4."""
    return game.dice * (24 if game.scoring == "multiply" else 10)


def is_total(scoring: str, n_dice: int, total: int) -> bool:
    """Whether `n_dice` dice, some perhaps taken away, can score `total` together.

    With one or two dice each sum is looked up. From three dice on the only gaps are at the ends: close below the highest
    sum, where two dice of the two-dice table make up what is missing, and the 1 that no pair of level and face adds up to.
    """
    if n_dice <= 2:
        return total in _sums(scoring, n_dice)
    most = max(_sums(scoring, 1))
    missing = most * n_dice - total
    if 0 <= missing < most:
        return 2 * most - missing in _sums(scoring, 2)
    return missing >= 0 and (total >= most or total in _sums(scoring, 1) | _sums(scoring, 2))


@cache
def _sums(scoring: str, n_dice: int) -> frozenset[int]:
    worths = {0} | {level * face if scoring == "multiply" else level + face for level in LEVELS for face in FACES}
    return frozenset(sum(some) for some in product(worths, repeat=n_dice))


def _is_overtime(game: TumblinDice, state: State) -> bool:
    if game.target is not None:
        return bool(state.order) and max(game.score(state)) >= game.target
    return state.round > game.rounds


def _check_opening(game: TumblinDice, state: State) -> None:
    seated = sorted(seat for group in state.ranks for seat in group)
    _must(seated == list(range(game.seats)) and any(len(group) > 1 for group in state.ranks), "ranks")
    _must(state.round == 0 and not state.order and state.n_thrown == 0, "round")
    _must(all(group and list(group) == sorted(group) for group in state.ranks), "ranks")
    _must(not any(state.dice) and not any(state.totals), "dice")
    _must(state.power is None and not state.pending, "power")


def _check_round(game: TumblinDice, state: State) -> None:
    over = not state.order
    n_played = state.round - (not over)
    _must(state.round >= 1, "round")
    _must(all(is_total(game.scoring, n_played * game.dice, total) for total in state.totals), "totals")
    score = game.score(state)
    playing = _playing(game, score, n_played)
    if over:
        _must(_is_decided(game, score, n_played), "winner")
        _must(state.n_thrown == 0 and state.power is None and not state.pending, "n_thrown")
    else:
        _must(tuple(sorted(state.order)) == playing and not _is_decided(game, score, n_played), "order")
        _must(game.standing(score, state.order) == state.order, "order")
        _must(state.n_thrown < len(state.order) * game.dice, "n_thrown")


def _playing(game: TumblinDice, score: tuple[int, ...], n_played: int) -> tuple[Seat, ...]:
    """The seats of the round after `n_played` rounds: all, or those that share the lead when the game should be over."""
    finished = max(score) >= game.target if game.target is not None else n_played >= game.rounds
    return tuple(seat for seat in range(game.seats) if not finished or score[seat] == max(score))


def _is_decided(game: TumblinDice, score: tuple[int, ...], n_played: int) -> bool:
    n_winners = len(game.teams[0]) if game.teams else 1
    return len(_playing(game, score, n_played)) == n_winners


def _check_dice(game: TumblinDice, state: State) -> None:
    if state.power is not None or state.pending:
        _must(isinstance(game.throw, PowerThrow) and (state.power is None or not state.pending), "power")
        _must(state.power is None or state.power >= POWERS[0], "power")
    n_landed = state.n_thrown + bool(state.pending)
    if n_landed:
        full, part = divmod(n_landed, len(state.order))
        due = {seat: full + (place < part) for place, seat in enumerate(state.order)}
        _must(all(len(state.dice[seat]) == due.get(seat, 0) for seat in range(game.seats)), "dice")
    elif any(state.dice):
        _check_finished_round(game, state)
    if state.pending:
        _check_pending(game, state)


def _check_finished_round(game: TumblinDice, state: State) -> None:
    n_before = state.round - bool(state.order) - 1
    _must(n_before >= 0, "dice")
    earned = [sum(game.round_terms(state, seat)) for seat in range(game.seats)]
    before = tuple(total - points for total, points in zip(state.totals, earned, strict=True))
    _must(all(is_total(game.scoring, n_before * game.dice, total) for total in before), "totals")
    by_seat = game.score(replace(state, totals=before))
    playing = _playing(game, by_seat, n_before)
    _must(not _is_decided(game, by_seat, n_before), "winner")
    _must(all(len(state.dice[seat]) == game.dice * (seat in playing) for seat in range(game.seats)), "dice")


def _check_pending(game: TumblinDice, state: State) -> None:
    thrown = state.dice[state.thrower][-1]
    own = die_name(state.thrower, len(state.dice[state.thrower]) - 1)
    on_level = [
        die_name(seat, index)
        for seat, of_seat in enumerate(state.dice)
        for index, die in enumerate(of_seat)
        if die is not None and thrown is not None and die[0] == thrown[0] and die_name(seat, index) != own
    ]
    # Dice are decided in order of name: what lies there after the first that is open is open as well.
    _must(list(state.pending) == [name for name in on_level if name >= state.pending[0]], "pending")
    _must(isinstance(game.throw, PowerThrow) and game.throw.hit[0] > 0, "pending")


def _n_in_hand(game: TumblinDice, state: State, seat: Seat) -> int:
    if state.ranks:
        return game.dice
    n_used = len(state.dice[seat]) if state.n_thrown else 0  # what lies before the first throw is the round before
    return game.dice - n_used if seat in state.order else 0


def _must(holds: bool, part: str) -> None:
    if not holds:
        raise IllegalStep("position-impossible", part=part)


def _integer(value: Any, part: str, highest: int) -> int:
    if type(value) is not int or not 0 <= value <= highest:
        raise IllegalStep("position-impossible", part=part)
    return value


def _items(value: Any, part: str, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise IllegalStep("position-impossible", part=part)
    return value


def _seats(value: Any, game: TumblinDice, part: str) -> tuple[Seat, ...]:
    seats = tuple(_integer(seat, part, game.seats - 1) for seat in _items(value, part, game.seats))
    _must(len(set(seats)) == len(seats), part)
    return seats


def _die(value: Any) -> Die:
    if value is None:
        return None
    found = _SPOT.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        raise IllegalStep("position-impossible", part="dice")
    level, face = map(int, found.groups())
    return level, face


def _pending_die(value: Any, game: TumblinDice) -> str:
    known = {die_name(seat, index) for seat in range(game.seats) for index in range(game.dice)}
    if not isinstance(value, str) or value not in known:
        raise IllegalStep("position-impossible", part="pending")
    return value
