"""A golden playthrough as text: every state along a game, what may be done there, how likely what is, and what happened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludolab.engines.protocol import Turn
from tests.golden.games import PLAYED, game_of, record_of

MOST_LISTED = 30


def story(label: str) -> str:
    """The playthrough of this label. What repeats is told once: a list of actions, a law, a part of the state or view."""
    return "\n".join(_lines(label)) + "\n"


def _lines(label: str) -> Iterator[str]:
    name, variant, seed = PLAYED[label]
    game, record = game_of(label), record_of(label)
    yield f"{name} rules {game.rules_version} variant {json.dumps(variant)} seed {seed}"
    yield "Each ply: the step and its events; then turn, actions or chances, scores; then what is new in state and view."
    told: set[str] = set()
    before: dict[str, Any] = {"state": {}, "view": {}}
    states = list(record.states())
    for ply, state in enumerate(states):
        yield ""
        if ply:
            step = record.steps[ply - 1]
            yield f"{ply}. {game.write(step)}"
            for event in game.events(states[ply - 1], step):
                yield f"    {event.key} {_numbers(event.numbers)}".rstrip()
        else:
            yield "0. start"
        turn = game.turn(state)
        yield f"  turn {turn.value if isinstance(turn, Turn) else turn}"
        for line in (_actions(game, state), _chances(game, state)):
            if line:
                yield line if line not in told else f"{line.split(':')[0]}, as told"
                told.add(line)
        yield f"  score {' '.join(map(str, game.score(state)))}"
        if turn is Turn.OVER:
            yield f"  winners {' '.join(map(str, game.winners(state)))}"
        for part, now in (("state", game.dump(state)), ("view", game.view(state))):
            for key, value in now.items():
                if key not in before[part] or before[part][key] != value:
                    yield f"  {part} {key} {json.dumps(value)}"
            before[part] = now


def _actions(game: Any, state: Any) -> str:
    actions = game.legal_actions(state)
    return f"  actions {len(actions)}: {' | '.join(map(game.write, actions))}" if actions else ""


def _chances(game: Any, state: Any) -> str:
    law = game.chance(state)
    if not law:
        return ""
    n_listed = len(law) if len(law) <= MOST_LISTED else 3
    listed = [f"{game.write(outcome)} ({weight})" for outcome, weight in law.items()][:n_listed]
    more = [f"and {len(law) - n_listed} more"] if n_listed < len(law) else []
    return f"  chances {len(law)} of weight {law.total}: {' | '.join([*listed, *more])}"


def _numbers(numbers: Any) -> str:
    return " ".join(f"{name}={','.join(map(str, n)) if isinstance(n, tuple) else n}" for name, n in numbers.items())
