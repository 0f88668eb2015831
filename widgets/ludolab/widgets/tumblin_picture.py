"""The board of Tumblin' Dice as a still picture: terraces, line, landing disc, pads, and the dice that lie on them.

Positions are decoration, here as on the page: the rules know levels only, so the dice of a level stand in rows in the order
of their names, each turned a little. matplotlib is imported by the caller's figure and inside the function.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, cos, radians, sin
from typing import Any

from .figures import picture, styled
from .language import say, seat_name

SEATS = ("#0070af", "#b14e00", "#007a59", "#8f4f9f", "#946000", "#4b5b6b")
MARKS = ("o", "^", "s", "D", "*", "P")
WIDTH, HEIGHT = 760, 470
_INK, _LINE, _WHITE = "#1f2328", "#43301a", "#fffdf8"
# level, left, top, width, height, colour: highest first; the first plank carries level 0, the line and level 1
_PLANKS = (
    (0, 18, 18, 312, 404, "#f4e6cb"),
    (2, 330, 34, 122, 372, "#e6c795"),
    (3, 452, 50, 116, 340, "#d9b173"),
    (4, 584, 38, 142, 112, "#c99850"),
    (4, 584, 164, 142, 112, "#c99850"),
    (4, 584, 290, 142, 112, "#c99850"),
)
_LEVEL_ONE = (185, 18, 145, 404)
_NUMERAL: dict[str, Any] = {"fontweight": "bold", "color": "#5a3208", "alpha": 0.55, "ha": "center", "va": "center"}
_NUMERALS = ((0, 154), (1, 258), (2, 391), (3, 510))
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def board_figure(view: Mapping[str, Any], names: Sequence[str], lang: str) -> Any:
    """The board as it lies, from a frame's `view`."""
    with styled():
        figure = picture((8, 5), layout="none")
        draw_board(figure, view, names, lang)
    figure.spoken = say(lang, "figure-board", n=sum(level > 0 for level in view["dice"]["level"]))
    return figure


def draw_board(figure: Any, view: Mapping[str, Any], names: Sequence[str], lang: str) -> None:
    """The figure shows the board of a frame's `view`, with the seats' marks and totals below it."""
    from matplotlib.patches import Circle, FancyBboxPatch, Rectangle

    axes = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=(0, WIDTH), ylim=(HEIGHT + 6, 0), aspect="equal")
    axes.axis("off")
    for level, x, y, width, height, colour in _PLANKS:
        corner = "round,pad=0,rounding_size=12" if level in (0, 4) else "round,pad=0,rounding_size=3"
        for drop, shade, alpha in ((9, "#2b1803", 0.10), (5, "#6b4719", 1.0)):
            axes.add_patch(FancyBboxPatch((x, y + drop), width, height, corner, facecolor=shade, alpha=alpha, linewidth=0))
        axes.add_patch(FancyBboxPatch((x, y), width, height, corner, facecolor=colour, linewidth=0))
        if level == 4:
            axes.text(x + width - 22, y + 26, "4", fontsize=17, **_NUMERAL)
    axes.add_patch(Rectangle((185, 18), 145, 404, facecolor="#f0dbb7", linewidth=0))
    axes.add_patch(Rectangle((178, 18), 7, 404, facecolor=_LINE, linewidth=0))
    for level, x in _NUMERALS:
        axes.text(x, 62 + 14 * (level > 1), str(level), fontsize=22, **_NUMERAL)
    axes.add_patch(Circle((92, 226), 57, facecolor="#2b1803", alpha=0.18, linewidth=0))
    axes.add_patch(Circle((92, 220), 56, facecolor="#fbf3e0", edgecolor="#d9c49a", linewidth=1.4))
    axes.annotate("", (118, 220), (66, 220), arrowprops={"arrowstyle": "->", "color": "#8a6b35", "lw": 2.4})
    table = view["dice"]
    for level in (1, 2, 3, 4):
        here = [(die, face) for die, at, face in zip(table["die"], table["level"], table["face"], strict=True) if at == level]
        for (die, face), spot in zip(here, _spots(level, len(here)), strict=True):
            _draw_die(axes, die, face, *spot, 38 if len(here) <= 12 else 26)
    n = len(view["totals"])
    for seat, total in enumerate(view["totals"]):
        left = 40 + seat * (WIDTH - 60) / n
        axes.plot([left], [HEIGHT - 16], marker=MARKS[seat], color=SEATS[seat], markersize=9, clip_on=False)
        axes.text(left + 14, HEIGHT - 16, f"{seat_name(lang, names, seat)}  {total}", fontsize=11, color=_INK, va="center")


def _spots(level: int, n: int) -> list[tuple[float, float]]:
    """Where the n dice of a level stand: in rows, or spread over the three pads."""
    beds = [plank[1:5] for plank in _PLANKS if plank[0] == level] if level > 1 else [_LEVEL_ONE]
    spots: list[tuple[float, float]] = []
    for index, (x, y, width, height) in enumerate(beds):
        here = n // len(beds) + (index < n % len(beds))
        columns = max(1, min(here, round((here * width / height) ** 0.5)))
        rows = ceil(here / columns)
        head = 0 if level == 4 else 66
        for place in range(here):
            row, column = divmod(place, columns)
            spots.append((x + width * (column + 0.5) / columns, y + head + (height - head) * (row + 0.5) / rows))
    return spots


def _draw_die(axes: Any, die: str, face: int, x: float, y: float, side: float) -> None:
    """One die, turned a little by its own name, with its pips and its seat's mark and letter beside it."""
    from matplotlib.patches import FancyBboxPatch
    from matplotlib.transforms import Affine2D

    seat, letter = int(die[:-1]), die[-1]
    turn = (seat * 5 + ord(letter) * 7) % 23 - 11
    x, y = x - side * 0.2, y + side * 0.1
    turned = Affine2D().rotate_deg_around(x, y, turn) + axes.transData
    corner = f"round,pad=0,rounding_size={side * 0.18}"
    body = FancyBboxPatch(
        (x - side / 2, y - side / 2), side, side, corner, facecolor=SEATS[seat], edgecolor=_WHITE, linewidth=1.2
    )
    body.set_transform(turned)
    axes.add_patch(body)
    c, s = cos(radians(turn)), sin(radians(turn))
    pips = [(x + side * 0.26 * (u * c - v * s), y + side * 0.26 * (u * s + v * c)) for u, v in _PIPS[face]]
    axes.plot(*zip(*pips, strict=True), linestyle="", marker="o", color=_WHITE, markersize=side * 0.13)
    beside = {"marker": MARKS[seat], "color": SEATS[seat], "markersize": 7, "markeredgecolor": _WHITE}
    axes.plot([x + side * 0.72], [y - side * 0.55], markeredgewidth=0.6, **beside)
    axes.text(x + side * 0.9, y - side * 0.55, letter, fontsize=9, fontweight="bold", color=SEATS[seat], va="center", ha="left")
