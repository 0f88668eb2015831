import { afterEach, describe, expect, it, vi } from "vitest";
import { guard, keepFocus, ownsKeys, takesText } from "../../widgets/ludolab/widgets/kit/keys";
import { press } from "./support";

const made: AbortController[] = [];

function scene() {
  const cell = document.createElement("div");
  cell.tabIndex = -1;
  const root = document.createElement("div");
  root.tabIndex = 0;
  const inner = document.createElement("button");
  const field = document.createElement("input");
  root.append(inner, field);
  cell.append(root);
  document.body.append(cell);
  const heard = vi.fn();
  cell.addEventListener("keydown", heard);
  cell.addEventListener("keyup", heard);
  const gone = new AbortController();
  made.push(gone);
  return { cell, root, inner, field, heard, gone };
}

afterEach(() => { for (const gone of made.splice(0)) gone.abort(); document.body.replaceChildren(); });

describe("the keyboard", () => {
  it("lets no key out, from the root, a button or a field, with or without modifiers", () => {
    const { root, inner, field, heard, gone } = scene();
    guard(root, () => false, gone.signal);
    for (const target of [root, inner, field]) {
      target.focus();
      for (const key of ["a", "b", "d", "0", "i", "x", "Enter", " ", "Escape", "ArrowDown", "F1", "Delete"]) {
        press(target, key);
        press(target, key, { ctrlKey: true });
        press(target, key, { metaKey: true, shiftKey: true });
        target.dispatchEvent(new KeyboardEvent("keyup", { key, bubbles: true }));
      }
    }
    expect(heard).not.toHaveBeenCalled();
  });

  it("lets Tab through and the browser's own shortcuts be", () => {
    const { root, inner, heard, gone } = scene();
    guard(root, () => false, gone.signal);
    expect(press(inner, "Tab").defaultPrevented).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    expect(press(inner, "r", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press(inner, "+", { ctrlKey: true }).defaultPrevented).toBe(false);
    expect(press(inner, "s", { ctrlKey: true }).defaultPrevented).toBe(true);
  });

  it("marks whatever takes the focus, because Notebook 7 listens before the event arrives", () => {
    const { root, field, gone } = scene();
    guard(root, () => false, gone.signal);
    field.focus();
    expect(field.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
    expect(root.getAttribute("data-lm-suppress-shortcuts")).toBe("true");
  });

  it("gives the focus back to the cell on Escape, unless the widget used it", () => {
    const { cell, root, inner, gone } = scene();
    let used = true;
    guard(root, (event) => event.key === "Escape" && used, gone.signal);
    inner.focus();
    press(inner, "Escape");
    expect(document.activeElement).toBe(inner);
    used = false;
    press(inner, "Escape");
    expect(document.activeElement).toBe(cell);
  });

  it("asks only about keys that nothing inside used", () => {
    const { root, inner, gone } = scene();
    const handle = vi.fn(() => true);
    guard(root, handle, gone.signal);
    inner.addEventListener("keydown", (event) => event.preventDefault());
    press(inner, "ArrowUp");
    expect(handle).not.toHaveBeenCalled();
    expect(press(root, "ArrowUp").defaultPrevented).toBe(true);
  });

  it("is free again when the view is gone", () => {
    const { root, heard, gone } = scene();
    guard(root, () => true, gone.signal);
    gone.abort();
    press(root, "a");
    expect(heard).toHaveBeenCalledOnce();
  });

  it("stays inside when the focused element is taken away", async () => {
    const { root, inner, gone } = scene();
    keepFocus(root, gone.signal);
    inner.focus();
    inner.remove();
    await vi.waitFor(() => expect(document.activeElement).toBe(root));
  });

  it("knows whose keys are whose", () => {
    document.body.innerText = "";
    const range = Object.assign(document.createElement("input"), { type: "range" });
    const text = document.createElement("input");
    const plain = document.createElement("button");
    expect([range, text, plain].map(ownsKeys)).toEqual([true, true, false]);
    expect([range, text, plain].map(takesText)).toEqual([false, true, false]);
  });
});
