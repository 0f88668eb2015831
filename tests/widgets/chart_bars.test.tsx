// The bars alone: exact arithmetic, honest axes, and a guess that hides the law.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Bars, series, type BarsProps } from "../../widgets/ludolab/widgets/kit/bars";
import { FULL } from "../../widgets/ludolab/widgets/kit/bars_more";
import { ratioText } from "../../widgets/ludolab/widgets/kit/fraction";
import { speaker } from "../../widgets/ludolab/widgets/kit/language";
import {
  axisOf, decimal, ends, gcd, moments, outcomeTicks, readAs, reduced, shareTicks, type Law,
} from "../../widgets/ludolab/widgets/kit/law";

const words = speaker("en");
const ADDED: Law = [[2, "1"], [3, "2"], [4, "3"], [5, "4"], [6, "4"], [7, "4"], [8, "3"], [9, "2"], [10, "1"]];
const base: BarsProps = { law: ADDED, words, name: "Sums", more: FULL };

let root: HTMLElement | null = null;
function show(props: Partial<BarsProps>): HTMLElement {
  if (!root) {
    root = document.createElement("div");
    root.className = "ludolab";
    document.body.append(root);
  }
  act(() => render(<Bars {...base} {...props} />, root as HTMLElement));
  return root;
}
afterEach(() => {
  if (root) { render(null, root); root.remove(); }
  root = null;
});

const all = (selector: string): Element[] => [...(root?.querySelectorAll(selector) ?? [])];
const texts = (selector: string): string[] => all(selector).map((node) => node.textContent ?? "");
const plot = (): HTMLElement => root?.querySelector(".ludolab-bars-plot") as HTMLElement;
const press = (key: string): KeyboardEvent => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  act(() => { plot().dispatchEvent(event); });
  return event;
};

describe("the arithmetic", () => {
  it("adds and reduces weights beyond what a float holds", () => {
    const big = 10n ** 40n;
    expect(gcd(6n * big, 4n * big)).toBe(2n * big);
    expect(reduced({ n: 6n * big, d: 24n * big })).toEqual({ n: 1n, d: 4n });
    expect(readAs([big, 1n, 2n], "at-least")).toEqual([big + 3n, 3n, 2n]);
    expect(decimal({ n: big, d: 3n * big })).toBeCloseTo(1 / 3, 14);
  });

  it("reads at least and at most as sums from their sides", () => {
    expect(readAs([1n, 2n, 3n], "at-least")).toEqual([6n, 5n, 3n]);
    expect(readAs([1n, 2n, 3n], "at-most")).toEqual([1n, 3n, 6n]);
    expect(readAs([0.5, 0.25], "exactly")).toEqual([0.5, 0.25]);
  });

  it("keeps impossible numbers on the axis, and categories in their order", () => {
    expect(axisOf([[[1, 1], [4, 1]], [[6, 1]]])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(axisOf([[["short", 1], ["off", 1]]])).toEqual(["short", "off"]);
    expect(axisOf([[[0, 1], [100_000, 1]]])).toEqual([0, 100_000]);
  });

  it("finds mean and spread exactly", () => {
    expect(reduced(moments(ADDED)?.mean ?? { n: 0n, d: 1n })).toEqual({ n: 6n, d: 1n });
    expect(moments(ADDED)?.spread).toBeCloseTo(Math.sqrt(25 / 6), 12);
    expect(moments([["short", 1]])).toBeNull();
  });

  it("knows where a percentage ends and where it is rounded", () => {
    expect(ends({ n: 1n, d: 8n })).toBe(true);
    expect(ends({ n: 1n, d: 3n })).toBe(false);
  });

  it("says a share in words", () => {
    expect(ratioText({ n: 5n, d: 24n }, "fraction", words)).toBe("5 of 24, about 20.8%");
    expect(ratioText({ n: 4n, d: 24n }, "fraction", words)).toBe("1 of 6, about 16.7%");
    expect(ratioText({ n: 6n, d: 24n }, "percent", words)).toBe("25%");
    expect(ratioText({ n: 5n, d: 24n }, "of100", words)).toBe("about 21 of 100");
    expect(ratioText({ n: 0n, d: 24n }, "fraction", words)).toBe("impossible");
    expect(ratioText({ n: 24n, d: 24n }, "fraction", words)).toBe("certain");
  });

  it("leaves a long fraction to the table", () => {
    expect(ratioText({ n: 123_456_789n, d: 987_654_321n }, "fraction", words)).toBe("about 12.5%");
  });
});

describe("ticks", () => {
  it("are whole numbers on the outcome axis, thinned evenly", () => {
    expect(outcomeTicks([2, 3, 4, 5], 10)).toEqual([2, 3, 4, 5]);
    const thinned = outcomeTicks(Array.from({ length: 97 }, (_, n) => n), 12);
    expect(thinned.every(Number.isInteger)).toBe(true);
    expect(thinned).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90]);
  });

  it("begin at zero and count whole cases of a small total", () => {
    const ticks = shareTicks(4.2 / 24, 24n);
    expect(ticks.map((tick) => tick.ratio?.n)).toEqual([0n, 1n, 2n, 3n, 4n]);
    expect(shareTicks(1, 24n).at(-1)?.at).toBe(1);
    expect(shareTicks(0.35, null)[0]?.at).toBe(0);
    expect(shareTicks(1, 73n).at(-1)?.ratio?.n).toBe(73n);
  });

  it.each([0.004, 0.03, 0.17, 0.5, 1])("are few and round up to %s", (top) => {
    const ticks = shareTicks(top, null);
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.length).toBeLessThan(12);
  });
});

