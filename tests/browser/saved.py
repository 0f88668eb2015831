"""Makes a page that needs neither kernel nor network: `python -m tests.browser.saved NOTEBOOK FOLDER`.

The notebook is run, its widgets' state is kept in the page, and the three scripts that draw it are laid beside it.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from typing import Any

from nbclient import NotebookClient
from nbconvert import HTMLExporter

from tests.notebooks.execute import LIMIT_S
from tests.notebooks.lessons import read

ROOT = Path(__file__).parents[2]
MODULES = ROOT / "node_modules"
SCRIPTS = {
    "require.js": MODULES / "requirejs/require.js",
    "embed-amd.js": MODULES / "@jupyter-widgets/html-manager/dist/embed-amd.js",
    "anywidget.js": Path(sys.prefix) / "share/jupyter/nbextensions/anywidget/index.js",
}


def page_of(notebook: Any, name: str, folder: Path) -> Path:
    """The page `name`.html in the folder, made from a notebook that is run here, and the scripts beside it."""
    NotebookClient(notebook, timeout=LIMIT_S, kernel_name="python3", store_widget_state=True).execute()
    exporter = HTMLExporter(require_js_url="require.js", widget_renderer_url="embed-amd.js", mathjax_url="", jquery_url="")
    html, _ = exporter.from_notebook_node(notebook)
    folder.mkdir(parents=True, exist_ok=True)
    for script, source in SCRIPTS.items():
        shutil.copy(source, folder / script)
    page = folder / f"{name}.html"
    page.write_text(html, encoding="utf-8")
    return page


def main(notebook: str, folder: str) -> None:
    """Says where the page is."""
    file = Path(notebook)
    sys.stdout.write(f"{page_of(read(file), file.stem, Path(folder))}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
