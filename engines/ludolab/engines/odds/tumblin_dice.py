"""Tumblin' Dice in numbers: points of a die and of a round, the best power, the chance to win, and the counting behind them.

Every number about where a die lands is a number about the throw model of the variant, not about a real hand. Exact values are
Fractions; what could only be tried out is an `Estimate` and has to be shown as one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any

from ludolab.engines.chance import Generator
from ludolab.engines.pmf import Pmf
from ludolab.engines.protocol import Seat, Turn
from ludolab.engines.record import Policy
from ludolab.engines.throws import LANDINGS, POWERS, PowerThrow, landing_law
from ludolab.engines.tumblin_dice import SCORINGS
from ludolab.engines.tumblin_notation import Power

from ._tumblin_counting import Case, cases, impossible, product_table, results, round_cases
from ._tumblin_last_round import (
    Induction,
    Table,
    TooMany,
    last_throw,
    moved_points,
    pending_outlook,
    shared_wins,
    table_of,
    touching,
)
from ._tumblin_laws import TAKEN_AWAY, die_points, levels_of, power_points, round_points
from .advice import Ranked, Reason, ranked
from .simulate import Estimate, Z, ends, proportion

if TYPE_CHECKING:
    import numpy

__all__ = [
    "Case",
    "Chances",
    "Comparison",
    "PowerLine",
    "best_power",
    "cases",
    "chance_to_win",
    "compare_scorings",
    "die_points",
    "impossible",
    "levels_of",
    "power_points",
    "product_table",
    "results",
    "round_cases",
    "round_points",
    "simulate_rounds",
    "tally_intervals",
]

AIMS = ("points", "lead", "win")
#: Positions that backward induction may look at before an estimate is given instead, so that an answer takes under 2 s.
MOST_POSITIONS_OF_TWO, MOST_POSITIONS = 100_000, 3_000
#: Throws for which a policy looks ahead; beyond, the induction alone would take more than its second.
MOST_THROWS_AHEAD = 32
_SEED = 1  # an estimate for the same position is the same estimate


@dataclass(frozen=True)
class Chances:
    """Who wins a deciding round.

    win: for each seat the chance to have the highest total at the end of the round, alone or with the own team, plus an equal
    share of the chance that several have it (a simplification: in the game they play a further round). tie: the chance of such
    a shared total. exact: whether these are Fractions for best play, or Estimates. play: how the throws still to come are
    played: "best", "as-if-no-hits" (best, were hits off) or "most-points" (always the power with the highest mean).
    """

    win: tuple[Fraction | Estimate, ...]
    tie: Fraction | Estimate
    exact: bool
    play: str


@dataclass(frozen=True)
class PowerLine:
    """One power under both rules. gone: chance to be taken away. mean, variance: of a die's points, by scoring, exact."""

    power: int
    gone: Fraction
    mean: Mapping[str, Fraction]
    variance: Mapping[str, Fraction]


@dataclass(frozen=True)
class Comparison:
    """Both rules over the same throws, by scoring.

    best: the power with the highest mean, the lower one of equals. gain: how many points a die it brings more than the best
    power of the other rule would.
    """

    powers: tuple[PowerLine, ...]
    best: Mapping[str, int]
    gain: Mapping[str, Fraction]


def best_power(game: Any, state: Any, aim: str = "points") -> tuple[Ranked, ...]:
    """The ten powers for the die about to be thrown, the best first, each with its value, its cost and a reason.

    aim, always for the side (the seat, or its team) that throws:
      - "points": by how much its points on the board change with this throw, on average; hits on its own dice count, and what
        others do afterwards does not. Exact.
      - "lead": the same less the average change of the other sides' points on the board. Exact.
      - "win": the chance to win the deciding round, see `chance_to_win`; exact as there, otherwise Estimates.
    Raises ValueError when no seat is to throw, when landings are typed in from a real table, for an unknown aim, and for "win"
    in a round that does not decide.
    """
    if aim not in AIMS:
        raise ValueError(f"an aim is one of {', '.join(AIMS)}, not {aim!r}")
    _check_round(game, state)
    if game.turn(state) is Turn.CHANCE:
        raise ValueError("a die is on its way: no power is to be chosen now")
    if aim == "win":
        values = _chances_by_power(game, state)
    else:
        values = {power: _expected_change(game, state, power, aim) for power in POWERS}
    return ranked(((Power(power), value) for power, value in values.items()), _reason(game, values, aim))


