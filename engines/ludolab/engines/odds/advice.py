"""Advice: the actions in order of worth, what each costs against the best, and why, in a pupil's words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from .simulate import Estimate


@dataclass(frozen=True)
class Reason:
    """Why an action stands where it stands: a key that a page has a sentence for, and the numbers in it."""

    key: str
    numbers: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Ranked:
    """One action with its worth.

    value: exact as a Fraction, or an Estimate and then to be shown as one. cost: how much less than the best, 0 for the best
    itself; exact where the values are, otherwise the difference of the means.
    """

    action: Any
    value: Fraction | Estimate
    cost: Fraction | float
    reason: Reason


def ranked(
    valued: Iterable[tuple[Any, Fraction | Estimate]],
    reason: Callable[[Any, Any], Reason],
) -> tuple[Ranked, ...]:
    """The actions from best to worst, equal ones in the order given; `reason(action, best action)` says why.

    Raises ValueError where there is nothing to choose from.
    """
    rows = sorted(valued, key=lambda row: -_number(row[1]))
    if not rows:
        raise ValueError("there is no action to rank")
    best, highest = rows[0][0], _number(rows[0][1])
    return tuple(Ranked(action, value, highest - _number(value), reason(action, best)) for action, value in rows)


def _number(value: Fraction | Estimate) -> Any:
    return value.mean if isinstance(value, Estimate) else value
