"""Five languages say the same: equal keys, equal placeholders, every key used, everything that can be said has its key."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest
from fluent.syntax import FluentParser, ast, visitor

from ludolab.engines import GAMES
from ludolab.engines.chance import Generator
from ludolab.engines.protocol import Turn
from tests.rooms import ENGINES, WIDGETS, composed, first_words, literals, name, under

LANGUAGES = ("de", "en", "fr", "it", "pt")
# The rooms a key can belong to. Other quoted words with a hyphen are CSS classes, attributes, event keys.
KEY = re.compile(r"(table|tumblin|chart|figure|event|illegal|record|view|step|notice)-[a-z0-9-]*[a-z0-9]")
CLASS = re.compile(r'\bclass="([\w-]+)"')
SOURCES = tuple(
    file for file in (*under(WIDGETS, ".py", ".ts", ".tsx"), *under(ENGINES, ".py")) if not file.name.endswith(".d.ts")
)


class Placeholders(visitor.Visitor):
    """Collects the variables of one message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """Key and placeholders of every message; fails on a line that is no Fluent, on a key given twice, on an empty text."""
    file = WIDGETS / "locales" / f"{lang}.ftl"
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{name(file)}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{name(file)} has {entry.id.name} twice"
            assert entry.value is not None, f"{name(file)}: {entry.id.name} has no text"
            placeholders = Placeholders()
            placeholders.visit(entry)
            found[entry.id.name] = frozenset(placeholders.names)
    return found


@cache
def words() -> set[str]:
    """Everything quoted in the sources, names with underscores also as keys are spelled."""
    quoted = literals(*SOURCES)
    return quoted | {word.replace("_", "-") for word in quoted}


@cache
def patterns() -> tuple[tuple[str, ...], ...]:
    """Texts put together from parts that could be keys or ends of keys."""
    return tuple(parts for parts in composed(*SOURCES) if re.fullmatch(r"[a-z][a-z0-9-]*-", parts[0]))


def is_known(text: str) -> bool:
    """Whether the sources can come to say this: quoted in full, a number, or put together from such."""
    return text in words() or text.isdigit() or any(fits(text, parts) for parts in patterns())


def fits(text: str, parts: tuple[str, ...]) -> bool:
    """Whether the text is these fixed parts with something known in every hole."""
    first, *rest = parts
    if not text.startswith(first):
        return False
    text = text[len(first) :]
    if not rest:
        return not text
    return any(is_known(text[:end]) and fits(text[end:], tuple(rest)) for end in range(1, len(text) + 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_keys_and_placeholders_are_equal(lang: str) -> None:
    """No language has a key more or less than English, and each puts in the same things."""
    english, other = messages("en"), messages(lang)
    assert sorted(english.keys() - other.keys()) == [], "missing"
    assert sorted(other.keys() - english.keys()) == [], "too many"
    assert {key: set(other[key]) for key in english if other[key] != english[key]} == {}, "other placeholders"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_formatted_by_the_caller(lang: str) -> None:
    """Styles given inside a text are read differently by the two halves."""
    assert "NUMBER(" not in (WIDGETS / "locales" / f"{lang}.ftl").read_text(encoding="utf-8")


def test_every_key_in_the_sources_has_a_text() -> None:
    """Whatever looks like a key in the widgets is one."""
    page = literals(*under(WIDGETS, ".py", ".ts", ".tsx"))
    classes = {word for file in under(WIDGETS, ".css") for word in re.findall(r"\.([a-z][\w-]*)", file.read_text("utf-8"))}
    classes |= {word for file in under(WIDGETS, ".tsx") for word in CLASS.findall(file.read_text("utf-8"))}
    missing = {word for word in page if KEY.fullmatch(word)} - messages("en").keys() - classes
    assert sorted(missing) == []


def test_every_text_is_used() -> None:
    """A key that nobody can come to say is taken out."""
    assert sorted(key for key in messages("en") if not is_known(key)) == []


@pytest.mark.parametrize(
    ("callables", "prefix"),
    [(("Event", "_tell"), "event-"), (("IllegalStep",), "illegal-"), (("RecordError",), "record-")],
)
def test_whatever_an_engine_says_has_a_text(callables: tuple[str, ...], prefix: str) -> None:
    """Engines speak keys; each of them can be said in every language."""
    spoken = first_words(*callables, sources=under(ENGINES, ".py"))
    assert spoken, f"no engine calls {callables}: has it been renamed?"
    texts = messages("en").keys()
    assert sorted(parts for parts in spoken if not any(covers(text, (prefix + parts[0], *parts[1:])) for text in texts)) == []


@pytest.mark.parametrize("game", GAMES)
def test_whatever_happens_in_a_game_has_a_text(game: str) -> None:
    """Every event of twenty whole games can be said, whichever way their keys are put together."""
    table = GAMES[game]()
    for seed in range(20):
        generator, state, ply = Generator(seed).at(0), table.start(), 0
        while table.turn(state) is not Turn.OVER:
            if table.turn(state) is Turn.CHANCE:
                choices = [outcome for outcome, _ in table.chance(state).items()]
            else:
                choices = table.legal_actions(state)
            step = choices[generator.below(len(choices))]
            assert {f"event-{event.key}" for event in table.events(state, step)} <= messages("en").keys()
            state, ply = table.apply(state, step), ply + 1
            assert ply < 10_000, "the game does not end"


def covers(text: str, parts: tuple[str, ...]) -> bool:
    """Whether the text has these parts in this order, something in every hole."""
    return re.fullmatch(".+".join(re.escape(part) for part in parts), text) is not None


def test_the_languages_differ() -> None:
    """A copied English file is no translation: most longer texts differ between any two languages."""
    files = [(WIDGETS / "locales" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines() for lang in LANGUAGES]
    for one, other in pairwise(files):
        long = [line for line in one if " = " in line and len(line.partition(" = ")[2]) > 20]
        assert len(set(long) & set(other)) < len(long) / 10
