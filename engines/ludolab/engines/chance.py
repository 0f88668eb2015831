"""The seeded integer generator: one seed gives one game on every Python, every platform and in the browser.

Integers only. The stream is SplitMix64 (Steele, Lea and Flood, 2014), whose published test vector is a test here; a
number below n comes from rejection, so that no face is ever favoured.
"""

from __future__ import annotations

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def mixed(word: int) -> int:
    """SplitMix64's output function: a bijection of 64-bit words that leaves no pattern."""
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB & _MASK
    return word ^ (word >> 31)


def folded(word: int, bits: int, n: int) -> int | None:
    """`word`, a uniform integer below 2**bits, as a uniform integer below n, or None when it has to be drawn again.

    The top words that would favour low numbers are the ones refused: feeding every word gives every number equally often.
    """
    if word >= (1 << bits) // n * n:
        return None
    return word % n


class Generator:
    """A stream of integers fixed by its seed, an integer from 0 to 2**64 - 1."""

    __slots__ = ("_state", "seed")

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= _MASK:
            raise ValueError(f"a seed is an integer from 0 to 2**64 - 1, not {seed!r}")
        self.seed = self._state = seed

    def word(self) -> int:
        """The next 64-bit word."""
        self._state = (self._state + _GAMMA) & _MASK
        return mixed(self._state)

    def below(self, n: int) -> int:
        """The next integer from 0 to n - 1, each equally likely, for any n of at least 1."""
        if n < 1:
            raise ValueError(f"there is no integer below {n} to draw")
        n_words = max(1, ((n - 1).bit_length() + 63) // 64)
        while True:
            word = 0
            for _ in range(n_words):
                word = word << 64 | self.word()
            number = folded(word, 64 * n_words, n)
            if number is not None:
                return number

    def at(self, ply: int) -> Generator:
        """The stream that belongs to this ply of the game: going back and rolling again rolls the same."""
        return Generator(mixed((self.seed + mixed(ply * _GAMMA + 1 & _MASK)) & _MASK))
