"""From click to picture in real JupyterLab: a throw on the board against the plainest widget there is, in the same page."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import chromium
from tests.browser.boards import IMPORT, begun, ready
from tests.browser.lab import Lab
from tests.browser.server import LabServer

if TYPE_CHECKING:
    from playwright.sync_api import Locator

N_MOVES = 30
GOAL_MS = 60

PEER = '''
import anywidget, traitlets
class Peer(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "peer";
      const draw = () => { button.textContent = model.get("n"); };
      button.addEventListener("click", () => model.send({}));
      model.on("change:n", draw);
      draw();
      el.append(button);
    } };"""
    n = traitlets.Int(0).tag(sync=True)
peer = Peer()
peer.on_msg(lambda widget, content, buffers: setattr(widget, "n", widget.n + 1))
peer
'''

# From the click to the first frame of the screen after the watched text has changed.
TIMED = """([button, watched]) => new Promise((resolve) => {
  const start = performance.now();
  const before = watched.textContent;
  new MutationObserver((_, observer) => {
    if (watched.textContent === before) return;
    observer.disconnect();
    requestAnimationFrame(() => resolve(performance.now() - start));
  }).observe(watched, { subtree: true, childList: true, characterData: true });
  button.click();
})"""


def lines() -> list[str]:
    """Medians of a throw and of the plainest round trip, taken in turn, and what the throw adds."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        browser = chromium.launch(playwright)
        try:
            lab = Lab(browser, server.start())
            ours, peers = _measured(lab)
            lab.close()
        finally:
            browser.close()
            server.stop()
    added = median(one - other for one, other in zip(ours, peers, strict=True))
    return [
        f"{N_MOVES} throws with all their chance, in turn with as many round trips of a widget of one button and one number.",
        f"Goal: a throw adds at most {GOAL_MS} ms to what server and kernel take for any message.",
        "",
        "| | ms, median | ms, most |",
        "|---|---|---|",
        f"| a throw, click to picture | {median(ours):.0f} | {max(ours):.0f} |",
        f"| the plainest round trip | {median(peers):.0f} | {max(peers):.0f} |",
        f"| what the throw adds | {added:.0f} | |",
        "",
        f"Ratio of the medians: {median(ours) / median(peers):.2f}.",
    ]


def _measured(lab: Lab) -> tuple[list[float], list[float]]:
    table = "table = TumblinDiceTable(seats=2, rounds=20, seed=7)"
    notebook = lab.open(IMPORT + table, "table", PEER)
    root = notebook.find(".ludolab").first
    peer = notebook.find(".peer").first
    begun(root)
    ours, peers = [], []
    for _ in range(N_MOVES):
        button = ready(root)
        ours.append(_timed(lab, button, root.locator(".ludolab-strip")))
        peers.append(_timed(lab, peer, peer))
    return ours, peers


def _timed(lab: Lab, button: Locator, watched: Locator) -> float:
    taken: float = lab.page.evaluate(TIMED, [button.element_handle(), watched.element_handle()])
    return taken
