"""Timeline: a game being played, with every position it went through and the way back and forth.

Pure Python: a table is one with traits and a page. A *move* is an action and all the chance that follows it; where people
roll real dice (`by_hand`) every step is a move of its own, and what they roll is typed in.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from ludolab.engines.chance import Generator
from ludolab.engines.protocol import JSON, Event, IllegalStep, Turn
from ludolab.engines.record import MAX_STEPS, Record, RecordError, draw


@dataclass(frozen=True, slots=True)
class _Ply:
    step: Any  # None at ply 0
    state: Any
    frame: JSON
    drawn: bool  # by the seed: in a fair game nobody goes back behind it


class Timeline:
    """The plies of one game. Ply 0 is the start, ply n the position after n steps; the last one is the tip.

    A drawn outcome depends on the seed and the ply alone: going back and rolling again rolls the same.
    Raises RecordError with the number of the step where `steps` break a rule.
    """

    def __init__(
        self,
        game: Any,
        seed: int,
        *,
        steps: Iterable[Any] = (),
        position: Any = None,
        names: Sequence[str] = (),
        by_hand: bool = False,
    ) -> None:
        self.game, self.seed, self.position, self.by_hand = game, seed, position, by_hand
        self.names = tuple(names)
        self._generator = Generator(seed)
        self._undone: list[list[_Ply]] = []
        start = game.start() if position is None else position
        self._plies = [_Ply(None, start, frame_of(game, 0, None, (), start), False)]
        for number, step in enumerate(steps, start=1):
            try:
                self._plies.append(self._after(self._plies[-1], number, step, not by_hand))
            except IllegalStep as reason:
                raise RecordError("bad-step", step=number, reason=reason) from None

    @property
    def ply(self) -> int:
        """The ply of the tip: how many steps were played."""
        return len(self._plies) - 1

    @property
    def state(self) -> Any:
        return self._plies[-1].state

    @property
    def frames(self) -> list[JSON]:
        """What a viewer sees at each ply, ply 0 first."""
        return [ply.frame for ply in self._plies]

    @property
    def record(self) -> Record:
        return Record(self.game, tuple(ply.step for ply in self._plies[1:]), self.names, self.position)

    def state_at(self, ply: int) -> Any:
        return self._plies[ply].state

    def play(self, *texts: str, at: int | None = None) -> None:
        """The steps are played, all or none, and what chance then decides is drawn.

        Outcomes among the steps are taken as given. at: an earlier ply to branch off from; what came after is gone.
        Raises IllegalStep, or RecordError when the record would grow too long to be loaded; then nothing has changed.
        """
        if not texts:
            return
        line = self._plies[: self.ply + 1 if at is None else at + 1]
        n_before = len(line)
        for text in texts:
            line.append(self._after(line[-1], len(line), self.game.read(text), False))
        if not self.by_hand:
            self._settle(line)
        self._commit(line, n_before)

    def roll(self, at: int | None = None) -> None:
        """What chance decides now is drawn, and all chance that follows. Raises IllegalStep when nothing is to be rolled."""
        line = self._plies[: self.ply + 1 if at is None else at + 1]
        n_before = len(line)
        turn = self.game.turn(line[-1].state)
        if turn is Turn.OVER:
            raise IllegalStep("game-over")
        self._settle(line)
        if len(line) == n_before:
            raise IllegalStep("not-now", step="roll", turn=turn)
        self._commit(line, n_before)

    def can_undo(self, *, fair: bool) -> bool:
        """Whether there is a move to take back; in a fair game not one in which something was drawn."""
        return self.ply > 0 and not (fair and any(ply.drawn for ply in self._plies[self._move_start() + 1 :]))

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def undo(self, *, fair: bool) -> bool:
        """The last move is taken back; False, and nothing has changed, where it cannot be."""
        if not self.can_undo(fair=fair):
            return False
        start = self._move_start()
        self._undone.append(self._plies[start + 1 :])
        self._plies = self._plies[: start + 1]
        return True

    def redo(self) -> bool:
        """The move last taken back is played again as it was; False where there is none."""
        if not self._undone:
            return False
        self._plies = [*self._plies, *self._undone.pop()]
        return True

    def _move_start(self) -> int:
        start = self.ply - 1
        while not self.by_hand and start > 0 and self.game.turn(self._plies[start].state) is Turn.CHANCE:
            start -= 1
        return start

    def _settle(self, line: list[_Ply]) -> None:
        while self.game.turn(line[-1].state) is Turn.CHANCE and len(line) <= MAX_STEPS:
            outcome = draw(self.game.chance(line[-1].state), self._generator.at(len(line) - 1))
            line.append(self._after(line[-1], len(line), outcome, True))

    def _commit(self, line: list[_Ply], n_before: int) -> None:
        if len(line) - 1 > MAX_STEPS:
            raise RecordError("bad-steps", most=MAX_STEPS)
        self._plies, self._undone = line, []

    def _after(self, before: _Ply, ply: int, step: Any, drawn: bool) -> _Ply:
        state = self.game.apply(before.state, step)
        events = self.game.events(before.state, step)
        drawn = drawn and self.game.turn(before.state) is Turn.CHANCE
        return _Ply(step, state, frame_of(self.game, ply, step, events, state), drawn)


def frame_of(game: Any, ply: int, step: Any, events: Iterable[Event], state: Any) -> JSON:
    """What a viewer sees after a step, as JSON.

    legal: the legal actions by their first word, each with the rest of its text, "" where nothing follows.
    winners: only when the game is over.
    """
    turn = game.turn(state)
    legal: dict[str, list[str]] = {}
    for action in game.legal_actions(state):
        word, _, rest = game.write(action).partition(" ")
        legal.setdefault(word, []).append(rest)
    frame = {
        "ply": ply,
        "step": None if step is None else game.write(step),
        "events": [[event.key, {name: as_json(value) for name, value in event.numbers.items()}] for event in events],
        "view": game.view(state),
        "score": list(game.score(state)),
        "turn": turn.value if isinstance(turn, Turn) else turn,
        "legal": legal,
    }
    if turn is Turn.OVER:
        frame["winners"] = list(game.winners(state))
    return frame


def as_json(value: Any) -> JSON:
    """A number of an event or a refusal as JSON: tuples become lists."""
    return [as_json(part) for part in value] if isinstance(value, tuple) else value


def shared_ply(frames: Sequence[JSON], others: Sequence[JSON]) -> int:
    """The last ply up to which two recordings are equal; -1 where they differ from the start."""
    shared = 0
    for frame, other in zip(frames, others, strict=False):
        if frame is not other and frame != other:
            break
        shared += 1
    return shared - 1
