"""Tumblin' Dice kept as a scorekeeper would, with pencil and paper: slow, from the written steps alone, by other means.

Nothing of the rules is imported: points are made by counting up, orders by asking of every pair who comes first.
"""

from __future__ import annotations

from typing import Any


def points_by_counting(scoring: str, level: int, face: int) -> int:
    """Times is the face laid down once for each level; plus goes on counting from the face."""
    points = 0 if scoring == "multiply" else face
    for _ in range(level):
        points += face if scoring == "multiply" else 1
    return points


class Scorekeeper:
    """What the paper says after each written step."""

    def __init__(
        self, seats: int, scoring: str, rounds: int, target: int | None, teams: Any, n_dice: int, one_by_one: bool
    ) -> None:
        self.scoring, self.rounds, self.target, self.n_dice = scoring, rounds, target, n_dice
        self.one_by_one = one_by_one  # whether it is told for each die on the landing level if it was hit
        self.sides: list[list[int]] = [list(team) for team in teams] if teams else [[seat] for seat in range(seats)]
        self.n_seats, self.total = seats, dict.fromkeys(range(seats), 0)
        self.rolls: dict[int, list[int]] = {seat: [] for seat in range(seats)}
        self.order: list[int] = []
        self.round, self.over = 0, False
        self.lying: dict[str, tuple[int, int] | None] = {}
        self.thrown: list[int] = []  # who has thrown in this round
        self.open: list[str] = []
        self.winners: list[int] = []

    # Who throws

    def next(self) -> int | None:
        """The seat whose throw is due: the first in the order of those that have thrown least."""
        if self.over or not self.order:
            return None
        least = min(self.thrown.count(seat) for seat in self.order)
        return next(seat for seat in self.order if self.thrown.count(seat) == least)

    def write_down(self, text: str) -> None:
        word, *rest = text.split()
        if word == "order":
            self._opening([int(face) for face in rest])
        elif word == "land":
            self._landing(rest[0], rest[2:])
        elif word == "hit":
            name, where = rest[0].split(">")
            self.lying[name] = _spot(where)
            self._decided(name)
        elif word == "miss":
            self._decided(rest[0])
        if self.thrown and not self.open and len(self.thrown) == self.n_dice * len(self.order):
            self._settle()

    def _opening(self, faces: list[int]) -> None:
        tied = [seat for seat in range(self.n_seats) if list(self.rolls.values()).count(self.rolls[seat]) > 1]
        for seat, face in zip(tied, faces, strict=True):
            self.rolls[seat] = [*self.rolls[seat], face]
        rows = list(self.rolls.values())
        if all(rows.count(row) == 1 for row in rows):
            by_roll = sorted(range(self.n_seats), key=lambda seat: self.rolls[seat], reverse=True)
            self.order = self._seated(by_roll, self.sides)
            self.round = 1

    def _landing(self, where: str, hits: list[str]) -> None:
        if not self.thrown:
            self.lying = {}
        seat = self.next()
        assert seat is not None
        name = f"{seat}{'abcdefgh'[self.thrown.count(seat)]}"
        spot = _spot(where)
        if self.one_by_one:
            self.open = [other for other, place in sorted(self.lying.items()) if place and spot and place[0] == spot[0]]
        self.lying[name] = spot
        for hit in hits:
            other, to = hit.split(">")
            self.lying[other] = _spot(to)
        self.thrown.append(seat)

    def _decided(self, name: str) -> None:
        assert self.open[0] == name
        self.open = self.open[1:]

    # What a round comes to

    def _settle(self) -> None:
        for name, place in self.lying.items():
            self.total[int(name[0])] += points_by_counting(self.scoring, *place) if place else 0
        side_total = {side[0]: self.side_points(side[0]) for side in self.sides}
        ended = self.round >= self.rounds if self.target is None else any(t >= self.target for t in side_total.values())
        playing = [side for side in self.sides if side[0] in self.order]
        if ended:
            playing = [side for side in playing if all(side_total[side[0]] >= t for t in side_total.values())]
        self.thrown, self.open = [], []
        if ended and len(playing) == 1:
            self.over, self.order, self.winners = True, [], sorted(playing[0])
            return
        self.round += 1
        self.order = self._seated([seat for seat in self.order if any(seat in side for side in playing)], playing)

    def side_points(self, seat: int) -> int:
        side = next(side for side in self.sides if seat in side)
        return sum(self.total[partner] for partner in side)

    def _seated(self, before: list[int], sides: list[list[int]]) -> list[int]:
        """A side stands behind every side that has more, or as much and was in front before; the sides take turns."""
        front = {side[0]: min(before.index(seat) for seat in side) for side in sides}
        place = {
            side[0]: sum(
                (self.side_points(other[0]), -front[other[0]]) > (self.side_points(side[0]), -front[side[0]]) for other in sides
            )
            for side in sides
        }
        seated: dict[int, int] = {}
        for side in sides:
            for turn, seat in enumerate(seat for seat in before if seat in side):
                seated[turn * len(sides) + place[side[0]]] = seat
        return [seated[index] for index in sorted(seated)]


def _spot(text: str) -> tuple[int, int] | None:
    if text in ("short", "off"):
        return None
    level, face = text.split(":")
    return int(level), int(face)
