// Where everything on the stepped board lies, in drawing units. Positions are decoration: the rules know levels only, so a place
// is made from the die's name and its level alone. Each die owns one slot on every level, which is why dice never overlap and
// never stir while others come and go.

export interface Box { readonly x: number; readonly y: number; readonly w: number; readonly h: number }
export interface Spot { readonly x: number; readonly y: number; readonly turn: number }
export type Place = number | "short" | "off";

export interface Plank extends Box { readonly level: number; readonly thick: number; readonly numeral: { readonly x: number; readonly y: number } }

export interface Geometry {
  readonly upright: boolean;
  readonly width: number;
  readonly height: number;
  readonly dieSize: number;
  readonly traySize: number;
  /** Highest first; the first carries level 0, the line and level 1, the last three are the pads of level 4. */
  readonly planks: readonly Plank[];
  readonly line: Box;
  /** The part of the first plank before the line. */
  readonly runway: Box;
  readonly disc: { readonly x: number; readonly y: number; readonly r: number };
  readonly tray: Box;
  /** What can be pointed at for a level: one box, three for the pads. */
  readonly zones: Readonly<Record<number, readonly Box[]>>;
  /** The strip behind the last pads, over which a die leaves. */
  readonly end: Box;
  readonly spot: (die: string, level: number) => Spot;
  readonly traySpot: (die: string) => Spot;
  readonly edge: (die: string) => Spot;
  readonly shortStop: (die: string) => Spot;
}

/** A small stable number of a text (FNV-1a); the same on every page and visit. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value ^= text.charCodeAt(index);
    value = Math.imul(value, 0x01000193) >>> 0;
  }
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}

/** A fraction from 0 to 1 of a text. */
export const share = (text: string): number => (hash(text) % 4096) / 4096;

const seatOf = (die: string): number => Number.parseInt(die, 10);
const letterOf = (die: string): number => Math.max(0, die.charCodeAt(die.length - 1) - 97);
const turnOf = (die: string, level: number): number => (share(`${die}/${level}/turn`) - 0.5) * 30;

/** 0 … n-1 in an order of its own for each key: neighbours in name are not neighbours on the wood. */
function shuffled(n: number, key: string): number[] {
  return Array.from({ length: n }, (_, index) => index).sort((a, b) => hash(`${key}:${a}`) - hash(`${key}:${b}`) || a - b);
}

function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, w: box.w - 2 * by, h: box.h - 2 * by };
}

/** At least n cells of the box, as square as can be. */
function cells(box: Box, n: number): Box[] {
  let columns = 1;
  let best = 0;
  for (let tried = 1; tried <= n; tried += 1) {
    const side = Math.min(box.w / tried, box.h / Math.ceil(n / tried));
    if (side > best) { best = side; columns = tried; }
  }
  const rows = Math.ceil(n / columns);
  const w = box.w / columns;
  const h = box.h / rows;
  return Array.from({ length: columns * rows }, (_, index) => (
    { x: box.x + (index % columns) * w, y: box.y + Math.floor(index / columns) * h, w, h }
  ));
}

/** A rotated square of side 1 fits a box of this side at the largest turn used (15 degrees). */
const TURNED = Math.cos(Math.PI / 12) + Math.sin(Math.PI / 12);

interface Frame {
  readonly width: number; readonly height: number; readonly planks: readonly Plank[]; readonly line: Box; readonly runway: Box;
  readonly disc: { x: number; y: number; r: number }; readonly tray: Box; readonly zones: Record<number, readonly Box[]>;
  readonly beds: Record<number, readonly Box[]>; readonly end: Box; readonly largest: number;
}

/** `height` units high; with `edge` there is room behind the last pads to point at. */
function wide(height: number, edge: boolean): Frame {
  const long = height - 92;
  const first = { level: 0, x: 6, y: 10, w: 292, h: long, thick: 24, numeral: { x: 126, y: 52 } };
  const second = { level: 2, x: 298, y: 26, w: 126, h: long - 32, thick: 18, numeral: { x: 361, y: 66 } };
  const third = { level: 3, x: 424, y: 42, w: 126, h: long - 64, thick: 13, numeral: { x: 487, y: 81 } };
  const high = (long - 40) / 3;
  const pads = [0, 1, 2].map((index) => {
    const y = 30 + index * high;
    return { level: 4, x: 566, y, w: 172, h: high - 18, thick: 10, numeral: { x: 652, y: y + 33 } };
  });
  const line = { x: 148, y: 10, w: 7, h: long };
  const levelOne = { x: 155, y: 10, w: 143, h: long };
  const below = (box: Box, head: number): Box => inset({ ...box, y: box.y + head, h: box.h - head }, 4);
  return {
    width: edge ? 772 : 744, height, planks: [first, second, third, ...pads], line, largest: 50,
    runway: { x: 6, y: 10, w: 142, h: long }, disc: { x: 82, y: 10 + long / 2, r: 54 }, tray: { x: 6, y: height - 44, w: 732, h: 38 },
    zones: { 1: [levelOne], 2: [second], 3: [third], 4: pads },
    beds: { 1: [below(levelOne, 46)], 2: [below(second, 44)], 3: [below(third, 42)], 4: pads.map((pad) => inset(pad, 2)) },
    end: { x: 744, y: 30, w: 26, h: long - 58 },
  };
}

