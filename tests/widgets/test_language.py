"""The words of Python: numbers as the page writes them, plurals, sentences about events."""

from __future__ import annotations

from fractions import Fraction

import pytest

from ludolab.widgets import language
from ludolab.widgets.language import LANGUAGES, listed, number, percent, say, seat_name, told

NARROW, NO_BREAK = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"


def test_numbers_are_rounded_exactly_with_halves_away_from_zero() -> None:
    """0.125 to two places is 0.13 here and in the page; fractions are rounded from what they are, not from a float."""
    assert number("en", Fraction(1, 8)) == "0.13"
    assert number("en", Fraction(-1, 8)) == "-0.13"
    assert number("de", Fraction(7, 2)) == "3,5"
    assert number("en", 2.0) == "2"
    assert number("en", Fraction(10**15 + 1, 10**15), 3) == "1"


def test_four_digits_are_not_grouped() -> None:
    """The one rule on which all five languages agree in both halves."""
    assert {number(lang, 1234) for lang in LANGUAGES} == {"1234"}
    assert [number(lang, 12345) for lang in LANGUAGES] == ["12.345", "12,345", f"12{NARROW}345", "12.345", "12.345"]


def test_percents() -> None:
    assert percent("en", Fraction(1, 6)) == "16.7%"
    assert percent("de", Fraction(1, 6)) == f"16,7{NO_BREAK}%"
    assert percent("en", Fraction(1, 8), 0) == "13%"
    assert percent("en", 1) == "100%"


def test_lists() -> None:
    assert listed("en", ["Ana", "Ben"]) == "Ana and Ben"
    assert listed("de", ["Ana", "Ben", "Cem"]) == "Ana, Ben und Cem"


def test_plurals_follow_the_number() -> None:
    """1 is singular, also when it comes as a fraction or a float."""
    assert say("en", "view-score-of", name="Ana", n=1) == "Ana has 1 point."
    assert say("en", "view-score-of", name="Ana", n=Fraction(3, 3)) == "Ana has 1 point."
    assert say("en", "view-score-of", name="Ana", n=0) == "Ana has 0 points."


def test_faults_of_the_program_are_raised() -> None:
    """A key or a number that is missing, a language there is not."""
    with pytest.raises(KeyError, match="no-such-key"):
        say("en", "no-such-key")
    with pytest.raises(ValueError, match="view-score-of"):
        say("en", "view-score-of", n=1)
    with pytest.raises(KeyError, match="xx"):
        say("xx", "view-go-on")


def test_events_become_sentences() -> None:
    """Seats are named, terms summed, dice called by their letter, lists of seats joined."""
    names = ("Ana", "")
    assert seat_name("en", names, 1) == seat_name("en", (), 1) == "Player 2"
    points = {"seat": 0, "terms": [12, 3], "points": 15, "total": 45}
    assert told("en", "event-round-points", points, names) == "Ana: 12 + 3 = 15, 45 in all."
    assert told("en", "event-order-set", {"order": [1, 0]}, names) == "Order: Player 2, Ana."
    assert told("en", "event-won", {"seats": [0], "total": 7}, names) == "Ana wins with 7 points."
    assert told("en", "event-won", {"seats": [0, 1], "total": 7}, names).startswith("Ana and Player 2 win")
    assert "die b" in told("en", "illegal-die-not-on-board", {"die": "0b"}, names)
    assert told("en", "illegal-die-not-on-board", {"die": "0b"}, names).startswith("Ana")


def test_a_reason_inside_a_refusal_is_told() -> None:
    reason = {"key": "illegal-level-range", "numbers": {"level": 9, "lowest": 1, "highest": 4}}
    text = told("en", "record-bad-step", {"step": 3, "reason": reason, "text": "land 9:1"})
    assert text == "Step 3 breaks a rule. There is no level 9: levels go from 1 to 4."


def test_names_are_put_in_as_they_are() -> None:
    """Neither markup nor what looks like a placeholder is taken for anything but text."""
    for name in ("<b>", "{ $n }", "{", "\N{HEBREW LETTER ALEF}"):
        assert say("en", "view-score-of", name=name, n=2) == f"{name} has 2 points."


def test_a_language_is_read_once() -> None:
    assert language._bundle("en") is language._bundle("en")
