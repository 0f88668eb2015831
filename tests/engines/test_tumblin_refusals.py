"""What the rules of Tumblin' Dice refuse, with the exact reason: steps, texts, and positions that cannot be."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from ludolab import engines
from ludolab.engines.protocol import IllegalStep
from ludolab.engines.tumblin_notation import Hit, Land, Miss, Order, Power
from ludolab.engines.tumblin_positions import is_total
from tests.engines.tumblin_play import TumblinDice, after, opened, thrown_round

TABLE = TumblinDice(dice=2, rounds=1)
MODEL = TumblinDice(throw="power")
SURE = TumblinDice(throw={"model": "power", "hit": [1, 1]})
OPENED = after(TABLE, "order 2 1")
LYING = after(TABLE, "order 2 1", "land 3:4", "land off")
OVER = after(TABLE, "order 2 1", "land 3:4", "land off", "land 1:1", "land 1:1")
READY = after(MODEL, "order 2 1")
ROLLING = after(MODEL, "power 10", state=READY)
STRUCK = after(MODEL, "order 2 1", "power 7", "land 3:4", "power 7", "land 3:1", "miss 0a", "power 7", "land 3:2")
ALWAYS = after(SURE, "order 2 1", "power 7", "land 3:4", "power 7", "land 3:1")

FACE, LEVEL, POWER = ({"lowest": 1, "highest": highest} for highest in (6, 4, 10))
REFUSED: list[tuple[Any, Any, Any, str, dict[str, Any]]] = [
    (TABLE, OVER, "land 3:4", "game-over", {}),
    (TABLE, OVER, "order 2 1", "game-over", {}),
    (TABLE, TABLE.start(), "land 3:4", "not-now", {"step": "land", "turn": "chance"}),
    (TABLE, OPENED, "order 2 1", "not-now", {"step": "order", "turn": 0}),
    (TABLE, LYING, "power 7", "not-now", {"step": "power", "turn": 0}),
    (TABLE, LYING, "hit 0a>off", "not-now", {"step": "hit", "turn": 0}),
    (TABLE, LYING, "miss 0a", "not-now", {"step": "miss", "turn": 0}),
    (MODEL, READY, "land 3:4", "not-now", {"step": "land", "turn": 0}),
    (MODEL, ROLLING, "power 7", "not-now", {"step": "power", "turn": "chance"}),
    (MODEL, ROLLING, "hit 0a>off", "not-now", {"step": "hit", "turn": "chance"}),
    (MODEL, STRUCK, "land 3:4", "not-now", {"step": "land", "turn": "chance"}),
    (MODEL, STRUCK, "power 3", "not-now", {"step": "power", "turn": "chance"}),
    (TABLE, OPENED, "land 3:4 hit 1a>off", "die-not-on-board", {"die": "1a"}),  # nothing lies there yet
    (TABLE, OPENED, None, "not-now", {"step": "nonetype", "turn": 0}),
    (TABLE, OPENED, "written", "not-now", {"step": "str", "turn": 0}),
    (TABLE, TABLE.start(), "order 1", "order-count", {"dice": 1, "needed": 2}),
    (TABLE, TABLE.start(), "order 1 2 3", "order-count", {"dice": 3, "needed": 2}),
    (TABLE, TABLE.start(), "order 7 1", "face-range", {"face": 7, **FACE}),
    (TABLE, TABLE.start(), "order 1 0", "face-range", {"face": 0, **FACE}),
    (TABLE, TABLE.start(), Order((1, 2.0)), "face-range", {"face": 2.0, **FACE}),  # type: ignore[arg-type]
    (TABLE, OPENED, "land 5:4", "level-range", {"level": 5, **LEVEL}),
    (TABLE, OPENED, "land 0:4", "level-range", {"level": 0, **LEVEL}),
    (TABLE, OPENED, "land 3:7", "face-range", {"face": 7, **FACE}),
    (TABLE, OPENED, "land 3:0", "face-range", {"face": 0, **FACE}),
    (TABLE, OPENED, Land((True, 4)), "level-range", {"level": True, **LEVEL}),
    (TABLE, LYING, "land 3:4 hit 0a>5:1", "level-range", {"level": 5, **LEVEL}),
    (TABLE, LYING, "land 3:4 hit 0a>1:9", "face-range", {"face": 9, **FACE}),
    (TABLE, LYING, "land 3:4 hit 0b>off", "die-not-on-board", {"die": "0b"}),  # the thrown die itself
    (TABLE, LYING, "land 3:4 hit 1a>off", "die-not-on-board", {"die": "1a"}),  # went off before
    (TABLE, LYING, "land 3:4 hit 1b>off", "die-not-on-board", {"die": "1b"}),  # not thrown yet
    (TABLE, LYING, "land 3:4 hit 2a>off", "die-not-on-board", {"die": "2a"}),  # nobody's
    (TABLE, LYING, "land 3:4 hit 0a>off 0a>1:1", "die-hit-twice", {"die": "0a"}),
    (MODEL, READY, "power 0", "power-range", {"power": 0, **POWER}),
    (MODEL, READY, "power 11", "power-range", {"power": 11, **POWER}),
    (MODEL, READY, Power(True), "power-range", {"power": True, **POWER}),
    (MODEL, READY, Power(7.0), "power-range", {"power": 7.0, **POWER}),  # type: ignore[arg-type]
    (MODEL, ROLLING, "land 5:1", "level-range", {"level": 5, **LEVEL}),
    (MODEL, ROLLING, "land short", "landing-impossible", {"power": 10, "landing": "short"}),
    (MODEL, after(MODEL, "power 1", state=READY), "land 3:6", "landing-impossible", {"power": 1, "landing": "3:6"}),
    (MODEL, ROLLING, "land 3:1 hit 0a>off", "hits-one-by-one", {}),
    (MODEL, STRUCK, "miss 1a", "other-die-first", {"die": "1a", "expected": "0a"}),
    (MODEL, STRUCK, "hit 0b>off", "other-die-first", {"die": "0b", "expected": "0a"}),
    (MODEL, STRUCK, "hit 0a>2:6", "hit-impossible", {"die": "0a", "landing": "2:6"}),
    (MODEL, STRUCK, "hit 0a>short", "hit-impossible", {"die": "0a", "landing": "short"}),
    (MODEL, STRUCK, "hit 0a>5:1", "level-range", {"level": 5, **LEVEL}),
    (MODEL, STRUCK, "hit 0a>3:7", "face-range", {"face": 7, **FACE}),
    (SURE, ALWAYS, "miss 0a", "miss-impossible", {"die": "0a"}),
    (TABLE, OPENED, Land("nowhere"), "step-unreadable", {"text": "nowhere"}),
    (TABLE, OPENED, Land(None), "step-unreadable", {"text": "Land(spot=None, hits=())"}),  # type: ignore[arg-type]
    (TABLE, OPENED, Land((3, 4, 5)), "step-unreadable", {"text": "Land(spot=(3, 4, 5), hits=())"}),  # type: ignore[arg-type]
    (TABLE, OPENED, Land([3, 4]), "step-unreadable", {"text": "Land(spot=[3, 4], hits=())"}),  # type: ignore[arg-type]
    (TABLE, LYING, Land("off", (("x", "off"),)), "step-unreadable", {"text": "Land(spot='off', hits=(('x', 'off'),))"}),
    (TABLE, TABLE.start(), Order([1, 2]), "step-unreadable", {"text": "Order(faces=[1, 2])"}),  # type: ignore[arg-type]
    (MODEL, STRUCK, Hit("0a", [3, 4]), "step-unreadable", {"text": "Hit(die='0a', spot=[3, 4])"}),  # type: ignore[arg-type]
    (MODEL, STRUCK, Miss("0z"), "step-unreadable", {"text": "Miss(die='0z')"}),
]


@pytest.mark.parametrize(("game", "state", "step", "key", "numbers"), REFUSED, ids=lambda value: str(value)[:24])
def test_a_step_is_refused_with_its_reason_and_nothing_changes(
    game: Any, state: Any, step: Any, key: str, numbers: dict[str, Any]
) -> None:
    before = repr(state), hash(state)
    if isinstance(step, str) and step != "written":
        step = game.read(step)
    for function in (game.apply, game.events):
        with pytest.raises(IllegalStep) as refused:
            function(state, step)
        assert (refused.value.key, refused.value.numbers) == (key, numbers)
        assert {name: type(number) for name, number in refused.value.numbers.items()} == {
            name: type(number) for name, number in numbers.items()
        }
        assert str(refused.value).startswith(key)
    assert (repr(state), hash(state)) == before
    assert game.load(game.dump(state)) == state


def test_every_key_that_the_engines_can_raise_is_raised_here() -> None:
    folder = Path(next(iter(engines.__path__)))
    raised: set[str] = set()
    for module in folder.glob("*.py"):
        source = module.read_text(encoding="utf-8")
        raised |= set(re.findall(r'(?:IllegalStep|check_range)\(\s*"([a-z-]+)"', source))
    positions = {"position-keys", "position-impossible"}
    assert raised == {key for _, _, _, key, _ in REFUSED} | positions


NO_STEPS = """
order | order a | order 1,2 | power | power -1 | power 1.5 | power seven | power 1 2 | power 1000 | land | land 3 | land 3:
land :4 | land 3:4:5 | land 3 4 | land left | land -1:4 | land 3:4 hit | land 3:4 0a>off | land 3:4 hit 0a | land 3:4 hit 0a>
land 3:4 hit >off | land 3:4 hit 6a>off | land 3:4 hit 0i>off | land 3:4 hit a0>off | land 3:4 hit 0A>off | hit | hit 0a
hit 0a>off 0b>off | miss | miss 0 | miss 0a 0b | LAND 3:4 | land 3:4! | roll 1 2
"""
LONG = "land 3:4 hit 0a>off" + " 0a>off" * 400


@pytest.mark.parametrize(
    "text",
    ["", *re.split(r"\n| \| ", NO_STEPS.strip()), "land \uff13:4", "land 3:4\0", LONG],
    ids=lambda text: ascii(text)[:30],
)
def test_text_that_is_no_step_is_unreadable(text: str) -> None:
    with pytest.raises(IllegalStep) as refused:
        TABLE.read(text)
    assert refused.value.key == "step-unreadable"
    assert refused.value.numbers == {"text": text[:40].replace("\0", "\ufffd")}


def test_the_grammar_of_the_rules() -> None:
    assert TABLE.read("order 5 2 6") == Order((5, 2, 6))
    assert TABLE.read("power 7") == Power(7)
    assert TABLE.read("land 3:4") == Land((3, 4))
    assert (TABLE.read("land short"), TABLE.read("land off")) == (Land("short"), Land("off"))
    assert TABLE.read("land 3:4 hit 1a>2:5 0c>off") == Land((3, 4), (("0c", "off"), ("1a", (2, 5))))
    assert TABLE.read("hit 1a>2:5") == Hit("1a", (2, 5))
    assert TABLE.read("miss 1a") == Miss("1a")
    assert TABLE.read("  land   3:4\n") == Land((3, 4))  # a person's spaces do not matter


def test_hits_have_one_spelling_whatever_the_order_they_were_typed_in() -> None:
    one, other = (TABLE.read(f"land 3:4 hit {hits}") for hits in ("1a>2:5 0c>off", "0c>off 1a>2:5"))
    assert one == other
    assert one == Land((3, 4), (("1a", (2, 5)), ("0c", "off")))
    assert TABLE.write(one) == "land 3:4 hit 0c>off 1a>2:5"


# ---- Positions


def position(game: Any, state: Any, **changes: Any) -> dict[str, Any]:
    return {**game.dump(state), **changes}


THREE = TumblinDice(seats=3, dice=2, rounds=2)
LATER, _ = thrown_round(THREE, opened(THREE, (2, 0, 1)), {0: "3:4 off", 1: "1:1 1:1", 2: "3:4 off"})  # 12, 2, 12
DURING = after(THREE, "land 1:1", "land 2:2", state=LATER)
TIED, _ = thrown_round(THREE, LATER, {0: "1:1 off", 1: "off off", 2: "off 1:1"})  # 13, 2, 13: an extra round
ENDED, _ = thrown_round(THREE, TIED, {0: "1:1 off", 2: "off off"})
TEAMS = TumblinDice(seats=4, teams=((0, 2), (1, 3)))
ADD = TumblinDice(scoring="add", dice=1)
NEXT_ADD, _ = thrown_round(ADD, opened(ADD, (0, 1)), {0: "1:1", 1: "off"})

IMPOSSIBLE: list[tuple[Any, Any, dict[str, Any], str]] = [
    (TABLE, TABLE.start(), {"ranks": [[0]]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": [[0], [1]]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": [[0, 1, 1]]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": [[1, 0]]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": [[0, 1], []]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": [[0, 2]]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": [["0", "1"]]}, "ranks"),
    (TABLE, TABLE.start(), {"ranks": []}, "round"),
    (TABLE, TABLE.start(), {"round": 1}, "round"),
    (TABLE, TABLE.start(), {"order": [0, 1]}, "round"),
    (TABLE, TABLE.start(), {"dice": [["1:1"], []]}, "dice"),
    (TABLE, TABLE.start(), {"totals": [1, 0]}, "dice"),
    (TABLE, TABLE.start(), {"power": 3}, "power"),
    (TABLE, TABLE.start(), {"dice": [[], [], []]}, "dice"),
    (TABLE, TABLE.start(), {"totals": [0]}, "seats"),
    (TABLE, OPENED, {"round": 0}, "round"),
    (TABLE, OPENED, {"round": True}, "round"),
    (TABLE, OPENED, {"round": -1}, "round"),
    (TABLE, OPENED, {"round": 10**9}, "round"),
    (TABLE, OPENED, {"totals": [1, 0]}, "totals"),  # nothing has been scored yet
    (TABLE, OPENED, {"order": [0]}, "order"),
    (TABLE, OPENED, {"order": [0, 0]}, "order"),
    (TABLE, OPENED, {"order": [0, 2]}, "order"),
    (TABLE, OPENED, {"order": []}, "winner"),
    (TABLE, OPENED, {"power": 3}, "power"),  # nobody chooses a power at a real table
    (TABLE, OPENED, {"n_thrown": 4}, "n_thrown"),
    (TABLE, OPENED, {"n_thrown": 1}, "dice"),
    (TABLE, OPENED, {"dice": [["1:1"], []]}, "dice"),
    (TABLE, LYING, {"dice": [["3:4"], []]}, "dice"),
    (TABLE, LYING, {"dice": [["3:4"], ["1:1", "1:1"]]}, "dice"),
    (TABLE, LYING, {"dice": [["3:4", "1:1", "1:1"], [None]]}, "dice"),  # more dice than there are
    (TABLE, LYING, {"dice": [["5:4"], [None]]}, "dice"),
    (TABLE, LYING, {"dice": [["3:7"], [None]]}, "dice"),
    (TABLE, LYING, {"dice": [["0:4"], [None]]}, "dice"),
    (TABLE, LYING, {"dice": [[34], [None]]}, "dice"),
    (TABLE, LYING, {"pending": ["0a"]}, "power"),
    (TABLE, OVER, {"n_thrown": 1}, "n_thrown"),
    (TABLE, OVER, {"totals": [7, 7]}, "winner"),
    (TABLE, OVER, {"totals": [13, 2]}, "totals"),  # the dice that lie make 1
    (THREE, LATER, {"order": [0, 1, 2]}, "order"),  # not by the standing
    (THREE, LATER, {"order": [0, 2]}, "order"),  # nobody drops out before the end
    (THREE, LATER, {"totals": [47, 2, 12]}, "totals"),  # two dice never make 47
    (THREE, LATER, {"totals": [49, 2, 12]}, "totals"),
    (THREE, LATER, {"totals": [13, 2, 13]}, "totals"),
    (THREE, LATER, {"dice": [["3:4", None], ["1:1", "1:1"], []]}, "totals"),
    (THREE, LATER, {"dice": [["3:4", None], ["1:1", "1:1"], ["3:4"]]}, "dice"),
    (THREE, DURING, {"order": [2, 1, 0]}, "order"),
    (THREE, DURING, {"round": 1}, "totals"),
    (THREE, DURING, {"dice": [["1:1"], [], ["2:2"]], "order": [0, 1, 2]}, "order"),
    (THREE, TIED, {"order": [2, 0, 1]}, "order"),  # only the tied play the extra round
    (THREE, TIED, {"totals": [14, 2, 13]}, "order"),  # nobody is tied
    (THREE, ENDED, {"round": 1}, "winner"),
    (THREE, ENDED, {"totals": [14, 2, 12]}, "winner"),  # seat 0 was ahead before the extra round
    (TEAMS, opened(TEAMS, (0, 1, 2, 3)), {"order": [0, 2, 1, 3]}, "order"),  # partners back to back
    (TEAMS, opened(TEAMS, (0, 1, 2, 3)), {"order": [0, 1, 3, 2]}, "order"),
    (ADD, NEXT_ADD, {"totals": [1, 0], "dice": [[], []]}, "totals"),  # no level and face add up to 1
    (MODEL, ROLLING, {"power": 0}, "power"),
    (MODEL, ROLLING, {"power": 11}, "power"),
    (MODEL, STRUCK, {"power": 3}, "power"),
    (MODEL, STRUCK, {"pending": []}, "dice"),
    (MODEL, STRUCK, {"pending": ["0a"]}, "pending"),  # 1a lies there too and is open
    (MODEL, STRUCK, {"pending": ["1a", "0a"]}, "pending"),
    (MODEL, STRUCK, {"pending": ["0a", "0b", "1a"]}, "pending"),  # 0b is the die that was thrown
    (MODEL, STRUCK, {"pending": ["0a", "1a", "1b"]}, "pending"),
    (MODEL, STRUCK, {"pending": ["0a", "9z"]}, "pending"),
    (MODEL, STRUCK, {"dice": [["2:4", "3:2"], ["3:1"]]}, "pending"),
    (MODEL, STRUCK, {"dice": [["3:4", None], ["3:1"]]}, "pending"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "state", "changes", "part"), IMPOSSIBLE, ids=lambda value: str(value)[:30])
def test_a_position_that_cannot_be_is_refused(game: Any, state: Any, changes: dict[str, Any], part: str) -> None:
    assert game.load(position(game, state)) == state
    with pytest.raises(IllegalStep) as refused:
        game.load(position(game, state, **changes))
    assert (refused.value.key, refused.value.numbers) == ("position-impossible", {"part": part})


def test_a_model_without_hits_leaves_no_die_open() -> None:
    still = TumblinDice(throw={"model": "power", "hit": [0, 1]})
    with pytest.raises(IllegalStep, match="position-impossible: part pending"):
        still.load(MODEL.dump(STRUCK))


def test_a_position_has_exactly_its_keys() -> None:
    keys = ("round", "ranks", "order", "n_thrown", "dice", "totals", "power", "pending")
    whole = TABLE.dump(OPENED)
    assert tuple(whole) == keys
    for broken in (None, [], "x", 3, {}, {**whole, "more": 1}, {1: 2, "a": 3}, *({**whole} for _ in keys)):
        if broken == whole:
            del broken[keys[0]]
        with pytest.raises(IllegalStep) as refused:
            TABLE.load(broken)
        assert (refused.value.key, refused.value.numbers) == ("position-keys", {"expected": keys})


def test_a_cleared_board_between_two_rounds_is_a_position() -> None:
    """A person who writes down where a game stood need not say how the last dice lay."""
    cleared = THREE.load(position(THREE, LATER, dice=[[], [], []]))
    assert THREE.turn(cleared) == THREE.turn(LATER)
    assert THREE.score(cleared) == (12, 2, 12)


@pytest.mark.parametrize("scoring", ["multiply", "add"])
@pytest.mark.parametrize("n_dice", range(1, 9))
def test_which_totals_dice_can_give_is_what_trying_them_all_says(scoring: str, n_dice: int) -> None:
    worths = {0} | {(level * face, level + face)[scoring == "add"] for level in (1, 2, 3, 4) for face in (1, 2, 3, 4, 5, 6)}
    sums = {0}
    for _ in range(n_dice):
        sums = {total + points for total in sums for points in worths}
    tried = range(-3, max(sums) + 30)
    assert [total for total in tried if is_total(scoring, n_dice, total)] == sorted(sums)
