// The empty board: three planks going down in steps, three pads, the line, the landing disc and the tray for dice taken away.
// Light comes from the upper left; every lower plank is darker and lies in the shadow of the one before it.
import { useContext } from "preact/hooks";
import { createContext } from "preact";
import { share, type Box, type Geometry, type Plank } from "./geometry";

/** Prefix of the ids of one picture's gradients: two boards on a page must not share them. */
export const Paints = createContext("");

const paint = (prefix: string, name: string): string => `url(#${prefix}-${name})`;

/** Gradients and the one blur of the picture. */
export function Pots({ prefix, upright }: { readonly prefix: string; readonly upright: boolean }) {
  const along = upright ? { x1: "0", y1: "0", x2: "0", y2: "1" } : { x1: "0", y1: "0", x2: "1", y2: "0" };
  return (
    <>
      <linearGradient id={`${prefix}-sheen`} x1="0" y1="0" x2={upright ? "1" : ".55"} y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity=".34" />
        <stop offset=".5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#3b1d00" stop-opacity=".1" />
      </linearGradient>
      <linearGradient id={`${prefix}-cast`} {...along}>
        <stop offset="0" stop-color="#2b1803" stop-opacity=".46" />
        <stop offset=".35" stop-color="#2b1803" stop-opacity=".17" />
        <stop offset="1" stop-color="#2b1803" stop-opacity="0" />
      </linearGradient>
      <linearGradient id={`${prefix}-front`} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#000" stop-opacity=".04" />
        <stop offset="1" stop-color="#2e1600" stop-opacity=".3" />
      </linearGradient>
      <radialGradient id={`${prefix}-disc`} cx=".36" cy=".3" r=".85">
        <stop offset="0" stop-color="#fff" stop-opacity=".75" />
        <stop offset=".6" stop-color="#fff" stop-opacity=".1" />
        <stop offset="1" stop-color="#5b3000" stop-opacity=".22" />
      </radialGradient>
      <filter id={`${prefix}-soft`} x="-10%" y="-10%" width="120%" height="130%"><feGaussianBlur stdDeviation="7" /></filter>
    </>
  );
}

/** A rectangle whose four corners have radii of their own (upper left first, clockwise). */
export function rounded({ x, y, w, h }: Box, [a, b, c, d]: readonly [number, number, number, number]): string {
  return `M${x + a} ${y}H${x + w - b}Q${x + w} ${y} ${x + w} ${y + b}V${y + h - c}Q${x + w} ${y + h} ${x + w - c} ${y + h}`
    + `H${x + d}Q${x} ${y + h} ${x} ${y + h - d}V${y + a}Q${x} ${y} ${x + a} ${y}Z`;
}

type Corners = readonly [number, number, number, number];

function cornersOf(plank: Plank, upright: boolean): Corners {
  if (plank.level === 4) return [13, 13, 13, 13];
  if (plank.level === 0) return upright ? [18, 18, 4, 4] : [20, 4, 4, 20];
  return upright ? [0, 0, 5, 5] : [0, 5, 5, 0];
}

/** Long quiet lines along the board, and a knot here and there. */
function Grain({ plank, upright, name }: { readonly plank: Plank; readonly upright: boolean; readonly name: string }) {
  const across = upright ? plank.w : plank.h;
  const along = upright ? plank.h : plank.w;
  const n = Math.round(across / 13);
  const point = (u: number, v: number): string => upright
    ? `${(plank.x + v).toFixed(1)} ${(plank.y + u).toFixed(1)}` : `${(plank.x + u).toFixed(1)} ${(plank.y + v).toFixed(1)}`;
  return (
    <g class="tumblin-grain">
      {Array.from({ length: n }, (_, index) => {
        const key = `${name} ${index}`;
        const v = Math.min(across - 4, Math.max(4, (index + 0.15 + share(key) * 0.7) * (across / n)));
        const wave = (part: string): number => Math.min(across - 3, Math.max(3, v + (share(`${key}${part}`) - 0.5) * 12));
        const from = share(`${key} from`) < 0.55 ? 2 : along * share(`${key} from`) * 0.6;
        const to = share(`${key} to`) < 0.6 ? along - 2 : along * (0.55 + share(`${key} to`) * 0.4);
        return (
          <path
            key={index} opacity={(0.16 + share(`${key} ink`) * 0.38).toFixed(2)} stroke-width={(0.7 + share(`${key} wide`) * 1.1).toFixed(2)}
            d={`M${point(from, v)}C${point(from + (to - from) * 0.33, wave("a"))} ${point(from + (to - from) * 0.66, wave("b"))} ${point(to, wave("c"))}`}
          />
        );
      })}
    </g>
  );
}

