"""The generator: the published stream, and proof that drawing below n favours nobody."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ludolab.engines.chance import Generator, folded, mixed
from ludolab.engines.pmf import Pmf
from ludolab.engines.record import draw


def test_the_stream_is_the_published_one() -> None:
    """SplitMix64 from the seed 1234567, the test vector that implementations in many languages share."""
    generator = Generator(1234567)
    assert [generator.word() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_stream_of_seed_0_is_the_published_one() -> None:
    generator = Generator(0)
    assert [f"{generator.word():016x}" for _ in range(3)] == ["e220a8397b1dcdaf", "6e789e6aa1b965f4", "06c45d188009454f"]


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 36, 100, 255, 256, 257, 1000, 21845, 32768, 32769, 65535, 65536])
def test_every_16_bit_word_gives_every_number_equally_often(n: int) -> None:
    drawn = Counter(folded(word, 16, n) for word in range(1 << 16))
    again = drawn.pop(None, 0)
    assert set(drawn) == set(range(n))
    assert set(drawn.values()) == {(1 << 16) // n}
    assert again == (1 << 16) % n
    assert 2 * again < 1 << 16


def test_a_remainder_without_rejection_would_not() -> None:
    """What the proof above can see: `byte % 6` favours the low faces."""
    faces = Counter(byte % 6 for byte in range(256))
    assert faces[0] > faces[5]


def test_mixed_is_a_bijection_where_it_can_be_tried() -> None:
    assert len({mixed(word) for word in range(100_000)}) == 100_000
    assert all(0 <= mixed(word) < 1 << 64 for word in (0, 1, (1 << 64) - 1))


@pytest.mark.parametrize("n", [1, 2, 6, 2**63, 2**63 + 1, 2**64 - 1, 2**64, 2**64 + 1, 3**200])
def test_below_stays_below_and_uses_more_words_where_needed(n: int) -> None:
    generator = Generator(7)
    drawn = [generator.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    if n > 2**64:
        assert max(drawn) > n // 2 > min(drawn)
    again = Generator(7)
    assert [again.below(n) for _ in range(200)] == drawn


def test_a_refused_word_is_replaced_by_the_next() -> None:
    n = 2**63 + 1  # nearly half of all words are refused
    words = Generator(99)
    expected: list[int] = []
    while len(expected) < 50:
        number = folded(words.word(), 64, n)
        if number is not None:
            expected.append(number)
    generator = Generator(99)
    assert [generator.below(n) for _ in range(50)] == expected


@pytest.mark.parametrize("n", [0, -1])
def test_nothing_can_be_drawn_below_one(n: int) -> None:
    with pytest.raises(ValueError, match="no integer below"):
        Generator(1).below(n)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.0, "7", None, True])
def test_a_seed_is_a_64_bit_integer(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is an integer from 0"):
        Generator(seed)


def test_every_ply_has_a_stream_of_its_own() -> None:
    generator = Generator(5)
    first = [generator.at(ply).word() for ply in range(2000)]
    generator.word()  # what was drawn before does not matter
    assert [generator.at(ply).word() for ply in range(2000)] == first
    assert len(set(first)) == 2000
    assert Generator(6).at(0).word() != generator.at(0).word()
    streams = [generator.at(ply) for ply in range(200)]
    assert len({stream.word() for stream in streams for _ in range(20)}) == 4000


def test_a_draw_follows_the_weights_case_by_case() -> None:
    law = Pmf({"short": 1, "level": 4, "off": 2})
    generator, twin = Generator(11), Generator(11)
    laid_out = ["level"] * 4 + ["off"] * 2 + ["short"]
    assert [draw(law, generator) for _ in range(300)] == [laid_out[twin.below(7)] for _ in range(300)]


def test_sixty_thousand_rolls_are_as_even_as_chance_allows() -> None:
    """A seeded check that `below` is wired to `folded`: each face within 5 standard deviations of 10 000."""
    generator = Generator(2008)
    faces = Counter(generator.below(6) for _ in range(60_000))
    assert all(abs(n - 10_000) < 5 * 92 for n in faces.values())
    assert len(faces) == 6
