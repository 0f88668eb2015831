"""One server, one browser, one page for all browser tests; each test answers for what went wrong during it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.lab import Lab
from tests.browser.server import LabServer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests last: the quick ones speak first, and Playwright's event loop would be in the way of others'."""
    items.sort(key=lambda item: item.path.is_relative_to(HERE))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Headless Chromium; its absence is a failure that says what to do."""
    with sync_playwright() as playwright:
        running = chromium.launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="session")
def lab_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LabServer]:
    """JupyterLab in a folder of its own."""
    server = LabServer(tmp_path_factory.mktemp("lab"))
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture(scope="session")
def lab_page(browser: Browser, lab_server: LabServer) -> Iterator[Lab]:
    """The one page with a mouse; tests take `lab`, which watches over it."""
    page = Lab(browser, lab_server)
    yield page
    page.close()


@pytest.fixture(scope="session")
def touch_page(browser: Browser, lab_server: LabServer) -> Iterator[Lab]:
    """The one page under a finger; tests take `touch_lab`."""
    page = Lab(browser, lab_server, touch=True)
    yield page
    page.close()


@pytest.fixture
def lab(lab_page: Lab) -> Iterator[Lab]:
    """JupyterLab in light colours; the test fails at any page error, kernel traceback or outside request."""
    yield from _watched(lab_page)


@pytest.fixture
def touch_lab(touch_page: Lab) -> Iterator[Lab]:
    """The same with a touch screen."""
    yield from _watched(touch_page)


def _watched(lab: Lab) -> Iterator[Lab]:
    lab.theme("light")
    lab.forgive()
    yield lab
    faults = lab.faults()
    lab.forgive()
    assert not faults, "\n".join(faults)
