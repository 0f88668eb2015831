// A model as a host gives it, without a host; and a short recorded game in the shape of the wire.
import type { AnyModel, RenderProps } from "@anywidget/types";
import type { Change, Frame, Move, TableTraits } from "../../widgets/ludolab/widgets/kit/shapes";

type Handler = (message?: unknown) => void;
export interface Sent { readonly do: string; readonly ply: number; readonly [key: string]: unknown }

export class FakeModel<T extends object> {
  readonly sent: Sent[] = [];
  readonly saved: string[] = [];
  broken = false;
  private readonly handlers = new Map<string, Set<Handler>>();
  private dirty: string[] = [];

  constructor(private readonly traits: T) {}

  get(name: string): unknown { return (this.traits as Record<string, unknown>)[name]; }

  set(name: string, value: unknown): void {
    this.put({ [name]: value });
    this.dirty.push(name);
  }

  save_changes(): void {
    if (this.broken) throw new Error("Syncing error: no comm channel defined");
    this.saved.push(...this.dirty.splice(0));
  }

  send(message: unknown): void {
    if (this.broken) throw new Error("Cannot send");
    this.sent.push(message as Sent);
  }

  on(name: string, handler: Handler): void {
    const known = this.handlers.get(name) ?? new Set();
    this.handlers.set(name, known.add(handler));
  }

  off(name: string, handler: Handler): void { this.handlers.get(name)?.delete(handler); }

  /** All values of one message are there before the first handler runs, as in a host. */
  put(values: object): void {
    const changed = Object.keys(values).filter((name) => this.get(name) !== (values as Record<string, unknown>)[name]);
    Object.assign(this.traits, values);
    for (const name of changed) this.emit(`change:${name}`);
  }

  emit(name: string, message?: unknown): void { for (const handler of [...(this.handlers.get(name) ?? [])]) handler(message); }

  beat(n = 1): void { this.emit("msg:custom", { beat: n }); }

  /** How many listeners are left. */
  get listening(): number { return [...this.handlers.values()].reduce((n, set) => n + set.size, 0); }

  asked(what: string): Sent[] { return this.sent.filter((message) => message.do === what); }

  get any(): AnyModel<T & Record<string, unknown>> { return this as unknown as AnyModel<T & Record<string, unknown>>; }
}

const LEGAL = { power: ["1", "2", "3"] };

function frame(ply: number, step: string | null, more: Partial<Frame>): Frame {
  return {
    ply, step, events: [], score: [0, 0], turn: 0, legal: LEGAL,
    view: { round: 1, rounds: 4, next: 0, hand: [4, 4], dice: { die: [], level: [], face: [] }, points: { multiply: [0, 0] }, totals: [0, 0] },
    ...more,
  };
}

/** Start, opening roll, a power and its landing. */
export function recording(): Frame[] {
  const start = frame(0, null, { turn: "chance", legal: {} });
  const rolled = frame(1, "order 5 2", { events: [["order-rolled", { seat: 0, face: 5 }], ["order-rolled", { seat: 1, face: 2 }], ["order-set", { order: [0, 1] }]] });
  const power = frame(2, "power 2", { turn: "chance", legal: {}, events: [["power-chosen", { seat: 0, power: 2 }]] });
  const landed = frame(3, "land 3:4", {
    turn: 1, events: [["landed-add", { seat: 0, die: "0a", level: 3, face: 4, points: 7 }]],
    view: { ...power.view, next: 1, hand: [3, 4], dice: { die: ["0a"], level: [3], face: [4] } },
  });
  return [start, rolled, power, landed];
}

/** What Python sends when seat 1 chooses power 3 and its die falls off, after `recording()`. */
export const NEXT_MOVE: readonly Change[] = [
  { step: "power 3", turn: "chance", legal: {}, events: [["power-chosen", { seat: 1, power: 3 }]] },
  { step: "land off", turn: 0, legal: null, events: [["fell-off", { seat: 1, die: "1a" }]], view: { next: 0, hand: [3, 3] }, rows: { dice: [1, 0, [["1a", 0, 0]]] } },
];

export const MOVE: Move = { ply: 5, after: 3, via: NEXT_MOVE };

export function traits(more: Partial<TableTraits> = {}): TableTraits {
  const frames = recording();
  return {
    frame: frames[3]!, frames, cursor: 3, seats: 2, seed: 712, lang: "en", mode: "fair", theme: "auto", can: ["undo"], notice: null,
    header: { format: "ludolab-record", version: 1, game: "tumblin_dice", rules_version: 1, variant: { throw: "power" }, names: ["Ana", ""], position: null },
    ...more,
  };
}

/** What a host hands to `render`; `leave()` is what it does when the view goes. */
export function props<T extends object>(model: FakeModel<T>): RenderProps<T & Record<string, unknown>> & { leave: () => void } {
  const gone = new AbortController();
  const el = document.createElement("div");
  const cell = document.createElement("div");
  cell.tabIndex = -1;
  cell.append(el);
  document.body.append(cell);
  return { model: model.any, el, signal: gone.signal, leave: () => { gone.abort(); cell.remove(); } } as never;
}

/** Preact draws after the current task. */
export async function drawn(): Promise<void> {
  for (let n = 0; n < 4; n += 1) await Promise.resolve();
}

export function button(root: ParentNode, name: string): HTMLButtonElement {
  const found = [...root.querySelectorAll("button")].find((one) => (one.getAttribute("aria-label") ?? one.textContent) === name);
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}

export function press(target: Element, key: string, more: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
  target.dispatchEvent(event);
  return event;
}
