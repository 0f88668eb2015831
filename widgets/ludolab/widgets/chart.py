"""PmfChart: any exact distribution as bars that can be read, counted, guessed and compared."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, ClassVar

import traitlets

from ludolab.engines.pmf import Pmf

from . import figures
from .figures import READINGS, SCALES, axis_of, read_as, weights_on
from .language import LANGUAGES, number
from .wire import GuardedWidget, Intent, page_half

MOST_OUTCOMES = 2000  # more bars than pixels say nothing
MOST_CASES = 5000
OPS = ("+", "\N{MULTIPLICATION SIGN}", "")


class PmfChart(GuardedWidget):
    """A chart of one law, or of two on shared axes, with counts and a pupil's guess over it.

    pmf: the exact law; None where only `counts` are shown. second: another law beside it; labels: what the two are called.
    counts: outcome → how often it was seen, simulated or tallied; drawn with Wilson's 95 % interval.
    cases: outcome → the equally likely cases that make it, as {"terms": [4, 3], "op": "+", "ways": 1}; `op` and `ways` may
    be left out. Their numbers must agree with the law.
    predict: the bars, counts and cases stay in Python until the pupil has drawn a guess and asked for them.
    reading: "exactly", "at-least" or "at-most". scale: "fraction", "percent" or "of100".
    table, law: a table, and a function of its game and the position shown that gives a `Pmf`, or None where there is none;
    the chart then follows the table until it is closed.
    Raises TypeError for an unknown option or a law that is no `Pmf`, ValueError with the reason for numbers that cannot be.
    """

    _esm = page_half("chart", "js")
    _css = page_half("chart", "css")

    PAGE_MAY_WRITE: ClassVar[frozenset[str]] = frozenset({"reading", "scale", "picked", "prediction", "lang", "theme"})
    INTENTS: ClassVar[Mapping[str, Intent]] = {**GuardedWidget.INTENTS, "reveal": Intent()}

    # Every place on the axis as [outcome, weight in decimal digits]; weights are "0" while they are kept back. None: no law.
    law: Any = traitlets.List(allow_none=True, default_value=None, read_only=True).tag(sync=True)
    second: Any = traitlets.List(allow_none=True, default_value=None, read_only=True).tag(sync=True)
    counts: Any = traitlets.List(allow_none=True, default_value=None, read_only=True).tag(sync=True)  # [outcome, how often]
    intervals: Any = traitlets.Dict(allow_none=True, default_value=None, read_only=True).tag(
        sync=True
    )  # reading → [low, high] each
    cases = traitlets.Dict(read_only=True).tag(sync=True)  # outcome as text → [{terms, op, ways}]
    predict = traitlets.Bool(False, read_only=True).tag(sync=True)
    revealed = traitlets.Bool(False, read_only=True).tag(sync=True)
    prediction: Any = traitlets.List(allow_none=True, default_value=None).tag(
        sync=True
    )  # shares, one for each place on the axis
    picked: Any = traitlets.Int(allow_none=True, default_value=None).tag(sync=True)  # place on the axis, from 0
    reading = traitlets.Enum(READINGS, "exactly").tag(sync=True)
    scale = traitlets.Enum(SCALES, "fraction").tag(sync=True)
    title = traitlets.Unicode("").tag(sync=True)
    labels = traitlets.List(traitlets.Unicode(), ["", ""], minlen=2, maxlen=2).tag(sync=True)
    lang = traitlets.Enum(LANGUAGES, "en").tag(sync=True)
    theme = traitlets.Enum(("auto", "light", "dark"), "auto").tag(sync=True)

    _table: Any = None  # the table it follows, and the law of its positions
    _law_of: Any = None

    def __init__(
        self,
        pmf: Pmf[Any] | None = None,
        second: Pmf[Any] | None = None,
        *,
        title: str = "",
        labels: Sequence[str] = ("", ""),
        cases: Mapping[Any, Iterable[Mapping[str, Any]]] | None = None,
        counts: Mapping[Any, int] | None = None,
        predict: bool = False,
        reading: str = "exactly",
        scale: str = "fraction",
        table: Any = None,
        law: Callable[[Any, Any], Pmf[Any] | None] | None = None,
        lang: str = "en",
        theme: str = "auto",
    ) -> None:
        if (table is None) != (law is None):
            raise TypeError("a chart follows a table by a law of its positions: give both `table` and `law`, or neither")
        if table is not None and (pmf is not None or second is not None or counts is not None or cases is not None):
            raise TypeError("a chart that follows a table takes its law from there: give no pmf, second, counts or cases")
        self._axis: list[Any] = []
        self._pmf: Pmf[Any] | None = None
        self._second: Pmf[Any] | None = None
        self._seen: dict[Any, int] | None = None
        self._made_cases: dict[str, Any] = {}
        self._from_page = False
        self._table, self._law_of = table, law
        self._position: tuple[Any, Any] | None = None
        facts = _checked(pmf, second, counts, cases)
        super().__init__(title=title, labels=list(labels), lang=lang, theme=theme, scale=scale)
        self.set_trait("predict", bool(predict))
        if table is None:
            self._lay(*facts)
        else:
            table.observe(self._follow, names=["cursor", "frame"])
            self._follow()
        self.reading = reading

    def draw(
        self,
        pmf: Pmf[Any] | None = None,
        second: Pmf[Any] | None = None,
        *,
        counts: Mapping[Any, int] | None = None,
        cases: Mapping[Any, Iterable[Mapping[str, Any]]] | None = None,
    ) -> None:
        """The chart shows these laws and counts from now on. A guess stays as long as its axis does.

        Raises like the constructor; then nothing has changed.
        """
        self._lay(*_checked(pmf, second, counts, cases))

    def reveal(self) -> None:
        """The bars are shown, whether or not a guess was drawn."""
        self.set_trait("revealed", True)
        self._tell()

    def cover(self) -> None:
        """A guess is asked for again: the bars are kept back and the old guess is gone. ValueError unless predict=True."""
        if not self.predict:
            raise ValueError("only a chart made with predict=True asks for a guess")
        self.set_trait("revealed", False)
        self.prediction = None
        self._tell()

    def close(self) -> None:
        """The chart leaves every page and no longer follows its table."""
        if self._table is not None:
            self._table.unobserve(self._follow, names=["cursor", "frame"])
            self._table = self._law_of = self._position = None
        super().close()

    # What the page asks for

    def set_state(self, sync_data: Any) -> None:
        self._from_page = True
        try:
            super().set_state(sync_data)
        finally:
            self._from_page = False

    def on_reveal(self, message: Mapping[str, Any]) -> None:
        """Shows the bars once something was guessed; asked too early, or twice, it changes nothing."""
        if self._covered and self.prediction and sum(self.prediction) > 0:
            self.reveal()

    @traitlets.validate("prediction")
    def _check_prediction(self, proposal: Any) -> Any:
        shares = proposal["value"]
        if self._from_page and not self._covered:
            raise traitlets.TraitError("the answer is known: a guess can no longer be changed")
        if shares is None:
            return None
        if len(shares) != len(self._axis):
            raise traitlets.TraitError(f"a guess has one share for each of the {len(self._axis)} places, not {len(shares)}")
        for share in shares:
            if type(share) not in (int, float) or not 0 <= share <= 1:
                raise traitlets.TraitError("a share is a number from 0 to 1")  # what it is may be too long to be said
        return shares

    @traitlets.validate("picked")
    def _check_picked(self, proposal: Any) -> Any:
        place = proposal["value"]
        if place is not None and not 0 <= place < len(self._axis):
            raise traitlets.TraitError(f"there is no place {place} on an axis of {len(self._axis)}")
        return place

    @traitlets.validate("reading")
    def _check_reading(self, proposal: Any) -> Any:
        if proposal["value"] != "exactly" and not all(type(outcome) is int for outcome in self._axis):
            raise traitlets.TraitError("outcomes that are no whole numbers can only be read as “exactly”")
        return proposal["value"]

    # How it is shown

    def spoken(self) -> str:
        """What the chart shows, in sentences of its language; nothing of what is kept back."""
        laws, more = self._shown()
        return figures.spoken(*laws, **{name: value for name, value in more.items() if name not in ("reading", "scale")})

    def figure(self) -> Any:
        """The chart as it is now, as a matplotlib Figure for print."""
        laws, more = self._shown()
        return figures.pmf_figure(*laws, **more)

    def _repr_mimebundle_(self, **options: Any) -> Any:
        bundle: Any = super()._repr_mimebundle_(**options)
        data, metadata = bundle
        picture = figures.figure_html(figures.svg(self.figure()), self.spoken())
        return {**data, "text/plain": repr(self), "text/html": picture}, metadata

    def __repr__(self) -> str:
        if not self._axis:
            return "<PmfChart: nothing to show>"
        span = f"outcomes {self._axis[0]} to {self._axis[-1]}"
        if self._covered:
            return f"<PmfChart: {span}, covered until guessed>"
        if self._pmf is None:
            return f"<PmfChart: {span}, {sum((self._seen or {}).values())} counted>"
        whole = all(type(outcome) is int for outcome in self._pmf)
        return f"<PmfChart: {span}, mean {number('en', self._pmf.mean(), 4)}>" if whole else f"<PmfChart: {span}>"

    # Inside

    @property
    def _covered(self) -> bool:
        return self.predict and not self.revealed

    def _shown(self) -> tuple[tuple[Any, Any], dict[str, Any]]:
        hidden = self._covered
        laws = (None, None) if hidden else (self._pmf, self._second)
        more: dict[str, Any] = {"counts": None if hidden else self._seen, "prediction": self.prediction, "outcomes": self._axis}
        more |= {"title": self.title, "labels": self.labels, "lang": self.lang, "reading": self.reading, "scale": self.scale}
        return laws, more

    def _follow(self, change: Any = None) -> None:
        """The law of the position the table shows; what goes wrong in the function is told in the chart and in the log."""
        assert self._table is not None
        assert self._law_of is not None
        game, position = self._table.game, self._table.shown_state
        if self._position is not None and self._position[0] is game and self._position[1] is position:
            return  # a move changes frame and cursor: one call
        self._position = (game, position)
        try:
            facts = _checked(self._law_of(game, position), None, None, None)
        except Exception as error:
            self.log.exception("the law of a position could not be computed")
            self._lay(*_checked(None, None, None, None))
            self.refuse("chart-law-failed", {"error": f"{type(error).__name__}: {error}"[:300]})
            return
        self.set_trait("notice", None)
        self._lay(*facts)

    def _lay(self, pmf: Any, second: Any, seen: Any, cases: dict[str, Any], axis: list[Any]) -> None:
        with self.hold_sync():
            if axis != self._axis:
                self.picked = None
            if axis != self._axis or self._table is not None:  # another position is another question
                self.prediction = None
                self.set_trait("revealed", False)
            self._pmf, self._second, self._seen, self._made_cases, self._axis = pmf, second, seen, cases, axis
            if self.reading != "exactly" and not all(type(outcome) is int for outcome in axis):
                self.reading = "exactly"
            self._tell()

    def _tell(self) -> None:
        """The traits say what may be known now; all of them go to the page in one message."""
        axis, hidden = self._axis, self._covered

        def told(law: Any) -> Any:
            return None if law is None else [[x, str(weight)] for x, weight in zip(axis, weights_on(axis, law), strict=True)]

        seen = None if hidden or self._seen is None else weights_on(axis, self._seen)
        with self.hold_sync():
            self.set_trait("law", [[outcome, "0"] for outcome in axis] if hidden and axis else told(self._pmf))
            self.set_trait("second", None if hidden else told(self._second))
            self.set_trait("counts", None if seen is None else [[x, n] for x, n in zip(axis, seen, strict=True)])
            self.set_trait("intervals", None if seen is None else {reading: _intervals(seen, reading) for reading in READINGS})
            self.set_trait("cases", {} if hidden else self._made_cases)


def _intervals(seen: Sequence[int], reading: str) -> list[list[float]] | None:
    """Wilson's 95 % interval of each share, in that reading; none of nothing."""
    from ludolab.engines.odds.simulate import proportion

    n = sum(seen)
    shares = [proportion(count, n) for count in read_as(seen, reading)] if n else []
    return [[round(share.low, 6), round(share.high, 6)] for share in shares]


