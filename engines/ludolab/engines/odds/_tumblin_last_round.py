"""Who wins a round that decides: by backward induction where the dice do not touch, by the joint law for the last die.

A *side* is who shares one total: a seat, or a team. Every side wants the highest chance to win, where a total that is shared
by n sides counts 1/n for each of them. That is a simplification, and declared as one: in the game the tied sides play a
further round, in which their chances need not be quite equal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import lcm
from typing import Any, TypeAlias

from ludolab.engines.pmf import Pmf
from ludolab.engines.protocol import Seat
from ludolab.engines.throws import POWERS, PowerThrow, hit_law, landing_law
from ludolab.engines.tumblin_dice import worth
from ludolab.engines.tumblin_notation import Hit, Step, die_place

from ._tumblin_laws import power_points

#: (share of the win for each side, chance of a shared total)
Outlook: TypeAlias = "tuple[tuple[Fraction, ...], Fraction]"
#: How far each side lies behind the leader, None for one that cannot catch up any more.
Gaps: TypeAlias = "tuple[int | None, ...]"
Sums: TypeAlias = "list[dict[int, int]]"


class TooMany(Exception):
    """The tree of positions is larger than the bound."""


@dataclass(frozen=True)
class Table:
    """A position of a deciding round, reduced to what matters for who wins.

    sides: the sides in play, each as its seats. scores: the total of each with the dice on the board now. left: the sides of
    the throws not yet begun, next one first. thrower: the side whose die is on its way, or of the next throw.
    """

    sides: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    left: tuple[int, ...]
    thrower: int


def table_of(game: Any, state: Any) -> Table:
    """The reduced position. `state` must be in a round; dice of a finished round that still lie do not count."""
    seats = state.order
    teams = game.teams if game.teams is not None else tuple((seat,) for seat in range(game.seats))
    sides = tuple(team for team in teams if team[0] in seats)
    side_of = {seat: side for side, team in enumerate(sides) for seat in team}
    totals = game.score(state)
    scores = [totals[team[0]] for team in sides]
    if state.n_thrown:
        for seat in seats:
            scores[side_of[seat]] += sum(game.round_terms(state, seat))
    on_its_way = state.power is not None or bool(state.pending)
    n_all = len(seats) * game.dice
    left = tuple(side_of[seats[n % len(seats)]] for n in range(state.n_thrown + on_its_way, n_all))
    return Table(sides, tuple(scores), left, side_of[state.thrower])


def touching(game: Any) -> bool:
    """Whether a die can be hit at all under the game's model."""
    return bool(game.throw.hit[0])


