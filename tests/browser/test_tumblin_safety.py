"""What must not happen: keys in the notebook, moves without a kernel, two throws for one, a board overwritten from the page."""

from __future__ import annotations

import json
import string
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.boards import begun, button, opened, ready

if TYPE_CHECKING:
    from tests.browser.lab import Lab

PLAIN = "TumblinDiceTable(seed=7, names=['Ana', 'Ben'])"
ADDING = "TumblinDiceTable(scoring='add', ask=True, seed=3)"
KEYS = [*string.ascii_letters, *string.digits, *string.punctuation, "Space", "Enter", "Shift+Enter", "Control+Enter", "Delete"]
KEYS += ["Backspace", "ArrowUp", "ArrowDown", "Shift+M", "Control+b", "Control+s", "d", "d", "0", "0", "i", "i"]

SEND = """([commId, data]) => {
  const kernel = window.jupyterapp.shell.currentWidget.context.sessionContext.session.kernel;
  kernel.sendShellMessage({
    channel: "shell", parent_header: {}, metadata: {}, buffers: [],
    header: { msg_id: crypto.randomUUID(), msg_type: "comm_msg", session: kernel.clientId, username: "", version: "5.3",
              date: new Date().toISOString() },
    content: { comm_id: commId, data },
  }, false, true);
}"""

HOSTILE = [
    {"method": "update", "state": {"_esm": "export default {}"}},
    {"method": "update", "state": {"frame": {"ply": 99}, "frames": []}},
    {"method": "update", "state": {"header": {"names": ["x" * 10_000]}}},
    {"method": "update", "state": {"seed": 1, "can": ["undo"]}},
    {"method": "update", "state": {"_view_name": "Other", "layout": "IPY_MODEL_nobody"}},
    {"method": "update", "state": {"cursor": "first", "lang": "xx"}},
    {"method": "update", "state": {"cursor": 10**30}},
    {"method": "update", "state": {"laws": {}, "task": {"stars": 99}, "shown": "divide"}},
    {"method": "update", "state": ["not", "a", "state"]},
    {"method": "update"},
    {"method": "custom", "content": None},
    {"method": "custom", "content": "step"},
    {"method": "custom", "content": ["step", 1]},
    {"method": "custom", "content": {"do": "step"}},
    {"method": "custom", "content": {"do": "step", "ply": True, "step": "power 7"}},
    {"method": "custom", "content": {"do": "step", "ply": 0, "step": "power 7"}},
    {"method": "custom", "content": {"do": "step", "ply": 1, "step": "land 4:6"}},
    {"method": "custom", "content": {"do": "step", "ply": 1, "step": "x" * 5_000}},
    {"method": "custom", "content": {"do": "steal", "ply": 1}},
    {"method": "custom", "content": {"do": "name", "ply": 1, "seat": 9, "name": "<script>"}},
    {"method": "custom", "content": {"do": "load", "ply": 1, "text": "[" * 100_000}},
    {"method": "custom", "content": {"do": "answer", "ply": 1, "die": "9z", "value": "12"}},
]


def test_no_key_reaches_the_notebook(lab: Lab) -> None:
    """Every printable key and the notebook's own commands, on the board, on a button and on the slider: the cells stay."""
    notebook, root = opened(lab, PLAIN)
    begun(root)
    before = notebook.cells()
    # The button comes last: at the start, where it leads, there is no power to choose.
    spots = (root, root.get_by_role("slider", name="Power"), button(root, "To the start"))
    for spot in spots:
        for key in KEYS:
            if spot.is_enabled():
                spot.focus()
            lab.page.keyboard.press(key)
        assert notebook.cells() == before
    expect(root).to_be_visible()


@pytest.mark.parametrize(
    "made", [PLAIN, "TumblinDiceTable(scoring='add', ask=True, seed=3)", "TumblinDiceTable(throw='table')"]
)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(lab: Lab, made: str, theme: str) -> None:
    """The rules for screen readers and contrast hold in both themes, before and after a throw."""
    lab.theme(theme)
    notebook, _ = opened(lab, made)
    assert notebook.violations(".ludolab") == []
    notebook.execute("table.play('order 5 2') if table.game.throw.to_json() == 'table' else table.roll()")
    action = "land 3:4" if "table" in made else "power 6"
    notebook.execute(f"table.play({action!r})")
    notebook.wait("table.cursor", notebook.ask("table.frame['ply']"))
    assert notebook.violations(".ludolab") == []


