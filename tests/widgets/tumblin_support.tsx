// A table of Tumblin' Dice on a model without a host.
import widget from "../../widgets/ludolab/widgets/tumblin_dice";
import type { Frame, Told } from "../../widgets/ludolab/widgets/kit/shapes";
import type { Task, TumblinTraits } from "../../widgets/ludolab/widgets/tumblin/story";
import { drawn, FakeModel, props } from "./support";

type Lain = readonly [die: string, level: number, face: number, multiply: number, add: number];

export const ANA: Lain = ["0a", 3, 4, 12, 7];
export const BEN: Lain = ["1a", 2, 5, 10, 7];

export function view(dice: readonly Lain[], more: object = {}) {
  const column = (index: number) => dice.map((die) => die[index]);
  const sum = (index: 3 | 4) => [0, 1].map((seat) => dice.filter(([die]) => die.startsWith(String(seat))).reduce((total, die) => total + die[index], 0));
  return {
    round: 1, rounds: 4, target: null, overtime: false, scoring: "add", order: [0, 1], next: dice.length % 2, power: null, ranks: null, totals: [20, 13],
    hand: [0, 1].map((seat) => 4 - dice.filter(([die]) => die.startsWith(String(seat))).length),
    dice: { die: column(0), level: column(1), face: column(2), multiply: column(3), add: column(4) },
    points: { multiply: sum(3), add: sum(4) }, ...more,
  };
}

export const POWERS = { power: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] };
export const LANDINGS = { land: ["short", "off", ...[1, 2, 3, 4].flatMap((level) => [1, 2, 3, 4, 5, 6].map((face) => `${level}:${face}`))] };

export function frame(ply: number, step: string | null, events: readonly Told[], dice: readonly Lain[], more: object = {}): Frame {
  return { ply, step, events, view: view(dice), score: [20, 13], turn: dice.length % 2, legal: POWERS, ...more } as unknown as Frame;
}

export const landed = (die: string, level: number, face: number, points: number): Told => ["landed-add", { seat: Number(die[0]), die, level, face, points }];

export const TASK: Task = { die: "0a", face: 4, level: 3, tries: 0, hint: null, stars: 2, solved: [], word: "add" };

const LAW = { weights: { short: 1, 1: 4, 2: 9, 3: 12, 4: 6, off: 4 }, multiply: [[0, 6], [3, 1], [12, 2]], add: [[0, 6], [2, 1], [7, 2], [10, 1]] } as const;

export function traits(frames: Frame[], more: Partial<TumblinTraits> = {}): TumblinTraits {
  const tip = frames.at(-1) as Frame;
  return {
    frame: tip, frames, cursor: tip.ply, seats: 2, seed: 712, lang: "en", mode: "fair", theme: "light", can: ["undo"], notice: null,
    header: { format: "ludolab-record", version: 1, game: "tumblin_dice", rules_version: 1, variant: { throw: "power", scoring: "add" }, names: ["Ana", "Ben"], position: null },
    shown: "add", laws: { model: "power", default: true, powers: Object.fromEntries(POWERS.power.map((power) => [power, LAW])) }, task: null, ...more,
  };
}

/** Ana has thrown one die, Ben is next. */
export const oneThrown = (): Frame[] => [
  frame(0, null, [], []),
  frame(1, "power 5", [["power-chosen", { seat: 0, power: 5 }]], [], { turn: "chance", legal: {} }),
  frame(2, "land 3:4", [landed("0a", 3, 4, 7)], [ANA]),
];

export async function shown(given: TumblinTraits) {
  const model = new FakeModel<TumblinTraits>(given);
  const host = props(model);
  const module = widget();
  module.initialize(host as never);
  module.render(host as never);
  model.beat();
  await drawn();
  await new Promise((then) => setTimeout(then, 0));
  const root = host.el.querySelector(".ludolab") as HTMLElement;
  const settle = async (): Promise<void> => { await drawn(); await new Promise((then) => setTimeout(then, 0)); await new Promise((then) => setTimeout(then, 0)); };
  return { model, root, settle, leave: host.leave, find: (selector: string) => root.querySelector(selector) as HTMLElement, all: (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)] };
}
