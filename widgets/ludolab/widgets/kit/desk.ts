// What every view of one table shares: the traits as signals, the recording, the kernel's pulse, and the only way to ask Python for
// something. Nothing here draws.
import { batch, computed, effect, signal as cell, type ReadonlySignal, type Signal } from "@preact/signals";
import type { AnyModel } from "@anywidget/types";
import { facts as signalsOf, write as writeTrait, type Facts } from "./facts";
import { clamped, isWhole, keep, settled, stepped } from "./history";
import { listen, type Alive } from "./kernel";
import { speaker, type Say } from "./language";
import { darkness } from "./theme";
import type { Frame, Notice, Numbers, TableTraits, Told } from "./shapes";

export const TRAITS = ["frame", "frames", "cursor", "header", "seats", "seed", "lang", "mode", "theme", "can", "notice"] as const;
const WRITTEN_HERE: ReadonlySet<string> = new Set(["cursor", "lang", "mode", "theme", "shown"]);

export const NOTICE_MS = 8000;
export const MAX_MESSAGE = 2000;
export const MAX_RECORD = 1_000_000;

/** One step forward between two frames at rest: the frame before, then every frame of the move. */
export interface Flight {
  readonly from: Frame;
  readonly path: readonly Frame[];
}

export interface Said {
  readonly key: string;
  readonly numbers: Numbers;
}

export interface Table<T extends TableTraits = TableTraits> {
  readonly facts: Facts<T>;
  /** All frames, the start first. A new list after every change. */
  readonly frames: ReadonlySignal<readonly Frame[]>;
  /** The frame at the cursor. */
  readonly shown: ReadonlySignal<Frame>;
  /** The frame one ply before it; itself at the start. */
  readonly before: ReadonlySignal<Frame>;
  /** The last frame: the position Python holds. */
  readonly tip: ReadonlySignal<Frame>;
  readonly atTip: ReadonlySignal<boolean>;
  /** Plies that going back and forth stops at. */
  readonly stops: ReadonlySignal<readonly number[]>;
  readonly alive: ReadonlySignal<Alive>;
  /** An intent is under way. */
  readonly waiting: ReadonlySignal<boolean>;
  /** A step may be asked for now: a kernel listens, nothing is under way, and the frame shown is the last (or may be left in explore mode). */
  readonly canAct: ReadonlySignal<boolean>;
  /** A kernel listens and nothing is under way; enough for names, undo, a new game. */
  readonly canAsk: ReadonlySignal<boolean>;
  readonly dark: ReadonlySignal<boolean>;
  readonly say: ReadonlySignal<Say>;
  /** The refusal or piece of news to show, null when it is over. */
  readonly news: ReadonlySignal<Said | null>;
  /** The frame that came to be shown last and how; null before anything moved. */
  readonly moves: ReadonlySignal<{ readonly to: Frame; readonly flight: Flight | null } | null>;
  /** What moved last, null after a jump or a step back. */
  readonly flights: ReadonlySignal<Flight | null>;
  /** Plays through the recording. */
  readonly playing: ReadonlySignal<boolean>;
  /** How log and voice tell an event: a board that lets a child find out a number tells less than happened. */
  readonly retell: Signal<(told: Told, frame: Frame) => Told>;
  /** Sends an intent; false when it was not sent. In explore mode a step from an earlier frame carries the ply it starts from. */
  intend(what: string, extra?: { readonly [key: string]: unknown }): boolean;
  /** `intend("step", {step})`. */
  act(step: string): boolean;
  write<K extends keyof T & string>(trait: K, value: T[K]): void;
  /** Shows a frame. */
  go(ply: number): void;
  step(direction: 1 | -1): void;
  play(on: boolean): void;
  /** Shows a piece of the page's own news in the same strip as Python's. */
  tell(key: string, numbers?: Numbers): void;
  dismiss(): void;
}

const PLAY_MS = 1400;
const NOTHING: Frame = { ply: 0, step: null, events: [], view: {}, score: [], turn: "over", legal: {} };

