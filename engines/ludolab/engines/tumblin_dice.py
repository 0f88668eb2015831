"""Tumblin' Dice: dice are flicked down a stepped board; a die scores its face times the level on which it rests.

Source: sheet 004 (en, de, pt), Ferti Games 2008. The children's variant adds face and level instead (Weitere
Spielmöglichkeiten / Other playing options).
Rules version: 1.

House rules:
  - equal dice in the opening roll are rolled again among those who tie;
  - with teams, the order inside a team stays as the opening roll made it, and the leading team begins a round; partners
    never throw one after the other within a round.

Sequence: opening roll; rounds, in each of which every seat sends its dice down in turn; the board left at the end of the
round is scored; the highest total begins the next round; ties at the end are decided by rounds among the tied alone.

Not modelled: how a hand throws (see `throws`), and an end to ties: extra rounds go on, as the sheet wants, until one decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar

from . import tumblin_positions
from .pmf import Pmf
from .protocol import JSON, Event, IllegalStep, Seat, Turn
from .throws import POWERS, PowerThrow, TableThrow, hit_law, landing_law, order_law, throw_of
from .tumblin_notation import (
    FACES,
    MAX_DICE,
    Hit,
    Land,
    Miss,
    Order,
    Power,
    Spot,
    Step,
    check_range,
    check_shape,
    check_spot,
    die_name,
    die_place,
    parsed,
    written,
)
from .tumblin_positions import State

SCORINGS = ("multiply", "add")
AT_THE_TABLE = TableThrow()


def worth(scoring: str, level: int, face: int) -> int:
    """What a die that rests on `level` with `face` up scores: sheet 004, en, "a 4 on level 3": 12, for children 7."""
    return level * face if scoring == "multiply" else level + face


@dataclass(frozen=True)
class TumblinDice:
    """The rules for one variant.

    seats: 2 to 6. scoring: "multiply", or "add" for children. rounds: 1 to 20. target: None, or the total from 1 to 1000 that
    ends the game at the end of a round (301 or 501 on the sheet); `rounds` then does not count. teams: None, or all seats
    parted into equal teams, such as ((0, 2), (1, 3)). dice: 1 to 8 for each seat. throw: "table" (a real board; landings are
    typed), "power" or a `PowerThrow` model.
    Raises ValueError with the reason for anything else.
    """

    seats: int = 2
    scoring: str = "multiply"
    rounds: int = 4
    target: int | None = None
    teams: tuple[tuple[Seat, ...], ...] | None = None
    dice: int = 4
    throw: TableThrow | PowerThrow = AT_THE_TABLE

    name: ClassVar[str] = "tumblin_dice"
    rules_version: ClassVar[int] = 1

    def __post_init__(self) -> None:
        object.__setattr__(self, "throw", throw_of(self.throw))
        _demand("seats", self.seats, range(2, 7))
        _demand("rounds", self.rounds, range(1, 21))
        _demand("dice", self.dice, range(1, MAX_DICE + 1))
        if self.target is not None:
            _demand("target", self.target, range(1, 1_001))
        if self.scoring not in SCORINGS:
            raise ValueError(f'scoring is "multiply" or "add", not {self.scoring!r}')
        if self.teams is not None:
            object.__setattr__(self, "teams", _teams(self.teams, self.seats))

    def variant(self) -> dict[str, JSON]:
        """The options that differ from the defaults, as JSON."""
        differing = {f.name: getattr(self, f.name) for f in fields(self) if getattr(self, f.name) != f.default}
        if "throw" in differing:
            differing["throw"] = self.throw.to_json()
        if self.teams is not None:
            differing["teams"] = [list(team) for team in self.teams]
        return differing

    def start(self) -> State:
        """Nobody has rolled: all seats are tied in the opening roll."""
        return State(0, (tuple(range(self.seats)),), (), 0, ((),) * self.seats, (0,) * self.seats, None, ())

    def turn(self, state: State) -> Seat | Turn:
        """The seat that throws next; CHANCE in the opening roll and while a die rolls; OVER when the game is won."""
        if state.ranks or state.power is not None or state.pending:
            return Turn.CHANCE
        return state.thrower if state.order else Turn.OVER

    def legal_actions(self, state: State) -> tuple[Step, ...]:
        """With a model the ten powers, otherwise the 26 places where a die can come to rest.

        At a real table a landing may carry any dice it hit. Those are checked by `apply` and not listed: n dice on the
        board would make 26 · 27**n actions.
        """
        if isinstance(self.turn(state), Turn):
            return ()
        return self.throw.actions()

    def chance(self, state: State) -> Pmf[Step]:
        """The law of the opening roll, of the landing, or of what becomes of one die on the landing level."""
        if state.ranks:
            return order_law(sum(len(group) for group in state.ranks if len(group) > 1))
        if isinstance(self.throw, PowerThrow):
            if state.power is not None:
                return landing_law(self.throw, state.power)
            if state.pending:
                seat, index = die_place(state.pending[0])
                die = state.dice[seat][index]
                assert die is not None
                return hit_law(self.throw, state.pending[0], die[0])
        return Pmf({})

    def apply(self, state: State, step: Step) -> State:
        """The state after the step; IllegalStep with the rule's key where the rules refuse it."""
        return self._advance(state, step, None)

    def events(self, state: State, step: Step) -> tuple[Event, ...]:
        """What `apply` would do, told in order."""
        told: list[Event] = []
        self._advance(state, step, told)
        return tuple(told)

    def score(self, state: State) -> tuple[int, ...]:
        """Points of the finished rounds by seat; with teams every partner has the team's points."""
        if self.teams is None:
            return state.totals
        by_seat = {seat: sum(state.totals[partner] for partner in team) for team in self.teams for seat in team}
        return tuple(by_seat[seat] for seat in range(self.seats))

    def winners(self, state: State) -> tuple[Seat, ...]:
        """The seats with the highest total: one seat, or the partners of one team."""
        if self.turn(state) is not Turn.OVER:
            return ()
        score = self.score(state)
        return tuple(seat for seat in range(self.seats) if score[seat] == max(score))

    def mask(self, state: State, seat: Seat) -> State:
        """The state itself: nothing is hidden in this game."""
        return state

    def write(self, step: Step) -> str:
        """The step in the grammar of `tumblin_notation`."""
        return written(step)

    def read(self, text: str) -> Step:
        """The step that the text says, or IllegalStep."""
        return parsed(text)

    def dump(self, state: State) -> JSON:
        """The state as JSON, dice as text such as "3:4"."""
        return tumblin_positions.dump(state)

    def load(self, position: JSON) -> State:
        """The state of a position; IllegalStep with the reason for one that cannot arise."""
        return tumblin_positions.load(self, position)

    def view(self, state: State) -> JSON:
        """What a page shows: see `tumblin_positions.view`."""
        return tumblin_positions.view(self, state)

    def round_terms(self, state: State, seat: Seat, scoring: str | None = None) -> tuple[int, ...]:
        """What each of the seat's dice on the board scores, in order of use; a die taken away scores 0."""
        rule = scoring or self.scoring
        return tuple(worth(rule, *die) if die else 0 for die in state.dice[seat])

    def standing(self, scores: Iterable[int], order: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """The seats of `order`, highest score first; equal scores keep their order. Sheet 004: "reverts to the prior round"."""
        points = tuple(scores)
        if self.teams is None:
            return tuple(sorted(order, key=lambda seat: -points[seat]))
        teams: list[list[Seat]] = [[seat for seat in order if seat in team] for team in self.teams]
        first = {seat: place for place, seat in enumerate(order)}
        ranked = sorted((team for team in teams if team), key=lambda team: (-points[team[0]], first[team[0]]))
        return tuple(seat for row in zip(*ranked, strict=True) for seat in row)

    # One place where a step is carried out; `told` collects the events, or is None when nobody listens.

    def _advance(self, state: State, step: Step, told: list[Event] | None) -> State:
        turn = self.turn(state)
        if turn is Turn.OVER:
            raise IllegalStep("game-over")
        check_shape(step)
        match step:
            case Order(faces) if state.ranks:
                return self._ranked(state, faces, told)
            case Power(power) if isinstance(turn, int) and isinstance(self.throw, PowerThrow):
                check_range("power-range", "power", power, POWERS)
                _tell(told, "power-chosen", seat=turn, power=power)
                return replace(state, power=power)
            case Land(spot, hits) if isinstance(turn, int) and isinstance(self.throw, TableThrow):
                return self._landed(state, turn, spot, hits, told)
            case Land(spot, hits) if state.power is not None and isinstance(self.throw, PowerThrow):
                check_spot(spot)
                if hits:
                    raise IllegalStep("hits-one-by-one")
                if step not in landing_law(self.throw, state.power):
                    raise IllegalStep("landing-impossible", power=state.power, landing=written(step).split()[1])
                return self._landed(state, state.thrower, spot, (), told)
            case Hit(die) | Miss(die) if state.pending:
                return self._struck(state, step, die, told)
        raise IllegalStep("not-now", step=_first_word(step), turn=turn.value if isinstance(turn, Turn) else turn)

    def _ranked(self, state: State, faces: tuple[int, ...], told: list[Event] | None) -> State:
        rolling = sorted(seat for group in state.ranks if len(group) > 1 for seat in group)
        if len(faces) != len(rolling):
            raise IllegalStep("order-count", dice=len(faces), needed=len(rolling))
        for face in faces:
            check_range("face-range", "face", face, FACES)
        rolled = dict(zip(rolling, faces, strict=True))
        for seat, face in rolled.items():
            _tell(told, "order-rolled", seat=seat, face=face)
        ranks: list[tuple[Seat, ...]] = []
        for group in state.ranks:
            shown = sorted({rolled.get(seat, 0) for seat in group}, reverse=True)
            ranks += [tuple(seat for seat in group if rolled.get(seat, 0) == face) for face in shown]
        if any(len(group) > 1 for group in ranks):
            _tell(told, "order-tied")
            return replace(state, ranks=tuple(ranks))
        order = self.standing((0,) * self.seats, tuple(group[0] for group in ranks))
        _tell(told, "order-set", order=order)
        return replace(state, ranks=(), order=order, round=1)

    def _landed(
        self, state: State, seat: Seat, spot: Spot, hits: tuple[tuple[str, Spot], ...], told: list[Event] | None
    ) -> State:
        check_spot(spot)
        lying = state.dice if state.n_thrown else ((),) * self.seats  # the first throw clears the round before
        die = die_name(seat, len(lying[seat]))
        struck: set[str] = set()
        for target, to in hits:
            check_spot(to)
            owner, index = die_place(target)
            if owner >= self.seats or index >= len(lying[owner]) or lying[owner][index] is None:
                raise IllegalStep("die-not-on-board", die=target)
            if target in struck:
                raise IllegalStep("die-hit-twice", die=target)
            struck.add(target)
        if isinstance(spot, str):
            _tell(told, f"fell-{spot}", seat=seat, die=die)
        else:
            points = worth(self.scoring, *spot)
            _tell(told, f"landed-{self.scoring}", seat=seat, die=die, level=spot[0], face=spot[1], points=points)
        pending: tuple[str, ...] = ()
        if state.power is not None and not isinstance(spot, str) and self._hits():
            pending = tuple(
                die_name(owner, index)
                for owner in range(self.seats)
                for index, other in enumerate(lying[owner])
                if other is not None and other[0] == spot[0]
            )
        dice = _with(lying, seat, (*lying[seat], spot if not isinstance(spot, str) else None))
        for target, to in hits:
            dice = self._moved(dice, target, to, seat, told)
        landed = replace(state, dice=dice, power=None, pending=pending)
        return landed if pending else self._settled(landed, told)

    def _struck(self, state: State, step: Step, die: str, told: list[Event] | None) -> State:
        if die != state.pending[0]:
            raise IllegalStep("other-die-first", die=die, expected=state.pending[0])
        law, dice = self.chance(state), state.dice
        if isinstance(step, Hit):
            check_spot(step.spot)
            if step not in law:
                raise IllegalStep("hit-impossible", die=die, landing=written(step).partition(">")[2])
            dice = self._moved(dice, die, step.spot, state.thrower, told)
        else:
            if step not in law:
                raise IllegalStep("miss-impossible", die=die)
            _tell(told, "hit-missed", die=die, owner=die_place(die)[0], seat=state.thrower)
        pending = state.pending[1:]
        after = replace(state, dice=dice, pending=pending)
        return after if pending else self._settled(after, told)

    def _moved(self, dice: tuple[Any, ...], die: str, to: Spot, seat: Seat, told: list[Event] | None) -> tuple[Any, ...]:
        owner, index = die_place(die)
        level, face = dice[owner][index]
        if isinstance(to, str):
            _tell(told, f"hit-{to}", die=die, owner=owner, seat=seat)
        else:
            points = worth(self.scoring, *to)
            numbers = {"from_level": level, "from_face": face, "level": to[0], "face": to[1], "points": points}
            _tell(told, f"hit-moved-{self.scoring}", die=die, owner=owner, seat=seat, **numbers)
        moved = (*dice[owner][:index], to if not isinstance(to, str) else None, *dice[owner][index + 1 :])
        return _with(dice, owner, moved)

    def _settled(self, state: State, told: list[Event] | None) -> State:
        """After a throw has come to rest: the round goes on, or is scored and the next one prepared."""
        n_thrown = state.n_thrown + 1
        if n_thrown < len(state.order) * self.dice:
            return replace(state, n_thrown=n_thrown)
        totals = list(state.totals)
        for seat in state.order:
            terms = self.round_terms(state, seat)
            totals[seat] += sum(terms)
            _tell(told, "round-points", seat=seat, terms=terms, points=sum(terms), total=totals[seat])
        scored = replace(state, totals=tuple(totals), n_thrown=0, round=state.round + 1)
        score = self.score(scored)
        _tell(told, "round-over", round=state.round)
        in_play = self.standing(score, state.order)
        finished = max(score) >= self.target if self.target is not None else state.round >= self.rounds
        if finished:
            in_play = tuple(seat for seat in in_play if score[seat] == max(score))
            if len(in_play) == self._team_size():
                _tell(told, "won", seats=tuple(sorted(in_play)), total=max(score))
                return replace(scored, order=(), round=state.round)
            _tell(told, "overtime", seats=tuple(sorted(in_play)))
        _tell(told, "order-next", order=in_play)
        return replace(scored, order=in_play)

    def _team_size(self) -> int:
        return len(self.teams[0]) if self.teams is not None else 1

    def _hits(self) -> bool:
        return isinstance(self.throw, PowerThrow) and self.throw.hit[0] > 0


def _demand(option: str, value: object, allowed: range) -> None:
    if type(value) is not int or value not in allowed:
        raise ValueError(f"{option} is an integer from {allowed[0]} to {allowed[-1]}, not {value!r}")


def _teams(option: Any, n_seats: int) -> tuple[tuple[Seat, ...], ...]:
    teams: tuple[tuple[Seat, ...], ...] = ()
    if isinstance(option, list | tuple) and all(isinstance(team, list | tuple) for team in option):
        teams = tuple(tuple(team) for team in option)
    seated = [seat for team in teams for seat in team]
    if any(type(seat) is not int for seat in seated) or sorted(seated) != list(range(n_seats)):
        raise ValueError(f"teams must name each seat from 0 to {n_seats - 1} once, not {option!r}")
    if len(teams) < 2 or len({len(team) for team in teams}) != 1:
        raise ValueError(f"teams must be two or more of equal size, not {option!r}")
    return teams


def _with(dice: tuple[Any, ...], seat: Seat, of_seat: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*dice[:seat], of_seat, *dice[seat + 1 :])


def _tell(told: list[Event] | None, key: str, **numbers: Any) -> None:
    if told is not None:
        told.append(Event(key, numbers))


def _first_word(step: object) -> str:
    return type(step).__name__.lower()
