"""Pictures by matplotlib, for print, exported pages and cells that have outlived their kernel.

The same three inks as on the page: exact = filled blue bars, counted = outlined bars with a whisker, a guess = a dashed
magenta line. Axes begin at 0, outcomes have whole-number ticks. matplotlib is imported when the first picture is made, never
through its global state; the same picture is the same text, byte for byte.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from fractions import Fraction
from functools import cache
from html import escape
from math import sqrt
from typing import Any

from ludolab.engines.pmf import Pmf

from .language import listed, number, percent, say

EXACT, SECOND, SECOND_GROUND, GUESS = "#1b69c9", "#8f5200", "#f3dcb4", "#c2185b"
PAPER, INK, QUIET, LINE = "#fffdf8", "#1f2328", "#5b6472", "#e3dfd3"
READINGS = ("exactly", "at-least", "at-most")
SCALES = ("fraction", "percent", "of100")
MAX_FILLED = 400  # whole numbers between the least and the greatest outcome are shown, impossible or not, up to this many

_STYLE: dict[Any, Any] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "axes.edgecolor": QUIET,
    "axes.labelcolor": QUIET,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "hatch.linewidth": 1.4,
    "svg.fonttype": "none",  # letters stay letters: small, sharp, and read by screen readers
    "svg.hashsalt": "ludolab",
    "axes.facecolor": "none",
}
_LEGEND: dict[str, Any] = {"loc": "lower left", "bbox_to_anchor": (-0.01, 0.99), "ncols": 4, "frameon": False, "fontsize": 9}
_OUTLINED: dict[str, Any] = {
    "facecolor": "none",
    "edgecolor": INK,
    "linewidth": 1.5,
    "zorder": 3,
    "error_kw": {"elinewidth": 1.2, "capsize": 3, "ecolor": INK, "zorder": 3},
}
_CRAYON: dict[str, Any] = {
    "color": GUESS,
    "linewidth": 2.2,
    "dashes": (3.4, 2.2),
    "marker": "o",
    "markersize": 3.5,
    "zorder": 4,
}


def axis_of(*laws: Any) -> list[Any]:
    """The outcomes with a place on the axis, in order: whole numbers without gaps, or categories as text, as they come.

    >>> axis_of(Pmf({2: 1, 5: 1}), {3: 7})
    [2, 3, 4, 5]
    """
    seen = list(dict.fromkeys(outcome for law in laws if law is not None for outcome in law))
    if not all(type(outcome) is int for outcome in seen):
        return list(dict.fromkeys(map(str, seen)))
    seen.sort()
    filled = bool(seen) and seen[-1] - seen[0] < MAX_FILLED
    return list(range(seen[0], seen[-1] + 1)) if filled else seen


def weights_on(axis: Sequence[Any], law: Any) -> list[int]:
    """The weight or count of each outcome of the axis, 0 where the law has none."""
    known: dict[Any, int] = {}
    places = set(axis)
    for outcome, weight in () if law is None else law.items():
        place = outcome if type(outcome) is int and outcome in places else str(outcome)
        known[place] = known.get(place, 0) + weight
    return [known.get(outcome, 0) for outcome in axis]


def read_as(values: Sequence[Any], reading: str) -> list[Any]:
    """The values as they are, or running totals from the right ("at-least") or from the left ("at-most")."""
    if reading == "exactly":
        return list(values)
    ordered = list(values)[::-1] if reading == "at-least" else list(values)
    running: list[Any] = []
    for value in ordered:
        running.append(value + running[-1] if running else value)
    return running[::-1] if reading == "at-least" else running


def pmf_figure(
    pmf: Pmf[Any] | None,
    second: Pmf[Any] | None = None,
    *,
    counts: Mapping[Any, int] | None = None,
    prediction: Sequence[float] | None = None,
    title: str = "",
    labels: Sequence[str] = ("", ""),
    reading: str = "exactly",
    scale: str = "percent",
    lang: str = "en",
    outcomes: Sequence[Any] = (),
) -> Any:
    """A chart of one or two laws on shared axes, with counts and a guess over them where given; a matplotlib Figure.

    prediction: shares, one for each outcome of the axis, or a mapping. outcomes: further places on the axis, which is all
    there is to see while a guess is asked for. Raises ValueError for an unknown reading or scale.
    """
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    if reading not in READINGS or scale not in SCALES:
        raise ValueError(f"reading is one of {READINGS} and scale one of {SCALES}, not {reading!r} and {scale!r}")
    laws = [law for law in (pmf, second) if law]
    axis = axis_of(*laws, counts, dict.fromkeys(outcomes, 0) if outcomes else None)
    whole = all(type(outcome) is int for outcome in axis)
    places = list(axis) if whole else list(range(len(axis)))
    with styled():
        figure = picture((7, 3.5))
        axes = figure.add_subplot()
        inks: list[dict[str, Any]] = [{"color": EXACT}, {"facecolor": SECOND_GROUND, "edgecolor": SECOND, "hatch": "////"}]
        width = 0.78 / len(laws) if laws else 0.78
        names = _names(labels, lang)
        for index, law in enumerate(laws):
            heights = [weight / law.total for weight in read_as(weights_on(axis, law), reading)]
            shift = (index - (len(laws) - 1) / 2) * width
            axes.bar([place + shift for place in places], heights, width * 0.97, label=names[index], **inks[index])
        if counts and sum(counts.values()):
            _draw_counts(axes, places, read_as(weights_on(axis, counts), reading), sum(counts.values()), bool(laws), lang)
        if prediction is not None and len(axis):
            shares = [prediction.get(x, 0) for x in axis] if isinstance(prediction, Mapping) else list(prediction)
            heights = [min(1.0, height) for height in read_as(shares, reading)]
            axes.plot(places, heights, label=say(lang, "chart-your-guess"), **_CRAYON)
        _scale_axes(axes, axis, places, laws, scale, lang, reading)
        if whole:
            axes.xaxis.set_major_locator(MaxNLocator(16, integer=True, steps=[1, 2, 5, 10], min_n_ticks=1))
            axes.xaxis.set_major_formatter(FuncFormatter(lambda x, _: number(lang, round(x))))
            for row, law in enumerate(laws):
                _draw_moments(axes, law, row, (EXACT, SECOND)[row])
        signs = axes.get_legend_handles_labels()
        signs = [*zip(*sorted(zip(*signs, strict=True), key=lambda sign: sign[0] in axes.lines), strict=True)]  # bars first
        several = bool(signs) and len(signs[1]) > 1
        axes.set_title(title, loc="left", fontsize=12, fontweight="bold", pad=26 if several else 10)
        if several:
            axes.legend(*signs, **_LEGEND)
        settle(figure)
    told: dict[str, Any] = {"counts": counts, "prediction": prediction, "title": title, "labels": labels, "outcomes": outcomes}
    figure.spoken = spoken(pmf, second, lang=lang, **told)
    return figure


def spoken(
    pmf: Pmf[Any] | None,
    second: Pmf[Any] | None = None,
    *,
    counts: Mapping[Any, int] | None = None,
    prediction: Any = None,
    title: str = "",
    labels: Sequence[str] = ("", ""),
    lang: str = "en",
    outcomes: Sequence[Any] = (),
) -> str:
    """What such a chart shows, in sentences of the language."""
    title = title or say(lang, "chart-untitled")
    heading = title if title[-1] in ".!?…" else f"{title}."
    said: list[str] = []
    if pmf:
        most = _most(pmf.items(), pmf.total, lang)
        said += [say(lang, "figure-law", title=heading, outcomes=_span(axis_of(pmf), lang), **most), *_moments_text(pmf, lang)]
    if second:
        name = labels[1] or say(lang, "chart-exact-second")
        most = _most(second.items(), second.total, lang)
        said += [say(lang, "figure-law-other", title=name, **most), *_moments_text(second, lang)]
    if counts and sum(counts.values()):
        n = sum(counts.values())
        said += ([] if pmf else [heading]) + [say(lang, "figure-counts", n=n, **_most(counts.items(), n, lang))]
    if not said and outcomes:
        return say(lang, "figure-hidden", title=heading, outcomes=_span(outcomes, lang))
    if not said:
        return f"{heading} {say(lang, 'chart-nothing')}"
    if prediction is not None:
        said.append(say(lang, "figure-guess"))
    return " ".join(said)


def svg(figure: Any) -> str:
    """The figure as SVG text, the same for the same figure."""
    buffer = io.StringIO()
    with styled():
        figure.savefig(buffer, format="svg", metadata={"Date": None})
    return buffer.getvalue()


def figure_html(svg: str, spoken: str) -> str:
    """An HTML figure that survives the cleaning of untrusted notebooks: the picture as data, the words beside it."""
    data = base64.b64encode(svg.encode()).decode()
    words = escape(spoken)
    picture = f'<img src="data:image/svg+xml;base64,{data}" alt="{words}" style="max-width:100%">'
    return f'<figure style="margin:0">{picture}<figcaption>{words}</figcaption></figure>'


@contextmanager
def styled() -> Iterator[None]:
    """Whatever matplotlib draws inside is drawn in the look of the house."""
    import matplotlib

    with matplotlib.rc_context(_STYLE):
        yield


@cache
def _picture_class() -> Any:
    from matplotlib.figure import Figure

    class Picture(Figure):
        """A Figure that shows itself in a notebook, in words too, and prints the same in every run."""

        spoken = ""

        def _repr_mimebundle_(self, **options: Any) -> dict[str, str]:
            return {"text/plain": repr(self), "text/html": figure_html(svg(self), self.spoken)}

        def __repr__(self) -> str:
            return f"<Figure: {self.spoken}>"

    return Picture


def picture(size: tuple[float, float], layout: str = "constrained") -> Any:
    """An empty figure of so many inches, on paper; its `spoken` is to be said."""
    return _picture_class()(figsize=size, facecolor=PAPER, layout=layout)


def settle(figure: Any) -> None:
    """The layout is found once and kept: found anew for every picture, it wanders by a hair and with it the text of the SVG."""
    figure.draw_without_rendering()
    figure.set_layout_engine("none")


def _names(labels: Sequence[str], lang: str) -> tuple[str, str]:
    return labels[0] or say(lang, "chart-exact"), labels[1] or say(lang, "chart-exact-second")


def _draw_counts(axes: Any, places: list[Any], seen: list[int], n: int, over: bool, lang: str) -> None:
    """Outlined bars, each with Wilson's 95 % interval."""
    from ludolab.engines.odds.simulate import proportion

    shares = [proportion(count, n) for count in seen]
    heights = [share.mean for share in shares]
    errors = [[share.mean - share.low for share in shares], [share.high - share.mean for share in shares]]
    axes.bar(places, heights, 0.46 if over else 0.78, yerr=errors, label=say(lang, "chart-counted", n=n), **_OUTLINED)