function Board({ plank, geometry, index }: { readonly plank: Plank; readonly geometry: Geometry; readonly index: number }) {
  const prefix = useContext(Paints);
  const { upright } = geometry;
  const corners = cornersOf(plank, upright);
  const top = rounded(plank, corners);
  const [, , c, d] = corners;
  const front = rounded({ x: plank.x, y: plank.y + plank.h / 2, w: plank.w, h: plank.h / 2 + plank.thick }, [0, 0, c + 2, d + 2]);
  const shade = upright ? { x: plank.x, y: plank.y, w: plank.w, h: 26 } : { x: plank.x, y: plank.y, w: 30, h: plank.h };
  return (
    <g class={`tumblin-plank tumblin-wood-${plank.level}`}>
      <path class="tumblin-front" d={front} />
      <path d={front} fill={paint(prefix, "front")} />
      <path class="tumblin-top" d={top} />
      <Grain plank={plank} upright={upright} name={`${plank.level}-${index}`} />
      <path d={top} fill={paint(prefix, "sheen")} />
      {(plank.level === 2 || plank.level === 3) && <rect x={shade.x} y={shade.y} width={shade.w} height={shade.h} fill={paint(prefix, "cast")} />}
      <path class="tumblin-bevel" d={top} />
      <path class="tumblin-lip" d={`M${plank.x + d} ${plank.y + plank.h}H${plank.x + plank.w - c}`} />
    </g>
  );
}

/** A number cut into the wood. */
function Numeral({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  return (
    <g class={`tumblin-numeral tumblin-numeral-${text}`}>
      <text class="tumblin-numeral-light" x={x + 0.9} y={y + 1.3}>{text}</text>
      <text x={x} y={y}>{text}</text>
    </g>
  );
}

/** Everything that does not change during a game. */
export function Wood({ geometry }: { readonly geometry: Geometry }) {
  const prefix = useContext(Paints);
  const { planks, line, disc, upright, tray } = geometry;
  const one = upright ? { x: 36, y: line.y + 58 } : { x: line.x + 76, y: 52 };
  return (
    <g aria-hidden="true">
      <g filter={paint(prefix, "soft")} class="tumblin-ground">
        {planks.map((plank, index) => <rect key={index} x={plank.x + 3} y={plank.y + 10} width={plank.w + 2} height={plank.h + plank.thick} rx="14" />)}
      </g>
      {[...planks].reverse().map((plank, index) => <Board key={index} plank={plank} geometry={geometry} index={index} />)}
      <path class="tumblin-line" d={rounded(line, [0, 0, 0, 0])} />
      <path class="tumblin-line-light" d={upright ? `M${line.x} ${line.y + line.h + 0.8}h${line.w}` : `M${line.x + line.w + 0.8} ${line.y}v${line.h}`} />
      {planks.map((plank, index) => <Numeral key={index} {...plank.numeral} text={String(plank.level)} />)}
      <Numeral {...one} text="1" />
      <g class="tumblin-disc">
        <ellipse class="tumblin-disc-shadow" cx={disc.x + 4} cy={disc.y + 11} rx={disc.r * 1.06} ry={disc.r * 0.98} />
        <circle class="tumblin-disc-side" cx={disc.x} cy={disc.y + 6} r={disc.r} />
        <circle class="tumblin-disc-top" cx={disc.x} cy={disc.y} r={disc.r} />
        <circle cx={disc.x} cy={disc.y} r={disc.r} fill={paint(prefix, "disc")} />
        <circle class="tumblin-disc-ring" cx={disc.x} cy={disc.y} r={disc.r * 0.84} />
        <circle class="tumblin-disc-ring" cx={disc.x} cy={disc.y} r={disc.r * 0.6} />
      </g>
      <path class="tumblin-tray" d={rounded(tray, [12, 12, 12, 12])} />
    </g>
  );
}
