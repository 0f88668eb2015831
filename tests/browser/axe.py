"""What axe finds wrong with our part of the page, for people who cannot see, hear or point well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

# JupyterLab's body has no height: axe would take everything for off-screen and skip the colour contrast.
STYLE = "html, body { height: 100% !important; }"


def violations(page: Page, selector: str) -> list[str]:
    """One line per fault inside `selector` (JupyterLab's own faults are not ours): rule, what it asks, where."""
    style = page.add_style_tag(content=STYLE)
    try:
        found = Axe().run(page, context=selector).response["violations"]
    finally:
        style.evaluate("style => style.remove()")
    return [
        f"{fault['id']}: {fault['help']}: {' '.join(str(part) for part in node['target'])} {node.get('failureSummary', '')}"
        for fault in found
        for node in fault["nodes"]
    ]
