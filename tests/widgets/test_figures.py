"""Pictures by matplotlib: the numbers in them, not their pixels."""

import subprocess
import sys
from base64 import b64decode
from fractions import Fraction

import pytest

from ludolab.engines.odds.tumblin_dice import compare_scorings
from ludolab.engines.pmf import Pmf
from ludolab.engines.throws import PowerThrow
from ludolab.widgets import figures
from ludolab.widgets.figures import axis_of, figure_html, pmf_figure, svg
from ludolab.widgets.tumblin_figures import powers_figure, product_table_figure
from ludolab.widgets.tumblin_picture import board_figure

ADDED = Pmf.uniform(range(1, 7)) + Pmf.uniform(range(1, 5))
MULTIPLIED = Pmf.uniform(face * level for face in range(1, 7) for level in range(1, 5))
VIEW = {
    "dice": {"die": ["0a", "1a", "0b", "1b"], "level": [3, 1, 4, 0], "face": [4, 2, 6, 0]},
    "totals": [20, 13],
}


def bars(axes, index=0):
    """Middle → height of the bars of one series."""
    return {round(bar.get_x() + bar.get_width() / 2, 6): bar.get_height() for bar in axes.containers[index]}


def series(axes, label):
    """The container of bars with this name."""
    return next(container for container in axes.containers if container.get_label() == label)


def ticks(axis):
    """The ticks inside the axis."""
    low, high = sorted(axis.get_view_interval())
    return [tick for tick in axis.get_majorticklocs() if low <= tick <= high]


def test_bars_are_the_exact_chances_and_begin_at_zero():
    """Height is probability, and the axis tells no lie."""
    (axes,) = pmf_figure(ADDED).axes
    assert bars(axes) == {outcome: float(ADDED.probability(outcome)) for outcome in range(2, 11)}
    assert axes.get_ylim()[0] == 0
    assert all(bar.get_y() == 0 for bar in axes.patches)


@pytest.mark.parametrize(("reading", "chance"), [("at-least", ADDED.at_least), ("at-most", ADDED.at_most)])
def test_at_least_and_at_most_are_sums(reading, chance):
    """Each bar is the chance of all outcomes on its side."""
    (axes,) = pmf_figure(ADDED, reading=reading).axes
    assert bars(axes) == pytest.approx({outcome: float(chance(outcome)) for outcome in range(2, 11)})
    assert axes.get_ylim() == (0, 1)


@pytest.mark.parametrize("law", [ADDED, MULTIPLIED, MULTIPLIED + MULTIPLIED, Pmf({3: 1}), Pmf({0: 1, 350: 1})])
def test_outcomes_have_whole_ticks(law):
    """No half dice."""
    (axes,) = pmf_figure(law).axes
    assert all(tick == int(tick) for tick in ticks(axes.xaxis))
    assert ticks(axes.xaxis)


def test_ticks_of_a_small_total_count_cases():
    """24 cases: the ticks are whole twenty-fourths."""
    (axes,) = pmf_figure(ADDED, scale="fraction").axes
    assert all(round(tick * 24, 9) == round(tick * 24) for tick in ticks(axes.yaxis))
    assert axes.yaxis.get_major_formatter()(5 / 24) == "5/24"


def test_two_laws_share_their_axes():
    """Same place, same scale, side by side."""
    figure = pmf_figure(ADDED, MULTIPLIED, labels=("sum", "product"))
    (axes,) = figure.axes
    assert [container.get_label() for container in axes.containers] == ["sum", "product"]
    sums, products = bars(axes, 0), bars(axes, 1)
    assert len(sums) == len(products) == 24
    assert max(products) - max(sums) == pytest.approx(0.39)


def test_counts_are_outlined_with_a_whisker():
    """An estimate never looks like an exact number, and says its n."""
    (axes,) = pmf_figure(ADDED, counts={7: 9, 5: 31}).axes
    seen = series(axes, "counted (n = 40)")
    assert [bar.get_height() for bar in seen][5] == 9 / 40
    assert all(bar.get_facecolor()[3] == 0 for bar in seen)
    assert seen.errorbar is not None


def test_a_guess_is_a_dashed_line():
    """One point for each place on the axis, in the ink of guesses."""
    guess = [0.1] * 9
    (axes,) = pmf_figure(ADDED, prediction=guess).axes
    line = next(line for line in axes.lines if line.get_label() == "your guess")
    assert list(line.get_ydata()) == guess
    assert line.is_dashed()
    assert line.get_color() == figures.GUESS


def test_mean_and_spread_are_marked():
    """The fulcrum stands at the mean, the beam reaches one standard deviation to either side."""
    (axes,) = pmf_figure(ADDED).axes
    beam, fulcrum = axes.lines
    assert list(fulcrum.get_xdata()) == [6.0]
    low, high = beam.get_xdata()
    assert Fraction((high - low) / 2).limit_denominator() ** 2 == pytest.approx(float(ADDED.variance()))


