"""PmfChart, Python's half: what it shows, what it keeps back, what it refuses, and that it lets go."""

import gc
import json
import logging
import weakref
from fractions import Fraction

import pytest
from traitlets import TraitError

from ludolab.engines.pmf import Pmf
from ludolab.widgets.chart import PmfChart
from ludolab.widgets.table import GameTable
from tests.widgets.page import Page

FACE, LEVEL = Pmf.uniform(range(1, 7)), Pmf.uniform(range(1, 5))
ADDED = FACE + LEVEL
MULTIPLIED = Pmf.uniform(face * level for face in range(1, 7) for level in range(1, 5))
CASES = {7: [{"terms": [6, 1]}, {"terms": [5, 2]}, {"terms": [4, 3]}, {"terms": [3, 4]}]}
FLAT = [1 / 9] * 9


@pytest.fixture
def charts():
    """Makes charts and closes them."""
    made = []

    def make(*args, **options):
        made.append(PmfChart(*args, **options))
        return made[-1]

    yield make
    for chart in made:
        chart.close()


def from_page(chart, data):
    """What a page sends, through the only way in."""
    chart._handle_msg({"content": {"data": data}})


def write(chart, **state):
    from_page(chart, {"method": "update", "state": state})


def ask(chart, **content):
    from_page(chart, {"method": "custom", "content": content})


def known_to_page(chart):
    """All that a page can learn, as text."""
    return json.dumps({name: value for name, value in chart.get_state().items() if not name.startswith("_")}, default=str)


def test_weights_go_out_as_decimal_digits_on_an_axis_without_gaps(charts):
    """An impossible result keeps its place on the axis, and no weight is rounded by a JSON number."""
    chart = charts(Pmf({2: 3**50, 5: 1}))
    assert chart.law == [[2, str(3**50)], [3, "0"], [4, "0"], [5, "1"]]


def test_two_laws_share_one_axis(charts):
    """Results of both rules stand over the same numbers."""
    chart = charts(ADDED, MULTIPLIED, labels=("+", "x"))
    assert [outcome for outcome, _ in chart.law] == [outcome for outcome, _ in chart.second] == list(range(1, 25))
    assert chart.law[0] == [1, "0"]
    assert chart.second[0] == [1, "1"]


def test_outcomes_that_are_no_whole_numbers_become_categories(charts):
    """They keep their order and can only be read as "exactly"."""
    chart = charts(Pmf({(0, 1): 1, (0, 2): 2}))
    assert chart.law == [["(0, 1)", "1"], ["(0, 2)", "2"]]
    with pytest.raises(TraitError, match="whole numbers"):
        chart.reading = "at-least"


def test_counts_carry_wilsons_interval_in_every_reading(charts):
    """The range of "at least 2" is that of its own share, not a sum of ranges."""
    chart = charts(counts={1: 0, 2: 5, 3: 5})
    assert chart.counts == [[1, 0], [2, 5], [3, 5]]
    assert chart.intervals["exactly"] == [[0.0, 0.277533], [0.236593, 0.763407], [0.236593, 0.763407]]
    assert chart.intervals["at-least"][1] == [0.722467, 1.0]
    assert chart.intervals["at-most"][0] == [0.0, 0.277533]


def test_cases_go_out_with_their_ways(charts):
    """`op` and `ways` may be left out."""
    chart = charts(ADDED, cases=CASES)
    assert chart.cases["7"][0] == {"terms": [6, 1], "op": "+", "ways": 1}


@pytest.mark.parametrize(
    ("options", "error", "words"),
    [
        ({"pmf": {1: 2}}, TypeError, "a chart shows a Pmf, not dict"),
        ({"pmf": ADDED, "second": [1]}, TypeError, "not list"),
        ({"second": ADDED}, ValueError, "stands beside a first"),
        ({"pmf": ADDED, "colour": "red"}, TypeError, "colour"),
        ({"pmf": ADDED, "counts": {7: -1}}, ValueError, "7 cannot have been seen -1 times"),
        ({"pmf": ADDED, "counts": {7: 1.5}}, ValueError, "whole number"),
        ({"pmf": ADDED, "counts": [1, 2]}, TypeError, "not list"),
        ({"pmf": ADDED, "cases": {11: [{"terms": [6, 5]}]}}, ValueError, "the law does not have"),
        ({"pmf": ADDED, "cases": {**CASES, 2: [{"terms": [1, 1], "ways": 3}]}}, ValueError, "do not fit the law"),
        ({"pmf": ADDED, "cases": {2: [{"terms": [1, 1], "sum": 2}]}}, ValueError, "a case of 2 is"),
        ({"pmf": ADDED, "cases": {2: [{"terms": [1, 1], "ways": 0}]}}, ValueError, "ways from 1"),
        ({"cases": CASES}, ValueError, "counted for a law"),
        ({"pmf": Pmf({10**20: 1})}, ValueError, "no place on an axis"),
        ({"pmf": Pmf({2 * n: 1 for n in range(2001)})}, ValueError, "at most 2000 outcomes"),
        ({"law": len}, TypeError, "both `table` and `law`"),
        ({"pmf": ADDED, "reading": "at least"}, TraitError, "reading"),
        ({"pmf": ADDED, "lang": "xx"}, TraitError, "lang"),
    ],
)
def test_bad_input_gets_its_reason(options, error, words):
    """Nothing is taken silently."""
    with pytest.raises(error, match=words.replace("(", r"\(")):
        PmfChart(**options)


