"""Figures of Tumblin' Dice: the board's table of results, and what each power brings under both rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludolab.engines.odds.tumblin_dice import product_table, results

from .figures import EXACT, INK, LINE, PAPER, SECOND, axis_of, picture, settle, styled, weights_on
from .language import number, say

if TYPE_CHECKING:
    from ludolab.engines.odds.tumblin_dice import Comparison


def product_table_figure(scoring: str, lang: str = "en") -> Any:
    """The table of the board, six faces by four levels, and beside it how often each result occurs.

    scoring: "multiply" or "add". A cell is the bluer the more often its result stands in the table; gaps among the bars are
    results that cannot be.
    """
    from matplotlib.patches import FancyBboxPatch
    from matplotlib.ticker import MaxNLocator

    table, law = product_table(scoring), results(scoring)
    often = dict(law.items())
    most = max(often.values())
    with styled():
        figure = picture((9, 3.6))
        cells, bars = figure.subplots(1, 2, width_ratios=(4, 6))
        for face, row in enumerate(table, start=1):
            for level, result in enumerate(row, start=1):
                share = often[result] / most
                tile = FancyBboxPatch((level - 0.46, face - 0.46), 0.92, 0.92, "round,pad=0,rounding_size=0.12", linewidth=0)
                tile.set_facecolor(_tinted(EXACT, share))
                cells.add_patch(tile)
                cells.text(level, face, str(result), ha="center", va="center", fontsize=12, color=PAPER if share > 0.6 else INK)
        cells.set(xlim=(0.4, 4.6), ylim=(6.6, 0.4), xticks=range(1, 5), yticks=range(1, 7))
        cells.set_xlabel(say(lang, "figure-level"))
        cells.set_ylabel(say(lang, "figure-face"))
        cells.xaxis.set_label_position("top")
        cells.tick_params(top=True, labeltop=True, bottom=False, labelbottom=False, length=0)
        cells.spines[:].set_visible(False)
        axis = axis_of(law)
        bars.bar(axis, weights_on(axis, law), 0.78, color=EXACT)
        bars.set_ylim(0, most * 1.08)
        bars.yaxis.set_major_locator(MaxNLocator(integer=True))
        bars.xaxis.set_major_locator(MaxNLocator(nbins=13, integer=True, steps=[1, 2, 5, 10]))
        bars.set_ylabel(say(lang, "figure-cases"))
        bars.grid(axis="y", color=LINE)
        bars.set_axisbelow(True)
        bars.tick_params(length=0)
        title = say(lang, f"figure-table-{scoring}", n=law.total, different=len(law))
        _headed(figure, title)
    modes = law.modes()
    figure.spoken = f"{title}. {say(lang, 'figure-table-modes', modes=[str(mode) for mode in modes], n=often[modes[0]])}"
    return figure


def powers_figure(comparison: Comparison, lang: str = "en") -> Any:
    """The mean points of one die for each power, multiplied and added, the best of each rule in full ink.

    comparison: from `compare_scorings`. Every number is the throw model's, and exact; the figure says both.
    """
    powers = [line.power for line in comparison.powers]
    inks = {"multiply": EXACT, "add": SECOND}
    highest = max(mean for line in comparison.powers for mean in line.mean.values())
    with styled():
        figure = picture((9, 3.4))
        for axes, (rule, ink) in zip(figure.subplots(1, 2, sharey=True), inks.items(), strict=True):
            means = [line.mean[rule] for line in comparison.powers]
            best = comparison.best[rule]
            colours = [_tinted(ink, 1 if power == best else 0.45) for power in powers]
            axes.bar(powers, [float(mean) for mean in means], 0.74, color=colours)
            axes.set_ylim(0, float(highest) * 1.15)  # one scale for both, so that they can be compared
            axes.set_xticks(powers)
            axes.set_xlabel(say(lang, "figure-power"), loc="right")
            axes.set_title(say(lang, f"figure-mean-{rule}"), loc="left", fontsize=10, color=INK)
            top = means[powers.index(best)]
            axes.text(best, float(top), number(lang, top, 2), ha="center", va="bottom", color=ink, fontweight="bold")
            axes.grid(axis="y", color=LINE)
            axes.set_axisbelow(True)
            axes.tick_params(length=0, labelleft=True)
            axes.spines["left"].set_visible(False)
        _headed(figure, say(lang, "figure-powers"))
    said = []
    for rule, power in comparison.best.items():
        mean = next(line.mean[rule] for line in comparison.powers if line.power == power)
        said.append(say(lang, f"figure-best-{rule}", power=power, mean=number(lang, mean, 2)))
    figure.spoken = " ".join([say(lang, "figure-powers") + ".", *said])
    return figure


def _headed(figure: Any, title: str) -> None:
    figure.suptitle(title, x=0.01, ha="left", fontsize=12, fontweight="bold", color=INK)
    settle(figure)


def _tinted(colour: str, part: float) -> Any:
    """The colour over paper, `part` of it from 0 to 1."""
    from matplotlib.colors import to_rgb

    part = 0.12 + 0.88 * part
    return tuple(ink * part + paper * (1 - part) for ink, paper in zip(to_rgb(colour), to_rgb(PAPER), strict=True))