/** The shared half of a table's views; lives until `gone` aborts. */
export function tableOf<T extends TableTraits>(model: AnyModel<T>, extra: readonly (keyof T & string)[], gone: AbortSignal): Table<T> {
  const plies = cell(0);
  let kept: unknown = null;
  let fits = false;
  const held = (): Frame[] => {
    const list = model.get("frames") as unknown;
    return Array.isArray(list) ? (list as Frame[]) : [];
  };
  const send = (message: object): boolean => {
    try {
      model.send(message);
      return true;
    } catch {
      return false; // the comm is closed; the host throws
    }
  };
  const record = (): void => {
    const frame = model.get("frame");
    if (frame === kept || frame === null || typeof frame !== "object") return;
    const isFirst = kept === null;
    kept = frame;
    fits = keep(held(), frame);
    plies.value += 1;
    if (!fits && !isFirst) send({ do: "hello", ply: -1 }); // Python then sends the whole recording
  };
  record();

  const kernel = listen(gone);
  const news = cell<Said | null>(null);
  let newsTimer: ReturnType<typeof setTimeout> | undefined;
  const tell = (said: Said | null): void => {
    clearTimeout(newsTimer);
    news.value = said;
    if (said !== null && !gone.aborted) newsTimer = setTimeout(() => { news.value = null; }, NOTICE_MS);
  };
  gone.addEventListener("abort", () => clearTimeout(newsTimer), { once: true });

  const facts = signalsOf(model, [...TRAITS, ...extra] as (keyof T & string)[], gone, record, (changed) => {
    if (changed.includes("frames")) plies.value += 1;
    if (changed.some((name) => !WRITTEN_HERE.has(name))) { kernel.heard(); kernel.answered(); }
    if (changed.includes("notice")) {
      const notice = model.get("notice") as Notice | null;
      tell(notice && typeof notice.key === "string" ? { key: notice.key, numbers: notice.numbers ?? {} } : null);
    } else if (changed.includes("frame")) tell(null);
  });

  const onMessage = (message: unknown): void => {
    if (message !== null && typeof message === "object" && "beat" in message) kernel.heard(message.beat === null);
  };
  const onComm = (): void => { kernel.lost(); };
  model.on("msg:custom", onMessage);
  model.on("comm_live_update", onComm);
  gone.addEventListener("abort", () => { model.off("msg:custom", onMessage); model.off("comm_live_update" as never, onComm); }, { once: true });

  const frames = computed<readonly Frame[]>(() => { plies.value; facts.frames.value; return [...held()]; });
  // What does not fit on the recording is shown by itself, if it can be read by itself, until the whole recording comes.
  const tip = computed<Frame>(() => {
    const frame = facts.frame.value;
    const list = frames.value;
    return (fits ? list[frame.ply] : undefined) ?? (isWhole(frame) ? frame : list.at(-1) ?? NOTHING);
  });
  const shown = computed<Frame>(() => (facts.cursor.value < tip.value.ply && frames.value[clamped(facts.cursor.value, frames.value)]) || tip.value);
  const before = computed<Frame>(() => frames.value[shown.value.ply - 1] ?? shown.value);
  const atTip = computed(() => shown.value.ply === tip.value.ply);
  const stops = computed(() => settled(frames.value));
  const canAsk = computed(() => (kernel.state.value === "alive" || kernel.state.value === "busy") && !kernel.waiting.value);
  const canAct = computed(() => canAsk.value && (atTip.value || facts.mode.value === "explore"));
  const say = computed(() => speaker(facts.lang.value, facts.header.value?.names ?? []));

  const moves = cell<{ to: Frame; flight: Flight | null } | null>(null);
  const flights = computed(() => moves.value?.flight ?? null);
  let last: Frame = shown.peek();
  const flying = effect(() => {
    const now = shown.value;
    const list = frames.peek();
    const next = stepped(stops.peek(), last.ply, 1);
    const forward = now.ply > last.ply && now.ply <= next && list[last.ply]?.step === last.step;
    if (now !== last) moves.value = { to: now, flight: forward ? { from: last, path: list.slice(last.ply + 1, now.ply + 1) } : null };
    last = now;
  });

  const playing = cell(false);
  const intend: Table<T>["intend"] = (what, more = {}) => {
    const light = what === "name"; // names come one for each seat and wait for nothing
    if (light ? kernel.state.peek() === "gone" : !canAsk.peek()) return false;
    playing.value = false;
    const branch = (what === "step" || what === "roll") && !atTip.peek() && facts.mode.peek() === "explore";
    const message = { do: what, ply: tip.peek().ply, ...(branch ? { at: shown.peek().ply } : {}), ...more };
    if (JSON.stringify(message).length > (what === "load" ? MAX_RECORD + MAX_MESSAGE : MAX_MESSAGE)) {
      tell({ key: "notice-too-long", numbers: {} });
      return false;
    }
    tell(null);
    const arrived = send(message);
    if (!light || !arrived) kernel.sent(arrived);
    return arrived;
  };

  const table: Table<T> = {
    facts, frames, shown, before, tip, atTip, stops, alive: kernel.state, waiting: kernel.waiting, canAct, canAsk,
    dark: darkness(facts.theme, gone), say, news, moves, flights, playing, retell: cell((told: Told) => told), intend,
    act: (step) => canAct.peek() && intend("step", { step }),
    write: (trait, value) => writeTrait(model, trait, value),
    go(ply) {
      const to = clamped(ply, frames.peek());
      if (to !== shown.peek().ply) batch(() => { tell(null); writeTrait(model, "cursor", to); });
    },
    step: (direction) => table.go(stepped(stops.peek(), shown.peek().ply, direction)),
    play(on) {
      if (on && atTip.peek()) table.go(0);
      playing.value = on;
    },
    tell: (key, numbers = {}) => tell({ key, numbers }),
    dismiss: () => tell(null),
  };
  const ticking = effect(() => {
    if (!playing.value) return undefined;
    if (atTip.value) { playing.value = false; return undefined; }
    shown.value;
    const timer = setTimeout(() => table.step(1), PLAY_MS);
    return () => clearTimeout(timer);
  });
  gone.addEventListener("abort", () => { flying(); ticking(); }, { once: true });
  send({ do: "hello", ply: held().length - 1 });
  return table;
}
