// The whole chart in a page: a model without a kernel behind it, and what the pupil sees, hears and sends.
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it } from "vitest";
import chart, { type ChartTraits } from "../../widgets/ludolab/widgets/chart";

const OUTCOMES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const WEIGHTS = [1, 2, 3, 4, 4, 4, 3, 2, 1];
const ADDED = OUTCOMES.map((outcome, place) => [outcome, String(WEIGHTS[place])] as const);
const HIDDEN = OUTCOMES.map((outcome) => [outcome, "0"] as const);
const CASES = { 7: [[6, 1], [5, 2], [4, 3], [3, 4]].map((terms) => ({ terms, op: "+", ways: 1 })), 10: [{ terms: [6, 4], op: "+", ways: 1 }] };

const START: ChartTraits = {
  law: ADDED, second: null, counts: null, intervals: null, cases: CASES, reading: "exactly", scale: "fraction", picked: null, predict: false,
  prediction: null, revealed: false, title: "Points", labels: ["", ""], notice: null, lang: "en", theme: "light",
};

type Heard = (message?: unknown) => void;
let gone = new AbortController();

function open(traits: Partial<ChartTraits> = {}) {
  const state: Record<string, unknown> = { ...START, ...traits };
  const listeners: Record<string, Heard[]> = {};
  const sent: unknown[] = [];
  let cut = false;
  const tell = (name: string, message?: unknown): void => { act(() => { for (const heard of listeners[name] ?? []) heard(message); }); };
  const set = (name: string, value: unknown): void => { state[name] = value; tell(`change:${name}`); };
  const model = {
    get: (name: string) => state[name], set, save_changes: () => {},
    on: (name: string, heard: Heard) => { (listeners[name] ??= []).push(heard); },
    off: (name: string, heard: Heard) => { listeners[name] = (listeners[name] ?? []).filter((other) => other !== heard); },
    send: (message: unknown) => { if (cut) throw new Error("Cannot send"); sent.push(message); },
  };
  gone = new AbortController();
  const el = document.createElement("div");
  document.body.append(el);
  act(() => { void (chart.render as (props: unknown) => unknown)({ model, el, signal: gone.signal, experimental: {} }); });
  return {
    el, state, sent, set, tell,
    cutWire: () => { cut = true; },
    text: (selector: string) => [...el.querySelectorAll(selector)].map((node) => node.textContent ?? ""),
    press: (label: string) => act(() => { [...el.querySelectorAll("button")].find((button) => button.textContent === label)?.click(); }),
    listening: () => Object.values(listeners).flat().length,
  };
}
afterEach(() => {
  gone.abort();
  document.body.replaceChildren();
});