def chance_to_win(game: Any, state: Any, n_trials: int | None = None) -> Chances:
    """Each seat's chance to win, from any moment of the round that decides: the last one, or one among the tied.

    Exact for best play while the model has no hits and the tree is small enough (always for two sides), and for the last die
    even with hits. Otherwise estimated from `n_trials` rounds, by default as many as take about a second, played by the policy
    that `play` names. Best play: every side maximises its own chance, shared totals counting in equal shares; of equally good
    powers the lowest.
    Raises ValueError for a finished game, before the first throw's order is known, for a real table, and when the round does
    not decide. With a target no round is known to decide but an extra round among those who have it.
    """
    _check_round(game, state)
    _check_decides(game, state)
    table = table_of(game, state)
    n = len(table.left)
    if state.pending and n == 0:
        return _spread(game, table, *pending_outlook(game, state, table))
    if n + (state.power is not None) == 1 and not state.pending:
        by_power = last_throw(game, state, table)
        best = max(by_power.values(), key=lambda outlook: outlook[0][table.thrower])
        return _spread(game, table, *(best if state.power is None else by_power[state.power]))
    induction = _induction(game, table, n + (state.power is not None))
    if not touching(game):
        try:
            if state.power is None:
                return _spread(game, table, *induction.outlook(table.scores, n))
            return _spread(game, table, *induction.after(table.scores, n + 1, state.power))
        except TooMany:
            pass
    play, policy = _policy(game, table, induction)
    n_trials = n_trials or _n_trials(n)
    counted = shared_wins(game, table, _rounds(game, state, policy, n_trials))
    tie = sum(times for sides, times in counted.items() if len(sides) > 1)
    shares = [sum((Fraction(n, len(w)) for w, n in counted.items() if k in w), Fraction(0)) for k in range(len(table.sides))]
    win = [Fraction(0) if (k := _side(table, seat)) is None else proportion(shares[k], n_trials) for seat in range(game.seats)]
    return Chances(tuple(win), proportion(tie, n_trials), False, play)


def compare_scorings(throw: PowerThrow) -> Comparison:
    """What each power brings under both rules, which is best under each, and what the other rule's best would cost.

    Why they differ: when the die stays, its face is independent of its level, so that the mean of the product is the product
    of the means and every level is worth 3.5 points more; in the sum a level is worth one point more, and being taken away
    costs the face's 3.5 as well.
    """
    lines = tuple(_power_line(throw, power) for power in POWERS)
    best = {rule: max(lines, key=lambda line: (line.mean[rule], -line.power)) for rule in SCORINGS}
    multiply, add = SCORINGS
    gain = {rule: best[rule].mean[rule] - best[other].mean[rule] for rule, other in ((multiply, add), (add, multiply))}
    return Comparison(lines, {rule: line.power for rule, line in best.items()}, gain)


def tally_intervals(counts: Mapping[Any, int]) -> dict[str, Estimate]:
    """For each landing the share of a tally of real throws with one power, with Wilson's 95 % interval.

    counts: landing ("short", "1" to "4", "off") → how often it was seen; one not named was not seen.
    Raises ValueError for an unknown landing, a negative count, or no throw at all. `PowerThrow.from_tally` makes the model.
    """
    by_name = {str(landing): count for landing, count in counts.items()}
    if len(by_name) != len(counts) or not set(by_name) <= set(LANDINGS):
        raise ValueError(f"a tally names landings {', '.join(LANDINGS)} once each, not {list(counts)!r}")
    if any(type(count) is not int or count < 0 for count in by_name.values()) or not sum(by_name.values()):
        raise ValueError(f"a tally counts at least one throw, and nothing below 0, not {counts!r}")
    n = sum(by_name.values())
    return {landing: proportion(by_name.get(landing, 0), n) for landing in LANDINGS}