class Induction:
    """Best play when no die touches another, found backwards from the end; `left` are the sides of the throws to come.

    Only the gaps to the leader and the number of throws left matter. Shares are integers over one denominator for each number
    of throws left, lcm(1..sides) · common ** throws. Of equally good powers the lowest is taken.
    Raises TooMany from `shares` and `best` once more than `most` positions have been looked at.
    """

    def __init__(self, game: Any, n_sides: int, left: tuple[int, ...], most: int) -> None:
        laws = [power_points(game, power) for power in POWERS]
        self.common = lcm(*(law.total for law in laws))
        self.laws = [tuple((x, w * (self.common // law.total)) for x, w in law.items()) for law in laws]
        self.points = tuple(sorted({x for law in self.laws for x, _ in law}))
        self.left, self.n_sides, self.most = left, n_sides, most
        self.unit = lcm(*range(1, n_sides + 1))
        # points each side can still make when the last `n` throws of all are left
        most_points = self.points[-1]
        self.reach = [
            tuple(most_points * left[len(left) - n :].count(side) for side in range(n_sides)) for n in range(len(left) + 1)
        ]
        self._known: dict[tuple[int, Gaps], tuple[tuple[int, ...], int, int]] = {}

    def gaps(self, scores: tuple[int | None, ...], n: int) -> Gaps:
        """The scores relative to the highest, a side that cannot reach it with its own throws of the last n being out."""
        reach = self.reach[n]
        if self.n_sides == 2:  # the same as below, where most of the time goes
            one, other = scores
            if one is None or other is None:
                return (0, None) if other is None else (None, 0)
            if one >= other:
                return (0, other - one if one - other <= reach[1] else None)
            return (one - other if other - one <= reach[0] else None, 0)
        highest = max(score for score in scores if score is not None)
        return tuple(
            None if score is None or score + further < highest else score - highest
            for score, further in zip(scores, reach, strict=True)
        )

    def outlook(self, scores: tuple[int, ...], n: int) -> Outlook:
        """Shares and chance of a tie with n throws left and best play."""
        shares, tie, _ = self._solved(n, self.gaps(scores, n))
        whole = self.unit * self.common**n
        return tuple(Fraction(share, whole) for share in shares), Fraction(tie, whole)

    def best(self, scores: tuple[int, ...], n: int) -> int:
        """The best power for the first of the last n throws."""
        return self._solved(n, self.gaps(scores, n))[2]

    def after(self, scores: tuple[int, ...], n: int, power: int) -> Outlook:
        """The outlook when the first of the last n throws is made with `power`, and best play follows."""
        side = self.left[len(self.left) - n]
        parts = [(w, self.outlook(_added(scores, side, x), n - 1)) for x, w in self.laws[power - 1]]
        return mixed(parts)

    def _solved(self, n: int, gaps: Gaps) -> tuple[tuple[int, ...], int, int]:
        known = self._known.get((n, gaps))
        if known is not None:
            return known
        if len(self._known) >= self.most:
            raise TooMany
        whole = self.unit * self.common**n
        in_play = [side for side, gap in enumerate(gaps) if gap is not None]
        if n == 0 or len(in_play) == 1:  # at the end every side still in play has the same total
            shares = tuple(whole // len(in_play) if side in in_play else 0 for side in range(self.n_sides))
            solved = shares, whole if len(in_play) > 1 else 0, POWERS[0]
        else:
            solved = self._chosen(n, gaps)
        self._known[n, gaps] = solved
        return solved

    def _chosen(self, n: int, gaps: Gaps) -> tuple[tuple[int, ...], int, int]:
        side = self.left[len(self.left) - n]
        head, own, tail = gaps[:side], gaps[side], gaps[side + 1 :]
        if own is None:  # a throw that cannot change who wins
            shares, tie, _ = self._solved(n - 1, self.gaps(gaps, n - 1))
            return tuple(self.common * share for share in shares), self.common * tie, POWERS[0]
        after = {x: self._solved(n - 1, self.gaps((*head, own + x, *tail), n - 1)) for x in self.points}
        mine = {x: solved[0][side] for x, solved in after.items()}
        worths = [sum([w * mine[x] for x, w in law]) for law in self.laws]
        place = worths.index(max(worths))
        law = self.laws[place]
        shares = tuple(sum(w * after[x][0][other] for x, w in law) for other in range(self.n_sides))
        return shares, sum(w * after[x][1] for x, w in law), POWERS[place]


def last_throw(game: Any, state: Any, table: Table) -> dict[int, Outlook]:
    """For each power the exact outlook of a round whose last die it sends down, hits included.

    On the landing level every die moves or stays by its own law and independently of the others, so that given the landing the
    sides' totals are independent of each other.
    """
    by_landing = {
        landing: outlook_of(_landed_sums(game, state, table, landing))
        for landing in {step for power in POWERS for step in landing_law(game.throw, power)}
    }
    return {power: mixed([(w, by_landing[step]) for step, w in landing_law(game.throw, power).items()]) for power in POWERS}


def pending_outlook(game: Any, state: Any, table: Table) -> Outlook:
    """The exact outlook once the last die of the round has landed and dice on its level are still undecided."""
    sums: Sums = [{score: 1} for score in table.scores]
    for name in state.pending:
        _struck(game, state, table, die_place(name), sums)
    return outlook_of(sums)


def outlook_of(sums: Sums) -> Outlook:
    """Shares and chance of a tie for sides with these independent laws of their final totals (integer weights)."""
    whole = 1
    for law in sums:
        whole *= sum(law.values())
    shares: list[Fraction] = []
    for side, law in enumerate(sums):
        others = sums[:side] + sums[side + 1 :]
        share = Fraction(0)
        for total, weight in law.items():
            level_with = [weight]  # by how many others have the same total
            for other in others:
                same = other.get(total, 0)
                below = sum(w for x, w in other.items() if x < total)
                level_with = [
                    below * (level_with[k] if k < len(level_with) else 0) + same * (level_with[k - 1] if k else 0)
                    for k in range(len(level_with) + 1)
                ]
            share += sum((Fraction(ways, k + 1) for k, ways in enumerate(level_with)), Fraction(0))
        shares.append(share / whole)
    alone = Fraction(0)
    for side, law in enumerate(sums):
        for total, weight in law.items():
            ways = weight
            for other in sums[:side] + sums[side + 1 :]:
                ways *= sum(w for x, w in other.items() if x < total)
            alone += Fraction(ways, whole)
    return tuple(shares), 1 - alone


def mixed(parts: list[tuple[int, Outlook]]) -> Outlook:
    """The outlook before it is known which of the parts, weighted by integers, comes to be."""
    whole = sum(weight for weight, _ in parts)
    n_sides = len(parts[0][1][0])
    shares = tuple(sum((w * part[0][side] for w, part in parts), Fraction(0)) / whole for side in range(n_sides))
    return shares, sum((w * part[1] for w, part in parts), Fraction(0)) / whole


def shared_wins(game: Any, table: Table, ends: Iterator[Any]) -> Counter[tuple[int, ...]]:
    """How often each set of sides had the highest total, over states in which the round is finished."""
    counted: Counter[tuple[int, ...]] = Counter()
    for last in ends:
        totals = game.score(last)
        highest = max(totals[side[0]] for side in table.sides)
        counted[tuple(k for k, side in enumerate(table.sides) if totals[side[0]] == highest)] += 1
    return counted


@cache
def moved_points(throw: PowerThrow, scoring: str, die: tuple[int, int]) -> Pmf[int]:
    """By how much the points of a die lying at (level, face) change when another one lands on its level."""
    level = die[0]

    def change(step: Step) -> int:
        if not isinstance(step, Hit):
            return 0
        points = 0 if isinstance(step.spot, str) else worth(scoring, *step.spot)
        return points - worth(scoring, *die)

    return hit_law(throw, "0a", level).map(change)


def _landed_sums(game: Any, state: Any, table: Table, landing: Any) -> Sums:
    sums: Sums = [{score: 1} for score in table.scores]
    if isinstance(landing.spot, str):
        return sums
    level = landing.spot[0]
    for seat in range(game.seats) if state.n_thrown and touching(game) else ():
        for index, die in enumerate(state.dice[seat]):
            if die is not None and die[0] == level:
                _struck(game, state, table, (seat, index), sums)
    points = worth(game.scoring, *landing.spot)
    sums[table.thrower] = {total + points: w for total, w in sums[table.thrower].items()}
    return sums


def _struck(game: Any, state: Any, table: Table, place: tuple[Seat, int], sums: Sums) -> None:
    seat, index = place
    side = next(k for k, seats in enumerate(table.sides) if seat in seats)
    law = moved_points(game.throw, game.scoring, state.dice[seat][index])
    sums[side] = _convolved(sums[side], dict(law.items()))


def _convolved(one: Mapping[int, int], other: Mapping[int, int]) -> dict[int, int]:
    made: dict[int, int] = {}
    for x, v in one.items():
        for y, w in other.items():
            made[x + y] = made.get(x + y, 0) + v * w
    return made


def _added(scores: Any, side: int, points: int) -> Any:
    return (*scores[:side], scores[side] + points, *scores[side + 1 :])
