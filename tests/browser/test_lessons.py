"""The lessons in real JupyterLab, and a page saved from one that plays on without a kernel."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.notebooks.execute import LIVE_VIEW
from tests.notebooks.lessons import ENGLISH, name

if TYPE_CHECKING:
    from tests.browser.lab import Lab


# The translations make the same calls (tests/notebooks/test_translations.py), and nbval runs them; a browser adds nothing.
@pytest.mark.parametrize("file", ENGLISH, ids=name)
def test_a_lesson_runs(lab: Lab, file: Path) -> None:
    """Every cell runs, every widget appears, nothing is asked outside."""
    shutil.copy(file, lab.server.root / file.name)
    notebook = lab.open_file(file.name)
    expect(notebook.find(".ludolab").first).to_be_visible()
    shown = [output.get("data", {}) for cell in notebook.outputs() for output in cell]
    expect(lab.page.locator(".ludolab")).to_have_count(sum(LIVE_VIEW in data for data in shown))
