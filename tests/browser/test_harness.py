"""The harness itself: what it shows must be there, and what it is to catch must be caught."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import chromium
from tests.browser.lab import Lab, Notebook

COUNTER = '''
import anywidget, traitlets
class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button");
      button.className = "harness-button";
      const draw = () => { button.textContent = `count ${model.get("n")}`; };
      button.addEventListener("click", () => model.send({ do: "count" }));
      model.on("change:n", draw);
      draw();
      el.append(button);
    } };
    """
    n = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(lambda widget, content, buffers: widget.count())
    def count(self):
        self.n += 1
'''


def opened(lab: Lab) -> Notebook:
    return lab.open(COUNTER, "counter = Counter()\ncounter")


def test_a_click_reaches_python_and_python_reaches_the_page(lab: Lab) -> None:
    """The button counts in the kernel, and the page shows what the kernel counted."""
    notebook = opened(lab)
    button = notebook.find(".harness-button")
    expect(button).to_have_text("count 0")
    button.click()
    expect(button).to_have_text("count 1")
    notebook.wait("counter.n", 1)
    notebook.execute("counter.n = 40")
    expect(button).to_have_text("count 40")
    assert notebook.ask("[counter.n, None, 'x']") == [40, None, "x"]


def test_a_tap_does_what_a_click_does(touch_lab: Lab) -> None:
    """The touch page has a finger."""
    notebook = opened(touch_lab)
    assert touch_lab.page.evaluate("navigator.maxTouchPoints") > 0
    notebook.find(".harness-button").tap()
    notebook.wait("counter.n", 1)


def test_the_next_notebook_has_a_kernel_of_its_own(lab: Lab) -> None:
    """Nothing of one notebook is left in the next."""
    opened(lab)
    notebook = lab.open("left = 'counter' in dir()")
    assert notebook.ask("left") is False
    assert len(lab.server.api("kernels")) <= 2, "the page with a mouse and the page under a finger have one each"


def test_the_theme_can_be_switched(lab: Lab) -> None:
    """Dark is dark for everything in the page."""
    lab.open("1 + 1")
    lab.theme("dark")
    dark = lab.page.evaluate("getComputedStyle(document.body).getPropertyValue('--jp-layout-color0')")
    lab.theme("light")
    light = lab.page.evaluate("getComputedStyle(document.body).getPropertyValue('--jp-layout-color0')")
    assert dark.strip() != light.strip()


def test_a_failing_cell_fails_the_test(lab: Lab) -> None:
    """An error among the outputs is an error of whoever ran the notebook."""
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        lab.open("1 / 0")
    lab.forgive()


def test_a_failing_callback_is_heard(lab: Lab) -> None:
    """An exception in a message handler reaches no cell, and is found all the same."""
    notebook = opened(lab)
    notebook.execute("Counter.count = lambda self: self.no_such_trait")
    notebook.find(".harness-button").click()
    notebook.wait("1 + 1", 2)
    assert any("no_such_trait" in fault for fault in lab.faults())
    lab.forgive()


def test_an_exception_in_the_page_is_heard(lab: Lab) -> None:
    """An uncaught exception of any script on the page counts."""
    lab.open("1 + 1")
    with lab.page.context.expect_event("weberror"):
        lab.page.evaluate("setTimeout(() => { throw new Error('seeded exception'); })")
    assert any("seeded exception" in fault for fault in lab.faults())
    lab.forgive()


def test_an_outside_request_is_seen(lab: Lab) -> None:
    """A request to any host but the server is a fault, whether it is answered or not."""
    lab.open("1 + 1")
    # The port is closed: the request is made, and nobody outside this machine is asked.
    lab.page.evaluate("fetch('http://localhost:9/').catch(() => 'refused')")
    assert lab.watch.outside() == ["http://localhost:9/"]
    lab.forgive()


def test_axe_sees_seeded_faults(lab: Lab) -> None:
    """Grey letters on white and a nameless button are found, so that finding nothing means something."""
    shown = "<div class='harness-axe'><p style='color:#ccc;background:#fff'>grey</p><button></button></div>"
    notebook = lab.open(f"from IPython.display import HTML\nHTML({shown!r})")
    found = "\n".join(notebook.violations(".harness-axe"))
    assert "color-contrast" in found
    assert "button-name" in found


def test_a_killed_kernel_is_gone(lab: Lab) -> None:
    """After the kill another process answers, which knows nothing of before."""
    notebook = opened(lab)
    notebook.kill_kernel()
    lab.page.wait_for_function("async () => (await hands.ask(`'counter' in dir()`)).text === 'False'")
    lab.forgive()


def test_a_picture_is_taken(lab: Lab, tmp_path: Path) -> None:
    """A PNG of the widget alone."""
    file = opened(lab).picture(".harness-button", tmp_path / "button.png")
    assert file.read_bytes().startswith(b"\x89PNG")


def test_a_missing_browser_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever has no Chromium reads what to do instead of a stack of the driver's own calls."""
    monkeypatch.setenv("LUDOLAB_CHROMIUM", str(tmp_path / "nowhere"))
    with pytest.raises(FileNotFoundError, match="LUDOLAB_CHROMIUM"):
        chromium.path()
