"""A game being played: what a move is, the way back, and that a roll repeats itself."""

from __future__ import annotations

import json

import pytest

from ludolab.engines import GAMES
from ludolab.engines.protocol import IllegalStep
from ludolab.engines.record import Record, RecordError, play
from ludolab.widgets import timeline as timeline_module
from ludolab.widgets.timeline import Timeline, shared_ply


def modelled(seed: int = 7, **variant: object) -> Timeline:
    return Timeline(GAMES["tumblin_dice"](throw="power", **variant), seed)


def typed(*steps: str, **variant: object) -> Timeline:
    timeline = Timeline(GAMES["tumblin_dice"](**variant), 7, by_hand=True)
    timeline.play(*steps)
    return timeline


def written(timeline: Timeline) -> list[str]:
    return [frame["step"] for frame in timeline.frames]


def test_a_move_draws_all_chance_that_follows() -> None:
    """After an action somebody is to act again, or the game is over; one frame for every step."""
    timeline = modelled()
    timeline.roll()
    timeline.play("power 7")
    assert timeline.frames[-1]["turn"] != "chance"
    assert [frame["ply"] for frame in timeline.frames] == list(range(timeline.ply + 1))
    assert timeline.frames[-1]["step"] != "power 7"


def test_the_same_seed_and_choices_give_the_game_that_play_gives() -> None:
    """The table draws as `record.play` does."""
    game = GAMES["tumblin_dice"](throw="power", rounds=1)
    timeline = Timeline(game, 42)
    timeline.roll()
    while timeline.frames[-1]["turn"] != "over":
        timeline.play("power 7")
    assert timeline.record == play(game, lambda game, state, seat, rng: game.read("power 7"), 42)


def test_a_frame_is_json_and_complete() -> None:
    """A frame survives JSON and holds what a viewer needs."""
    frame = typed("order 5 2").frames[-1]
    assert json.loads(json.dumps(frame)) == frame
    assert frame["legal"]["land"][:4] == ["short", "off", "1:1", "1:2"]
    assert frame["events"][-1] == ["order-set", {"order": [0, 1]}]
    assert "winners" not in frame
    over = typed("order 5 2", "land 4:6", "land off", rounds=1, dice=1).frames[-1]
    assert (over["turn"], over["winners"], over["legal"]) == ("over", [0], {})


def test_a_refused_step_changes_nothing() -> None:
    """Steps are played all or none, and what is rolled later is what it would have been."""
    timeline, twin = modelled(), modelled()
    timeline.roll()
    for texts in (["power 11"], ["power 3", "land 9:9"], ["hit 0a>1:1"], ["order 1 2"], ["x" * 3000], ["power"]):
        before = timeline.frames
        with pytest.raises(IllegalStep):
            timeline.play(*texts)
        assert timeline.frames == before
    twin.roll()
    timeline.play("power 5")
    twin.play("power 5")
    assert timeline.frames == twin.frames


def test_outcomes_given_are_taken_as_they_are() -> None:
    """A notebook may set up a position by naming what the dice showed."""
    timeline = modelled()
    timeline.play("order 2 5", "power 7", "land 3:4", "power 10", "land off")
    assert written(timeline)[1:] == ["order 2 5", "power 7", "land 3:4", "power 10", "land off"]


def test_a_fair_game_does_not_go_back_behind_a_roll() -> None:
    """What was drawn stays; explore mode goes back move by move to the start."""
    timeline = modelled()
    timeline.roll()
    assert not timeline.undo(fair=True)
    timeline.play("power 7")
    before = timeline.frames
    assert not timeline.undo(fair=True)
    assert timeline.frames == before
    assert timeline.undo(fair=False)
    assert timeline.ply == 1
    assert timeline.undo(fair=False)
    assert (timeline.ply, timeline.can_undo(fair=False)) == (0, False)


def test_what_was_typed_can_be_taken_back_step_by_step() -> None:
    """At a real table every step is a move, also in a fair game; a roll by the seed is not taken back."""
    timeline = typed("order 5 2", "land 3:4", "land 2:2 hit 0a>off")
    assert timeline.undo(fair=True)
    assert written(timeline)[1:] == ["order 5 2", "land 3:4"]
    assert timeline.redo()
    assert written(timeline)[-1] == "land 2:2 hit 0a>off"
    rolled = typed()
    rolled.roll()
    assert not rolled.undo(fair=True)