def _scale_axes(axes: Any, axis: list[Any], places: list[Any], laws: list[Any], scale: str, lang: str, reading: str) -> None:
    """The share axis from 0 with round ticks, or with whole cases of a small total; the outcome axis with its words."""
    from matplotlib.ticker import FuncFormatter, MaxNLocator, MultipleLocator

    drawn = axes.dataLim.ymax if axes.containers or axes.lines else 0.3
    top = 1.0 if reading != "exactly" else min(1.0, drawn * 1.06)
    axes.set_ylim(0, top)
    totals = {law.total for law in laws}
    if scale == "fraction" and len(totals) == 1 and min(totals) <= MAX_FILLED:
        total = min(totals)
        step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if top * total / step <= 7)
        axes.yaxis.set_major_locator(MultipleLocator(step / total))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: f"{round(y * total)}/{total}" if y else "0"))
    else:
        hundred = scale == "of100"
        axes.yaxis.set_major_locator(MaxNLocator(nbins=6, steps=[1, 2, 5, 10]))
        axes.yaxis.set_major_formatter(FuncFormatter(lambda y, _: number(lang, y * 100, 1) if hundred else percent(lang, y)))
    if axis != places:
        axes.set_xticks(places, axis, rotation=30 if max(map(len, axis)) * len(axis) > 70 else 0)
    if places:
        axes.set_xlim(places[0] - 0.7, places[-1] + 0.7)
    read = "" if reading == "exactly" else f" ({say(lang, f'figure-{reading}')})"
    axes.set_xlabel(say(lang, "figure-outcome") + read, loc="right")
    axes.set_ylabel(say(lang, "chart-of-100", n="").strip() if scale == "of100" else say(lang, "figure-chance"))
    axes.grid(axis="y", color=LINE)
    axes.set_axisbelow(True)
    axes.spines["left"].set_visible(False)
    axes.tick_params(length=0, pad=4)


