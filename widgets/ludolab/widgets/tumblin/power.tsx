// How hard to flick: the die is drawn back from the disc and let go, or the slider is set and the button pressed. Both choose the
// same number. Only the strength counts; where the finger drifts sideways changes nothing but the look.
import { useEffect, useRef, useState } from "preact/hooks";
import type { RefObject } from "preact";
import { Button } from "../kit/button";
import { Die } from "../kit/die";
import type { Geometry } from "./geometry";

/** Pixels of the page: below the first nothing happens, at the second the pull is full. */
const LEAST_PX = 12;
const FULL_PX = 132;
export const POWERS = 10;

/** The power of a pull of `along` pixels against the board's run and `across` beside it; 0 is none. */
export function pullPower(along: number, across: number): number {
  const length = Math.hypot(along, across);
  if (along <= 0 || length < LEAST_PX || Math.abs(across) > along * 2.4) return 0;
  return Math.min(POWERS, Math.max(1, Math.ceil(((length - LEAST_PX) / (FULL_PX - LEAST_PX)) * POWERS)));
}

/** The power a digit stands for: 1 to 9, and 0 for ten. */
export function digitPower(key: string): number | null {
  return /^[0-9]$/.test(key) ? (key === "0" ? POWERS : Number(key)) : null;
}

interface Pull { readonly x: number; readonly y: number; readonly power: number }

export interface LauncherProps {
  readonly geometry: Geometry;
  readonly unit: number;
  readonly seat: number;
  readonly label: string;
  /** What the handle is called. */
  readonly name: string;
  /** The power set by the slider, which Enter throws with. */
  readonly power: number;
  /** Names the throw: each die that comes to wait on the disc comes in anew. */
  readonly serial: string;
  /** Whether the die may be thrown from here at all; then it can be reached by key. */
  readonly handle: boolean;
  /** Whether it may be thrown right now. */
  readonly able: boolean;
  readonly onFlick: (power: number) => void;
  /** Tells the power while the die is being drawn back, null when it is put back. */
  readonly onPull: (power: number | null) => void;
  readonly picture: RefObject<SVGSVGElement | null>;
}

/** The die on the disc. */
export function Launcher({ geometry, unit, seat, label, name, power, serial, handle, able, onFlick, onPull, picture }: LauncherProps) {
  const [pull, setPull] = useState<Pull | null>(null);
  const grip = useRef<{ readonly id: number; readonly x: number; readonly y: number } | null>(null);
  const { disc, upright, dieSize } = geometry;
  const size = Math.max(dieSize, 40);

  const release = (): void => {
    grip.current = null;
    setPull(null);
    onPull(null);
  };
  // The turn can pass while a finger still holds the die.
  useEffect(() => { if (!able && grip.current !== null) release(); }, [able]);
  useEffect(() => {
    if (pull === null) return;
    const root = picture.current?.ownerDocument;
    const escape = (event: KeyboardEvent): void => { if (event.key === "Escape") { event.stopPropagation(); release(); } };
    root?.addEventListener("keydown", escape, true);
    return () => root?.removeEventListener("keydown", escape, true);
  }, [pull === null]);

  const down = (event: PointerEvent): void => {
    if (!able || event.button !== 0 || grip.current !== null) return;
    grip.current = { id: event.pointerId, x: event.clientX, y: event.clientY };
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  };
  // A group in a drawing has no `touch-action`: the touch itself must be taken, or the page scrolls away under the finger.
  const hold = (event: TouchEvent): void => { if (able && event.cancelable) event.preventDefault(); };
  const read = (event: PointerEvent): Pull | null => {
    if (grip.current?.id !== event.pointerId) return null;
    const dx = event.clientX - grip.current.x;
    const dy = event.clientY - grip.current.y;
    return { x: dx, y: dy, power: upright ? pullPower(-dy, dx) : pullPower(-dx, dy) };
  };
  const move = (event: PointerEvent): void => {
    const now = read(event);
    if (now === null) return;
    setPull(now);
    onPull(now.power || null);
  };
  const up = (event: PointerEvent): void => {
    const now = read(event);
    if (now === null) return;
    release();
    if (now.power > 0) onFlick(now.power);
  };
  const cancel = (event: PointerEvent): void => { if (grip.current?.id === event.pointerId) release(); };

  const key = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (able) onFlick(power);
  };

  // The die follows the finger less and less, as if held by rubber.
  const reach = pull === null ? 0 : Math.hypot(pull.x, pull.y);
  const give = reach === 0 ? 0 : (disc.r * 1.25 * (1 - Math.exp(-reach / 90))) / reach;
  const at = { x: disc.x + (pull?.x ?? 0) * give, y: disc.y + (pull?.y ?? 0) * give };
  return (
    <g
      class={`tumblin-launcher tumblin-seat-${seat}${able ? " tumblin-ready" : ""}${pull === null ? "" : " tumblin-pulled"}`}
      role={handle ? "button" : "img"} tabindex={handle ? 0 : undefined} aria-label={name} aria-disabled={handle && !able ? true : undefined} onKeyDown={handle ? key : undefined} onPointerDown={down} onPointerMove={move} onPointerUp={up} onPointerCancel={cancel} onLostPointerCapture={cancel}
      onContextMenu={(event) => { event.preventDefault(); event.stopPropagation(); }} onTouchStart={hold} onTouchMove={hold}
    >
      {pull !== null && <Aim geometry={geometry} at={at} power={pull.power} unit={unit} />}
      <circle class="tumblin-grip" cx={disc.x} cy={disc.y} r={disc.r} />
      <g transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
        <g key={serial} class="tumblin-waiting"><Die seat={seat} face={0} size={size} turn={pull === null ? -6 : 0} label={label} text={Math.max(12.5 * unit, 11)} /></g>
      </g>
    </g>
  );
}

