"""What every game promises, whatever its rules: walked at random through every variant that `variants` names."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludolab.engines import GAMES
from ludolab.engines.chance import Generator
from ludolab.engines.protocol import Event, IllegalStep, Turn
from ludolab.engines.record import Record, play, replay
from tests.engines.variants import choice, games, some_steps, walk

SEEDS = st.integers(0, 2**64 - 1)
KEY = re.compile(r"[a-z]+(-[a-z]+)*")


def walked(n_examples: int) -> Callable[[Any], Any]:
    """The test for every variant of every game, each with that many random games; the same ones in every run."""

    def decorated(test: Any) -> Any:
        searched = settings(max_examples=n_examples, deadline=None, derandomize=True, database=None)(given(seed=SEEDS)(test))
        return pytest.mark.parametrize("game", [pytest.param(game, id=label) for label, game in games()])(searched)

    return decorated


def in_the_middle(game: Any, seed: int, n_most: int = 12) -> list[tuple[Any, Any]]:
    """Some moments of a random game, its first and last among them."""
    moments = list(walk(game, seed))
    stride = max(1, len(moments) // n_most)
    return [*moments[::stride], moments[-1]]


def refusal(function: Callable[[Any, Any], Any], state: Any, step: Any) -> IllegalStep | None:
    try:
        function(state, step)
    except IllegalStep as refused:
        return refused
    return None


def is_listed(value: Any) -> bool:
    return isinstance(value, list) and all(is_plain(part) or is_listed(part) for part in value)


def is_plain(value: Any) -> bool:
    return value is None or isinstance(value, bool | int | str)


def test_every_game_is_frozen_and_comparable() -> None:
    for name, kind in GAMES.items():
        assert kind.name == name
        game = kind()
        assert game == kind()
        assert hash(game) == hash(kind())
        assert game.start() == game.start()
        with pytest.raises(AttributeError):
            game.seats = 3


@pytest.mark.parametrize("game", [pytest.param(game, id=label) for label, game in games()])
def test_a_variant_is_json_that_makes_an_equal_game(game: Any) -> None:
    options = json.loads(json.dumps(game.variant()))
    assert options == game.variant()
    assert type(game)(**options) == game
    assert type(game)().variant() == {}


def test_an_unknown_option_is_an_error() -> None:
    for kind in GAMES.values():
        with pytest.raises(TypeError):
            kind(no_such_option=1)


@walked(4)
def test_exactly_one_kind_of_turn_at_a_time(game: Any, seed: int) -> None:
    for state, _ in walk(game, seed):
        turn = game.turn(state)
        actions, outcomes = game.legal_actions(state), game.chance(state)
        if turn is Turn.CHANCE or turn is Turn.OVER:
            assert actions == ()
        else:
            assert type(turn) is int
            assert turn in range(game.seats)
            assert type(actions) is tuple
            assert actions
            assert len(set(actions)) == len(actions)
            assert game.legal_actions(state) == actions
        assert (outcomes.total > 0) == (turn is Turn.CHANCE)
        assert game.chance(state) == outcomes
        assert list(game.chance(state))[:500] == list(outcomes)[:500]


@walked(6)
def test_legal_steps_apply_change_no_input_and_always_do_the_same(game: Any, seed: int) -> None:
    generator = Generator(seed)
    for state, _ in in_the_middle(game, seed):
        before = hash(state), repr(state), repr(game)
        for step in some_steps(game, state, generator, 6):
            named = hash(step), repr(step)
            after = game.apply(state, step)
            assert game.apply(state, step) == after
            assert hash(game.apply(state, step)) == hash(after)
            told = game.events(state, step)
            assert told == game.events(state, step)
            assert (hash(step), repr(step)) == named
        assert (hash(state), repr(state), repr(game)) == before


@pytest.mark.parametrize("game", [pytest.param(game, id=label) for label, game in games()])
def test_every_listed_action_applies(game: Any) -> None:
    for state, _ in in_the_middle(game, 3):
        for action in game.legal_actions(state):
            game.apply(state, action)
        outcomes = game.chance(state)
        if len(outcomes) <= 216:
            for outcome in outcomes:
                game.apply(state, outcome)


@walked(6)
def test_events_are_keys_and_numbers(game: Any, seed: int) -> None:
    for state, step in walk(game, seed):
        if step is None:
            continue
        told = game.events(state, step)
        assert type(told) is tuple
        for event in told:
            assert type(event) is Event
            assert KEY.fullmatch(event.key)
            for name, number in event.numbers.items():
                assert re.fullmatch(r"[a-z]+(_[a-z]+)*", name)
                parts = number if isinstance(number, tuple) else (number,)
                assert all(type(part) in (int, str) and " " not in str(part) for part in parts)


@walked(6)
def test_read_and_write_are_inverse(game: Any, seed: int) -> None:
    generator = Generator(seed)
    for state, _ in in_the_middle(game, seed):
        for step in some_steps(game, state, generator, 6):
            text = game.write(step)
            assert text == text.strip()
            assert text.isprintable()
            assert text.isascii()
            assert game.read(text) == step
            assert game.write(game.read(text)) == text


@walked(6)
def test_load_and_dump_are_inverse(game: Any, seed: int) -> None:
    for state, _ in walk(game, seed):
        position = game.dump(state)
        sent = json.loads(json.dumps(position, allow_nan=False))
        assert sent == position
        loaded = game.load(sent)
        assert loaded == state
        assert hash(loaded) == hash(state)
        assert repr(loaded) == repr(state)


@walked(4)
def test_a_damaged_position_is_refused_or_is_another_position(game: Any, seed: int) -> None:
    generator = Generator(seed)
    (*_, (over, _)) = walk(game, seed)
    for state, _ in in_the_middle(game, seed):
        position = game.dump(state)
        others = [None, True, -1, 10**30, 1.5, "x", [], {}, [None], [[]], [[0]], ["x"], game.dump(over)]
        for name in position:
            for other in [*others, *position.values()]:
                damaged = {**position, name: other}
                if refused := refusal(lambda position, _: game.load(position), damaged, None):
                    assert KEY.fullmatch(refused.key)
                    continue
                loaded = game.load(damaged)
                assert json.dumps(game.dump(loaded)) == json.dumps(damaged)
                assert game.turn(loaded) is Turn.OVER or some_steps(game, loaded, generator, 1)
        for nothing in (None, [], "", 3, {}, {**position, "extra": 1}, {1: 2, "a": 3}):
            with pytest.raises(IllegalStep):
                game.load(nothing)


@walked(6)
def test_a_view_is_json_of_one_shape(game: Any, seed: int) -> None:
    def shape(view: Any) -> Any:
        return {name: sorted(part) if isinstance(part, dict) else None for name, part in view.items()}

    expected = shape(game.view(game.start()))
    for state, _ in walk(game, seed):
        view = game.view(state)
        assert json.loads(json.dumps(view, allow_nan=False)) == view
        assert shape(view) == expected
        for part in view.values():
            if isinstance(part, dict):
                assert all(is_listed(column) for column in part.values())
                assert len({len(column) for column in part.values()}) == 1
            else:
                assert is_plain(part) or is_listed(part)


@walked(4)
def test_a_mask_changes_no_choice(game: Any, seed: int) -> None:
    for state, _ in walk(game, seed):
        turn = game.turn(state)
        for seat in range(game.seats):
            masked = game.mask(state, seat)
            hash(masked)
            if turn == seat:
                assert game.legal_actions(masked) == game.legal_actions(state)
                assert game.turn(masked) == turn


@walked(4)
def test_scores_are_by_seat_and_winners_come_at_the_end(game: Any, seed: int) -> None:
    for state, step in walk(game, seed):
        score, winners = game.score(state), game.winners(state)
        assert type(score) is tuple
        assert len(score) == game.seats
        assert all(type(points) is int for points in score)
        if game.turn(state) is Turn.OVER:
            assert step is None
            assert winners
            assert list(winners) == sorted(set(winners))
            assert set(winners) <= set(range(game.seats))
        else:
            assert winners == ()


@walked(4)
def test_points_never_move_in_silence(game: Any, seed: int) -> None:
    for state, step in walk(game, seed):
        if step is not None and game.score(game.apply(state, step)) != game.score(state):
            assert game.events(state, step)


@walked(3)
def test_a_foreign_step_is_refused_and_changes_nothing(game: Any, seed: int) -> None:
    generator = Generator(seed)
    moments = in_the_middle(game, seed)
    elsewhere = [step for state, _ in moments for step in some_steps(game, state, generator, 2)]
    elsewhere += [step for _, other in games() for step in some_steps(other, other.start(), generator, 1)]
    nonsense = [None, True, 7, 1.5, "", "x", b"x", "power 7", (), [], {}, object(), Turn.CHANCE, Turn.OVER, game, Event("x")]
    nonsense += [state for state, _ in moments[:2]]
    for state, _ in moments:
        before = hash(state), repr(state)
        legal = set(game.legal_actions(state)) | set(game.chance(state))
        for step in nonsense:
            with pytest.raises(IllegalStep):
                game.apply(state, step)
            with pytest.raises(IllegalStep):
                game.events(state, step)
        for step in elsewhere:
            refused, untold = refusal(game.apply, state, step), refusal(game.events, state, step)
            assert (refused is None) == (untold is None)
            if refused is None or untold is None:
                assert game.turn(state) is not Turn.OVER
                continue
            assert step not in legal
            assert (refused.key, refused.numbers) == (untold.key, untold.numbers)
            assert KEY.fullmatch(refused.key)
        assert (hash(state), repr(state)) == before


@walked(3)
def test_text_that_is_no_step_is_refused(game: Any, seed: int) -> None:
    texts = [
        None,
        7,
        [],
        "",
        " ",
        "x",
        "\ud800",
        "step\0",
        "9" * 5000,
        "order",
        "\uff2c",
        "land \uff13:4",
        "land \u0663:4",
        "\n",
    ]
    for _, step in in_the_middle(game, seed):
        if step is not None:
            text = game.write(step)
            texts += [text + " x", "x " + text, text.upper(), text.replace(" ", ""), text * 2, text + "\0"]
        for other in texts:
            with pytest.raises(IllegalStep) as refused:
                game.read(other)
            assert KEY.fullmatch(refused.value.key)
            assert all(part.isprintable() and len(part) <= 40 for part in refused.value.numbers.values())


@walked(4)
def test_a_game_ends_and_its_record_is_the_same_bytes_again(game: Any, seed: int) -> None:
    names = tuple(f"<b>{seat}</b> é" for seat in range(game.seats))
    record = play(game, choice, seed, names=names)
    assert record == play(game, choice, seed, names=names)
    *_, last = record.states()
    assert game.turn(last) is Turn.OVER
    assert game.winners(last)
    text = record.to_json()
    again = Record.from_json(text)
    assert again == record
    assert again.to_json() == text
    assert Record.from_json(text.encode()) == record
    assert list(replay(again)) == list(replay(record))
    assert [ply for ply, _, _ in replay(record)] == list(range(1, len(record.steps) + 1))
    assert list(record.states())[1:] == [state for _, _, state in replay(record)]


@walked(3)
def test_a_record_may_begin_anywhere(game: Any, seed: int) -> None:
    record = play(game, choice, seed)
    states = list(record.states())
    for ply in (0, 1, len(states) // 2, len(states) - 1):
        part = Record(game, record.steps[ply:], (), states[ply])
        again = Record.from_json(part.to_json())
        assert again == part
        assert again.to_json() == part.to_json()
        assert list(again.states())[-1] == states[-1]


@walked(3)
def test_policies_that_draw_do_not_change_the_rolls(game: Any, seed: int) -> None:
    def first(game: Any, state: Any, seat: int, generator: Generator) -> Any:
        return game.legal_actions(state)[0]

    def first_after_drawing(game: Any, state: Any, seat: int, generator: Generator) -> Any:
        generator.below(6)
        return game.legal_actions(state)[0]

    one = _outcome(lambda: play(game, first, seed, max_steps=600))
    assert one == _outcome(lambda: play(game, first_after_drawing, seed, max_steps=600))


def _outcome(game: Callable[[], Record]) -> Record | str:
    try:
        return game()
    except ValueError as endless:  # a policy of first actions may well tie for ever
        return str(endless)
