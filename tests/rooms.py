"""What lies where in this house, for the tests that look after its order: files, imports, literals."""

from __future__ import annotations

import ast
import re
import subprocess
from functools import cache
from pathlib import Path

HOUSE = Path(__file__).parents[1]
ENGINES = HOUSE / "engines" / "ludolab" / "engines"
WIDGETS = HOUSE / "widgets" / "ludolab" / "widgets"
CORE = ("pmf", "protocol", "chance", "record")
QUOTED = re.compile(r"""(["'`])((?:(?!\1)[^\\\n]|\\.)*)\1""")
TEMPLATE = re.compile(r"`([^`\n]*\$\{[^`\n]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def files() -> tuple[Path, ...]:
    """Everything that is or could be committed: known to git or not ignored by it; sorted."""
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=HOUSE, capture_output=True, check=True, text=True).stdout.split("\0")
    return tuple(HOUSE / name for name in sorted(set(names)) if name and (HOUSE / name).is_file())


def under(folder: Path, *endings: str) -> tuple[Path, ...]:
    """The files inside a folder whose names end so."""
    return tuple(file for file in files() if file.is_relative_to(folder) and file.name.endswith(endings))


def name(file: Path) -> str:
    """The path from the house's door, for messages."""
    return file.relative_to(HOUSE).as_posix()


def imports(file: Path) -> set[str]:
    """Dotted names of everything a Python file imports at whatever depth, relative ones made absolute."""
    root = ENGINES.parents[1] if file.is_relative_to(ENGINES) else WIDGETS.parents[1]
    package = file.relative_to(root).with_suffix("").parts[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) + 1 - node.level] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            # `from .x import y` names module x; `from . import y` names module y. Both are recorded, a superset does no harm.
            found.add(base)
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def engine_modules() -> dict[str, Path]:
    """Dotted name of every module of the engines, odds included."""
    root = ENGINES.parents[1]
    found = {}
    for file in under(ENGINES, ".py"):
        parts = file.relative_to(root).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def reach(start: str) -> set[str]:
    """Every engine module that a module needs, directly or through others, itself included, the packages themselves not."""
    modules = engine_modules()
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        module = waiting.pop()
        if module in seen or modules[module].name == "__init__.py":
            continue
        seen.add(module)
        waiting += [found for found in imports(modules[module]) if found in modules]
    return seen


def literals(*sources: Path) -> set[str]:
    """Every quoted text in these files, on one line."""
    return {found.group(2) for file in sources for found in QUOTED.finditer(file.read_text(encoding="utf-8"))}


def composed(*sources: Path) -> set[tuple[str, ...]]:
    """The fixed parts of every text that is put together: `event-${key}` is ("event-", "")."""
    found: set[tuple[str, ...]] = set()
    for file in sources:
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".py":
            found |= {_parts(node) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.JoinedStr)}
        else:
            found |= {tuple(HOLE.split(template)) for template in TEMPLATE.findall(text)}
    return found


def _parts(node: ast.JoinedStr) -> tuple[str, ...]:
    parts = [""]
    for value in node.values:
        if isinstance(value, ast.Constant):
            parts[-1] += str(value.value)
        else:
            parts.append("")
    return tuple(parts)


def first_words(*callables: str, sources: tuple[Path, ...]) -> set[tuple[str, ...]]:
    """The first text given to calls of these names, as fixed parts: one part if nothing is put into it."""
    found: set[tuple[str, ...]] = set()
    for file in sources:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            texts = [_texts(argument) for argument in node.args if _texts(argument)]
            if called in callables and texts:
                found.update(texts[0])
    return found


def _texts(node: ast.expr) -> list[tuple[str, ...]]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [(node.value,)]
    if isinstance(node, ast.JoinedStr):
        return [_parts(node)]
    if isinstance(node, ast.IfExp):
        return _texts(node.body) + _texts(node.orelse)
    return []