def test_an_empty_law_is_no_law(charts):
    """The page then shows a calm sentence instead of a chart."""
    chart = charts(Pmf({}))
    assert chart.law is None
    assert repr(chart) == "<PmfChart: nothing to show>"


def test_drawing_anew_keeps_the_old_picture_where_it_is_refused(charts):
    """A bad law changes nothing."""
    chart = charts(ADDED)
    with pytest.raises(TypeError):
        chart.draw([1, 2])
    assert len(chart.law) == 9
    chart.draw(MULTIPLIED, counts={4: 2})
    assert len(chart.law) == 24
    assert sum(n for _, n in chart.counts) == 2


class TestPrediction:
    """While a guess is asked for, the answer stays in Python."""

    def test_nothing_of_the_law_leaves_python_before_the_guess(self, charts):
        """Not as weights, second law, counts or cases, and not in the picture or the words of the cell output."""
        chart = charts(ADDED, MULTIPLIED, counts={7: 3}, cases=CASES, predict=True)
        assert chart.law == [[outcome, "0"] for outcome in range(1, 25)]
        assert (chart.second, chart.counts, chart.intervals, chart.cases) == (None, None, None, {})
        other = charts(MULTIPLIED, ADDED, counts={3: 9}, predict=True)
        assert known_to_page(chart).replace(chart.layout.model_id, "") == known_to_page(other).replace(
            other.layout.model_id, ""
        )
        assert chart._repr_mimebundle_()[0]["text/html"] == other._repr_mimebundle_()[0]["text/html"]
        assert "mean" not in repr(chart).lower()

    def test_the_page_guesses_and_then_sees(self, charts):
        """A guess can be drawn, is readable in Python, and opens the answer."""
        chart = charts(ADDED, predict=True, cases=CASES)
        ask(chart, do="reveal")
        assert not chart.revealed
        write(chart, prediction=FLAT)
        assert chart.prediction == FLAT
        ask(chart, do="reveal")
        assert chart.revealed
        assert chart.law[5] == [7, "4"]
        assert chart.cases

    def test_a_guess_cannot_be_changed_once_the_answer_is_known(self, charts):
        """The line that is compared is the one that was guessed."""
        chart = charts(ADDED, predict=True)
        write(chart, prediction=FLAT)
        ask(chart, do="reveal")
        write(chart, prediction=[0] * 9)
        assert chart.prediction == FLAT

    @pytest.mark.parametrize("guess", [[0.5], [2] * 9, [-0.1] * 9, ["a"] * 9, [True] * 9, "half", 7])
    def test_a_guess_that_cannot_be_is_refused(self, charts, guess):
        """Wrong lengths, shares above 1, text: the guess before it stays."""
        chart = charts(ADDED, predict=True)
        write(chart, prediction=FLAT)
        write(chart, prediction=guess)
        assert chart.prediction == FLAT
        assert chart.notice["key"] == "notice-malformed"

    def test_a_guess_from_the_notebook_is_checked_too(self, charts):
        """No number that is none, and a share for every place."""
        chart = charts(ADDED, predict=True)
        with pytest.raises(TraitError, match="from 0 to 1"):
            chart.prediction = [float("nan")] * 9
        with pytest.raises(TraitError, match="9 places"):
            chart.prediction = [0.5]

    def test_a_teacher_may_show_and_cover(self, charts):
        """`reveal` needs no guess; `cover` asks for a new one."""
        chart = charts(ADDED, predict=True)
        chart.reveal()
        assert chart.law[0] == [2, "1"]
        chart.cover()
        assert chart.law[0] == [2, "0"]
        assert chart.prediction is None
        with pytest.raises(ValueError, match="predict=True"):
            charts(ADDED).cover()


