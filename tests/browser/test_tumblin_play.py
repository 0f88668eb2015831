"""Tumblin' Dice played in real JupyterLab: by mouse, by keyboard alone, by touch alone, and looked back on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.boards import begun, button, opened, ready

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.lab import Lab, Notebook

ONE_ROUND = "TumblinDiceTable(rounds=1, dice=2, seed=7, names=['Ana', 'Ben'])"
THROWS = "len([step for step in table.record.steps if type(step).__name__ == 'Power'])"


def finished(notebook: Notebook, root: Locator) -> None:
    """The game is over in Python, and the page names the winner."""
    notebook.wait("table.frame['turn']", "over")
    names = notebook.ask("[table.record.names[seat] for seat in table.game.winners(table.state)]")
    expect(root.locator(".ludolab-bar")).to_contain_text(names[0])


def test_a_round_by_mouse(lab: Lab) -> None:
    """The first die is drawn back from the disc and let go, the others by the button."""
    notebook, root = opened(lab, ONE_ROUND)
    begun(root)
    handle = root.get_by_role("button", name="Draw it back and let go")
    handle.scroll_into_view_if_needed()
    box = handle.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    mouse = lab.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x - 20, y, steps=4)
    mouse.move(x - 60, y, steps=4)
    mouse.up()
    notebook.wait(THROWS, 1)
    power = notebook.ask("[step.power for step in table.record.steps if type(step).__name__ == 'Power']")[0]
    assert 1 <= power <= 10
    for thrown in (1, 2, 3):
        ready(root).click()
        notebook.wait(THROWS, thrown + 1)
    finished(notebook, root)


def test_a_round_by_keyboard_alone(lab: Lab) -> None:
    """From the cell by Tab into the board; Enter rolls, a digit sets the power, Enter flicks; Escape gives the keys back."""
    notebook, root = opened(lab, ONE_ROUND)
    keys = lab.page.keyboard
    root.focus()
    keys.press("Enter")
    ready(root)
    root.focus()
    for thrown, digit in enumerate("6787"):
        ready(root)
        keys.press(digit)
        keys.press("Enter")
        notebook.wait(THROWS, thrown + 1)
    powers = notebook.ask("[step.power for step in table.record.steps if type(step).__name__ == 'Power']")
    assert powers == [6, 7, 8, 7]
    finished(notebook, root)
    cells = notebook.cells()
    keys.press("Escape")
    keys.press("b")
    assert len(notebook.cells()) == len(cells) + 1, "after Escape the notebook has its keys again"


def test_every_control_is_reached_by_tab(lab: Lab) -> None:
    """Tab alone leads to the slider, the primary button and the way back and forth, and out of the board again."""
    _, root = opened(lab, ONE_ROUND)
    begun(root)
    controls = [button(root, "Flick"), button(root, "To the start"), root.get_by_role("slider", name="Power")]
    root.focus()
    unmet = list(controls)
    inside = "root => root.contains(document.activeElement)"
    for _ in range(80):
        lab.page.keyboard.press("Tab")
        unmet = [control for control in unmet if not control.evaluate("one => one === document.activeElement")]
        if not root.evaluate(inside):
            break
    assert not root.evaluate(inside), "Tab leaves the board in the end"
    assert not unmet, "Tab comes by every control"


def test_a_round_by_touch_alone(touch_lab: Lab) -> None:
    """Taps only: roll, flick, and the menu opens and closes."""
    notebook, root = opened(touch_lab, ONE_ROUND)
    ready(root, "Roll for who starts").tap()
    for thrown in range(4):
        ready(root).tap()
        notebook.wait(THROWS, thrown + 1)
    finished(notebook, root)


def test_typed_throws_by_touch(touch_lab: Lab) -> None:
    """The score pad of a real board: tap where the die lies, tap what it shows, enter; a hit die is moved the same way."""
    notebook, root = opened(touch_lab, "TumblinDiceTable(throw='table', names=['Ana', 'Ben'])")
    notebook.execute("table.play('order 5 2')")
    root.get_by_role("button", name="Level 3", exact=True).first.tap()
    button(root, "A 4").tap()
    ready(root, "Write it down").tap()
    notebook.wait("table.record.steps[-1].spot", (3, 4))
    edge = root.get_by_role("button", name="Over the edge", exact=True).first
    box = edge.bounding_box()
    assert box is not None
    edge.tap(position={"x": box["width"] - 6, "y": box["height"] / 2})  # the board lies over its middle
    ready(root, "Write it down").tap()
    notebook.wait("table.record.steps[-1].spot", "off")


def test_a_recording_goes_back_and_forth(lab: Lab) -> None:
    """To the start, forward, back, to the end: the page shows each place, and the game in Python stays where it is."""
    notebook, root = opened(lab, ONE_ROUND)
    begun(root)
    for thrown in range(2):
        ready(root).click()
        notebook.wait(THROWS, thrown + 1)
    ply, record = notebook.ask("table.frame['ply']"), notebook.ask("table.record.to_json()")
    button(root, "To the start").click()
    notebook.wait("table.cursor", 0)
    expect(button(root, "One step back")).to_be_disabled()
    button(root, "One step forward").click()
    notebook.wait("table.cursor", 1)
    button(root, "To the last step").click()
    notebook.wait("table.cursor", ply)
    button(root, "One step back").click()
    expect(button(root, "One step forward")).to_be_enabled()
    slider = root.get_by_role("slider", name="Place in the recording")
    slider.focus()
    lab.page.keyboard.press("End")
    notebook.wait("table.cursor", ply)
    assert notebook.ask("table.record.to_json()") == record


def test_the_language_changes_while_playing(lab: Lab) -> None:
    """German, then Portuguese; the position stays."""
    notebook, root = opened(lab, ONE_ROUND)
    begun(root)
    button(root, "Deutsch").click()
    expect(button(root, "Schnipsen")).to_be_visible()
    notebook.wait("table.lang", "de")
    english = set(root.inner_text().split()) & {"Flick", "Power", "Round", "Taken", "Show", "level", "Seed", "Step", "to", "of"}
    assert not english, f"a German pupil reads {english}"


@pytest.mark.parametrize("wanted", ["7", "12"])
def test_the_child_finds_the_sum_first(lab: Lab, wanted: str) -> None:
    """Asked, the page does not hold the answer anywhere; a wrong one gets a hint, the right one a star."""
    scoring, wrong = ("add", "9") if wanted == "7" else ("multiply", "9")
    notebook, root = opened(lab, f"TumblinDiceTable(throw='table', ask=True, scoring={scoring!r}, names=['Ana', 'Ben'])")
    notebook.execute("table.play('order 5 2'); table.play('land 3:4')")
    expect(root).to_contain_text("How much is 4 on level 3?")
    sentence = f"= {wanted}"
    assert sentence not in root.inner_text()
    field = root.get_by_label("Your answer")
    field.fill(wrong)
    ready(root, "Check").click()
    notebook.wait("table.task['tries']", 1)
    assert sentence not in root.inner_text(), "a hint is not the answer"
    field.fill(wanted)
    ready(root, "Check").click()
    notebook.wait("table.task['stars']", 1)
    expect(root).to_contain_text(sentence)
