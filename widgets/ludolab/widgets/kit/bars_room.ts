// Where everything in a bar chart lies, in pixels made from em, so that text keeps its size and a projector can scale it.
import type { RefObject } from "preact";
import { useLayoutEffect, useState } from "preact/hooks";
import type { BarsProps, Series } from "./bars";
import { decimal, isNumeric, outcomeTicks } from "./law";

export interface Size { readonly width: number; readonly em: number }

export interface Options {
  readonly marks: boolean;
  readonly height: number;
  /** The share the axis reaches at least. */
  readonly raised: number;
  readonly guessing: boolean;
}

/** null = the whole slot, 0 and 1 = its halves, "inner" = narrower, to lie over a whole one. */
export type Side = null | 0 | 1 | "inner";

/** A bar stands on the base line; its lower corners are rounded below it, where the line hides them. */
export interface Box { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly rx: number }

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly em: number;
  readonly left: number;
  readonly right: number;
  readonly head: number;
  readonly base: number;
  readonly slot: number;
  /** The share at the upper end of the axis. */
  readonly top: number;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** Places that get a label. */
  readonly places: readonly number[];
  readonly angled: boolean;
  readonly marksHeight: number;
  x(place: number): number;
  /** Where a number lies that need not be an outcome; NaN on an axis of categories. */
  xOf(outcome: number): number;
  y(share: number): number;
  placeAt(x: number): number;
  shareAt(y: number): number;
  /** From where to where a bar goes. */
  span(place: number, side: Side): readonly [number, number];
  bar(place: number, share: number, side: Side): Box;
  curve(shares: readonly number[]): string;
}

/** The width of an element and its em, kept up to date. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, em: 16 });
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const measure = (): void => {
      const width = Math.round(node.clientWidth);
      const em = Number.parseFloat(getComputedStyle(node).fontSize) || 16;
      setSize((before) => (before.width === width && before.em === em ? before : { width, em }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return size;
}

/** A letter of the axis is about half as wide as an em of its size. */
const LETTER = 0.47;
const LONGEST = 16;

export function labelOf(outcome: number | string): string {
  const text = String(outcome);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

function topOf(shown: Series, options: Options, reading: string): number {
  const exact = [[shown.law, shown.total], [shown.second, shown.secondTotal], [shown.seen, shown.n]] as const;
  const shares = exact.flatMap(([values, total]) => (values ?? []).map((value) => decimal({ n: value, d: total })));
  const most = Math.max(0, ...shares, ...(shown.seen ? shown.ranges ?? [] : []).map(([, high]) => high), ...(shown.guess ?? []));
  if (reading !== "exactly" && !options.guessing) return 1;
  const n = shown.axis.length;
  // While guessing, the axis must tell nothing about the law: it depends on the number of bars alone.
  const start = options.guessing || most === 0 ? Math.max(0.02, n <= 3 ? 1 : Math.min(1, 3 / n)) : 0;
  return Math.min(1, Math.max(most * 1.06, start, options.raised));
}

export function layout(shown: Series, size: Size, options: Options, props: BarsProps): Room {
  const { reading = "exactly" } = props;
  const { em } = size;
  const width = size.width || 40 * em;
  const axis = shown.axis;
  const numeric = isNumeric(axis);
  const top = topOf(shown, options, reading);
  const ticks = (!props.compact && props.more?.ticks(shown, top, props)) || [];
  const wide = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length)) * LETTER * em;
  const left = !ticks.length ? 0.25 * em : wide(ticks.map((tick) => tick.text)) + 0.9 * em;
  const right = width - 0.25 * em;
  const slot = (right - left) / Math.max(1, numeric ? Number(axis.at(-1) ?? 0) - Number(axis[0] ?? 0) + 1 : axis.length);
  const label = wide(axis.map(labelOf));
  const angled = !numeric && label > slot - 0.3 * em;
  const most = Math.max(1, Math.floor((right - left) / (label + 0.9 * em)));
  const ticked = numeric ? new Set(outcomeTicks(axis, most)) : null;
  const thinned = numeric ? 1 : Math.max(1, Math.ceil((1.2 * em) / slot));
  const places = axis.flatMap((outcome, place) => ((ticked ? ticked.has(outcome as number) : place % thinned === 0) ? [place] : []));
  const height = options.height * em;
  const marksHeight = options.marks && numeric ? ((shown.law ? 1 : 0) + (shown.second ? 1 : 0)) * 0.8 * em : 0;
  const base = height - marksHeight - (angled ? 0.9 * em + label * 0.72 : 1.7 * em);
  const head = 0.7 * em;

  const first = Number(axis[0] ?? 0);
  const xOf = (outcome: number): number => (numeric ? left + (outcome - first + 0.5) * slot : Number.NaN);
  const x = (place: number): number => (numeric ? xOf(Number(axis[place] ?? first)) : left + (place + 0.5) * slot);
  const y = (share: number): number => base - (share / top) * (base - head);
  const full = Math.max(1, Math.min(slot * 0.78, 4 * em));
  const span = (place: number, side: Side): readonly [number, number] => {
    const middle = x(place);
    if (side === "inner") return [middle - full * 0.3, middle + full * 0.3];
    if (side === 0) return [middle - full / 2, middle - Math.min(1, full * 0.05)];
    if (side === 1) return [middle + Math.min(1, full * 0.05), middle + full / 2];
    return [middle - full / 2, middle + full / 2];
  };
  const round = (value: number): number => Math.round(value * 10) / 10;

  return {
    width, height, em, left, right, head, base, slot, top, ticks, places, angled, marksHeight, x, xOf, y, span,
    placeAt(at) {
      let best = 0;
      axis.forEach((_, place) => { if (Math.abs(x(place) - at) < Math.abs(x(best) - at)) best = place; });
      return best;
    },
    shareAt: (at) => ((base - at) / (base - head)) * top,
    bar(place, share, side) {
      const [from, to] = span(place, side);
      const high = y(share);
      const tall = Math.max(1, base - high);
      return { x: round(from), y: round(base - tall), width: round(to - from), height: round(tall), rx: round(Math.min(0.2 * em, (to - from) / 4, tall / 2)) };
    },
    curve: (shares) => smooth(shares.map((share, place) => [x(place), y(share)] as const), round),
  };
}

/** A curve through all points that never overshoots them (monotone cubic): a guess must not dip below zero between two bars. */
function smooth(points: readonly (readonly [number, number])[], round: (value: number) => number): string {
  const slopes = points.slice(1).map(([x, y], index) => {
    const [x0, y0] = points[index] as readonly [number, number];
    return (y - y0) / (x - x0);
  });
  const tangent = points.map((_, index) => {
    const before = slopes[index - 1];
    const after = slopes[index];
    if (before === undefined || after === undefined) return after ?? before ?? 0;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  return points.map(([x, y], index) => {
    const last = points[index - 1];
    if (!last) return `M${round(x)},${round(y)}`;
    const third = (x - last[0]) / 3;
    return `C${round(last[0] + third)},${round(last[1] + third * (tangent[index - 1] ?? 0))} ${round(x - third)},${round(y - third * (tangent[index] ?? 0))} ${round(x)},${round(y)}`;
  }).join("");
}
