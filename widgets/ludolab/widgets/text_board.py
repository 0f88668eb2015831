"""Any position as words and as plain tables: what a cell shows without a page script or a kernel, and what is read aloud.

The tables follow the same rules as the page's own text board: scalars are rows, lists with one entry for each seat are
columns of one table by seat, objects of equally long lists are tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludolab.engines.protocol import JSON

from .language import number, say, seat_name, told

SEAT_KEYS = ("next", "order", "owner", "ranks", "seat", "seats", "thrower")  # their numbers are seats, in every game
_NOTHING = "\N{EN DASH}"


def spoken(lang: str, frame: JSON, header: JSON) -> str:
    """The game, what happened last, the score, and who is next, as sentences."""
    names = header["names"]
    scores = [say(lang, "view-score-of", name=seat_name(lang, names, seat), n=n) for seat, n in enumerate(frame["score"])]
    events = [told(lang, f"event-{key}", numbers, names) for key, numbers in frame["events"]]
    title = say(lang, f"game-{_kebab(header['game'])}")
    return " ".join([f"{title}.", *events, *scores, _next_words(lang, frame, names)])


def go_on(lang: str) -> str:
    """How a board comes back to life of which only the picture is left."""
    return say(lang, "view-go-on")


def figure_html(lang: str, frame: JSON, header: JSON) -> str:
    """The position as HTML tables under a caption that says it in words; names are text, whatever is in them."""
    names, view = header["names"], frame["view"]
    n_seats = len(frame["score"])
    rows: list[list[str]] = []
    by_seat: dict[str, list[JSON]] = {}
    tables: list[str] = []
    for key, value in view.items():
        if isinstance(value, list) and len(value) == n_seats and key not in SEAT_KEYS:
            by_seat[key] = value
        elif isinstance(value, dict) and all(_is_numbers(column, n_seats) for column in value.values()):
            by_seat |= {f"{key}-{name}": column for name, column in value.items()}
        elif isinstance(value, dict):
            heads = [_label(lang, name) for name in value]
            cells = [[_cell(lang, part, "", names) for part in row] for row in zip(*value.values(), strict=True)]
            if cells:
                tables.append(_table(_label(lang, key), heads, cells))
        else:
            rows.append([_label(lang, key), _cell(lang, value, key, names)])
    heads = [say(lang, "table-seat"), say(lang, "table-score"), *(_label(lang, key) for key in by_seat)]
    of_seats = [
        [
            seat_name(lang, names, seat),
            number(lang, frame["score"][seat]),
            *(_cell(lang, column[seat], key, names) for key, column in by_seat.items()),
        ]
        for seat in range(n_seats)
    ]
    board = "".join([_table("", [], rows), _table(say(lang, "table-by-seat"), heads, of_seats), *tables])
    caption = escape(f"{spoken(lang, frame, header)} {go_on(lang)}")
    return f'<figure lang="{lang}">{board}<figcaption>{caption}</figcaption></figure>'


def _next_words(lang: str, frame: JSON, names: Sequence[str]) -> str:
    if frame["turn"] == "over":
        winners = [seat_name(lang, names, seat) for seat in frame["winners"]]
        if not winners:
            return say(lang, "table-over")
        return say(lang, "table-won", n=len(winners), names=winners)
    if frame["turn"] == "chance":
        return say(lang, "table-chance")
    return say(lang, "table-turn", name=seat_name(lang, names, frame["turn"]))


def _table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    title = f"<caption>{escape(caption)}</caption>" if caption else ""
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(text)}</td>" for text in rest)}</tr>'
        for first, *rest in rows
    )
    return f"<table>{title}{f'<thead><tr>{head}</tr></thead>' if head else ''}<tbody>{body}</tbody></table>"


def _is_numbers(column: Sequence[JSON], n_seats: int) -> bool:
    return len(column) == n_seats and all(isinstance(value, int) for value in column)


def _label(lang: str, name: str) -> str:
    return say(lang, f"view-{_kebab(name)}")


def _cell(lang: str, value: JSON, key: str, names: Sequence[str]) -> str:
    match value:
        case None | "" | []:
            return _NOTHING
        case bool():
            return say(lang, "table-yes" if value else "table-no")
        case int() if key in SEAT_KEYS:
            return seat_name(lang, names, value)
        case int():
            return number(lang, value)
        case str():
            return _word(lang, key, value)
        case _:
            parts = [_cell(lang, part, key, names) for part in value]
            return (" | " if any(isinstance(part, list) for part in value) else ", ").join(parts)


def _word(lang: str, key: str, value: str) -> str:
    try:
        return say(lang, f"view-{_kebab(key)}-{_kebab(value)}")
    except KeyError:
        return value  # a name, such as a die's


def _kebab(name: str) -> str:
    return name.replace("_", "-")
