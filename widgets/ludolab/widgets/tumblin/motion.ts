// How a die travels. The picture is already right when a motion starts: each die stands at its end, and the motion only brings it
// there from where it was. A die that leaves the board is played by a stand-in that fades behind the edge.
import { share, type Geometry, type Spot } from "./geometry";

/** One die's way in a move; `order` counts the dice struck after the throw. */
export interface Flight {
  readonly die: string;
  /** The level where it lay, or null when it comes from the disc. */
  readonly from: number | null;
  /** The level where it lies now, or how it left. */
  readonly to: number | "short" | "off";
  readonly order: number;
}

const THROW_MS = 380;
const KNOCK_MS = 320;
/** A die that is struck starts when the thrown one arrives, the next ones shortly after. */
const KNOCK_AFTER_MS = 250;
const APART_MS = 120;
const EASE = "cubic-bezier(.17,.72,.3,1)";

export interface Timing { readonly delay: number; readonly duration: number }

export const timing = ({ from, order }: Flight): Timing => from === null
  ? { delay: 0, duration: THROW_MS }
  : { delay: KNOCK_AFTER_MS + Math.max(0, order - 1) * APART_MS, duration: KNOCK_MS };

/** Motion is wanted and possible. */
export function moving(node: Element): boolean {
  const view = node.ownerDocument.defaultView;
  return typeof node.animate === "function" && view !== null && !view.matchMedia?.("(prefers-reduced-motion: reduce)").matches;
}

export function startOf(flight: Flight, geometry: Geometry): Spot {
  if (flight.from === null) return { x: geometry.disc.x, y: geometry.disc.y, turn: 0 };
  return geometry.spot(flight.die, flight.from);
}

/** Where the motion ends: on its level, before the line, or behind the edge. */
export function goalOf(flight: Flight, geometry: Geometry): Spot {
  if (flight.to === "off") return geometry.edge(flight.die);
  if (flight.to === "short") return geometry.shortStop(flight.die);
  return geometry.spot(flight.die, flight.to);
}

/** Two handles that give the way a slight bow of the die's own. */
function handles(die: string, from: Spot, to: Spot): readonly [Point, Point] {
  const bow = (share(`${die}/bow`) - 0.5) * 0.36;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  return [
    { x: from.x + dx * 0.36 - dy * bow, y: from.y + dy * 0.12 + dx * bow },
    { x: from.x + dx * 0.74 - dy * bow * 0.4, y: from.y + dy * 0.82 + dx * bow * 0.4 },
  ];
}

interface Point { readonly x: number; readonly y: number }

/** The way as an SVG path. */
export function trail(die: string, from: Spot, to: Spot): string {
  const [a, b] = handles(die, from, to);
  const text = (point: Point): string => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return `M${text(from)}C${text(a)} ${text(b)} ${text(to)}`;
}

function on(t: number, from: Spot, a: Point, b: Point, to: Spot): Point {
  const s = 1 - t;
  const mix = (p: number, q: number, r: number, w: number): number => s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * w;
  return { x: mix(from.x, a.x, b.x, to.x), y: mix(from.y, a.y, b.y, to.y) };
}

const STEPS = 12;

/** Keyframes for a die that stands at `rest`: it slides along its way and is lifted a little in the middle. */
export function slide(die: string, from: Spot, to: Spot, rest: Spot, fade = false): Keyframe[] {
  const [a, b] = handles(die, from, to);
  return Array.from({ length: STEPS + 1 }, (_, index) => {
    const t = index / STEPS;
    const { x, y } = on(t, from, a, b, to);
    const lift = 1 + Math.sin(Math.PI * t) * 0.09;
    const frame: Keyframe = { transform: `translate(${(x - rest.x).toFixed(2)}px, ${(y - rest.y).toFixed(2)}px) scale(${lift.toFixed(3)})` };
    if (fade) frame["opacity"] = t < 0.72 ? 1 : Number(((1 - t) / 0.28).toFixed(2));
    return frame;
  });
}

/** The cube turns on its way, its tag does not. */
export function spin(die: string): Keyframe[] {
  const degrees = (share(`${die}/spin`) < 0.5 ? -1 : 1) * (200 + share(`${die}/more`) * 130);
  return [{ transform: `rotate(${degrees.toFixed(1)}deg)` }, { transform: "none" }];
}

/** Plays one die's way on its element. */
export function play(node: Element, flight: Flight, geometry: Geometry, rest: Spot, fade = false): Animation {
  const options = { ...timing(flight), easing: EASE, fill: "backwards" } as const;
  node.querySelector(".ludolab-die-cube")?.animate(spin(flight.die), options);
  return node.animate(slide(flight.die, startOf(flight, geometry), goalOf(flight, geometry), rest, fade), options);
}

/** Lets a die appear in the tray once its stand-in is gone. */
export function arrive(node: Element, flight: Flight): Animation {
  const { delay, duration } = timing(flight);
  return node.animate([{ opacity: 0 }, { opacity: 1 }], { delay: delay + duration * 0.8, duration: 180, easing: "ease-out", fill: "backwards" });
}
