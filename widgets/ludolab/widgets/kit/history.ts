// The recording: the page keeps `frames` complete by writing into the list the model holds. Setting the trait instead would send
// the whole history up with the next change of the cursor.
import type { Change, Frame, Json, Numbers, Run, Splice, Tip, Told, View } from "./shapes";

type Rows = { readonly [column: string]: readonly Json[] };

/** Whether the tip is a whole frame, readable by itself. */
export function isWhole(tip: Tip): tip is Frame {
  return "view" in tip;
}

function named(key: string, numbers: Run[1], frames: readonly Frame[], before: readonly Told[]): readonly (readonly [string, unknown])[] {
  if (!Array.isArray(numbers)) return Object.entries(numbers);
  const alike = ([other]: Told): boolean => other === key;
  const names = before.findLast(alike)?.[1] ?? frames.findLast(({ events }) => events.some(alike))?.events.findLast(alike)?.[1];
  if (names === undefined) throw new RangeError(`no ${key} before`);
  return Object.keys(names).map((name, index) => [name, numbers[index] as unknown] as const);
}

/** Events out of their runs, each with the names of its numbers. */
function told(runs: readonly Run[], frames: readonly Frame[]): readonly Told[] {
  const events: Told[] = [];
  for (const [key, numbers, n] of runs) {
    const columns = named(key, numbers, frames, events);
    for (let index = 0; index < (n ?? 1); index += 1) {
      events.push([key, Object.fromEntries(columns.map(([name, cell]) => [name, n === undefined ? cell : (cell as readonly unknown[])[index]])) as Numbers]);
    }
  }
  return events;
}

function spliced(table: Rows, [at, cut, rows]: Splice): Rows {
  return Object.fromEntries(Object.entries(table).map(([column, values], index) => [
    column, [...values.slice(0, at), ...rows.map((row) => row[index] ?? null), ...values.slice(at + cut)],
  ]));
}

/** The frame that `change` makes of the last of `frames`; undoes `packing.py`. */
export function changed(frames: readonly Frame[], change: Change): Frame {
  const before = frames.at(-1);
  if (before === undefined) throw new RangeError("nothing to change");
  // Winners are said only once a game is over and do not carry over to the next frame.
  const { winners: _, ...rest } = before;
  const { rows = {}, events, legal, view, ...scalars } = change;
  const tables = Object.entries(rows).map(([name, splice]) => [name, spliced(before.view[name] as Rows, splice)]);
  return {
    ...rest,
    ...scalars,
    ply: frames.length,
    events: told(events, frames),
    view: { ...before.view, ...view, ...(Object.fromEntries(tables) as View) },
    legal: legal === undefined ? before.legal : legal ?? frames.findLast(({ turn }) => typeof turn === "number")?.legal ?? {},
  };
}

/** A change that stands for several frames, as one for each. */
function parted({ steps, ...change }: Change, frames: readonly Frame[]): readonly Change[] {
  const events = steps === undefined ? [] : told(change.events, frames);
  return steps === undefined ? [change] : steps.map((step, index) => ({ step, events: events.slice(index, index + 1) }));
}

function isPly(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Writes the tip into `frames` in place and cuts what came after it; false, and nothing changed, where it does not fit on. */
export function keep(frames: Frame[], tip: Tip): boolean {
  if (!isPly(tip?.ply)) return false;
  if (isWhole(tip)) {
    // It says nothing of the frames before it, which may be another line of play: it begins a recording or is its end.
    if (tip.ply > 0 && (tip.ply !== frames.length - 1 || JSON.stringify(tip) !== JSON.stringify(frames.at(-1)))) return false;
    frames.splice(tip.ply, Infinity, tip);
    return true;
  }
  const known = tip.after;
  if (!isPly(known) || known >= frames.length) return false;
  try {
    const whole = frames.slice(0, known + 1);
    for (const change of tip.via) for (const part of parted(change, whole)) whole.push(changed(whole, part));
    if (whole.length !== tip.ply + 1) return false;
    frames.splice(known + 1, Infinity, ...whole.slice(known + 1));
    return true;
  } catch {
    return false; // not a move at all
  }
}

/** Plies at which the table is at rest: no power without its landing. The first and the last are always among them. */
export function settled(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame, ply) => (ply === 0 || ply === frames.length - 1 || frame.turn !== "chance" ? [ply] : []));
}

/** The settled ply `steps` further on (or back) from `ply`, at most the first or last. */
export function stepped(stops: readonly number[], ply: number, steps: 1 | -1): number {
  return (steps > 0 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply)) ?? ply;
}

export function clamped(cursor: unknown, frames: readonly Frame[]): number {
  return isPly(cursor) ? Math.min(cursor, Math.max(0, frames.length - 1)) : 0;
}
