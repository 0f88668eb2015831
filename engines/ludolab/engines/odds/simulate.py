"""Many games played out: an estimate with its interval, and the trials themselves to be opened one by one.

Every trial has a seed of its own, made from the seed of the whole: the same seed gives the same trials, and trial number 7
can be played again without the first six. Integers decide; floats appear only in the Estimate.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import inf, sqrt
from typing import Any, TypeAlias

from ludolab.engines.chance import Generator
from ludolab.engines.protocol import Turn
from ludolab.engines.record import MAX_STEPS, Policy, Record, draw

#: Half the width of a 95 % interval, in standard deviations.
Z = 1.959963984540054

Until: TypeAlias = "Callable[[Any], bool] | None"


@dataclass(frozen=True, repr=False)
class Estimate:
    """A number found by trying. mean: of the trials. low, high: a 95 % interval for the true value. n: how many trials."""

    mean: float
    low: float
    high: float
    n: int

    def covers(self, value: Any) -> bool:
        """Whether the interval holds `value`; of many such intervals one in twenty does not hold the true one."""
        return bool(self.low <= value <= self.high)

    def __repr__(self) -> str:
        return f"Estimate(mean={self.mean:.4f}, low={self.low:.4f}, high={self.high:.4f}, n={self.n})"


@dataclass(frozen=True)
class Trial:
    """One trial to look at. number: from 0. value: what it counted. record: its steps, from the state it began in."""

    number: int
    value: Any
    record: Record


def proportion(successes: int | Fraction, n: int) -> Estimate:
    """How often something happened, with Wilson's interval, which stays honest near 0 and 1 and for few trials.

    `successes` may be a Fraction where a trial counts as less than one (a shared win): a number between 0 and 1 spreads at
    most as widely as a yes or no with the same mean, so that the interval is then rather too wide than too narrow.

    >>> proportion(0, 10)
    Estimate(mean=0.0000, low=0.0000, high=0.2775, n=10)
    """
    if n < 1 or not 0 <= successes <= n:
        raise ValueError(f"{successes} successes of {n} trials are no proportion")
    share, z2 = float(Fraction(successes) / n), Z * Z / n
    middle = (share + z2 / 2) / (1 + z2)
    half = Z / (1 + z2) * sqrt(share * (1 - share) / n + z2 / (4 * n))
    # At the ends the bound is exact; rounding must not push it past the share itself.
    return Estimate(share, max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share)), n)


def average(total: Any, total_of_squares: Any, n: int) -> Estimate:
    """The mean of n numbers, given their sum and the sum of their squares, with the normal interval; endless for one trial."""
    if n < 1:
        raise ValueError(f"{n} trials have no mean")
    mean = Fraction(total) / n
    if n == 1:
        return Estimate(float(mean), -inf, inf, n)
    variance = max(Fraction(0), Fraction(total_of_squares) - mean * total) / (n - 1)
    half = Z * sqrt(variance / n)
    return Estimate(float(mean), float(mean) - half, float(mean) + half, n)


def simulate(
    game: Any,
    policies: Policy | Sequence[Policy],
    value: Callable[[Any, Any], Any],
    n: int,
    seed: int,
    state: Any = None,
    progress: Callable[[int, Estimate], object] | None = None,
    until: Until = None,
) -> Estimate:
    """The mean of `value(game, last state)` over n trials, with a 95 % interval; no trial is kept.

    policies: one for every seat, or a single one for all; each sees only its masked state. value: a number, or True and False
    for "how often". state: where every trial begins, otherwise the start. until: ends a trial early, at the first state for
    which it holds. progress: called with (trials done, estimate so far), at most about a hundred times.
    The interval is Wilson's where every value is True or False, the normal one otherwise.
    """
    counted: Any = 0
    squares: Any = 0
    all_yes_or_no = True
    done, stride = 0, max(1, n // 100)

    def estimate() -> Estimate:
        return proportion(counted, done) if all_yes_or_no else average(counted, squares, done)

    for last in ends(game, policies, n, seed, state, until):
        found = value(game, last)
        all_yes_or_no = all_yes_or_no and isinstance(found, bool)
        found = Fraction(found) if isinstance(found, float) else found  # summed without rounding
        counted, squares, done = counted + found, squares + found * found, done + 1
        if progress is not None and (done % stride == 0 or done == n):
            progress(done, estimate())
    return estimate()


def trials(
    game: Any,
    policies: Policy | Sequence[Policy],
    value: Callable[[Any, Any], Any],
    n: int,
    seed: int,
    state: Any = None,
    until: Until = None,
) -> Iterator[Trial]:
    """The same trials as `simulate` makes, one by one and each with its record."""
    by_seat = _by_seat(game, policies, n)
    for number in range(n):
        steps: list[Any] = []
        last = _played(game, by_seat, Generator(seed).at(number), state, until, steps)
        yield Trial(number, value(game, last), Record(game, tuple(steps), (), state))


def ends(
    game: Any,
    policies: Policy | Sequence[Policy],
    n: int,
    seed: int,
    state: Any = None,
    until: Until = None,
) -> Iterator[Any]:
    """The last state of each of n trials: what `simulate` takes its value from."""
    by_seat = _by_seat(game, policies, n)
    generator = Generator(seed)
    for number in range(n):
        yield _played(game, by_seat, generator.at(number), state, until, None)


def _by_seat(game: Any, policies: Policy | Sequence[Policy], n: int) -> tuple[Policy, ...]:
    if type(n) is not int or n < 1:
        raise ValueError(f"the number of trials is an integer of at least 1, not {n!r}")
    made = (policies,) * game.seats if callable(policies) else tuple(policies)
    if len(made) != game.seats:
        raise ValueError(f"{game.seats} seats need one policy each, not {len(made)}")
    return made


def _played(
    game: Any,
    by_seat: tuple[Policy, ...],
    generator: Generator,
    state: Any,
    until: Until,
    steps: list[Any] | None,
) -> Any:
    here = game.start() if state is None else state
    choosing = generator.at(MAX_STEPS + 1)  # a stream apart: what policies draw does not change the rolls
    turn_of, chance, apply, mask = game.turn, game.chance, game.apply, game.mask
    for _ in range(MAX_STEPS):
        if until is not None and until(here):
            return here
        turn = turn_of(here)
        if turn is Turn.OVER:
            return here
        rolls = turn is Turn.CHANCE
        step = draw(chance(here), generator) if rolls else by_seat[turn](game, mask(here, turn), turn, choosing)
        here = apply(here, step)
        if steps is not None:
            steps.append(step)
    raise ValueError(f"the game is not over after {MAX_STEPS} steps")
