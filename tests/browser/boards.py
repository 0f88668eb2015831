"""Boards on the page, as the tests handle them: by roles and names, the way a reader of the screen would."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.lab import Lab, Notebook

IMPORT = "from ludolab.widgets import GameTable, PmfChart, TumblinDiceTable\nfrom ludolab.engines.pmf import Pmf\n"
DICE = ".ludolab-tumblin_dice"


def opened(lab: Lab, made: str, *, views: int = 1) -> tuple[Notebook, Locator]:
    """A notebook whose cells make `table` and show it in as many views; the first of them."""
    notebook = lab.open(IMPORT + f"table = {made}", *["table"] * views)
    root = notebook.find(".ludolab").first
    expect(root).to_be_visible()
    return notebook, root


def button(root: Locator, name: str) -> Locator:
    """The one button of that name."""
    return root.get_by_role("button", name=name, exact=True)


def ready(root: Locator, name: str = "Flick") -> Locator:
    """The button, once it may be pressed: the move before has been answered."""
    found = button(root, name)
    expect(found).to_be_enabled()
    expect(found).not_to_have_attribute("aria-disabled", "true")
    return found


def begun(root: Locator) -> None:
    """The opening roll is done."""
    ready(root, "Roll for who starts").click()
    ready(root)