/** Rubber band, dotted aim and the number. */
function Aim({ geometry, at, power, unit }: { readonly geometry: Geometry; readonly at: { readonly x: number; readonly y: number }; readonly power: number; readonly unit: number }) {
  const { disc, upright, width, planks } = geometry;
  const last = planks[planks.length - 1];
  const span = last === undefined ? width : upright ? last.y + last.h - disc.y - disc.r : last.x + last.w - disc.x - disc.r;
  const dx = disc.x - at.x;
  const dy = disc.y - at.y;
  const length = Math.hypot(dx, dy) || 1;
  const way = (disc.r * 0.5 + (span * power) / POWERS);
  const tip = { x: disc.x + (dx / length) * way, y: disc.y + (dy / length) * way };
  const side = { x: (-dy / length) * disc.r * 0.62, y: (dx / length) * disc.r * 0.62 };
  const radius = 17 * Math.max(unit, 0.9);
  const badge = upright ? { x: disc.x + disc.r + radius * 1.5, y: disc.y } : { x: disc.x, y: disc.y - disc.r - radius * 1.35 };
  return (
    <g aria-hidden="true">
      <path class="tumblin-band" d={`M${disc.x + side.x} ${disc.y + side.y}L${at.x} ${at.y}L${disc.x - side.x} ${disc.y - side.y}`} />
      {power > 0 && (
        <>
          <path class="tumblin-aim" d={`M${disc.x} ${disc.y}L${tip.x} ${tip.y}`} />
          <circle class="tumblin-aim-end" cx={tip.x} cy={tip.y} r="5" />
          <circle class="tumblin-badge" cx={badge.x} cy={badge.y} r={radius} />
          <text class="tumblin-badge-text" x={badge.x} y={badge.y + radius * 0.36} font-size={radius * 1.02}>{power}</text>
        </>
      )}
    </g>
  );
}

export interface PowerBarProps {
  readonly power: number;
  readonly legal: readonly string[];
  readonly able: boolean;
  readonly words: { readonly flick: string; readonly power: string; readonly spoken: string };
  readonly onPower: (power: number) => void;
  readonly onFlick: (power: number) => void;
}

/** The button and the slider. */
export function PowerBar({ power, legal, able, words, onPower, onFlick }: PowerBarProps) {
  const numbers = legal.map(Number);
  const ready = able && numbers.includes(power);
  return (
    <div class="tumblin-power">
      <Button look="primary" class="tumblin-flick" label={words.flick} off={!ready} onPress={() => onFlick(power)} />
      <label class="tumblin-power-label">
        <span>{words.power}</span>
        <input
          type="range" min="1" max={POWERS} step="1" value={power} aria-valuetext={words.spoken} style={{ "--tumblin-share": `${((power - 1) / (POWERS - 1)) * 100}%` }}
          onInput={(event) => onPower(Number(event.currentTarget.value))}
          onKeyDown={(event) => { if (event.key === "Enter" && ready) { event.preventDefault(); onFlick(power); } }}
        />
        <output class="tumblin-power-number">{power}</output>
      </label>
    </div>
  );
}