def _checked(pmf: Any, second: Any, counts: Any, cases: Any) -> tuple[Any, Any, Any, dict[str, Any], list[Any]]:
    """Laws, counts and cases that can be drawn, with their axis; an empty law is none."""
    for law in (pmf, second):
        if law is not None and not isinstance(law, Pmf):
            raise TypeError(f"a chart shows a Pmf, not {type(law).__name__}")
    pmf, second = (law if law is not None and len(law) else None for law in (pmf, second))
    if second is not None and pmf is None:
        raise ValueError("a second law stands beside a first: give that as `pmf`")
    seen: dict[Any, int] | None = None
    if counts is not None:
        if not isinstance(counts, Mapping):
            raise TypeError(f"counts map outcomes to how often they were seen, not {type(counts).__name__}")
        for outcome, n in counts.items():
            if type(n) is not int or n < 0:
                raise ValueError(f"{outcome!r} cannot have been seen {n!r} times: a count is a whole number from 0")
        seen = dict(counts)
    axis = axis_of(pmf, second, seen)
    if len(axis) > MOST_OUTCOMES:
        raise ValueError(f"a chart has at most {MOST_OUTCOMES} outcomes, not {len(axis)}")
    if any(type(outcome) is int and abs(outcome) > 2**53 for outcome in axis):
        raise ValueError("an outcome beyond 2**53 has no place on an axis")
    return pmf, second, seen, _checked_cases(cases, pmf), axis