def _draw_moments(axes: Any, law: Pmf[Any], row: int, ink: str) -> None:
    """Below the bars, where they balance, and one standard deviation to either side."""
    mean, spread = float(law.mean()), sqrt(law.variance())
    y = -0.022 - row * 0.035
    below = {"transform": axes.get_xaxis_transform(), "clip_on": False, "zorder": 5}
    axes.plot([mean - spread, mean + spread], [y, y], color=ink, alpha=0.45, linewidth=3, solid_capstyle="round", **below)
    axes.plot([mean], [y], marker="^", markersize=7, color=ink, markeredgecolor=PAPER, **below)
    axes.tick_params(axis="x", pad=10 + 7 * row)


def _span(axis: Sequence[Any], lang: str) -> str:
    """The outcomes in words: from … to …, or all categories."""
    if all(type(outcome) is int for outcome in axis):
        return say(lang, "figure-span", first=str(axis[0]), last=str(axis[-1]))
    return listed(lang, map(str, axis))


def _most(items: Any, total: int, lang: str) -> dict[str, Any]:
    pairs = list(items)
    most = max(weight for _, weight in pairs)
    modes = [str(outcome) for outcome, weight in pairs if weight == most]
    shown = modes if len(modes) <= 4 else [*modes[:3], "…"]
    return {"modes": listed(lang, shown), "share": percent(lang, Fraction(most, total))}


def _moments_text(law: Pmf[Any], lang: str) -> list[str]:
    if not all(type(outcome) is int for outcome in law):
        return []
    return [say(lang, "figure-moments", mean=number(lang, law.mean()), spread=number(lang, sqrt(law.variance())))]
