// The recording: the page keeps `frames` complete by writing into the list the model holds. Setting the trait instead would send
// the whole history up with the next change of the cursor.
import type { Delta, Frame, Tip } from "./shapes";

/** The frame without the frames before it. */
export function plain(tip: Tip): Frame {
  const { via: _, ...frame } = tip;
  return frame;
}

/** The frame that `delta` makes of the one before it. */
export function expanded(before: Frame, delta: Delta): Frame {
  // Winners are said only once a game is over and do not carry over to the next frame.
  const { winners: _, ...rest } = before;
  return { ...rest, ...delta, view: { ...before.view, ...delta.view } };
}

function isPly(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0;
}

/** Writes a move into `frames` in place and cuts what came after it; false, and nothing changed, where it does not fit on. */
export function keep(frames: Frame[], tip: Tip): boolean {
  if (!isPly(tip?.ply)) return false;
  const via = Array.isArray(tip.via) ? tip.via : [];
  const first = tip.ply - via.length;
  if (first < 0 || first > frames.length) return false;
  const move: Frame[] = [];
  for (const [index, delta] of via.entries()) {
    const before = move.at(-1) ?? frames[first - 1];
    if (before === undefined || delta?.ply !== first + index) return false;
    move.push(expanded(before, delta));
  }
  move.push(plain(tip));
  frames.splice(first, Infinity, ...move);
  return true;
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
