"""Policies: who chooses when no person does. A policy is called with (game, masked state, seat, generator)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludolab.engines.chance import Generator
from ludolab.engines.protocol import Seat
from ludolab.engines.record import Policy


def random(game: Any, state: Any, seat: Seat, generator: Generator) -> Any:
    """Any legal action, each equally likely."""
    actions = game.legal_actions(state)
    return actions[generator.below(len(actions))]


def greedy(value: Callable[[Any, Any, Any], Any]) -> Policy:
    """The policy that takes the action with the highest `value(game, state, action)`, of equal ones the first."""

    def choice(game: Any, state: Any, seat: Seat, generator: Generator) -> Any:
        return max(game.legal_actions(state), key=lambda action: value(game, state, action))

    return choice


def from_table(
    table: Mapping[Any, Any],
    key: Callable[[Any], Any] | None = None,
    otherwise: Policy | None = None,
) -> Policy:
    """The policy that looks its action up under the state, or under `key(state)`, and leaves the rest to `otherwise`.

    Without `otherwise` a state that is not in the table raises ValueError when it comes up.
    """

    def choice(game: Any, state: Any, seat: Seat, generator: Generator) -> Any:
        place = state if key is None else key(state)
        if place in table:
            return table[place]
        if otherwise is None:
            raise ValueError(f"the table of the policy has no action for {place!r}")
        return otherwise(game, state, seat, generator)

    return choice