def test_a_figure_of_outcomes_alone_shows_none_of_the_law():
    """What is printed while a guess is asked for depends on the axis only."""
    figure = pmf_figure(None, outcomes=range(2, 11))
    assert not figure.axes[0].patches
    assert "hidden" in figure.spoken


@pytest.mark.parametrize(
    "make",
    [
        lambda: pmf_figure(ADDED, MULTIPLIED, counts={7: 3}),
        lambda: product_table_figure("add"),
        lambda: board_figure(VIEW, ["Ana", ""], "en"),
    ],
)
def test_the_same_picture_is_the_same_text(make):
    """Drawn twice, and made twice."""
    figure = make()
    assert svg(figure) == svg(figure) == svg(make())


def test_svg_keeps_letters_and_carries_no_date():
    """A screen reader finds words; tomorrow's picture equals today's."""
    text = svg(pmf_figure(ADDED, title="Sums & more"))
    assert "Sums &amp; more" in text
    assert "<dc:date>" not in text


def test_the_html_survives_the_cleaning_of_notebooks():
    """The picture is data in an img; the words stand in alt and caption, as text."""
    html = figure_html("<svg/>", 'a "b" <c>')
    assert b64decode(html.split("base64,")[1].split('"')[0]) == b"<svg/>"
    assert html.count("a &quot;b&quot; &lt;c&gt;") == 2


def test_a_figure_shows_itself_in_words_too():
    """Its repr is deterministic, its bundle has the picture with its description."""
    figure = pmf_figure(ADDED)
    assert repr(figure) == f"<Figure: {figure.spoken}>"
    assert "Mean 6, standard deviation 2.04." in figure.spoken
    assert figure._repr_mimebundle_()["text/html"].startswith("<figure")


@pytest.mark.parametrize(("op", "law"), [("add", ADDED), ("multiply", MULTIPLIED)])
def test_the_tables_of_the_board_count_every_result(op, law):
    """24 cells, and beside them how often each result occurs."""
    cells, often = product_table_figure(op).axes
    assert sorted(int(text.get_text()) for text in cells.texts) == sorted(x for x, n in law.items() for _ in range(n))
    assert {outcome: n for outcome, n in bars(often).items() if n} == dict(law.items())
    assert often.get_ylim()[0] == 0
    assert all(tick == int(tick) for axis in (often.xaxis, often.yaxis) for tick in ticks(axis))


def test_the_board_shows_the_dice_that_lie_and_the_totals():
    """A die taken away is not drawn; every name stands with its points."""
    figure = board_figure(VIEW, ["Ana", ""], "en")
    words = [text.get_text() for text in figure.axes[0].texts]
    assert words.count("a") == 2
    assert words.count("b") == 1
    assert "Ana  20" in words
    assert "Player 2  13" in words
    assert figure.spoken == "The board with 3 dice on it."


def test_axis_of_categories_and_wide_laws():
    """Categories keep their order; a wide axis is not filled."""
    assert axis_of(Pmf({0: 1, 10**6: 1})) == [0, 10**6]
    assert axis_of({"short": 1, 3: 2}) == ["short", "3"]


def test_unknown_readings_and_tables_are_refused():
    """Programmers get the choices."""
    with pytest.raises(ValueError, match="at-least"):
        pmf_figure(ADDED, reading="least")
    with pytest.raises(ValueError, match="multiply"):
        product_table_figure("divide")


def test_matplotlib_waits_until_it_is_needed():
    """Importing the module loads neither numpy nor matplotlib, and drawing leaves pyplot alone."""
    code = (
        "import sys, ludolab.widgets.figures as f; from ludolab.engines.pmf import Pmf;"
        "assert not {'numpy', 'matplotlib'} & sys.modules.keys();"
        "f.svg(f.pmf_figure(Pmf({1: 1})));"
        "assert 'matplotlib.pyplot' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_means_of_all_powers_are_bars() -> None:
    """One bar for each power and rule, as high as its exact mean, from zero; the best one is named in words."""
    comparison = compare_scorings(PowerThrow())
    figure = powers_figure(comparison)
    for axes, rule in zip(figure.axes, ("multiply", "add"), strict=True):
        assert [bar.get_height() for bar in axes.patches] == [float(line.mean[rule]) for line in comparison.powers]
        assert axes.get_ylim()[0] == 0
        assert axes.get_ylim()[1] > max(line.mean["multiply"] for line in comparison.powers), "no bar is cut off"
    assert "power 8" in figure.spoken
    assert "power 6" in figure.spoken
