"""Finds the Chromium that the browser tests drive, and starts it so that it keeps to itself."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
# Root needs --no-sandbox; the rest keeps the browser from asking anybody for anything.
OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MISSING = "There is no Chromium for the browser tests: run .ci/chromium, or set LUDOLAB_CHROMIUM to the path of one."


def path(playwright: Playwright | None = None) -> str:
    """The executable: the one in LUDOLAB_CHROMIUM, else the system's, else Playwright's own; `FileNotFoundError` if none."""
    asked_for = os.environ.get("LUDOLAB_CHROMIUM")
    if asked_for:
        if not Path(asked_for).exists():
            raise FileNotFoundError(f"LUDOLAB_CHROMIUM names a file that does not exist: {asked_for}")
        return asked_for
    for name in NAMES:
        if found := shutil.which(name):
            return found
    if playwright is None:
        with sync_playwright() as own:
            return path(own)
    if Path(playwright.chromium.executable_path).exists():
        return playwright.chromium.executable_path
    raise FileNotFoundError(MISSING)


def launch(playwright: Playwright) -> Browser:
    """A running headless browser; the caller closes it."""
    return playwright.chromium.launch(executable_path=path(playwright), args=OPTIONS)
