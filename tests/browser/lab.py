"""A person at JupyterLab: opens a notebook made of given cells, runs it, looks at the page, asks the kernel behind it."""

from __future__ import annotations

import ast
import itertools
import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
from nbformat.v4 import new_code_cell, new_notebook
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.watch import Watch

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

    from tests.browser.server import LabServer

HANDS = Path(__file__).with_name("lab.js")
LIMIT_MS = 15_000
START_LIMIT_MS = 60_000
THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}
_numbers = itertools.count(1)


class Lab:
    """One page of JupyterLab. `open` gives a notebook in place of the one before; `watch` remembers what went wrong."""

    def __init__(self, browser: Browser, server: LabServer, *, touch: bool = False) -> None:
        self.server = server
        self._context = browser.new_context(
            viewport={"width": 1280, "height": 900}, has_touch=touch, locale="en-GB", reduced_motion="no-preference"
        )
        self._context.set_default_timeout(LIMIT_MS)
        self._context.add_init_script(path=HANDS)
        self.watch = Watch(self._context, server)
        self.page: Page = self._context.new_page()
        workspace = f"test-{next(_numbers)}"
        self.page.goto(f"{server.url}lab/workspaces/{workspace}?reset&token={server.token}", timeout=START_LIMIT_MS)
        self.page.wait_for_function("window.jupyterapp", timeout=START_LIMIT_MS)
        self.page.evaluate("window.jupyterapp.restored.then(() => true)")

    def open(self, *cells: str, run: bool = True) -> Notebook:
        """A new notebook of these code cells, run from top to bottom unless told otherwise; fails if a cell does."""
        name = f"made-{next(_numbers)}.ipynb"
        notebook = new_notebook(cells=[new_code_cell(cell) for cell in cells])
        notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3", "language": "python"}
        nbformat.write(notebook, self.server.root / name)
        return self.open_file(name, run=run)

    def open_file(self, name: str, *, run: bool = True) -> Notebook:
        """A notebook that lies in the server's folder, in the same page; the one open before is closed with its kernel."""
        self.page.evaluate("name => hands.open(name)", name)
        self._collect()
        notebook = Notebook(self, name)
        if run:
            notebook.run_all()
        return notebook

    def theme(self, name: str) -> None:
        """JupyterLab in `light` or `dark`, all of it."""
        self.page.evaluate("name => hands.theme(name)", THEMES[name])
        is_light = "true" if name == "light" else "false"
        expect(self.page.locator("body")).to_have_attribute("data-jp-theme-light", is_light)

    def faults(self) -> list[str]:
        """What went wrong in page, kernel and network since `forgive`; empty if nothing did."""
        self._collect()
        return self.watch.faults()

    def forgive(self) -> None:
        """Faults so far were meant: a test that provokes one calls this after checking it."""
        self._collect()
        self.watch.clear()

    def close(self) -> None:
        """The page is gone and the kernel of its last notebook too."""
        self.page.evaluate("hands.close()")
        self._context.close()

    def _collect(self) -> None:
        self.watch.kernel_errors += self.page.evaluate("hands.heard.splice(0)")


class Notebook:
    """The notebook open in a lab's page, and the kernel behind it."""

    def __init__(self, lab: Lab, name: str) -> None:
        self.lab = lab
        self.page = lab.page
        self.name = name

    def run_all(self) -> None:
        """Every cell has run and none has failed; `AssertionError` with the traceback otherwise."""
        self.page.evaluate("hands.run()")
        errors = self.errors()
        # A broken widget shows one sentence only; what it was is in the console.
        assert not errors, "\n".join(errors + self.lab.watch.console_errors + self.lab.watch.page_errors)

    def outputs(self) -> list[list[dict[str, Any]]]:
        """The outputs of every code cell, as nbformat has them."""
        found: list[list[dict[str, Any]]] = self.page.evaluate("hands.outputs()")
        return found

    def errors(self) -> list[str]:
        """The tracebacks among the outputs, widgets that could not be drawn included."""
        errors = [
            "\n".join(output["traceback"]) for cell in self.outputs() for output in cell if output["output_type"] == "error"
        ]
        broken = self.page.locator(".jupyter-widgets-error-widget:visible, .jp-mod-error:visible")
        return errors + broken.all_inner_texts()

    def cells(self) -> list[tuple[str, str]]:
        """Kind and source of every cell: what keys meant for a board must leave alone."""
        return [(cell["cell_type"], cell["source"]) for cell in self.page.evaluate("hands.cells()")]

    def find(self, selector: str) -> Locator:
        """What is visible of it on the page."""
        return self.page.locator(f"{selector}:visible")

    def ask(self, expression: str) -> Any:
        """The value of a Python expression in the kernel, for values that are written as literals."""
        return self._value(expression, self.page.evaluate("code => hands.ask(code)", expression))

    def wait(self, expression: str, wanted: Any, *, limit_ms: int = LIMIT_MS) -> None:
        """The expression has the wanted value in the kernel; `AssertionError` if it has not within the limit."""
        asked = [f"({expression}) == ({wanted!r})", "True", limit_ms]
        answer = self.page.evaluate("([code, wanted, limit]) => hands.until(code, wanted, limit)", asked)
        if self._value(expression, answer) is not True:
            raise AssertionError(f"{expression} is {self.ask(expression)!r}, not {wanted!r}")

    def execute(self, code: str) -> None:
        """The statements have run in the kernel, outside every cell; `AssertionError` with what they raised."""
        error = self.page.evaluate("code => hands.execute(code)", code)
        assert error is None, error

    def kill_kernel(self) -> None:
        """The kernel's process is dead, as after running out of memory; the server will start another one."""
        os.kill(self.ask("__import__('os').getpid()"), signal.SIGKILL)

    def violations(self, selector: str) -> list[str]:
        """What axe holds against the part of the page inside the selector."""
        return axe.violations(self.page, selector)

    def picture(self, selector: str, file: Path) -> Path:
        """A PNG of the first visible match, written to the file."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.find(selector).first.screenshot(path=file, animations="disabled")
        return file

    @staticmethod
    def _value(expression: str, answer: dict[str, str]) -> Any:
        if "error" in answer:
            raise AssertionError(f"{expression} raised {answer['error']}")
        return ast.literal_eval(answer["text"])