/** `deep` is the depth of a step: few dice need less of it. */
function upright(deep: number): Frame {
  const first = { level: 0, x: 12, y: 10, w: 376, h: 118 + deep, thick: 14, numeral: { x: 36, y: 78 } };
  const second = { level: 2, x: 26, y: 142 + deep, w: 348, h: deep, thick: 13, numeral: { x: 50, y: 152 + deep * 1.5 } };
  const third = { level: 3, x: 40, y: 155 + deep * 2, w: 320, h: deep, thick: 12, numeral: { x: 64, y: 165 + deep * 2.5 } };
  const low = 177 + deep * 3;
  const pads = [0, 1, 2].map((index) => {
    const x = 28 + index * 118;
    return { level: 4, x, y: low, w: 108, h: deep, thick: 10, numeral: { x: x + 54, y: low + 32 } };
  });
  const line = { x: 12, y: 121, w: 376, h: 7 };
  const levelOne = { x: 12, y: 128, w: 376, h: deep };
  const beside = (box: Box, head: number): Box => inset({ ...box, x: box.x + head, w: box.w - head }, 3);
  return {
    width: 400, height: low + deep + (deep > 100 ? 82 : 72), planks: [first, second, third, ...pads], line, largest: 42,
    runway: { x: 12, y: 10, w: 376, h: 111 }, disc: { x: 200, y: 64, r: 44 }, tray: { x: 12, y: low + deep + 32, w: 376, h: deep > 100 ? 46 : 36 },
    zones: { 1: [levelOne], 2: [second], 3: [third], 4: pads },
    beds: { 1: [beside(levelOne, 40)], 2: [beside(second, 40)], 3: [beside(third, 40)], 4: pads.map((pad) => inset(pad, 2)) },
    end: { x: 28, y: low + deep + 11, w: 344, h: 18 },
  };
}

/** Cells for `n` dice on the beds of one level. */
function slots(beds: readonly Box[], n: number): Box[] {
  const each = Math.ceil(n / beds.length);
  return beds.flatMap((bed) => cells(bed, each));
}

/** The board for `seats` with `dice` each, `height` units high; `turned` lets it run downwards for narrow pages, `end` makes room behind the last pads. */
export function geometry(seats: number, dice: number, turned = false, height = 500, end = true): Geometry {
  const frame = turned ? upright(seats * dice > 12 ? 104 : 82) : wide(height, end);
  const n = seats * dice;
  const slotsOf = new Map([1, 2, 3, 4].map((level) => [level, slots(frame.beds[level] ?? [], n)] as const));
  const sides = [...slotsOf.values()].flat().map((cell) => Math.min(cell.w, cell.h));
  const dieSize = Math.min(frame.largest, Math.floor((Math.min(...sides) - 1) / TURNED));
  const orderOf = new Map([...slotsOf].map(([level, list]) => [level, shuffled(list.length, `level ${level}`)] as const));
  const rank = (die: string): number => Math.min(n - 1, seatOf(die) * dice + letterOf(die));

  const spot = (die: string, level: number): Spot => {
    const list = slotsOf.get(level) ?? [];
    const cell = list[orderOf.get(level)?.[rank(die)] ?? 0] ?? frame.runway;
    const turn = turnOf(die, level);
    const radians = Math.abs(turn) * Math.PI / 180;
    const room = dieSize * (Math.cos(radians) + Math.sin(radians));
    // What is left of the cell is play, so that the dice do not stand in rank and file.
    const play = (side: number, key: string): number => (share(`${die}/${level}/${key}`) - 0.5) * Math.max(0, side - room);
    return { x: cell.x + cell.w / 2 + play(cell.w, "x"), y: cell.y + cell.h / 2 + play(cell.h, "y"), turn };
  };

  // The tray's name stands before the dice; where they would get too small they lie in two rows.
  const head = turned ? 104 : 118;
  const trayRows = turned && n > 12 ? 2 : 1;
  const trayColumns = Math.ceil(n / trayRows);
  const traySlot = (frame.tray.w - head - 12) / trayColumns;
  const trayRow = frame.tray.h / trayRows;
  const traySize = Math.max(8, Math.min(26, Math.floor(traySlot) - 2, Math.floor(trayRow) - (trayRows > 1 ? 4 : 12)));
  const traySpot = (die: string): Spot => ({
    x: frame.tray.x + head + 6 + traySlot * ((rank(die) % trayColumns) + 0.5), y: frame.tray.y + trayRow * (Math.floor(rank(die) / trayColumns) + 0.5), turn: turnOf(die, 0) / 3,
  });
  const side = (die: string): number => share(`${die}/side`) - 0.5;
  const edge = (die: string): Spot => turned
    ? { x: frame.end.x + frame.end.w * (0.5 + side(die) * 0.8), y: frame.end.y + 10, turn: turnOf(die, 5) * 3 }
    : { x: frame.end.x + 16, y: frame.end.y + frame.end.h * (0.5 + side(die) * 0.8), turn: turnOf(die, 5) * 3 };
  const shortStop = (die: string): Spot => turned
    ? { x: frame.disc.x + side(die) * 200, y: frame.line.y - dieSize * 0.62, turn: turnOf(die, 6) }
    : { x: frame.line.x - dieSize * 0.62, y: frame.disc.y + side(die) * 200, turn: turnOf(die, 6) };

  return {
    upright: turned, width: frame.width, height: frame.height, dieSize, traySize, planks: frame.planks, line: frame.line,
    runway: frame.runway, disc: frame.disc, tray: frame.tray, zones: frame.zones, end: frame.end, spot, traySpot, edge, shortStop,
  };
}
