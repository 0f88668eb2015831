"""Any position as words and as plain tables: what a cell shows without a page script or a kernel, and what is read aloud."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from ludolab.engines.protocol import JSON

from .language import number, say, seat_name, told

_OF_SEATS = ("order", "next", "ranks")  # in every game's view these hold seats


def spoken(lang: str, frame: JSON, header: JSON) -> str:
    """What happened last, the score, and who is next, as sentences."""
    names = header["names"]
    parts = [f"{say(lang, 'view-game-' + _kebab(header['game']))}."]
    parts += [told(lang, f"event-{key}", numbers, names) for key, numbers in frame["events"]]
    parts += [
        say(lang, "view-score-of", name=seat_name(lang, names, seat), points=points) for seat, points in enumerate(frame["score"])
    ]
    return " ".join([*parts, next_words(lang, frame, names)])


def next_words(lang: str, frame: JSON, names: Sequence[str]) -> str:
    """Whose turn it is, or who has won."""
    if frame["turn"] == "over":
        return told(lang, "view-turn-over", {"seats": frame["winners"]}, names)
    if frame["turn"] == "chance":
        return say(lang, "view-turn-chance")
    return say(lang, "view-turn-seat", name=seat_name(lang, names, frame["turn"]))


def figure_html(lang: str, frame: JSON, header: JSON) -> str:
    """The position as HTML tables under a caption that says it in words; names are text, whatever is in them."""
    names = header["names"]
    seats = [(seat_name(lang, names, seat), number(lang, points)) for seat, points in enumerate(frame["score"])]
    single = {key: value for key, value in frame["view"].items() if not isinstance(value, Mapping)}
    rows = [
        (say(lang, f"view-{_kebab(key)}"), _seats(lang, value, names) if key in _OF_SEATS else _cell(lang, value))
        for key, value in single.items()
    ]
    parts = [_table(rows=seats), _table(rows=rows)]
    for key, columns in frame["view"].items():
        if isinstance(columns, Mapping) and any(columns.values()):
            heads = [say(lang, f"view-{_kebab(name)}") for name in columns]
            cells = [[_cell(lang, value) for value in row] for row in zip(*columns.values(), strict=True)]
            parts.append(_table(say(lang, f"view-{_kebab(key)}"), heads, cells))
    caption = f"{spoken(lang, frame, header)} {say(lang, 'view-go-on')}"
    return f'<figure lang="{lang}">{"".join(parts)}<figcaption>{escape(caption)}</figcaption></figure>'


def _table(caption: str = "", heads: Sequence[str] = (), rows: Sequence[Sequence[str]] = ()) -> str:
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = f"<thead><tr>{''.join(f'<th scope="col">{escape(text)}</th>' for text in heads)}</tr></thead>" if heads else ""
    tag = "td" if heads else 'th scope="row"'
    body = "".join(
        f"<tr><{tag}>{escape(row[0])}</{tag.split()[0]}>{''.join(f'<td>{escape(text)}</td>' for text in row[1:])}</tr>"
        for row in rows
    )
    return f"<table>{title}{head}<tbody>{body}</tbody></table>"


def _cell(lang: str, value: JSON) -> str:
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say(lang, "view-yes" if value else "view-no")
    if isinstance(value, list):
        inner = [_cell(lang, part) for part in value]
        return (" | " if any(isinstance(part, list) for part in value) else ", ").join(inner)
    if isinstance(value, str):
        return _word(lang, value)
    return number(lang, value)


def _seats(lang: str, value: JSON, names: Sequence[str]) -> str:
    if isinstance(value, int):
        return seat_name(lang, names, value)
    return " | ".join(_seats(lang, part, names) for part in value) if value else "–"


def _word(lang: str, value: str) -> str:
    try:
        return say(lang, f"view-{_kebab(value)}")
    except KeyError:
        return value  # a name such as a die's


def _kebab(name: str) -> str:
    return name.replace("_", "-")
