// What a frame of this game tells: its view with types, the die thrown last, who flew where, what stays covered while a child
// still reckons. All of it is read off; points and sums come from Python.
import type { Frame, TableTraits, Told } from "../kit/shapes";
import type { Flight } from "./motion";

export type Rule = "multiply" | "add";
export const SIGNS = { multiply: "×", add: "+" } as const;

export interface TumblinView {
  readonly round: number;
  readonly rounds: number | null;
  readonly target: number | null;
  readonly overtime: boolean;
  readonly scoring: Rule;
  readonly order: readonly number[];
  readonly next: number | null;
  readonly power: number | null;
  readonly hand: readonly number[];
  readonly dice: {
    readonly die: readonly string[]; readonly level: readonly number[]; readonly face: readonly number[];
    readonly multiply: readonly number[]; readonly add: readonly number[];
  };
  readonly points: Readonly<Record<Rule, readonly number[]>>;
  readonly ranks: readonly (readonly number[])[] | null;
  readonly totals: readonly number[];
}

export type PointsLaw = readonly (readonly [number, number])[];

/** How often a die ends where, as the model has it. */
export type Landings = Readonly<Record<"short" | "1" | "2" | "3" | "4" | "off", number>>;

export interface Laws {
  readonly model: string | null;
  /** True when the model's weights are the invented ones. */
  readonly default: boolean;
  readonly powers: Readonly<Record<string, { readonly weights: Landings; readonly multiply: PointsLaw; readonly add: PointsLaw }>>;
}

export interface Task {
  readonly die: string;
  readonly face: number;
  readonly level: number;
  readonly tries: number;
  readonly hint: { readonly key: string; readonly numbers: Readonly<Record<string, number>> } | null;
  readonly stars: number;
  readonly solved: readonly string[];
  readonly word: Rule;
}

export interface TumblinTraits extends TableTraits {
  shown: Rule;
  laws: Laws | null;
  task: Task | null;
}

export const EXTRA_TRAITS = ["shown", "laws", "task"] as const;

export interface Row {
  readonly die: string;
  readonly seat: number;
  readonly letter: string;
  /** 0 when the die has been taken away, as are its face and points. */
  readonly level: number;
  readonly face: number;
  readonly multiply: number;
  readonly add: number;
}

export const viewOf = (frame: Frame): TumblinView => frame.view as unknown as TumblinView;
export const seatOf = (die: string): number => Number.parseInt(die, 10);
export const letterOf = (die: string): string => die.replace(/^\d+/, "");

/** The table of dice by rows. */
export function rows({ dice }: TumblinView): Row[] {
  return dice.die.map((die, index) => ({
    die, seat: seatOf(die), letter: letterOf(die), level: dice.level[index] ?? 0, face: dice.face[index] ?? 0,
    multiply: dice.multiply[index] ?? 0, add: dice.add[index] ?? 0,
  }));
}

/** Dice each seat has in a round. */
export function diceEach(variant: { readonly [option: string]: unknown }): number {
  const said = variant["dice"];
  return typeof said === "number" ? said : 4;
}

/** The name of the die a seat throws next. */
export function nextDie({ next, hand }: TumblinView, dice: number): string | null {
  return next === null ? null : `${next}${String.fromCharCode(97 + Math.max(0, dice - (hand[next] ?? dice)))}`;
}

export interface Throw {
  readonly die: string;
  readonly seat: number;
  readonly end: "landed" | "short" | "off";
}

function thrown([key, numbers]: Told): Throw | null {
  const end = key.startsWith("landed-") ? "landed" : key === "fell-short" ? "short" : key === "fell-off" ? "off" : null;
  return end === null ? null : { die: String(numbers["die"]), seat: Number(numbers["seat"]), end };
}

/** The last throw at or before a ply: a move's later steps tell of the dice it struck. */
export function lastThrow(frames: readonly Frame[], shown: Frame): Throw | null {
  for (let ply = shown.ply; ply >= 0; ply -= 1) {
    const frame = ply === shown.ply ? shown : frames[ply];
    const found = frame?.events.map(thrown).findLast((one) => one !== null);
    if (found) return found;
  }
  return null;
}

/** What each seat rolled for the start, roll after roll. */
export function openingRolls(frames: readonly Frame[], shown: Frame): ReadonlyMap<number, readonly number[]> {
  const rolls = new Map<number, number[]>();
  for (const [key, { seat, face }] of frames.slice(0, shown.ply + 1).flatMap(({ events }) => events)) {
    if (key === "order-rolled") rolls.set(Number(seat), [...(rolls.get(Number(seat)) ?? []), Number(face)]);
  }
  return rolls;
}

/** Who flew where, in the order told; where a die lay that was struck off the board, only the frame before knows. */
export function flights(events: readonly Told[], before: TumblinView): Flight[] {
  const at = new Map(rows(before).map(({ die, level }) => [die, level] as const));
  const told: Flight[] = [];
  for (const event of events) {
    const [key, numbers] = event;
    const die = String(numbers["die"]);
    const first = thrown(event);
    const off = /^(?:fell|hit)-(off|short)$/.exec(key)?.[1] as "off" | "short" | undefined;
    const to = off ?? (first !== null || key.startsWith("hit-moved") ? Number(numbers["level"]) : null);
    if (to !== null) told.push({ die, from: first === null ? at.get(die) ?? 1 : null, to, order: told.length });
  }
  return told;
}

/** Whether the frame ends a round, and which. */
export function roundOver(frame: Frame): number | null {
  const told = frame.events.find(([key]) => key === "round-over");
  return told === undefined ? null : Number(told[1]["round"]);
}

/** The die whose points are still a child's to find; null when everything may be seen. */
export function covered(task: Task | null, tip: TumblinView, shown: TumblinView): string | null {
  return task !== null && tip.round === shown.round && !task.solved.includes(task.die) ? task.die : null;
}

/** Seats that roll in the opening: all that are still tied. */
export function rolling({ ranks }: TumblinView): number[] {
  return (ranks ?? []).filter((group) => group.length > 1).flat().sort((a, b) => a - b);
}

/** `land 3:4 hit 1a>2:5 0c>off` from what was pointed at. */
export function landing(spot: string, hits: readonly { readonly die: string; readonly spot: string }[]): string {
  const struck = hits.map(({ die, spot: to }) => `${die}>${to}`);
  return ["land", spot, ...(struck.length > 0 ? ["hit", ...struck] : [])].join(" ");
}

/** The event without the number that is still to be found: of the die itself, and of sums it is part of. */
export function coverUp(told: Told, hidden: string | null): Told {
  if (hidden === null) return told;
  const [key, numbers] = told;
  const { die, seat, face, level } = numbers;
  if (die === hidden && (key.startsWith("landed-") || key.startsWith("hit-moved"))) return ["die-covered", { die, seat: seatOf(hidden), face: face ?? 0, level: level ?? 0 }];
  if (key === "round-points" && seat === seatOf(hidden)) return ["points-covered", { seat }];
  return key === "won" ? ["won-covered", {}] : told;
}