def simulate_rounds(levels: Pmf[int], scoring: str, n: int, seed: int, n_dice: int = 4) -> dict[int, int]:
    """How often each number of points came up in n rounds thrown by numpy, in order; what a chart lays over the exact law.

    Deterministic: the integers are those of `Generator(seed)`, drawn as `record.draw` draws from `die_points`, one die after
    the other, so that numpy's own generators and their versions do not matter. A million rounds take about a second.
    """
    import numpy as np

    if type(n) is not int or n < 1 or type(n_dice) is not int or n_dice < 1:
        raise ValueError(f"rounds and dice are integers of at least 1, not {n!r} and {n_dice!r}")
    die = die_points(levels, scoring)
    if die.total >= 1 << 63:
        raise ValueError("the weights of the levels are too large to be drawn in batches")
    points = np.array(list(die), dtype=np.int64)
    bounds = np.cumsum(np.array([weight for _, weight in die.items()], dtype=np.uint64))
    tallied = np.zeros(int(points[-1]) * n_dice + 1, dtype=np.int64)
    for draws in _batches(Generator(seed).seed, die.total, n * n_dice, n_dice):
        scored = points[np.searchsorted(bounds, draws, side="right")]
        tallied += np.bincount(scored.reshape(-1, n_dice).sum(axis=1), minlength=len(tallied))
    return {score: int(times) for score, times in enumerate(tallied) if times}


def _batches(seed: int, below: int, count: int, n_dice: int) -> Iterator[numpy.ndarray[Any, Any]]:
    """`count` integers below `below`, the same as that many calls of `Generator(seed).below`, in parts of whole rounds."""
    import numpy as np

    word = np.uint64
    limit = (1 << 64) // below * below  # words from here on would favour low numbers
    place, rest = 0, np.zeros(0, dtype=word)
    while count:
        index = np.arange(place + 1, place + min(count, 1 << 18) + 65, dtype=word)
        place += len(index)
        with np.errstate(over="ignore"):  # SplitMix64 counts modulo 2**64
            words = index * word(0x9E3779B97F4A7C15) + word(seed)
            words = (words ^ (words >> word(30))) * word(0xBF58476D1CE4E5B9)
            words = (words ^ (words >> word(27))) * word(0x94D049BB133111EB)
            words ^= words >> word(31)
        if limit < 1 << 64:
            words = words[words < word(limit)]
        rest = np.concatenate([rest, words])[: count if len(rest) + len(words) >= count else None]
        whole = len(rest) // n_dice * n_dice
        if whole:
            yield rest[:whole] % word(below)
        count, rest = count - whole, rest[whole:]


def _check_round(game: Any, state: Any) -> None:
    if not isinstance(game.throw, PowerThrow):
        raise ValueError("at a real table the landings are typed in; only a throw model gives chances")
    if game.turn(state) is Turn.OVER:
        raise ValueError("the game is over: nothing is left to chance")
    if state.ranks:
        raise ValueError("the opening roll has not settled who begins")


def _check_decides(game: Any, state: Any) -> None:
    if game.target is not None:
        if max(game.score(state)) < game.target:
            raise ValueError("with a target it is not known before its end which round is the last")
    elif state.round < game.rounds:
        raise ValueError(f"round {state.round} of {game.rounds} does not decide who wins")


def _expected_change(game: Any, state: Any, power: int, aim: str) -> Fraction:
    table = table_of(game, state)
    levels = levels_of(game.throw, power)
    change = [Fraction(0)] * len(table.sides)
    change[table.thrower] = power_points(game, power).mean()
    if state.n_thrown and touching(game):
        for side, seats in enumerate(table.sides):
            for die in (die for seat in seats for die in state.dice[seat] if die is not None):
                change[side] += levels.probability(die[0]) * moved_points(game.throw, game.scoring, die).mean()
    own = change.pop(table.thrower)
    return own if aim == "points" else own - sum(change, Fraction(0)) / len(change)


def _chances_by_power(game: Any, state: Any) -> dict[int, Fraction | Estimate]:
    _check_decides(game, state)
    table = table_of(game, state)
    n, side = len(table.left), table.thrower
    if n == 1:
        return {power: outlook[0][side] for power, outlook in last_throw(game, state, table).items()}
    induction = _induction(game, table, n)
    if not touching(game):
        try:
            return {power: induction.after(table.scores, n, power)[0][side] for power in POWERS}
        except TooMany:
            pass
    return _estimated_by_power(game, state, table, induction)


