"""Takes the pictures in `docs/`: `python -m tests.browser.pictures [NAME …]`, all of them by default."""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import expect, sync_playwright

from tests.browser import chromium
from tests.browser.lab import Lab
from tests.browser.server import LabServer

DOCS = Path(__file__).parents[2] / "docs"

# Two whole rounds and the beginning of a third; chance answers by the seed.
PLAYED = """
import itertools
powers = itertools.cycle((5, 7, 6, 8, 4))
while len(table.record.steps) < {plies}:
    if table.frame["turn"] == "chance":
        table.roll()
    else:
        table.play(f"power {{next(powers)}}")
"""

ROOT = ".ludolab"
RESTED = """root => Promise.all(
    root.getAnimations({ subtree: true }).map(one => one.finished.catch(() => null))).then(() => true)"""


@dataclass(frozen=True)
class Picture:
    """`made` are statements that leave what is shown as `table`; `width` is that of the page in CSS pixels."""

    name: str
    made: str
    theme: str = "light"
    width: int = 1100


PICTURES = (
    Picture(
        "tumblin_dice",
        "from ludolab.widgets import TumblinDiceTable\n"
        "table = TumblinDiceTable(seats=2, scoring='add', seed=66, names=['Ana', 'Ben'])\n" + PLAYED.format(plies=22),
    ),
    Picture(
        "tumblin_dice_dark",
        "from ludolab.widgets import TumblinDiceTable\n"
        "table = TumblinDiceTable(seats=3, seed=4, names=['Ana', 'Ben', 'Cleo'])\n" + PLAYED.format(plies=40),
        theme="dark",
    ),
    Picture(
        "table",
        "from ludolab.widgets import GameTable\n"
        "table = GameTable('tumblin_dice', throw='power', seed=4, names=['Ana', 'Ben'])\n" + PLAYED.format(plies=30),
    ),
    Picture(
        "chart",
        "from ludolab.widgets import PmfChart\n"
        "from ludolab.engines.pmf import Pmf\n"
        "table = PmfChart(Pmf.uniform(range(1, 7)) + Pmf.uniform(range(1, 5)), scale='of100', predict=True,\n"
        "                 title='A die and its level, added: which sum comes how often?')\n"
        "table.prediction = [n / 100 for n in (5, 7, 11, 16, 22, 16, 11, 7, 5)]\n"
        "table.reveal()\n",
        width=760,
    ),
)


def take(lab: Lab, picture: Picture) -> Path:
    """The picture is in `docs/`, taken once everything that moves has come to rest."""
    # High enough for the tallest widget: what is scrolled out of sight would be cut off.
    lab.page.set_viewport_size({"width": picture.width, "height": 1500})
    lab.page.evaluate("window.jupyterapp.shell.collapseLeft()")
    lab.theme(picture.theme)
    notebook = lab.open("table", run=False)
    notebook.execute(picture.made)
    notebook.run_all()
    root = notebook.find(ROOT).first
    expect(root).to_be_visible()
    root.evaluate(RESTED)
    return notebook.picture(ROOT, DOCS / f"{picture.name}.png")


def main(names: list[str]) -> None:
    """Writes the pictures asked for and says which."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = LabServer(Path(folder))
        browser = chromium.launch(playwright)
        try:
            lab = Lab(browser, server.start())
            for picture in PICTURES:
                if not names or picture.name in names:
                    sys.stdout.write(f"{take(lab, picture).name}\n")
            lab.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
