// The whole table on a model without a host: what is shown, said and sent.
import { afterEach, describe, expect, it } from "vitest";
import { button, press } from "./support";
import { ANA, BEN, frame, landed, LANDINGS, oneThrown, shown, TASK, traits, view } from "./tumblin_support";

let leave = (): void => {};
afterEach(() => leave());

async function table(given: Parameters<typeof shown>[0]) {
  const made = await shown(given);
  leave = made.leave;
  return made;
}

const typedTraits = (frames: ReturnType<typeof oneThrown>) => traits(frames, { laws: { model: null, default: false, powers: {} } });

describe("what is shown", () => {
  it("the last die stands there as a sentence, and the round written out", async () => {
    const { find, all } = await table(traits([...oneThrown(), frame(3, "land 2:5", [landed("1a", 2, 5, 7)], [ANA, BEN])]));
    expect(find(".tumblin-last-die").textContent).toContain("5 on level 2");
    expect(find(".ludolab-sentence-sum").textContent).toBe("5 + 2 = 7");
    expect(all(".tumblin-terms").map((line) => line.textContent)).toEqual(["7 = 7", "7 = 7"]);
  });

  it("every die on the board can be heard", async () => {
    const { all } = await table(traits(oneThrown()));
    expect(all("[role=img][aria-label*='die a']").map((die) => die.getAttribute("aria-label"))).toContain("Ana’s die a: 4 on level 3");
  });

  it("a die over the edge is worth 0 and says why", async () => {
    const { find } = await table(traits([...oneThrown(), frame(3, "land off", [["fell-off", { seat: 1, die: "1a" }]], [ANA, ["1a", 0, 0, 0, 0]])]));
    expect(find(".tumblin-last-die").textContent).toContain("Over the edge: 0 points.");
  });

  it("the switch counts the same dice by the other rule and writes `shown`", async () => {
    const { model, root, find, settle } = await table(traits(oneThrown()));
    button(root, "× multiply").click();
    await settle();
    expect(model.get("shown")).toBe("multiply");
    expect(model.saved).toEqual(["shown"]);
    expect(find(".ludolab-sentence-sum").textContent).toBe("4 × 3 = 12");
    expect(find(".tumblin-round").textContent).toContain("the game counts +");
  });

  it("both rules stand side by side", async () => {
    const { root, find, settle } = await table(traits(oneThrown()));
    button(root, "× / +").click();
    await settle();
    expect(find(".tumblin-both").textContent).toContain("4 × 3 = 12");
    expect(find(".tumblin-both").textContent).toContain("4 + 3 = 7");
  });

  it("the law is called a model's", async () => {
    const { find } = await table(traits(oneThrown()));
    expect(find(".tumblin-law").textContent).toContain("(model)");
    expect(find(".tumblin-law").textContent).toContain("A model, made up for this lesson.");
  });

  it("the model's weights stand below its law", async () => {
    const { find } = await table(traits(oneThrown()));
    expect(find(".tumblin-lands").textContent).toBe("Of 36: before the line 1 · level 1: 4 · 2: 9 · 3: 12 · 4: 6 · over the edge 4");
  });

  it("a seed is shown only where it draws dice", async () => {
    expect((await table(traits(oneThrown()))).find(".ludolab-strip-seed").textContent).toBe("Seed 712");
    leave();
    expect((await table(typedTraits(oneThrown()))).find(".ludolab-strip-seed")).toBeNull();
  });

  it("all winners are named, once", async () => {
    const { find, all } = await table(traits([...oneThrown(), frame(3, "land 2:5", [["won", { seats: [0, 1], total: 40 }]], [ANA, BEN], { turn: "over", legal: {}, winners: [0, 1], score: [40, 40] })]));
    expect(find(".tumblin-winners").textContent).toBe("Ana and Ben win with 40 points.");
    expect(find(".ludolab-strip-text").textContent).toBe("The game is over.");
    expect(all(".tumblin-crown")).toHaveLength(2);
  });

  it("names are text", async () => {
    const given = traits(oneThrown());
    const { root, all } = await table({ ...given, header: { ...given.header, names: ["<img src=x>", "</script>"] } });
    expect(root.querySelector("img")).toBeNull();
    expect(all(".tumblin-tray-head .tumblin-name").map((name) => name.textContent)).toEqual(["<img src=x>", "</script>"]);
  });
});

describe("a throw by power", () => {
  it("goes out once, however often the button is pressed", async () => {
    const { model, root } = await table(traits(oneThrown()));
    button(root, "Flick").click();
    button(root, "Flick").click();
    expect(model.asked("step")).toEqual([{ do: "step", ply: 2, step: "power 5" }]);
  });

  it("digits set the power, Enter on the slider throws", async () => {
    const { model, find, settle } = await table(traits(oneThrown()));
    const slider = find(".tumblin-power input");
    press(slider, "0");
    await settle();
    press(slider, "Enter");
    expect(model.asked("step").map(({ step }) => step)).toEqual(["power 10"]);
  });

  it("drawing back and letting go throws with the power of the pull", async () => {
    const { model, find, settle } = await table(traits(oneThrown()));
    const die = find(".tumblin-launcher");
    const point = (kind: string, x: number) => die.dispatchEvent(new PointerEvent(kind, { pointerId: 1, button: 0, clientX: x, clientY: 50, bubbles: true }));
    point("pointerdown", 200);
    point("pointermove", 120);
    await settle();
    expect(find(".tumblin-badge-text").textContent).toBe("6");
    expect(model.asked("step")).toEqual([]);
    point("pointerup", 120);
    expect(model.asked("step").map(({ step }) => step)).toEqual(["power 6"]);
  });

  it("a tap or a cancelled pull throws nothing", async () => {
    const { model, find, settle } = await table(traits(oneThrown()));
    const die = find(".tumblin-launcher");
    const point = (kind: string, x: number) => die.dispatchEvent(new PointerEvent(kind, { pointerId: 1, button: 0, clientX: x, clientY: 50, bubbles: true }));
    point("pointerdown", 200);
    point("pointerup", 199);
    point("pointerdown", 200);
    point("pointermove", 100);
    point("pointercancel", 100);
    await settle();
    expect(model.asked("step")).toEqual([]);
    expect(find(".tumblin-badge-text")).toBeNull();
  });

  it("nothing is thrown while looking back in a fair game", async () => {
    const { model, root, find } = await table({ ...traits(oneThrown()), cursor: 0 });
    button(root, "Flick").click();
    press(find(".tumblin-launcher"), "Enter");
    expect(model.asked("step")).toEqual([]);
  });
});

