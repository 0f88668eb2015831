"""The words Python says, from the same locale files as the page: spoken descriptions, figures, text boards.

Numbers are written as the page writes them: halves rounded away from zero, groups of three only from 10 000 on, percents
given their style here and not in the files.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from functools import cache
from math import floor
from pathlib import Path
from typing import Any, TypeAlias

LANGUAGES = ("de", "en", "fr", "it", "pt")
Told: TypeAlias = "int | float | Fraction | str | Sequence[int | str] | Mapping[str, Any]"

_LOCALES = Path(__file__).parent / "locales"


def say(lang: str, key: str, **numbers: Told) -> str:
    """The text of a locale key, with its numbers put in.

    Numbers are formatted for the language, lists joined by its "and". Raises KeyError for a key the language lacks and
    ValueError for a number the text needs and did not get: both are faults of the program, not of a player.
    """
    texts = _bundle(lang)
    if not texts.has_message(key):
        raise KeyError(f"no text {key!r} in {lang}.ftl")
    text, errors = texts.format_pattern(texts.get_message(key).value, {name: _argument(lang, n) for name, n in numbers.items()})
    if errors:
        raise ValueError(f"{lang}.ftl, {key}: {errors[0]}")
    return str(text)


def told(lang: str, key: str, numbers: Mapping[str, Told], names: Sequence[str] = ()) -> str:
    """An event or a refusal as a sentence: `key` is a complete locale key, `numbers` are those of the engine.

    `seat` gives $name, `owner` becomes a name, `order` and `seats` become names, `terms` a sum, `die` its letter
    and whose it is $owner; a refusal
    inside a refusal (`reason`) is told on its own. `names` may be empty or hold "" for a seat without a name.
    """
    return say(lang, key, **_sentence(lang, numbers, names))


def seat_name(lang: str, names: Sequence[str], seat: int) -> str:
    """The seat's name, or "Player 1" in this language."""
    return (names[seat] if seat < len(names) else "") or say(lang, "table-player", number=seat + 1)


def number(lang: str, value: float | Fraction, digits: int = 2) -> str:
    """The number with at most `digits` decimals.

    >>> number("de", Fraction(7, 2)), number("en", 12345)
    ('3,5', '12,345')
    """
    return _written(lang, _rounded(value, digits), maximumFractionDigits=digits)


def percent(lang: str, share: float | Fraction, digits: int = 1) -> str:
    """A share of 1 as percent, with at most `digits` decimals.

    >>> percent("en", Fraction(1, 6))
    '16.7%'
    """
    return _written(lang, _rounded(share, digits + 2), style="percent", maximumFractionDigits=digits)


def listed(lang: str, items: Iterable[str]) -> str:
    """ "Ana, Ben and Cem"."""
    from babel.lists import format_list

    return format_list(list(items), locale=lang)


@cache
def _bundle(lang: str) -> Any:
    if lang not in LANGUAGES:
        raise KeyError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
    from fluent.runtime import FluentBundle, FluentResource

    texts = FluentBundle([lang], use_isolating=False)
    texts.add_resource(FluentResource((_LOCALES / f"{lang}.ftl").read_text(encoding="utf-8")))
    return texts


def _argument(lang: str, value: Any) -> Any:
    from fluent.runtime.types import fluent_number

    if isinstance(value, str):
        return value
    if isinstance(value, int | float | Fraction):
        rounded = _rounded(value, 3)
        return fluent_number(rounded, maximumFractionDigits=3, useGrouping=abs(Decimal(rounded)) >= 10_000)
    return listed(lang, [item if isinstance(item, str) else number(lang, item) for item in value])


def _sentence(lang: str, numbers: Mapping[str, Told], names: Sequence[str]) -> dict[str, Told]:
    made: dict[str, Told] = {}
    for name, value in numbers.items():
        if isinstance(value, Mapping):
            made[name] = told(lang, value["key"], value["numbers"], names)
        elif name == "die" and isinstance(value, str) and (letter := value.lstrip("0123456789")) not in ("", value):
            made[name] = letter
            made.setdefault("owner", seat_name(lang, names, int(value.removesuffix(letter))))
        elif name == "owner" and isinstance(value, int):
            made[name] = seat_name(lang, names, value)
        elif isinstance(value, str | int | float | Fraction):
            made[name] = value
        elif name == "terms":
            made[name] = " + ".join(number(lang, term) if isinstance(term, int) else term for term in value)
        else:
            seats = name in ("order", "seats")
            words = [seat_name(lang, names, item) if seats and isinstance(item, int) else str(item) for item in value]
            made[name] = ", ".join(words) if name == "order" else listed(lang, words)
            made.setdefault("n", len(words))
        if name == "seat" and isinstance(value, int):
            made["name"] = seat_name(lang, names, value)
    return made


def _rounded(value: float | Fraction, digits: int) -> int | Decimal:
    """Exactly rounded, halves away from zero: formatters differ on halves, so none may be left to them.

    A whole number is an int and other numbers end in no zero: in the plurals of some languages 1.0 is not 1.
    """
    exact = Fraction(value)
    whole = floor(abs(exact) * 10**digits + Fraction(1, 2)) * (1 if exact >= 0 else -1)
    made = Decimal(whole).scaleb(-digits)
    return int(made) if made == int(made) else made.normalize()


def _written(lang: str, value: int | Decimal, **style: Any) -> str:
    from babel import Locale
    from fluent.runtime.types import fluent_number

    grouping = abs(Decimal(value)) * (100 if "style" in style else 1) >= 10_000
    return fluent_number(value, useGrouping=grouping, **style).format(Locale.parse(lang))
