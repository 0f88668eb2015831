// A die as an SVG group around its own middle: rounded body with thickness, a soft shadow below it, pips, and a tag that names it.
// A die that has not been thrown has no face yet; it carries its seat's mark instead.
import "./die.css";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { markPath } from "./seat";

/** Names the gradient of the light on a die, drawn once per picture by `DieLight`. */
export const DieLightId = createContext("");

/** The light that falls on every die of one picture; belongs into its `<defs>`. */
export function DieLight({ id }: { readonly id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".38" />
      <stop offset=".45" stop-color="#fff" stop-opacity=".06" />
      <stop offset="1" stop-color="#000" stop-opacity=".22" />
    </linearGradient>
  );
}

const LOW = -0.27;
const HIGH = 0.27;
const CORNERS = [[LOW, LOW], [HIGH, HIGH]] as const;
const OTHERS = [[HIGH, LOW], [LOW, HIGH]] as const;
const SIDES = [[LOW, 0], [HIGH, 0]] as const;
const MIDDLE = [[0, 0]] as const;

/** Where the pips of each face sit, as parts of the side. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  0: [],
  1: MIDDLE,
  2: CORNERS,
  3: [...CORNERS, ...MIDDLE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...MIDDLE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
};

export interface DieProps {
  readonly seat: number;
  /** 1 to 6; 0 shows the seat's mark. */
  readonly face: number;
  /** Length of the side in drawing units. */
  readonly size: number;
  /** Degrees. */
  readonly turn?: number;
  /** The letter on the tag; without it there is no tag. */
  readonly label?: string;
  /** Height of the tag's letters in drawing units. */
  readonly text?: number;
  /** Out of the game: flat and pale. */
  readonly quiet?: boolean;
}

export function Die({ seat, face, size, turn = 0, label, text = 12, quiet = false }: DieProps) {
  const light = useContext(DieLightId);
  const half = size / 2;
  const round = size * 0.22;
  const depth = quiet ? 0 : Math.max(1.5, size * 0.09);
  const box = (at: number, className: string) => (
    <rect class={className} x={-half} y={-half} width={size} height={size} rx={round} transform={`translate(0 ${at}) rotate(${turn})`} />
  );
  return (
    <g class={`ludolab-die ludolab-die-${seat % 6}${quiet ? " ludolab-die-quiet" : ""}`}>
      {!quiet && <ellipse class="ludolab-die-shadow ludolab-die-far" cx={size * 0.07} cy={half * 0.55 + depth} rx={half * 1.16} ry={half * 0.84} />}
      {!quiet && <ellipse class="ludolab-die-shadow" cx={size * 0.03} cy={half * 0.4 + depth} rx={half * 1.06} ry={half * 0.8} />}
      <g class="ludolab-die-cube">
        {!quiet && box(depth, "ludolab-die-side")}
        {!quiet && box(depth / 2, "ludolab-die-side")}
        {box(0, "ludolab-die-body")}
        <g transform={`rotate(${turn})`}>
          {light !== "" && !quiet && <rect x={-half} y={-half} width={size} height={size} rx={round} fill={`url(#${light})`} />}
          <rect class="ludolab-die-dish" x={-half * 0.84} y={-half * 0.84} width={size * 0.84} height={size * 0.84} rx={size * 0.27} />
          {face === 0 && <path class="ludolab-die-pip" d={markPath(seat)} transform={`scale(${size * 0.042}) translate(-6 -6)`} />}
          {(PIPS[face] ?? []).map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x * size} ${y * size})`}>
              <circle class="ludolab-die-hollow" cx={-size * 0.01} cy={-size * 0.015} r={size * 0.095} />
              <circle class="ludolab-die-pip" cx={size * 0.005} cy={size * 0.008} r={size * 0.085} />
            </g>
          ))}
        </g>
      </g>
      {label !== undefined && <Tag seat={seat} label={label} text={text} at={half} />}
    </g>
  );
}

/** A single die as a small picture in a line of text; without a name it is silent. */
export function DieIcon({ seat, face, name }: { readonly seat: number; readonly face: number; readonly name?: string }) {
  return <svg class="ludolab-die-icon" viewBox="-20 -20 40 41" {...(name === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": name })}><Die seat={seat} face={face} size={31} /></svg>;
}

/** The little flag at a die's upper right corner: mark and letter, readable on any wood. */
function Tag({ seat, label, text, at }: { readonly seat: number; readonly label: string; readonly text: number; readonly at: number }) {
  const width = text * 1.95;
  const height = text * 1.22;
  return (
    <g class="ludolab-die-tag" transform={`translate(${at * 0.5} ${-at - height * 0.74})`}>
      <rect width={width} height={height} rx={height / 2} />
      <path d={markPath(seat)} transform={`translate(${text * 0.28} ${height / 2 - text * 0.36}) scale(${text * 0.06})`} />
      <text x={text * 1.42} y={height / 2 + text * 0.34} font-size={text}>{label}</text>
    </g>
  );
}