describe("the picture", () => {
  it("draws bars from the base line, as high as they are likely", () => {
    show({});
    const bars = all(".ludolab-bar-exact").map((bar) => ({ height: Number(bar.getAttribute("height")), end: Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")) }));
    expect(bars).toHaveLength(9);
    expect(new Set(bars.map(({ end }) => Math.round(end))).size).toBe(1);
    expect((bars[3]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(4, 1);
    expect(texts(".ludolab-bars-outcome")).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10"]);
    expect(texts(".ludolab-bars-tick")[0]).toBe("0");
  });

  it("marks estimates otherwise than exact numbers, with n and range", () => {
    show({ counts: [[6, 3], [7, 1]], intervals: [[0.3, 0.95], [0.05, 0.7]], picked: 4 });
    expect(all(".ludolab-bar-seen-box")).toHaveLength(2);
    expect(all(".ludolab-bar-whisker").length).toBeGreaterThan(1);
    expect(texts(".ludolab-bars-legend li")).toEqual(["exact", "counted (n = 4)"]);
    expect(texts(".ludolab-bars-readout")[0]).toContain("plausible: 30% to 95%");
  });

  it("sets a second law beside the first on the same axis, with its own pattern and name", () => {
    show({ second: [[12, 1]], labels: ["sum", "product"] });
    expect(texts(".ludolab-bars-legend li")).toEqual(["sum", "product"]);
    expect(all(".ludolab-bar-second")[0]?.getAttribute("style")).toContain("url(#ludolab-hatch");
    expect(texts(".ludolab-bars-outcome")).toContain("12");
  });

  it("writes the counted and the reduced fraction of the picked bar", () => {
    show({ picked: 5 });
    expect(texts(".ludolab-bars-readout .ludolab-fraction")).toEqual(["4/24", "1/6"]);
    expect(texts(".ludolab-bars-readout")[0]).toMatch(/^7.*≈16.7%$/);
    show({ picked: 5, reading: "at-least" });
    expect(texts(".ludolab-bars-which")).toEqual(["at least 7"]);
    expect(texts(".ludolab-bars-readout .ludolab-fraction")).toEqual(["10/24", "5/12"]);
  });

  it("shows the pieces a sum is stacked from", () => {
    show({ picked: 5, reading: "at-least" });
    expect(all(".ludolab-bar-seam")[0]?.getAttribute("d")?.match(/M/g)).toHaveLength(3);
  });

  it("draws a table's law with plain numbers as weights", () => {
    show({ law: [[0, 5], [7, 11]], compact: true });
    expect(all(".ludolab-bar-exact")).toHaveLength(2);
    expect(texts(".ludolab-bars-legend li")).toEqual([]);
    expect(all(".ludolab-bars-tick")).toHaveLength(0);
  });
});

describe("keys and speech", () => {
  it("walk from bar to bar and are used up", () => {
    const onPick = vi.fn();
    show({ onPick });
    expect(press("ArrowRight").defaultPrevented).toBe(true);
    show({ onPick, picked: 4 });
    for (const key of ["ArrowRight", "ArrowLeft", "Home", "End"]) press(key);
    expect(onPick.mock.calls.map(([place]) => place)).toEqual([0, 5, 3, 0, 8]);
    expect(press("x").defaultPrevented).toBe(false);
  });

  it("say the picked bar once, and only where the focus is", () => {
    const speak = vi.fn();
    show({ speak, picked: 4 });
    show({ speak, picked: 5 });
    expect(speak).not.toHaveBeenCalled();
    plot().focus();
    show({ speak, picked: 4, scale: "percent" });
    show({ speak, picked: 4, scale: "percent" });
    expect(speak.mock.calls).toEqual([["6: about 16.7%"]]);
  });
});

describe("a guess", () => {
  const guessing = { law: ADDED, second: ADDED, counts: [[7, 3]] as const, intervals: [[0, 1]] as const };

  it("hides law, second law and counts, whatever came in", () => {
    const onGuess = vi.fn();
    const shown = series({ ...base, ...guessing, onGuess });
    expect([shown.law, shown.second, shown.seen]).toEqual([null, null, null]);
    show({ ...guessing, onGuess, picked: 5, marks: true });
    expect(all(".ludolab-bar-exact, .ludolab-bar-second, .ludolab-bar-seen-box, .ludolab-bars-mark")).toHaveLength(0);
    expect(root?.textContent).not.toContain("24");
  });

  it("has an axis that tells nothing about the law", () => {
    const onGuess = vi.fn();
    const ticks = (law: Law): string[] => { show({ law, onGuess }); return texts(".ludolab-bars-tick"); };
    expect(ticks(ADDED)).toEqual(ticks(ADDED.map(([outcome], place) => [outcome, place ? "1" : "1000"] as const)));
  });

  it("is raised and lowered by keys in steps of one of a hundred", () => {
    const onGuess = vi.fn();
    show({ onGuess, picked: 2, prediction: [0, 0, 0.1, 0, 0, 0, 0, 0, 0] });
    press("ArrowUp");
    press("ArrowDown");
    press("PageUp");
    expect(onGuess.mock.calls.map(([shares]) => shares[2])).toEqual([0.11, 0.09, 0.15]);
  });

  it("is drawn by one stroke over several bars, and a cancelled stroke leaves nothing", () => {
    const onGuess = vi.fn();
    show({ onGuess });
    const point = (kind: string, x: number, y: number): void => {
      const event = new PointerEvent(kind, { clientX: x, clientY: y, isPrimary: true, button: 0, pointerId: 1, bubbles: true });
      act(() => { plot().dispatchEvent(event); });
    };
    point("pointerdown", 60, 250);
    point("pointermove", 620, 250);
    point("pointercancel", 620, 250);
    expect(onGuess).not.toHaveBeenCalled();
    point("pointerdown", 60, 100);
    point("pointermove", 620, 100);
    point("pointerup", 620, 100);
    expect(onGuess).toHaveBeenCalledTimes(1);
    const shares = onGuess.mock.calls[0]?.[0] as number[];
    expect(shares).toHaveLength(9);
    expect(new Set(shares).size).toBe(1);
    expect(shares[0]).toBeGreaterThan(0);
  });

  it("is drawn over the law once that is shown", () => {
    show({ prediction: [0.1, 0.1, 0.1, 0.1, 0.2, 0.1, 0.1, 0.1, 0.1], picked: 4 });
    expect(all(".ludolab-bar-guess-line")).toHaveLength(1);
    expect(all(".ludolab-bar-exact")).toHaveLength(9);
    expect(texts(".ludolab-bars-readout .is-guess")).toEqual(["20 of 100"]);
  });
});