describe("a typed throw", () => {
  const start = () => typedTraits(oneThrown().map((one) => (one.turn === "chance" ? one : { ...one, legal: LANDINGS })));

  it("is pointed at, with what it hit, and sent as one step", async () => {
    const { model, root, find, settle } = await table(start());
    const tap = async (node: Element) => { node.dispatchEvent(new MouseEvent("click", { bubbles: true })); await settle(); };
    await tap(find("[data-place='3']"));
    await tap(button(root, "A 4"));
    await tap(button(root, "It hit another die"));
    await tap(find(".tumblin-pickable"));
    await tap(find("[data-place='off']"));
    await tap(button(root, "Write it down"));
    expect(model.asked("step")).toEqual([{ do: "step", ply: 2, step: "land 3:4 hit 0a>off" }]);
  });

  it("works by keys alone", async () => {
    const { model, root, settle } = await table(start());
    for (const key of ["2", "6", "Enter"]) { press(root, key); await settle(); }
    expect(model.asked("step").map(({ step }) => step)).toEqual(["land 2:6"]);
  });

  it("faces of the opening roll are picked seat by seat", async () => {
    const opening = [{ ...frame(0, null, [], [], { turn: "chance", legal: {} }), view: view([], { ranks: [[0, 1]], next: null, order: [] }) }] as never;
    const { model, root, settle } = await table(typedTraits(opening));
    button(root, "A 5").click();
    await settle();
    button(root, "A 2").click();
    await settle();
    button(root, "Write it down").click();
    expect(model.asked("step").map(({ step }) => step)).toEqual(["order 5 2"]);
  });
});

describe("the child reckons first", () => {
  const asks = () => traits(oneThrown(), { task: TASK });

  it("the sum is nowhere in the page until it is found", async () => {
    const { root, all, settle } = await table(asks());
    button(root, "× / +").click();
    await settle();
    const said = `${root.textContent} ${all("[aria-label]").map((node) => node.getAttribute("aria-label")).join(" ")}`;
    expect(said).not.toContain("= 7");
    expect(said).not.toContain("= 12");
    expect(all(".tumblin-sum-row td").map((sum) => sum.textContent)).toEqual(["?", "?"]);
    expect(all(".tumblin-tray-total b").map((total) => total.textContent)).toEqual(["?", "13"]);
    expect(root.querySelector(".ludolab-hop, .ludolab-ten-frame")).toBeNull();
  });

  it("who has won is nowhere in the page until the last sum is found", async () => {
    const last = frame(3, "land 2:5", [["won", { seats: [1], total: 27 }]], [ANA, BEN], { turn: "over", legal: {}, winners: [1], score: [20, 27] });
    const { model, root, find, all, settle } = await table(traits([...oneThrown(), last], { task: { ...TASK, die: "1a", face: 5, level: 2 } }));
    expect(root.textContent).not.toMatch(/wins/);
    expect(all(".tumblin-winner, .tumblin-crown")).toEqual([]);
    model.put({ task: { ...TASK, die: "1a", face: 5, level: 2, solved: ["1a"] } });
    await settle();
    expect(find(".tumblin-winners").textContent).toBe("Ben wins with 27 points.");
    expect(find(".tumblin-winner").textContent).toContain("Ben");
  });

  it("an answer is entered by the pad or by keys", async () => {
    const { model, root, find, settle } = await table(asks());
    button(root, "7").click();
    await settle();
    button(root, "Check").click();
    await settle();
    expect(model.asked("answer")).toEqual([{ do: "answer", ply: 2, die: "0a", value: 7 }]);
    model.put({ task: { ...TASK, tries: 1, hint: { key: "hint-too-small", numbers: { face: 4, level: 3 } } } });
    await settle();
    for (const key of ["1", "Backspace", "9", "Enter"]) { press(find(".tumblin-ask"), key); await settle(); }
    expect(model.asked("answer").map(({ value }) => value)).toEqual([7, 9]);
  });

  it("a wrong answer brings the hint and a bare number line, not the answer", async () => {
    const { model, find, root, settle } = await table(asks());
    model.put({ task: { ...TASK, tries: 1, hint: { key: "hint-count-on", numbers: { face: 4, level: 3 } } } });
    await settle();
    expect(find(".tumblin-hint").textContent).toContain("4");
    expect(root.querySelector(".ludolab-number-line-goal, .ludolab-number-line-end")).toBeNull();
  });

  it("a right answer brings the star and the sum", async () => {
    const { model, find, root, settle } = await table(asks());
    model.put({ task: { ...TASK, stars: 3, solved: ["0a"] } });
    await settle();
    expect(find(".tumblin-stars").textContent).toBe("3 stars");
    expect(find(".ludolab-sentence-sum").textContent).toBe("4 + 3 = 7");
    expect(root.querySelector(".tumblin-pad")).toBeNull();
  });
});
