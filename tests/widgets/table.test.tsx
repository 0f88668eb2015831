import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SILENCE_MS } from "../../widgets/ludolab/widgets/kit/kernel";
import { NOTICE_MS } from "../../widgets/ludolab/widgets/kit/desk";
import { fitsRecord, recordText } from "../../widgets/ludolab/widgets/kit/files";
import { LANGS, speaker } from "../../widgets/ludolab/widgets/kit/language";
import { seedOf } from "../../widgets/ludolab/widgets/kit/menu";
import type { TableTraits } from "../../widgets/ludolab/widgets/kit/shapes";
import { stopIndex } from "../../widgets/ludolab/widgets/kit/transport";
import widget from "../../widgets/ludolab/widgets/table";
import states from "./examples/states.json";
import { FakeModel, MOVE, button, drawn, press, props, recording, traits } from "./support";

const say = speaker("en", ["Ana", ""]);
const t = say.text;
const leaving: (() => void)[] = [];

async function shown(more: Partial<TableTraits> = {}, views = 1) {
  const model = new FakeModel<TableTraits>(traits(more));
  const program = widget();
  const life = new AbortController();
  program.initialize({ model: model.any as never, signal: life.signal });
  const hosts = Array.from({ length: views }, () => props(model));
  for (const host of hosts) program.render(host as never);
  model.beat(0);
  await drawn();
  leaving.push(() => { for (const host of hosts) host.leave(); life.abort(); });
  const roots = hosts.map(({ el }) => el.querySelector<HTMLElement>(".ludolab")!);
  return { model, root: roots[0]!, roots, hosts, life, text: () => roots[0]!.textContent ?? "" };
}

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  for (const leave of leaving.splice(0)) leave();
  document.body.replaceChildren();
  document.body.removeAttribute("data-jp-theme-light");
  vi.useRealTimers();
});

