"""The house is in order: who imports whom, how long files are, what lies beside what, what is not committed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
import tinycss2

from ludolab.engines import GAMES
from tests.rooms import CORE, ENGINES, HOUSE, WIDGETS, engine_modules, files, imports, name, reach, under

THIS = Path(__file__)  # names what nobody else may
MAX_LINES = 400
CODE = (".py", ".ts", ".tsx", ".js", ".mjs", ".css")
TOP = "ludolab.engines"
GAME_MODULES = {kind.__module__ for kind in GAMES.values()}
# Optional packages an engine may ask for inside a function: where, and which.
LAZY = {"pmf.py": {"icepool"}, "odds": {"numpy"}}


def loaded_by(statement: str, *packages: str) -> list[str]:
    """Which of the packages a fresh interpreter has loaded after the statement."""
    code = f"import sys\n{statement}\nprint(*[name for name in {packages!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], cwd=HOUSE, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_the_namespace_belongs_to_nobody() -> None:
    """`ludolab` is one name over two roots: an `__init__.py` in either would hide the other."""
    assert not (ENGINES.parent / "__init__.py").exists()
    assert not (WIDGETS.parent / "__init__.py").exists()


def test_engines_import_the_standard_library_only() -> None:
    """Engines run anywhere Python runs; optional packages are asked for where design allows it, and nothing draws lots."""
    for file in under(ENGINES, ".py"):
        place = "odds" if "odds" in file.parts else file.name
        foreign = {module.partition(".")[0] for module in imports(file)} - {"ludolab"} - sys.stdlib_module_names
        assert foreign <= LAZY.get(place, set()), f"{name(file)} imports {foreign}"
        assert not {"random", "secrets"} & imports(file), f"{name(file)} draws by itself"


def test_importing_the_engines_is_light() -> None:
    """Neither numpy nor anything of Jupyter is loaded."""
    heavy = ("numpy", "icepool", "IPython", "ipywidgets", "traitlets", "anywidget", "matplotlib", "random")
    # The interpreter may have loaded a module of the standard library by itself, whatever is imported.
    by_itself = loaded_by("pass", *heavy)
    assert [module for module in loaded_by("import ludolab.engines", *heavy) if module not in by_itself] == []


def test_importing_the_widgets_is_light() -> None:
    """What only print, numbers in batches or other languages need is loaded on first use."""
    assert loaded_by("import ludolab.widgets", "numpy", "matplotlib", "fluent", "fluent.runtime") == []


def test_the_core_knows_no_game() -> None:
    """pmf needs nothing; protocol pmf; chance and record both of them, record the generator too."""
    allowed = {"pmf": set(), "protocol": {"pmf"}, "chance": {"pmf", "protocol"}, "record": {"pmf", "protocol", "chance"}}
    for module in CORE:
        needed = reach(f"{TOP}.{module}") - {f"{TOP}.{module}"}
        assert needed <= {f"{TOP}.{other}" for other in allowed[module]}, f"{module} needs {needed}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_only_its_own(game: str) -> None:
    """The rules of a game need protocol and pmf and its own helpers: no other game, no odds, no record, no generator."""
    own = GAMES[game].__module__
    needed = reach(own)
    assert needed & GAME_MODULES == {own}
    assert not {f"{TOP}.record", f"{TOP}.chance"} & needed
    assert not [module for module in needed if module.startswith(f"{TOP}.odds")]


@pytest.mark.parametrize("game", GAMES)
def test_the_odds_of_a_game_are_its_own(game: str) -> None:
    """`odds/<game>` exists and counts no other game."""
    own = GAMES[game].__module__
    assert reach(f"{TOP}.odds.{game}") & GAME_MODULES == {own}


def test_general_odds_know_no_game() -> None:
    """Tree, simulation, policies and advice work for any game."""
    for module in ("tree", "simulate", "policy", "advice"):
        assert not reach(f"{TOP}.odds.{module}") & GAME_MODULES


def test_nobody_imports_tests_or_notebooks() -> None:
    """What ships needs nothing of what proves or shows it."""
    for file in (*under(ENGINES, ".py"), *under(WIDGETS, ".py")):
        tops = {module.partition(".")[0] for module in imports(file)}
        assert not tops & {"tests", "notebooks", "benchmarks"}, name(file)


@pytest.mark.parametrize("game", GAMES)
def test_a_board_knows_no_other_board(game: str) -> None:
    """Both halves of a board may use the table and the kit, and no other game's board."""
    others = set(GAMES) - {game}
    python = imports(WIDGETS / f"{game}.py")
    assert not {f"ludolab.widgets.{other}" for other in others} & python
    page = (WIDGETS / f"{game}.tsx").read_text(encoding="utf-8")
    assert not others & set(re.findall(r'from "\./(\w+)', page))