def test_a_tie_that_was_typed_waits_for_the_next_roll() -> None:
    """People roll again themselves; in a model the seed does."""
    assert typed("order 4 4").frames[-1]["turn"] == "chance"
    timeline = modelled()
    timeline.play("order 4 4")
    assert timeline.frames[-1]["turn"] != "chance"


def test_a_roll_repeats_itself() -> None:
    """The same seed and ply roll the same, however one came there; another seed does not."""
    timeline = modelled()
    timeline.roll()
    timeline.play("power 7")
    after = timeline.frames
    timeline.play("power 3")
    timeline.undo(fair=False)
    timeline.undo(fair=False)
    timeline.play("power 7")
    assert timeline.frames == after
    others = {tuple(written_first(seed)) for seed in range(20)}
    assert len(others) > 5


def written_first(seed: int) -> list[str]:
    timeline = modelled(seed)
    timeline.roll()
    timeline.play("power 7")
    return written(timeline)[1:]


def test_a_branch_leaves_what_came_after() -> None:
    """Playing from an earlier ply replaces the rest, and there is nothing to redo."""
    timeline = typed("order 5 2", "land 3:4", "land 2:2", "land 1:1")
    timeline.undo(fair=True)
    timeline.play("land 4:6", at=2)
    assert written(timeline)[1:] == ["order 5 2", "land 3:4", "land 4:6"]
    assert not timeline.can_redo


def test_a_branch_that_is_refused_changes_nothing() -> None:
    timeline = typed("order 5 2", "land 3:4")
    before = timeline.frames
    with pytest.raises(IllegalStep):
        timeline.play("land 7:7", at=1)
    assert timeline.frames == before


def test_only_chance_can_be_rolled() -> None:
    """Rolling when a seat is to act, or when all is over, is refused by the rule's key."""
    timeline = typed("order 5 2")
    with pytest.raises(IllegalStep, match="not-now"):
        timeline.roll()
    over = typed("order 5 2", "land 4:6", "land off", rounds=1, dice=1)
    with pytest.raises(IllegalStep, match="game-over"):
        over.roll()


def test_a_record_with_a_broken_step_names_it() -> None:
    """Making a record does not replay it; laying it on a table does."""
    game = GAMES["tumblin_dice"]()
    steps = tuple(map(game.read, ["order 5 2", "land 3:4", "order 1 2"]))
    with pytest.raises(RecordError) as refused:
        Timeline(game, 1, steps=Record(game, steps).steps)
    assert (refused.value.key, refused.value.step) == ("bad-step", 3)
    assert refused.value.reason is not None
    assert refused.value.reason.key == "not-now"


def test_a_loaded_game_is_not_taken_back_behind_its_rolls() -> None:
    """A record does not say who rolled: with a model the dice did, at a table the people."""
    played = modelled()
    played.roll()
    played.play("power 7")
    loaded = Timeline(played.game, 7, steps=played.record.steps)
    assert not loaded.can_undo(fair=True)
    table = typed("order 5 2", "land 3:4")
    assert Timeline(table.game, 7, steps=table.record.steps, by_hand=True).can_undo(fair=True)


def test_a_game_ends_before_its_record_grows_too_long_to_load(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ties without end stop at the longest record there can be."""
    monkeypatch.setattr(timeline_module, "MAX_STEPS", 30)
    timeline = typed(*["order 3 3"] * 30)
    with pytest.raises(RecordError, match="bad-steps"):
        timeline.play("order 3 3")
    assert timeline.ply == 30


def test_shared_ply_is_where_two_recordings_part() -> None:
    frames = typed("order 5 2", "land 3:4").frames
    other = typed("order 5 2", "land 3:5").frames
    assert [shared_ply(frames, frames), shared_ply(frames, other), shared_ply(frames, frames[:1]), shared_ply([], frames)] == [
        2,
        1,
        0,
        -1,
    ]