def test_the_page_may_write_appearance_and_nothing_else(charts):
    """Twenty hostile writes change nothing but make a notice."""
    chart = charts(ADDED, cases=CASES)
    before = known_to_page(chart)
    write(chart, law=[[1, "1"]])
    for name in (
        "law",
        "second",
        "counts",
        "intervals",
        "cases",
        "predict",
        "revealed",
        "title",
        "labels",
        "notice",
        "layout",
        "_esm",
    ):
        write(chart, **{name: "<b>"})
    write(chart, picked=99, reading="sideways", scale=3, lang=None, theme="pink")
    for content in (None, 7, "reveal", {"do": "reveal", "now": 1}, {"do": "close"}, {"do": ["reveal"]}):
        from_page(chart, {"method": "custom", "content": content})
    assert chart.notice["key"] == "notice-malformed"
    chart.notice = None
    assert known_to_page(chart) == before
    write(chart, picked=3, reading="at-most", scale="of100", theme="dark")
    assert (chart.picked, chart.reading, chart.scale, chart.theme) == (3, "at-most", "of100", "dark")


class TestFollowing:
    """A chart linked to a table."""

    @staticmethod
    def points(game, state):
        """How many dice are left to throw, as a law of one outcome; none before the order is rolled."""
        return Pmf({sum(len(dice) for dice in state.dice): 1, 30: 2}) if state.order else None

    @pytest.fixture
    def table(self):
        table = GameTable("tumblin_dice", seed=7)
        yield table
        table.close()

    def test_it_shows_the_law_of_the_position_that_is_shown(self, charts, table):
        """Looking back changes the chart as playing does; a position without a law leaves it empty."""
        chart = charts(table=table, law=self.points)
        assert chart.law is None
        table.play("order 5 2", "land 3:4")
        assert chart.law[0] == [1, "1"]
        table.cursor = 1
        assert chart.law[0] == [0, "1"]
        table.cursor = 0
        assert chart.law is None

    def test_one_move_is_one_call(self, charts, table):
        """Frame and cursor change together; the function is asked once."""
        asked = []
        charts(table=table, law=lambda game, state: asked.append(state))
        table.play("order 5 2")
        assert len(asked) == 2

    def test_what_goes_wrong_in_the_function_is_told(self, charts, table, caplog):
        """The page gets a sentence, the log the traceback, the table goes on."""
        chart = charts(table=table, law=lambda game, state: Pmf({7: 2 // len(state.order)}))
        assert chart.notice["key"] == "chart-law-failed"
        assert "ZeroDivisionError" in chart.notice["numbers"]["error"]
        assert [record.levelno for record in caplog.records] == [logging.ERROR]
        table.play("order 5 2")
        assert chart.notice is None

    def test_closing_unlinks(self, table):
        """A closed chart is asked nothing any more and nothing holds it."""
        asked = []

        def law(game, state):
            asked.append(state)

        chart = PmfChart(table=table, law=law)
        chart.close()
        table.play("order 5 2")
        assert len(asked) == 1
        gone = weakref.ref(chart)
        del chart
        gc.collect()
        assert gone() is None

    def test_each_position_is_a_question_of_its_own(self, charts, table):
        """An answer once seen does not uncover the next position."""
        chart = charts(table=table, law=lambda game, state: ADDED, predict=True)
        chart.prediction = FLAT
        chart.reveal()
        table.play("order 5 2")
        assert not chart.revealed
        assert chart.law[0] == [2, "0"]

    def test_it_takes_its_law_from_the_table_alone(self, table):
        """A law and a table are two sources of truth."""
        with pytest.raises(TypeError, match="takes its law from there"):
            PmfChart(ADDED, table=table, law=self.points)


@pytest.mark.parametrize("share", [10**400, 10**5000, float("nan"), float("inf"), -1, True, "1"], ids=range(7))
def test_a_guess_of_no_share_is_refused_whatever_it_is(charts, share):
    """Numbers no float can hold among them: the guess before it stays, and the page hears of it."""
    chart = charts(Pmf({1: 1, 2: 3}), predict=True)
    page = Page(chart)
    page.writes(prediction=[0.5, 0])
    page.writes(prediction=[share, 0])
    assert chart.prediction == [0.5, 0]
    assert page.notice == "notice-malformed"
    assert page.state["prediction"] == [0.5, 0]


def test_repr_and_picture_are_the_same_in_every_run(charts):
    """nbval compares them byte for byte."""
    first, second = (charts(ADDED, counts={7: 3, 5: 2}, title="Sums") for _ in range(2))
    assert repr(first) == "<PmfChart: outcomes 2 to 10, mean 6>"
    bundles = [chart._repr_mimebundle_()[0] for chart in (first, second)]
    assert bundles[0]["text/html"] == bundles[1]["text/html"]
    assert bundles[0]["text/plain"] == repr(first)
    assert bundles[0]["text/html"].startswith("<figure")
    assert "Mean 6" in bundles[0]["text/html"]


def test_titles_are_text_everywhere(charts):
    """Markup in a title is not markup in the page."""
    html = charts(ADDED, title='</figure><script>"x"')._repr_mimebundle_()[0]["text/html"]
    assert "<script>" not in html


def test_spoken_words_state_the_exact_mean(charts):
    """What is heard agrees with the law."""
    assert ADDED.mean() == Fraction(6)
    assert "Mean 6" in charts(ADDED).spoken()
