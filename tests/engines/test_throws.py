"""How a die is thrown: the declared model, the table of a real board, and models fitted to a tally."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

from ludolab.engines.throws import (
    DEFAULT_WEIGHTS,
    LANDINGS,
    POWERS,
    PowerThrow,
    TableThrow,
    hit_law,
    landing_law,
    order_law,
    throw_of,
)
from ludolab.engines.tumblin_notation import Hit, Land, Miss, Order

EVEN = tuple((1, 1, 1, 1, 1, 1) for _ in POWERS)


def chance_of(power: int, *landings: str, throw: PowerThrow | None = None) -> Fraction:
    by_landing = landing_law(throw or PowerThrow(), power).map(
        lambda land: land.spot if isinstance(land.spot, str) else str(land.spot[0])  # type: ignore[union-attr]
    )
    return sum((by_landing.probability(landing) for landing in landings), Fraction(0))


def test_a_table_offers_every_place_where_a_die_can_rest() -> None:
    actions = TableThrow().actions()
    assert len(actions) == len(set(actions)) == 26
    assert actions[:2] == (Land("short"), Land("off"))
    assert set(actions[2:]) == {Land((level, face)) for level in (1, 2, 3, 4) for face in (1, 2, 3, 4, 5, 6)}


def test_the_model_offers_ten_powers() -> None:
    assert [action.power for action in PowerThrow().actions()] == list(range(1, 11))  # type: ignore[union-attr]


def test_the_default_weights_are_out_of_36_and_say_what_they_mean() -> None:
    """More power goes further and risks more of going over the end."""
    assert len(DEFAULT_WEIGHTS) == len(POWERS) == 10
    assert all(sum(row) == 36 for row in DEFAULT_WEIGHTS)
    reached = [sum(place * weight for place, weight in enumerate(row)) for row in DEFAULT_WEIGHTS]
    assert reached == sorted(set(reached))
    offs, shorts = [row[-1] for row in DEFAULT_WEIGHTS], [row[0] for row in DEFAULT_WEIGHTS]
    assert offs == sorted(offs)
    assert shorts == sorted(shorts, reverse=True)


@pytest.mark.parametrize("power", POWERS)
def test_a_landing_follows_its_row_and_its_face_is_fair(power: int) -> None:
    law = landing_law(PowerThrow(), power)
    for landing, weight in zip(LANDINGS, DEFAULT_WEIGHTS[power - 1], strict=True):
        assert chance_of(power, landing) == Fraction(weight, 36)
        if landing not in ("short", "off"):
            faces = {law.probability(Land((int(landing), face))) for face in range(1, 7)}
            assert faces == {Fraction(weight, 216)}
    assert law.total == 216


def test_a_lying_die_is_missed_or_hit_and_shifted() -> None:
    """1 in 6 is hit; of six hits two stay on the level, three go one further, one two further; the face is fair."""
    law = hit_law(PowerThrow(), "1a", 2)
    assert law.probability(Miss("1a")) == Fraction(5, 6)
    for level, weight in ((2, 2), (3, 3), (4, 1)):
        for face in range(1, 7):
            assert law.probability(Hit("1a", (level, face))) == Fraction(weight, 6 * 6 * 6)
    assert len(law) == 19
    assert sum(law.probability(outcome) for outcome in law) == 1


def test_a_die_pushed_past_either_end_is_gone() -> None:
    """Rules 3 and 4: past the last level it is off the board, back over the dark line it is taken away too."""
    law = hit_law(PowerThrow(hit=(1, 1), hit_shifts=((-2, 1), (1, 1), (2, 1), (9, 1))), "0b", 3)
    assert Miss("0b") not in law
    assert law.probability(Hit("0b", "off")) == Fraction(2, 4)
    assert law.probability(Hit("0b", (4, 1))) == Fraction(1, 24)
    assert law.probability(Hit("0b", (1, 6))) == Fraction(1, 24)
    back = hit_law(PowerThrow(hit=(1, 1), hit_shifts=((-2, 1), (-9, 1))), "0b", 2)
    assert dict(back.items()) == {Hit("0b", "short"): 12}


def test_every_law_stays_small() -> None:
    """DECISIONS 1: cut into steps, no law of a throw has more than 26 outcomes."""
    assert max(len(landing_law(PowerThrow(weights=EVEN), power)) for power in POWERS) == 26
    assert max(len(hit_law(PowerThrow(), "0a", level)) for level in (1, 2, 3, 4)) == 19


def test_the_opening_roll_is_every_row_of_faces_once() -> None:
    law = order_law(3)
    assert law.total == len(law) == 216
    assert law.probability(Order((6, 1, 6))) == Fraction(1, 216)


def test_a_throw_is_named_by_its_json() -> None:
    assert throw_of("table") == TableThrow()
    assert throw_of("power") == PowerThrow()
    assert TableThrow().to_json() == "table"
    assert PowerThrow().to_json() == "power"
    for throw in (
        PowerThrow(weights=EVEN),
        PowerThrow(hit=(1, 2)),
        PowerThrow(hit_shifts=((1, 1),)),
        PowerThrow(weights=EVEN, hit=(0, 1), hit_shifts=((-1, 7), (0, 2))),
        PowerThrow.from_tally({3: {"1": 5, "off": 2}}),
    ):
        as_json = json.loads(json.dumps(throw.to_json()))
        assert as_json == throw.to_json()
        assert throw_of(as_json) == throw
        assert hash(throw_of(as_json)) == hash(throw)
        assert throw_of(throw) is throw
    assert throw_of({"model": "power", "hit": [1, 6]}).to_json() == "power"


@pytest.mark.parametrize(
    "option",
    [
        "hand",
        "",
        None,
        7,
        [],
        {},
        {"model": "disc"},
        {"weights": []},
        {"model": "power", "speed": 1},
        PowerThrow,
        b"power",
        {"model": "power", "weights": 5},
        {"model": "power", "hit": None},
        {"model": "power", "hit_shifts": 3},
    ],
)
def test_an_unknown_throw_is_refused(option: Any) -> None:
    with pytest.raises(ValueError, match=r"throw is|option of the power model"):
        throw_of(option)


@pytest.mark.parametrize(
    "row",
    [
        (),
        (1, 1, 1, 1, 1),
        (1,) * 7,
        (0,) * 6,
        (1, 1, 1, 1, 1, -1),
        (1.0,) * 6,
        (True,) * 6,
        ("1",) * 6,
        (None,) * 6,
        "111111",
        (1_000_001,) * 6,
    ],
)
def test_bad_weights_are_refused_with_the_power_and_the_reason(row: Any) -> None:
    with pytest.raises(ValueError, match="power 10 needs six integer weights from 0 to 1000000, not all 0"):
        PowerThrow(weights=(*DEFAULT_WEIGHTS[:9], row))


@pytest.mark.parametrize("n_rows", [0, 1, 9, 11])
def test_there_is_one_row_for_each_power(n_rows: int) -> None:
    with pytest.raises(ValueError, match=f"one row for each power 1 to 10, not {n_rows} rows"):
        PowerThrow(weights=((1,) * 6,) * n_rows)


@pytest.mark.parametrize(
    "hit", [(), (1,), (1, 2, 3), (2, 1), (-1, 6), (1, 0), (0, 0), (0.5, 1), (True, 2), ("1", "6"), "16", (1, 10**7)]
)
def test_a_bad_chance_of_a_hit_is_refused(hit: Any) -> None:
    with pytest.raises(ValueError, match="hit is a chance"):
        PowerThrow(hit=hit)


@pytest.mark.parametrize(
    "shifts", [(), ((1,),), ((1, 0),), ((1, -1),), ((1, 1), (1, 2)), ((1.0, 1),), ((1, "1"),), ((1, 1), ()), ((1, 2, 3),), {}]
)
def test_bad_shifts_of_a_hit_die_are_refused(shifts: Any) -> None:
    with pytest.raises(ValueError, match="hit_shifts are pairs"):
        PowerThrow(hit_shifts=shifts)


def test_a_tally_becomes_the_weights() -> None:
    fitted = PowerThrow.from_tally({7: {"short": 2, "1": 3, "2": 5, "3": 6, "4": 3, "off": 1}, 1: {"short": 4}}, hit=(1, 3))
    assert fitted.weights[6] == (2, 3, 5, 6, 3, 1)
    assert fitted.weights[0] == (4, 0, 0, 0, 0, 0)
    assert fitted.weights[1:6] == DEFAULT_WEIGHTS[1:6]
    assert fitted.hit == (1, 3)
    assert chance_of(7, "3", throw=fitted) == Fraction(6, 20)
    assert landing_law(fitted, 1) == landing_law(PowerThrow(weights=((1, 0, 0, 0, 0, 0),) * 10), 1)
    assert PowerThrow.from_tally({}) == PowerThrow()
    assert PowerThrow.from_tally({2: {1: 5, "off": 1}}).weights[1] == (0, 5, 0, 0, 0, 1)


@pytest.mark.parametrize(
    "tally",
    [
        {0: {"1": 1}},
        {11: {"1": 1}},
        {"7": {"1": 1}},
        {7: {"0": 1}},
        {7: {"5": 1}},
        {7: {"left": 1}},
        {7: {}},
        {7: {"1": 0}},
        {7: {"1": -1}},
        {7: {"1": 1.5}},
        {7: {"1": "3"}},
        {7: {"1": True}},
        {7: {"1": 2, 1: 3}},
        {7.0: {"1": 1}},
        {True: {"1": 1}},
    ],
)
def test_a_tally_that_cannot_be_is_refused(tally: Any) -> None:
    with pytest.raises(ValueError, match=r"a tally names|needs six integer weights"):
        PowerThrow.from_tally(tally)
