"""Records: saving and loading, and everything that is refused as a record, each time with the reason and nothing done."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ludolab.engines import GAMES, record
from ludolab.engines.chance import Generator
from ludolab.engines.protocol import IllegalStep, Turn
from ludolab.engines.record import MAX_NAME, MAX_STEPS, MAX_TEXT, Record, RecordError, draw, header, play, replay
from tests.engines.variants import choice

TumblinDice = GAMES["tumblin_dice"]
GAME = TumblinDice(rounds=1, dice=1)
PLAYED = ["order 5 2", "land 3:4", "land 2:6"]


def saved(**changes: Any) -> str:
    data = {**header(GAME, ("Ana", "Ben")), "steps": PLAYED, **changes}
    return json.dumps({name: value for name, value in data.items() if value is not Ellipsis})


def refused(text: Any) -> RecordError:
    with pytest.raises(RecordError) as error:
        Record.from_json(text)
    str(error.value).encode()  # can be shown and sent
    return error.value


def deep(n_levels: int) -> str:
    return "[" * n_levels + "]" * n_levels


def test_the_format_is_the_one_of_the_rules() -> None:
    three = TumblinDice(seats=3, rounds=1, dice=1)
    steps = tuple(three.read(text) for text in ("order 5 2 6", "land 3:4", "land off", "land 1:1 hit 2a>4:6"))
    assert json.loads(Record(three, steps, ("Ana", "Ben", "Cem")).to_json()) == {
        "format": "ludolab-record",
        "version": 1,
        "game": "tumblin_dice",
        "rules_version": 1,
        "variant": {"seats": 3, "rounds": 1, "dice": 1},
        "names": ["Ana", "Ben", "Cem"],
        "position": None,
        "steps": ["order 5 2 6", "land 3:4", "land off", "land 1:1 hit 2a>4:6"],
    }


def test_a_record_gives_states_and_plies() -> None:
    loaded = Record.from_json(saved())
    assert loaded.game == GAME
    assert loaded.names == ("Ana", "Ben")
    assert loaded.position is None
    states = list(loaded.states())
    assert states[0] == GAME.start()
    assert len(states) == len(loaded.steps) + 1
    assert GAME.score(states[-1]) == (12, 12)
    assert [(ply, state) for ply, _, state in replay(loaded)] == list(enumerate(states))[1:]


def test_names_may_be_missing_long_foreign_or_markup() -> None:
    family, flag, space = "\U0001f469\u200d\U0001f467 Ana", "\U0001f3f4\U000e0067\U000e0062\U000e007f", "Jean\u00a0Luc"
    markup = ("<script>alert(1)</script>", "</script>&amp;\"'")
    longest = ("x" * MAX_NAME, "$name {a}")
    for names in [(), ("", ""), markup, ("Zoë", "李雷 🎲"), longest, (family, flag), (space, "می\u200cخواهم")]:
        loaded = Record.from_json(saved(names=names))
        assert loaded.names == names
        assert Record.from_json(loaded.to_json()) == loaded
        assert json.loads(loaded.to_json())["names"] == list(names)


@pytest.mark.parametrize(
    "names",
    [
        ["Ana"],
        ["a", "b", "c"],
        "ab",
        None,
        {"0": "a"},
        [1, 2],
        [None, "b"],
        ["a", "x" * (MAX_NAME + 1)],
        ["a", "two\nlines"],
        ["a", "\ud800"],
        ["a", "\0"],
        ["a", "\u202eturned"],
        ["a", "\u2028"],
        ["a", "\u200f"],
        ["a", "\x7f"],
        ["a", "\ufeffb"],
        ["a", ["b"]],
        ["a", "x" * 900_000],
    ],
    ids=lambda names: ascii(names)[:30],
)
def test_other_names_are_refused(names: Any) -> None:
    error = refused(saved(names=names))
    assert (error.key, error.numbers) == ("bad-names", {"seats": 2, "longest": MAX_NAME})


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "hello",
        "{",
        "[1,]",
        "{'a': 1}",
        "NaN",
        "Infinity",
        "-Infinity",
        "nul",
        "\ufeff",
        b"",
        b"\xff\xfe",
        b"\x80abc",
        None,
        7,
        [],
        {},
        bytearray(b"{}"),
        deep(100_000),
        '{"a":' * 150_000,
        "9" * 5000,
        '"\ud800',
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_what_is_no_json_is_refused(text: Any) -> None:
    assert refused(text).key == "not-json"


def test_numbers_that_are_no_numbers_are_refused_wherever_they_stand() -> None:
    for word in ("NaN", "Infinity", "-Infinity"):
        error = refused(saved(steps="@").replace('"@"', f"[{word}]"))
        assert (error.key, error.numbers) == ("not-json", {"text": word})
    assert refused(saved(variant="@").replace('"@"', '{"seats": 1e999}')).key == "bad-variant"


def test_the_same_key_twice_is_refused() -> None:
    text = saved()
    for twin in ('"format": "ludolab-record", ', '"steps": [], '):
        error = refused("{" + twin + text[1:])
        assert error.key == "not-json"
    assert refused(saved(variant="@").replace('"@"', '{"rounds": 1, "rounds": 1}')).key == "not-json"


@pytest.mark.parametrize("n_levels", [50, 200, 400, 600, *range(800, 1000, 4), 1500])
def test_deep_nesting_is_refused_however_deep(n_levels: int) -> None:
    """Just short of what the parser refuses, showing the value could still be one level too many."""
    for part, value in (("variant", '{"throw": @}'), ("variant", '{"teams": @}'), ("steps", "[@]"), ("names", "[@, @]")):
        text = saved(**{part: "@"}).replace('"@"', value.replace("@", deep(n_levels)))
        assert refused(text).key in ("not-json", f"bad-{part}", "bad-step")
    text = saved(position="@").replace('"@"', deep(n_levels))
    assert refused(text).key in ("not-json", "bad-position")


def test_long_text_is_refused_before_it_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    def untouched(*_: Any, **__: Any) -> None:
        raise AssertionError("parsed")

    monkeypatch.setattr(record.json, "loads", untouched)
    for text in ("[" * 10_000_000, b"[" * 10_000_000, " " * (MAX_TEXT + 1)):
        error = refused(text)
        assert (error.key, error.numbers) == ("too-long", {"longest": MAX_TEXT})


def test_a_text_of_just_the_longest_length_is_taken() -> None:
    text = saved()
    assert Record.from_json(text + " " * (MAX_TEXT - len(text))) == Record.from_json(text)


def test_a_byte_order_mark_is_accepted() -> None:
    plain = Record.from_json(saved())
    assert Record.from_json("\ufeff" + saved()) == plain
    assert Record.from_json(b"\xef\xbb\xbf" + saved().encode()) == plain
    assert Record.from_json(saved().encode()) == plain


@pytest.mark.parametrize(
    "text", ["null", "7", '"x"', "[]", "{}", '{"format": "other"}', saved(format=None), saved(format=["x"])]
)
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text).key == "not-a-record"


@pytest.mark.parametrize("version", [0, 2, "1", 1.0, True, None, [1], 10**400, ...])
def test_another_version_is_refused(version: Any) -> None:
    error = refused(saved(version=version))
    assert (error.key, error.numbers) == ("other-version", {"known": 1})


@pytest.mark.parametrize("missing", ["game", "rules_version", "variant", "names", "position", "steps"])
def test_a_missing_key_is_named(missing: str) -> None:
    error = refused(saved(**{missing: ...}))
    assert (error.key, error.numbers) == ("bad-keys", {"names": (missing,)})


def test_unknown_keys_are_named_a_few_of_them_and_not_at_length() -> None:
    assert refused(saved(colour="red")).numbers == {"names": ("colour",)}
    assert refused(saved(**{"x" * 5000: 1})).numbers == {"names": ("x" * 40,)}
    assert refused(saved(**{"\ud800\0": 1})).numbers == {"names": ("\ufffd\ufffd",)}
    assert len(refused(saved(**{f"k{n}": n for n in range(1000)})).numbers["names"]) == 5


@pytest.mark.parametrize("game", ["chess", "", None, 7, ["tumblin_dice"], {}, "Tumblin_Dice", "__init__"])
def test_an_unknown_game_is_refused(game: Any) -> None:
    error = refused(saved(game=game))
    assert (error.key, error.numbers) == ("unknown-game", {"known": tuple(GAMES)})


@pytest.mark.parametrize("version", [0, 2, 1.0, True, "1", None])
def test_a_record_of_other_rules_is_refused(version: Any) -> None:
    error = refused(saved(rules_version=version))
    assert (error.key, error.numbers) == ("other-rules", {"known": 1})


@pytest.mark.parametrize(
    "variant",
    [
        None,
        [],
        "x",
        {"seats": 7},
        {"seats": "2"},
        {"seats": 2.0},
        {"seats": True},
        {"seats": 10**400},
        {"colour": "red"},
        {"self": 1},
        {"name": "x"},
        {"rules_version": 2},
        {"\ud800": 1},
        {"": 1},
        {"__class__": 1},
        {"scoring": []},
        {"teams": 5},
        {"teams": [5]},
        {"teams": [[0], ["a"]]},
        {"teams": [[False], [True]]},
        {"teams": [[0, 1]]},
        {"teams": {}},
        {"throw": "hand"},
        {"throw": {}},
        {"throw": {"model": "power", "x": 1}},
        {"throw": {"model": "power", "weights": 5}},
        {"throw": {"model": "power", "hit": 5}},
        {"throw": {"model": "power", "hit_shifts": [5]}},
        {"throw": ["power"]},
    ],
    ids=lambda variant: ascii(variant)[:40],
)
def test_a_variant_that_cannot_be_is_refused_with_the_reason(variant: Any) -> None:
    error = refused(saved(variant=variant))
    assert error.key == "bad-variant"
    assert error.numbers["text"]
    assert len(error.numbers["text"]) <= 200


@pytest.mark.parametrize("steps", [None, "order 5 2", {"0": "order 5 2"}, 3, ["land 3:4"] * (MAX_STEPS + 1)])
def test_steps_are_a_list_of_limited_length(steps: Any) -> None:
    error = refused(saved(steps=steps))
    assert (error.key, error.numbers) == ("bad-steps", {"most": MAX_STEPS})


@pytest.mark.parametrize(
    ("steps", "number", "reason", "numbers"),
    [
        (["order 7 2"], 1, "face-range", {"face": 7, "lowest": 1, "highest": 6}),
        (["land 3:4"], 1, "not-now", {"step": "land", "turn": "chance"}),
        (["order 5 2", "order 5 2"], 2, "not-now", {"step": "order", "turn": 0}),
        (["order 5 2", "land 5:4"], 2, "level-range", {"level": 5, "lowest": 1, "highest": 4}),
        (["order 5 2", "land 3:4", "land 3:9"], 3, "face-range", {"face": 9, "lowest": 1, "highest": 6}),
        (["order 5 2", "land 3:4", "land 3:1 hit 0b>off"], 3, "die-not-on-board", {"die": "0b"}),
        (["order 5 2", "land 3:4", "land 2:1", "land 1:1"], 4, "game-over", {}),
        (["order 5 2", "hello"], 2, "step-unreadable", {"text": "hello"}),
        (["order 5 2", None], 2, "step-unreadable", {"text": "None"}),
        (["order 5 2", 7], 2, "step-unreadable", {"text": "7"}),
        (["order 5 2", ["land 3:4"]], 2, "step-unreadable", {"text": "['land 3:4']"}),
        (["order 5 2", "x" * 900_000], 2, "step-unreadable", {"text": "x" * 40}),
        (["order 5 2", "\ud800\x1b[31m"], 2, "step-unreadable", {"text": "\ufffd\ufffd[31m"}),
    ],
    ids=lambda value: ascii(value)[:30],
)
def test_a_broken_step_is_named_with_its_reason(steps: list[Any], number: int, reason: str, numbers: dict[str, Any]) -> None:
    error = refused(saved(steps=steps))
    assert (error.key, error.step) == ("bad-step", number)
    assert isinstance(error.reason, IllegalStep)
    assert (error.reason.key, error.reason.numbers) == (reason, numbers)
    assert len(error.numbers["text"]) <= 40
    assert f"step {number}" in str(error)


def test_a_broken_position_is_refused_with_its_reason() -> None:
    position = GAME.dump(GAME.start())
    assert Record.from_json(saved(position=position)).position == GAME.start()
    error = refused(saved(position={**position, "totals": [1, 0]}))
    assert error.key == "bad-position"
    assert error.reason is not None
    assert (error.reason.key, error.reason.numbers) == ("position-impossible", {"part": "dice"})
    assert error.step is None
    for nonsense in ([], "x", 7, True, {}, {**position, "round": 10**400}, {**position, "ranks": "01"}):
        assert refused(saved(position=nonsense)).key == "bad-position"


def test_a_position_of_another_variant_is_refused() -> None:
    three = TumblinDice(seats=3)
    assert refused(saved(position=three.dump(three.start()))).key == "bad-position"


def test_a_refused_record_leaves_every_record_as_it_was() -> None:
    kept = Record.from_json(saved())
    before = repr(kept), kept.to_json(), dict(GAMES)
    for text in (saved(steps=[*PLAYED, "x"]), saved(variant={"seats": 9}), "NaN", deep(5000)):
        refused(text)
    assert (repr(kept), kept.to_json(), dict(GAMES)) == before


def test_playing_needs_a_policy_for_every_seat() -> None:
    with pytest.raises(ValueError, match="2 seats need one policy each, not 1"):
        play(GAME, [choice], 7)
    assert play(GAME, [choice, choice], 7) == play(GAME, choice, 7)


def test_playing_checks_the_names_before_it_plays() -> None:
    with pytest.raises(RecordError, match="bad-names"):
        play(GAME, choice, 7, names=("Ana",))


def test_policies_see_the_masked_state_and_their_seat() -> None:
    seen: list[tuple[Any, int]] = []

    def watching(game: Any, state: Any, seat: int, generator: Any) -> Any:
        seen.append((state, seat))
        return game.legal_actions(state)[-1]

    game = TumblinDice(rounds=1, throw="power")
    played = play(game, watching, 3)
    assert len(seen) == sum(game.write(step).startswith("power") for step in played.steps)
    assert all(game.turn(state) == seat for state, seat in seen)
    assert set(seen) <= {(game.mask(state, game.turn(state)), game.turn(state)) for state in played.states()}


def test_an_illegal_choice_of_a_policy_is_refused() -> None:
    with pytest.raises(IllegalStep, match="not-now"):
        play(GAME, lambda game, state, seat, generator: None, 7)


def test_a_game_that_does_not_end_is_stopped() -> None:
    """No throw ever counts, so every round is a tie."""

    def short(game: Any, state: Any, seat: int, generator: Any) -> Any:
        return game.legal_actions(state)[0]

    with pytest.raises(ValueError, match="not over after 100 steps"):
        play(GAME, short, 7, max_steps=100)


def test_a_game_may_end_with_the_last_step_allowed() -> None:
    whole = play(GAME, choice, 7)
    assert play(GAME, choice, 7, max_steps=len(whole.steps)) == whole
    with pytest.raises(ValueError, match="not over"):
        play(GAME, choice, 7, max_steps=len(whole.steps) - 1)


def test_one_seed_one_game_another_seed_another() -> None:
    game = TumblinDice(seats=3, throw="power")
    records = {play(game, choice, seed).to_json() for seed in range(20)}
    assert len(records) == 20
    assert play(game, choice, 7).to_json() == play(TumblinDice(throw={"model": "power"}, seats=3), choice, 7).to_json()


def test_a_roll_belongs_to_its_ply() -> None:
    """DECISIONS 6: fixed by seed and ply alone, so that going back and rolling again rolls the same."""
    game = TumblinDice(throw="power")
    played = play(game, choice, 12)
    for ply, (state, step) in enumerate(zip(played.states(), played.steps, strict=False)):
        if game.turn(state) is Turn.CHANCE:
            assert draw(game.chance(state), Generator(12).at(ply)) == step


def test_draw_takes_every_outcome_of_a_law() -> None:
    game = TumblinDice()
    law = game.chance(game.start())
    first = Generator(3)
    assert {draw(law, first) for _ in range(600)} == set(law)