def test_without_a_kernel_the_board_only_looks_back(lab: Lab) -> None:
    """Killed, the kernel is missed within five seconds; nothing can be played, and the recording still steps."""
    notebook, root = opened(lab, PLAIN)
    begun(root)
    ready(root).click()
    notebook.wait("len(table.record.steps) > 2", True)
    ready(root)
    notebook.kill_kernel()
    expect(root).to_contain_text("Nobody answers", timeout=5_000)
    expect(button(root, "Flick")).to_be_disabled()
    shown = root.inner_text()
    root.focus()
    lab.page.keyboard.press("Enter")
    assert root.inner_text() == shown
    button(root, "To the start").click()
    expect(button(root, "One step back")).to_be_disabled()
    button(root, "One step forward").click()
    expect(button(root, "One step back")).to_be_enabled()
    lab.forgive()  # JupyterLab itself complains of the kernel that died


def test_two_views_stay_equal(lab: Lab) -> None:
    """Whichever view made the move, both show it."""
    notebook, first = opened(lab, PLAIN, views=2)
    views = notebook.find(".ludolab")
    expect(views).to_have_count(2)
    begun(first)
    ready(views.nth(1)).click()
    notebook.wait("len(table.record.steps) > 2", True)
    ready(first).click()
    notebook.wait("len(table.record.steps) > 4", True)
    ready(views.nth(1))
    ready(first)
    middles = notebook.find(".ludolab-middle")  # only the view used last speaks, so what is spoken may differ
    assert middles.nth(0).inner_text() == middles.nth(1).inner_text()


def test_a_double_click_throws_once(lab: Lab) -> None:
    """The second click finds the first one under way."""
    notebook, root = opened(lab, PLAIN)
    begun(root)
    ready(root).dblclick()
    ready(root)
    assert notebook.ask("len([step for step in table.record.steps if type(step).__name__ == 'Power'])") == 1


def test_hostile_messages_change_nothing(lab: Lab) -> None:
    """Whatever a page may send, the game, its names, its seed and its next roll stay, and the board goes on."""
    notebook, root = opened(lab, PLAIN)
    begun(root)
    facts = "[table.record.to_json(), table.seed, table.lang, table.shown, table._esm == type(table)._esm, table.can]"
    before = notebook.ask(facts)
    comm = notebook.ask("table.comm.comm_id")
    for message in HOSTILE:
        lab.page.evaluate(SEND, [comm, json.loads(json.dumps(message))])
    assert notebook.ask(facts) == before
    lab.forgive()  # each refusal is logged
    ready(root).click()
    notebook.wait("len(table.record.steps) > 2", True)


def test_names_are_text(lab: Lab) -> None:
    """Markup in a name is shown as it was typed and makes no element."""
    _, root = opened(lab, "TumblinDiceTable(seed=7, names=['<img src=x onerror=alert(1)>', '</script>'])")
    expect(root).to_contain_text("<img src=x onerror=alert(1)>")
    assert root.locator("img").count() == 0


def test_a_busy_kernel_does_not_look_dead(lab: Lab) -> None:
    """A cell after the board takes longer than the page's patience: all that time nobody calls Python dead."""
    made = "from ludolab.widgets import TumblinDiceTable\ntable = TumblinDiceTable(seed=7)"
    slow = "import time\nend = time.monotonic() + 9\nwhile time.monotonic() < end: pass"
    notebook = lab.open(made, "table", slow, run=False)
    lab.page.evaluate("() => { window.ran = hands.run(); }")
    root = notebook.find(".ludolab").first
    expect(root).to_be_visible(timeout=30_000)
    n_told = root.evaluate(
        """root => {
          let told = 0;
          const look = () => { told += root.textContent.includes("Nobody answers"); };
          new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true });
          return window.ran.then(() => told);
        }"""
    )
    assert n_told == 0
    ready(root, "Roll for who starts").click()
    notebook.wait("len(table.record.steps) > 0", True)