def _estimated_by_power(game: Any, state: Any, table: Table, induction: Induction) -> dict[int, Fraction | Estimate]:
    """Each power's chance as its own mix of the same estimates, one for each landing: only those have to be tried out."""
    laws = {power: landing_law(game.throw, power) for power in POWERS}
    entry = {step: (power, step) for power, law in laws.items() for step in law}
    states = {step: game.apply(game.apply(state, Power(power)), step) for step, (power, _) in entry.items()}
    different = dict.fromkeys(states.values())  # short and off leave the same board
    n_each = max(4, _n_trials(len(table.left)) // len(different))
    _, policy = _policy(game, table, induction)
    share: dict[Any, Fraction] = {}
    for place, landed in enumerate(different):  # each from a seed of its own, or their errors would add up instead of level out
        counted = shared_wins(game, table, _rounds(game, landed, policy, n_each, _SEED + place))
        share[landed] = sum((Fraction(n, len(w)) for w, n in counted.items() if table.thrower in w), Fraction(0)) / n_each
    made: dict[int, Fraction | Estimate] = {}
    for power, law in laws.items():
        weights: dict[Any, Fraction] = {}
        for step in law:
            weights[states[step]] = weights.get(states[step], Fraction(0)) + law.probability(step)
        mean = sum((q * share[landed] for landed, q in weights.items()), Fraction(0))
        spread = Fraction(0)
        for landed, q in weights.items():
            near = (share[landed] * n_each + 1) / (n_each + 2)  # never quite 0 or 1, so that the interval is never nothing
            spread += q * q * near * (1 - near) / n_each
        half = Z * sqrt(spread)
        low, high = max(0.0, float(mean) - half), min(1.0, float(mean) + half)
        made[power] = Estimate(float(mean), low, high, n_each * len(weights))
    return made


def _induction(game: Any, table: Table, n: int) -> Induction:
    left = table.left if n == len(table.left) else (table.thrower, *table.left)
    two = len(table.sides) == 2
    return Induction(game, len(table.sides), left, MOST_POSITIONS_OF_TWO if two else MOST_POSITIONS)


def _policy(game: Any, table: Table, induction: Induction) -> tuple[str, Policy]:
    if len(table.sides) == 2 and len(table.left) <= MOST_THROWS_AHEAD:

        def as_if_no_hits(game: Any, state: Any, seat: Seat, generator: Generator) -> Power:
            here = table_of(game, state)
            return Power(induction.best(here.scores, len(here.left)))

        return "as-if-no-hits", as_if_no_hits
    most = Power(max(POWERS, key=lambda power: (power_points(game, power).mean(), -power)))
    return "most-points", lambda game, state, seat, generator: most


def _n_trials(n_throws: int) -> int:
    """Rounds that can be tried in about a second; the more dice lie, the more of them are hit or missed one by one."""
    return max(100, min(1500, 20_000 // (max(1, n_throws) * (2 + n_throws // 10))))


def _rounds(game: Any, state: Any, policy: Policy, n: int, seed: int = _SEED) -> Iterator[Any]:
    return ends(game, policy, n, seed, state, lambda here: here.round != state.round or not here.order)


def _side(table: Table, seat: Seat) -> int | None:
    return next((side for side, seats in enumerate(table.sides) if seat in seats), None)


def _spread(game: Any, table: Table, shares: tuple[Fraction, ...], tie: Fraction) -> Chances:
    win = [Fraction(0) if (side := _side(table, seat)) is None else shares[side] for seat in range(game.seats)]
    return Chances(tuple(win), tie, True, "best")


def _power_line(throw: PowerThrow, power: int) -> PowerLine:
    levels = levels_of(throw, power)
    laws = {rule: die_points(levels, rule) for rule in SCORINGS}
    return PowerLine(
        power,
        levels.probability(TAKEN_AWAY),
        {rule: law.mean() for rule, law in laws.items()},
        {rule: law.variance() for rule, law in laws.items()},
    )


def _reason(game: Any, values: Mapping[int, Any], aim: str) -> Any:
    """Why a power is where it is, told by what happens to the die: too short, over the end, not far enough, own dice hit."""
    facts: dict[int, dict[str, Fraction]] = {}
    for power in POWERS:
        law, row = power_points(game, power), game.throw.weights[power - 1]
        short, off = Fraction(row[0], sum(row)), Fraction(row[-1], sum(row))
        stays = law.mean() / (1 - short - off) if short + off < 1 else Fraction(0)
        facts[power] = {"mean": law.mean(), "gone": short + off, "short": short, "off": off, "stays": stays}

    def told(action: Power, best: Power) -> Reason:
        own, other = facts[action.power], facts[best.power]
        if values[action.power] == values[best.power]:
            key = "reason-best"
        elif aim != "win" and own["mean"] >= other["mean"]:
            key = "reason-hits"
        elif own["gone"] <= other["gone"]:
            key = "reason-safe"
        else:
            key = "reason-short" if own["short"] - other["short"] >= own["off"] - other["off"] else "reason-risk"
        return Reason(key, own)

    return told
