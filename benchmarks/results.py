"""RESULTS.md: one section for each measurement, renewed alone; date and machine stand in each, paths and names do not."""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable
from datetime import date
from os import cpu_count
from pathlib import Path

FILE = Path(__file__).with_name("RESULTS.md")
HEAD = "# Results\n\nWritten by `python -m benchmarks`; each section says when and on what it was measured.\n"


def keep(title: str, lines: Iterable[str]) -> None:
    """The lines are printed and stand under their title; every other section stays as it was."""
    print(f"\n{title}")
    body = [f"{date.today().isoformat()}, {machine()}", ""]
    for line in lines:
        print(line, flush=True)
        body.append(line)
    sections = read()
    sections[title] = "\n".join(body)
    FILE.write_text(HEAD + "".join(f"\n## {name}\n\n{text}\n" for name, text in sections.items()), encoding="utf-8")


def read() -> dict[str, str]:
    """The sections as they stand, in order."""
    if not FILE.exists():
        return {}
    parts = re.split(r"^## (.+)$", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {title.strip(): text.strip("\n") for title, text in zip(parts[::2], parts[1::2], strict=True)}


def machine() -> str:
    """Processor, number of cores, system and Python, as far as they are known."""
    return f"{_processor()}, {cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def _processor() -> str:
    known = Path("/proc/cpuinfo")
    if known.exists():
        found = re.search(r"^model name\s*:\s*(.+)$", known.read_text(encoding="utf-8"), flags=re.MULTILINE)
        if found:
            return found.group(1).strip()
    return platform.processor() or platform.machine()