def _checked_cases(cases: Any, pmf: Any) -> dict[str, Any]:
    """The cases as the page takes them. Each outcome's number of ways must be the same multiple of its weight."""
    if not cases:
        return {}
    if pmf is None:
        raise ValueError("cases are counted for a law: give it as `pmf`")
    made: dict[str, Any] = {}
    ratios: dict[Any, Fraction] = {}
    for outcome, listed in cases.items():
        if outcome not in pmf:
            raise ValueError(f"cases are given for {outcome!r}, which the law does not have")
        made[str(outcome)] = [_case(outcome, case) for case in listed]
        ratios[outcome] = Fraction(sum(case["ways"] for case in made[str(outcome)]), dict(pmf.items())[outcome])
    if sum(map(len, made.values())) > MOST_CASES:
        raise ValueError(f"at most {MOST_CASES} cases can be listed")
    first = next(iter(ratios))
    for outcome, ratio in ratios.items():
        if ratio != ratios[first] or ratio == 0:
            raise ValueError(f"the cases of {outcome!r} do not fit the law as those of {first!r} do")
    return made


def _case(outcome: Any, case: Any) -> dict[str, Any]:
    if hasattr(case, "terms"):  # a Case of the odds
        case = {"terms": case.terms, "op": case.op, "ways": case.ways}
    if not isinstance(case, Mapping) or not {"terms"} <= case.keys() <= {"terms", "op", "ways"}:
        raise ValueError(f'a case of {outcome!r} is {{"terms": […], "op": "+", "ways": 1}}, not {case!r}')
    terms, op, ways = list(case["terms"]), case.get("op", "+"), case.get("ways", 1)
    if not all(type(term) in (int, str) for term in terms) or op not in OPS or type(ways) is not int or ways < 1:
        raise ValueError(f"a case of {outcome!r} has numbers as terms, an op of {OPS} and ways from 1, not {case!r}")
    return {"terms": terms, "op": op, "ways": ways}