def test_one_widget_is_one_name_with_three_files() -> None:
    """Beside every `.tsx` in the widgets folder lie its `.py` and its `.css`, and every game has its board."""
    pages = {file.stem for file in under(WIDGETS, ".tsx") if file.parent == WIDGETS}
    styles = {file.stem for file in under(WIDGETS, ".css") if file.parent == WIDGETS}
    assert pages == styles
    for widget in pages:
        assert (WIDGETS / f"{widget}.py").exists(), widget
    assert {*GAMES, "table", "chart"} <= pages


def test_no_file_is_too_long() -> None:
    """A file that needs scrolling for ever says too much."""
    long = {name(file): n for file in files() if file.name.endswith(CODE) if (n := lines(file.read_text("utf-8"))) >= MAX_LINES}
    assert not long


def lines(text: str) -> int:
    return text.count("\n") + 1


def selectors(rules: list[tinycss2.ast.Node]) -> list[str]:
    """Selectors of all style rules, those inside conditions too; what is nested in a style rule is scoped by it."""
    found = []
    for rule in rules:
        assert rule.type != "error", rule.message
        if rule.type == "qualified-rule":
            found += split(rule.prelude)
        elif rule.at_keyword in ("media", "container", "supports", "layer") and rule.content:
            inside = tinycss2.parse_rule_list(rule.content, skip_comments=True, skip_whitespace=True)
            found += selectors(inside)
        elif rule.at_keyword in ("keyframes", "property"):
            # Not scoped by any selector: the name has to be ours.
            assert tinycss2.serialize(rule.prelude).strip().lstrip("-").startswith("ludolab"), rule.prelude
        else:
            assert rule.at_keyword == "container", f"@{rule.at_keyword} reaches beyond our own boxes"
    return found


def split(prelude: list[tinycss2.ast.Node]) -> list[str]:
    """A selector list cut at its own commas, not at those inside `:is(…)`."""
    parts: list[list[tinycss2.ast.Node]] = [[]]
    for node in prelude:
        if node.type == "literal" and node.value == ",":
            parts.append([])
        else:
            parts[-1].append(node)
    return [tinycss2.serialize(part).strip() for part in parts]


def test_every_selector_is_ours() -> None:
    """A stylesheet is global in Jupyter: each selector begins with our root class."""
    for file in under(WIDGETS, ".css"):
        rules = tinycss2.parse_stylesheet(file.read_text(encoding="utf-8"), skip_comments=True, skip_whitespace=True)
        foreign = [selector for selector in selectors(rules) if not selector.startswith(".ludolab")]
        assert not foreign, f"{name(file)}: {foreign}"


def test_names_are_text_everywhere() -> None:
    """No way by which text could become markup or program."""
    banned = re.compile(r"\b(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|eval\()")
    for file in under(WIDGETS, ".ts", ".tsx"):
        assert not banned.findall(file.read_text(encoding="utf-8")), name(file)


def test_the_page_names_no_address() -> None:
    """Nothing is fetched at run time, so no address stands in the sources; XML namespaces are names, not addresses."""
    for file in under(WIDGETS, ".ts", ".tsx", ".css", ".py"):
        addresses = re.findall(r"https?://[^\s\"'`)>]+", file.read_text(encoding="utf-8"))
        assert [address for address in addresses if not address.startswith("http://www.w3.org/")] == [], name(file)


def test_nothing_built_is_committed() -> None:
    """Bundles, maps and installed packages are made, not kept."""
    built = [name(file) for file in files() if {"static", "node_modules", "dist"} & set(file.parts) or file.suffix == ".map"]
    assert not built


def test_no_file_says_where_packages_were_fetched() -> None:
    """Locks hold names, versions and checksums: they work wherever packages come from."""
    hosts = re.compile(r"registry\.npmjs\.|pythonhosted\.org|pypi\.org/simple|yarnpkg\.com")
    for file in files():
        if file.suffix not in (".png", ".svg") and file != THIS:
            assert not hosts.search(file.read_text(encoding="utf-8", errors="replace")), name(file)
    assert '"resolved"' not in (HOUSE / "package-lock.json").read_text(encoding="utf-8")


def test_tests_wait_for_conditions() -> None:
    """No test sleeps, is left out or is expected to fail."""
    banned = re.compile(r"\btime\.sleep|wait_for_timeout|pytest\.skip|mark\.skip|mark\.xfail|importorskip")
    for file in under(HOUSE / "tests", ".py", ".ts", ".tsx"):
        found = banned.findall(file.read_text(encoding="utf-8"))
        assert file == THIS or not found, f"{name(file)}: {found}"


def test_every_engine_module_is_documented() -> None:
    """The first line of every module says what it is."""
    for module, file in engine_modules().items():
        assert file.read_text(encoding="utf-8").startswith('"""'), module