describe("the text board", () => {
  it("shows any view as rows and tables", async () => {
    const { root, text } = await shown();
    const dice = [...root.querySelectorAll("table")].find((table) => table.caption?.textContent === t("view-dice"));
    expect([...dice!.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual(["a34"]);
    expect(text()).toContain("Ana");
    expect(text()).toContain(t("table-player", { number: 2 }));
    expect(root.getAttribute("aria-label")).toBe(t("game-tumblin-dice"));
  });

  it("has no round before the first", async () => {
    const start = recording()[0]!;
    const first = { ...start, view: { ...start.view, round: 0 } };
    const { root } = await shown({ frame: first, frames: [first], cursor: 0 });
    const round = [...root.querySelectorAll("dt")].find((label) => label.textContent === t("view-round"));
    expect(round!.nextElementSibling!.textContent).toBe("–");
  });

  it("shows markup in names as text", async () => {
    const { root } = await shown({ header: { ...traits().header, names: ["<img src=x onerror=alert(1)>", "</script>"] } });
    expect(root.querySelector("img, script")).toBeNull();
    expect(root.textContent).toContain("<img src=x onerror=alert(1)>");
  });

  it("has a button for each legal action", async () => {
    const { model, root } = await shown();
    button(root, `${t("step-power")} 2`).click();
    expect(model.asked("step")).toEqual([{ do: "step", ply: 3, step: "power 2" }]);
  });

  it("takes a typed step", async () => {
    const { model, root } = await shown();
    const field = root.querySelector<HTMLInputElement>(".table-type input")!;
    field.value = "  land  3:4   hit 1a>off ";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await drawn();
    press(field, "Enter");
    expect(model.asked("step")).toEqual([{ do: "step", ply: 3, step: "land 3:4 hit 1a>off" }]);
  });

  it("rolls where chance is next", async () => {
    const start = recording()[0]!;
    const { model, root } = await shown({ frame: start, frames: [start], cursor: 0 });
    press(root, "Enter");
    expect(model.asked("roll")).toEqual([{ do: "roll", ply: 0 }]);
  });
});

describe.each(Object.entries(states as unknown as Record<string, TableTraits>))("what Python sends (%s)", (_, sent) => {
  it.each(LANGS)("is shown in %s, with no key or placeholder left over", async (lang) => {
    const { root } = await shown({ ...structuredClone(sent), lang });
    expect(root.querySelectorAll("table").length).toBeGreaterThan(1);
    expect(root.textContent).not.toMatch(/(table|view|event|step|notice)-[a-z]|\{|undefined|NaN/);
  });
});

describe("an intent", () => {
  it("is sent once by a double click", async () => {
    const { model, root } = await shown();
    const choice = button(root, `${t("step-power")} 2`);
    choice.click();
    choice.click();
    await drawn();
    choice.click();
    expect(model.asked("step").length).toBe(1);
    expect(choice.getAttribute("aria-disabled")).toBe("true");
    model.put({ frame: MOVE, cursor: 5 });
    await drawn();
    button(root, `${t("step-power")} 2`).click();
    expect(model.asked("step").map(({ ply }) => ply)).toEqual([3, 5]);
  });

  it("is not sent from an earlier frame in a fair game, and branches off in explore mode", async () => {
    const { model, root } = await shown({ cursor: 1 });
    button(root, `${t("step-power")} 2`).click();
    expect(model.asked("step")).toEqual([]);
    model.put({ mode: "explore" });
    await drawn();
    button(root, `${t("step-power")} 2`).click();
    expect(model.asked("step")).toEqual([{ do: "step", ply: 3, at: 1, step: "power 2" }]);
  });
});

describe("the recording", () => {
  it("moves on in place when a move comes, without being sent up again", async () => {
    const { model, text } = await shown();
    const frames = model.get("frames");
    model.put({ frame: MOVE, cursor: 5 });
    await drawn();
    expect(model.get("frames")).toBe(frames);
    expect((frames as unknown[]).length).toBe(6);
    expect(model.saved).toEqual([]);
    expect(text()).toContain(t("table-at-step", { step: 5, steps: 5 }));
  });

  it("is asked for again when a move does not fit on", async () => {
    const { model } = await shown();
    model.put({ frame: { ply: 9, after: 8, via: [] } as never, cursor: 9 });
    expect(model.asked("hello").map(({ ply }) => ply)).toEqual([3, -1]);
  });

  it("is told once, by one view of two", async () => {
    const { model, roots } = await shown({}, 2);
    model.put({ frame: MOVE, cursor: 5 });
    await drawn();
    const heard = roots.map((root) => root.querySelector(".ludolab-heard")!.textContent);
    expect(heard[1]).toBe("");
    expect(heard[0]!.split(say.told("event-fell-off", { seat: 1, die: "1a" })).length).toBe(2);
    expect(roots.map((root) => root.querySelector(".ludolab-strip")!.textContent)[1]).toBe(roots[0]!.querySelector(".ludolab-strip")!.textContent);
  });

  it("is stepped through at rest, by button, key and slider", async () => {
    const { model, root } = await shown();
    button(root, t("table-back")).click();
    expect(model.get("cursor")).toBe(1);
    press(root, "ArrowLeft");
    expect(model.get("cursor")).toBe(0);
    press(root, "End");
    expect(model.get("cursor")).toBe(3);
    const slider = root.querySelector<HTMLInputElement>("input[type=range]")!;
    slider.value = "1";
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    expect(model.get("cursor")).toBe(1);
    press(slider, "ArrowRight");
    expect(model.get("cursor")).toBe(1); // the slider's own key
    expect(stopIndex([0, 1, 3], 2)).toBe(1);
  });

  it("plays by itself and stops at the end", async () => {
    const { model, root } = await shown();
    button(root, t("table-play")).click();
    expect(model.get("cursor")).toBe(0);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(model.get("cursor")).toBe(3);
    expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
    await drawn();
    button(root, t("table-play"));
  });

  it("is logged in words, or in notation on demand", async () => {
    const { root } = await shown();
    const log = root.querySelector(".ludolab-log")!;
    expect(log.textContent).toContain("4 + 3 = 7");
    expect(log.textContent).not.toContain("land 3:4");
    button(root, t("table-notation")).click();
    await drawn();
    expect(log.textContent).toContain("land 3:4");
  });
});

describe("without a kernel", () => {
  it("says so, looks back and forth, and asks nothing", async () => {
    const { model, root, text } = await shown();
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    await drawn();
    expect(text()).toContain(t("table-gone"));
    model.broken = true;
    const before = model.sent.length;
    button(root, `${t("step-power")} 2`).click();
    press(root, "z", { ctrlKey: true });
    expect(model.sent.length).toBe(before);
    button(root, t("table-back")).click();
    await drawn();
    expect(model.get("cursor")).toBe(1);
    model.beat(7);
    await drawn();
    expect(root.querySelector(".ludolab-strip")!.textContent).not.toContain(t("table-gone"));
  });

  it("notices at once when the channel is closed", async () => {
    const { model, root, text } = await shown();
    model.broken = true;
    button(root, `${t("step-power")} 2`).click();
    await drawn();
    expect(text()).toContain(t("table-gone"));
  });

  it("saves the game as Python would", async () => {
    const { header } = traits();
    expect(recordText({ ...header, names: ["Ana", "“B”"] }, recording())).toBe(
      '{"format": "ludolab-record", "version": 1, "game": "tumblin_dice", "rules_version": 1, "variant": {"throw": "power"}, "names": ["Ana", "“B”"], "position": null, "steps": ["order 5 2", "power 2", "land 3:4"]}',
    );
  });
});

describe("a refusal", () => {
  it("is shown and spoken once, then gone", async () => {
    const { model, root, text } = await shown();
    model.put({ notice: { key: "notice-seed", numbers: {}, serial: 1 } });
    await drawn();
    expect(root.querySelector(".ludolab-strip")!.textContent).toContain(t("notice-seed"));
    expect(root.querySelector(".ludolab-heard")!.textContent!.split(t("notice-seed")).length).toBe(2);
    model.beat();
    await vi.advanceTimersByTimeAsync(3000);
    model.beat();
    await vi.advanceTimersByTimeAsync(3000);
    model.beat();
    await vi.advanceTimersByTimeAsync(NOTICE_MS - 6000);
    await drawn();
    expect(root.querySelector(".ludolab-strip")!.textContent).toContain(t("table-turn", { name: t("table-player", { number: 2 }) }));
    expect(text()).not.toContain("undefined");
  });
});

describe("the menu", () => {
  const openAt = async (root: HTMLElement, page: string): Promise<void> => {
    button(root, t("table-menu")).click();
    await drawn();
    button(root, page).click();
    await drawn();
  };

  it("opens by key, closes by Escape, and gives the focus back", async () => {
    const { root } = await shown();
    root.focus();
    press(root, "?");
    await drawn();
    expect(root.querySelector("[role=dialog]")!.textContent).toContain(`${t("table-key-ctrl")}+Z`);
    press(document.activeElement!, "Escape");
    await drawn();
    expect(root.querySelector("[role=dialog]")).toBeNull();
    expect(document.activeElement!.getAttribute("aria-label")).toBe(t("table-menu"));
  });

  it("begins a new game with a seed, after asking", async () => {
    const { model, root } = await shown();
    await openAt(root, t("table-page-game"));
    const field = root.querySelector<HTMLInputElement>(".ludolab-sheet input")!;
    field.value = "42";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await drawn();
    button(root, t("table-new-start")).click();
    await drawn();
    expect(model.asked("new")).toEqual([]);
    button(root, t("table-new-sure")).click();
    expect(model.asked("new")).toEqual([{ do: "new", ply: 3, seed: 42 }]);
    expect([seedOf("7"), seedOf("7b"), seedOf("-1"), seedOf("99999999999999999999"), seedOf("")]).toEqual([7, null, null, null, null]);
  });

  it("begins at once when the game is over", async () => {
    const frames = recording();
    const over = { ...frames[3]!, turn: "over", legal: {}, winners: [0] } as const;
    const { model, root } = await shown({ frame: over, frames: [...frames.slice(0, 3), over] });
    await openAt(root, t("table-page-game"));
    button(root.querySelector<HTMLElement>("[role=dialog]")!, t("table-new-start")).click();
    expect(model.asked("new")).toEqual([{ do: "new", ply: 3 }]);
  });

  it("keeps a name even when it is closed while typing", async () => {
    const { model, root } = await shown();
    await openAt(root, t("table-page-names"));
    const field = root.querySelectorAll<HTMLInputElement>(".ludolab-sheet input")[1]!;
    field.value = "Ben";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    press(field, "Escape");
    await drawn();
    expect(model.asked("name")).toEqual([{ do: "name", ply: 3, seat: 1, name: "Ben" }]);
  });

  it("loads a pasted game and refuses one that is too long by itself", async () => {
    const { model, root, text } = await shown();
    await openAt(root, t("table-page-save"));
    const [saved, field] = [...root.querySelectorAll<HTMLTextAreaElement>(".ludolab-sheet textarea")];
    expect(JSON.parse(saved!.value)).toEqual({ ...traits().header, steps: ["order 5 2", "power 2", "land 3:4"] });
    const paste = async (value: string): Promise<void> => {
      field!.value = value;
      field!.dispatchEvent(new Event("input", { bubbles: true }));
      await drawn();
      button(root, t("table-load-text")).click();
      await drawn();
    };
    await paste("x".repeat(1_000_001));
    expect(model.asked("load")).toEqual([]);
    expect(text()).toContain(t("notice-too-long"));
    await paste(saved!.value);
    expect(model.asked("load")).toEqual([{ do: "load", ply: 3, text: saved!.value }]);
    expect([fitsRecord("é".repeat(500_000)), fitsRecord("é".repeat(500_001))]).toEqual([true, false]);
  });

  it("writes language, theme and mode as traits", async () => {
    const { model, root } = await shown();
    button(root, t("table-lang-de")).click();
    await drawn();
    expect([model.get("lang"), root.lang]).toEqual(["de", "de"]);
    model.put({ theme: "dark" });
    expect(root.classList.contains("ludolab-dark")).toBe(true);
    model.put({ theme: "auto" });
    expect(root.classList.contains("ludolab-dark")).toBe(false);
    document.body.dataset["jpThemeLight"] = "false";
    await vi.waitFor(() => expect(root.classList.contains("ludolab-dark")).toBe(true));
    expect(model.saved).toEqual(["lang"]);
  });
});

describe("a view that is taken away", () => {
  it("leaves no element, listener or timer behind", async () => {
    const { model, hosts, life } = await shown({}, 2);
    hosts[0]!.leave();
    expect(hosts[0]!.el.childElementCount).toBe(0);
    expect(hosts[1]!.el.childElementCount).toBe(1);
    hosts[1]!.leave();
    life.abort();
    expect(model.listening).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