describe("reading a chart", () => {
  it("switches reading and scale as traits, so that every view follows", () => {
    const page = open({ picked: 5 });
    page.press("at least");
    expect(page.state["reading"]).toBe("at-least");
    page.press("of 100");
    expect(page.text(".ludolab-bars-readout")[0]).toBe("at least 7≈42 of 100");
  });

  it("offers no sums where outcomes are categories", () => {
    const page = open({ law: [["short", "1"], ["off", "2"]], cases: {} });
    expect(page.text("button")).not.toContain("at least");
    expect(page.el.querySelectorAll(".ludolab-bar-exact")).toHaveLength(2);
  });

  it("has a real table behind a button, with every number", () => {
    const page = open({ picked: 5 });
    expect(page.el.querySelector("table")).toBeNull();
    page.press("Show as a table");
    expect(page.text("caption")).toEqual(["Points. Every bar in numbers."]);
    expect(page.text("tbody tr")).toHaveLength(9);
    expect(page.text("tbody tr")[5]).toBe("71/6about 16.7%");
    expect(page.text("tbody th")[5]).toBe("7");
  });

  it("shows the cases of the picked bar and of the sums it stands for", () => {
    const page = open();
    page.press("Show the counting");
    expect(page.text(".chart-counting")).toEqual(["Pick a bar to see which cases make it."]);
    page.set("picked", 5);
    expect(page.text(".chart-case")).toEqual(["6 + 1", "5 + 2", "4 + 3", "3 + 4"]);
    expect(page.text(".chart-case-sum")[0]).toContain("7: 4 of 24 equal cases");
    page.set("reading", "at-least");
    expect(page.text(".chart-case")).toContain("6 + 4");
  });

  it("says how many cases it leaves out", () => {
    const many = { 7: Array.from({ length: 30 }, (_, n) => ({ terms: [n, 1], op: "+", ways: 2 })) };
    const page = open({ law: [[7, "60"]], cases: many, picked: 0 });
    page.press("Show the counting");
    expect(page.text(".chart-case")).toHaveLength(24);
    expect(page.text(".chart-case")[0]).toBe("0 + 1 (2 ways)");
    expect(page.text(".chart-case-more")).toEqual(["and 12 more"]);
  });

  it("shows a calm sentence where there is no law", () => {
    const page = open({ law: null, cases: {} });
    expect(page.text(".chart-nothing")).toEqual(["Just now there is nothing left to chance here."]);
    expect(page.el.querySelector("svg.chart, .ludolab-bars")).toBeNull();
  });

  it("tells what went wrong with the law of a position", () => {
    const page = open({ law: null, cases: {}, notice: { key: "chart-law-failed", numbers: { error: "ZeroDivisionError" }, serial: 1 } });
    expect(page.text(".chart-notice")[0]).toContain("ZeroDivisionError");
  });

  it("takes titles and labels as text", () => {
    const page = open({ title: "<img src=x>", labels: ["<b>a</b>", ""], second: ADDED });
    expect(page.el.querySelector("img, b b")).toBeNull();
    expect(page.text(".chart-title")).toEqual(["<img src=x>"]);
  });

  it("lets go of everything when the view goes", () => {
    const page = open();
    expect(page.listening()).toBeGreaterThan(0);
    act(() => gone.abort());
    expect(page.listening()).toBe(0);
    expect(page.el.children).toHaveLength(0);
  });
});

describe("guessing first", () => {
  const guess = [0, 0, 0.1, 0.1, 0.3, 0.2, 0.1, 0.1, 0.1];

  it("shows no trace of the law and asks for a guess", () => {
    const page = open({ law: HIDDEN, cases: {}, predict: true });
    expect(page.el.querySelectorAll(".ludolab-bar-exact")).toHaveLength(0);
    expect(page.text("button")).toEqual(expect.arrayContaining(["Show"]));
    page.press("Show");
    expect(page.sent).toEqual([{ do: "hello" }]);
    page.press("Show as a table");
    expect(page.text("thead th")).toEqual(["outcome"]);
  });

  it("says what the guess adds up to and scales it on demand", () => {
    const page = open({ law: HIDDEN, cases: {}, predict: true, prediction: guess.map((share) => share * 1.5) });
    expect(page.text(".chart-sum span")).toContain("Your bars add up to 150; all chances together make 100.");
    page.press("Make it 100");
    expect((page.state["prediction"] as number[])[4]).toBeCloseTo(0.3, 12);
    page.press("Start again");
    expect(page.state["prediction"]).toBeNull();
  });

  it("asks Python for the answer, draws both and names the biggest gap", () => {
    const page = open({ law: HIDDEN, cases: {}, predict: true, prediction: guess });
    page.press("Show");
    expect(page.sent.at(-1)).toEqual({ do: "reveal" });
    expect(page.el.querySelectorAll(".ludolab-bar-exact")).toHaveLength(0);
    page.set("revealed", true);
    page.set("law", ADDED);
    expect(page.el.querySelectorAll(".ludolab-bar-exact")).toHaveLength(9);
    expect(page.el.querySelectorAll(".ludolab-bar-guess-line")).toHaveLength(1);
    expect(page.text(".chart-gap")).toEqual(["Biggest gap at 6: you guessed 30 of 100, it is about 17 of 100."]);
  });

  it("praises a guess that fits", () => {
    const page = open({ predict: true, revealed: true, prediction: WEIGHTS.map((weight) => weight / 24) });
    expect(page.text(".chart-gap")[0]).toMatch(/^Your guess fits/);
  });

  it("says so when nobody answers", () => {
    const page = open({ law: HIDDEN, cases: {}, predict: true, prediction: guess });
    page.tell("msg:custom", { beat: 1 });
    page.cutWire();
    page.press("Show");
    expect(page.text(".chart-notice")).toEqual(["Nobody answers here. Run the cell again to see the answer."]);
    page.tell("msg:custom", { beat: 2 });
    expect(page.text(".chart-notice")).toEqual([]);
  });
});
