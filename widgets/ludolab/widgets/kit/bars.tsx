// Bars from zero: an exact law filled, a guess as a dashed crayon line, and what a full chart has besides (`more`). Everything comes in
// as plain properties; what is pointed at or being drawn lives here and goes out when it is done.
import "./bars.css";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Words } from "./fraction";
import { Axes } from "./bars_axes";
import { layout, useSize, type Room } from "./bars_room";
import { Legend, Readout, spokenBar, type Part } from "./bars_words";
import { axisOf, decimal, ratioAt, readAs, sum, weightsOn, type Counts, type Law, type Outcome, type Reading, type Scale } from "./law";

export interface BarsProps {
  /** The exact law; null where only counts or a guess are drawn. Weights of 0 keep a place on the axis. */
  readonly law: Law | null;
  readonly second?: Law | null;
  /** How often each outcome was seen. */
  readonly counts?: Counts | null;
  /** The plausible range of each share of `counts`, in the reading shown. */
  readonly intervals?: readonly (readonly [number, number])[] | null;
  /** Shares read as "exactly", one for each place on the axis. */
  readonly prediction?: readonly number[] | null;
  readonly reading?: Reading;
  readonly scale?: Scale;
  /** Place on the axis, from 0. */
  readonly picked?: number | null;
  readonly onPick?: (place: number | null) => void;
  /** Given: the plot takes a guess, by pointer and by the up and down keys, and draws neither laws nor counts. */
  readonly onGuess?: ((shares: readonly number[]) => void) | null;
  /** Names of the two laws, for the legend. */
  readonly labels?: readonly [string, string];
  /** What the plot is called by those who hear it. */
  readonly name: string;
  /** Mean and spread under the axis. */
  readonly marks?: boolean;
  /** A small chart in a column: no probability axis. */
  readonly compact?: boolean;
  /** Hears the picked bar in words, while the focus is in this view. */
  readonly speak?: (text: string) => void;
  /** Height of the plot in em. */
  readonly height?: number;
  readonly words: Words;
  /** What a full chart has: an axis of shares, a second law, counts, mean and spread. Without it none of them is drawn. */
  readonly more?: More;
}

/** The drawings and words of a full chart. */
export interface More {
  ticks(shown: Series, top: number, props: BarsProps): Room["ticks"];
  grid(room: Room): ComponentChildren;
  drawn(shown: Series, room: Room, picked: number | null, tone: (place: number) => string, props: BarsProps): ComponentChildren;
  parts(shown: Series, props: BarsProps): Part[];
  /** What an ink's sign in the legend has besides its box. */
  sign(ink: Part["ink"]): ComponentChildren;
  readout(shown: Series, place: number, props: BarsProps): ComponentChildren;
  spoken(shown: Series, place: number, props: BarsProps, named: (name: string, text: string) => string): string[];
}

/** The numbers that are drawn, one for each place on the axis, already in the reading shown. */
export interface Series {
  readonly axis: readonly Outcome[];
  readonly law: readonly bigint[] | null;
  readonly total: bigint;
  readonly second: readonly bigint[] | null;
  readonly secondTotal: bigint;
  readonly seen: readonly bigint[] | null;
  readonly n: bigint;
  readonly ranges: readonly (readonly [number, number])[] | null;
  readonly guess: readonly number[] | null;
}

export function series(props: BarsProps, draft: readonly number[] | null = null): Series {
  const { law, second = null, counts = null, reading = "exactly" } = props;
  const axis = axisOf([law, second, counts]);
  const hides = Boolean(props.onGuess);
  const first = weightsOn(axis, law);
  const other = weightsOn(axis, second);
  const seen = weightsOn(axis, counts);
  const place = new Map((counts ?? []).map(([outcome], index) => [outcome, index]));
  const guess = draft ?? props.prediction ?? null;
  const ranges = props.intervals ? axis.map((outcome) => props.intervals?.[place.get(outcome) ?? -1] ?? ([0, 0] as const)) : null;
  return {
    axis, total: sum(first), secondTotal: sum(other), n: sum(seen), ranges,
    law: !hides && sum(first) ? readAs(first, reading) : null,
    second: !hides && sum(other) ? readAs(other, reading) : null,
    seen: !hides && sum(seen) ? readAs(seen, reading) : null,
    guess: guess && guess.length === axis.length ? readAs(guess, hides ? "exactly" : reading).map((share) => Math.min(1, share)) : null,
  };
}

export function Bars(props: BarsProps) {
  const { picked = null, onPick, onGuess, compact = false } = props;
  const plot = useRef<HTMLDivElement>(null);
  const size = useSize(plot);
  const [over, setOver] = useState<number | null>(null);
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const [raised, setRaised] = useState(0);
  const stroke = useRef<{ place: number; share: number } | null>(null);

  const shown = series(props, draft);
  const room = layout(shown, size, { marks: Boolean(props.marks && props.more) && !onGuess, height: props.height ?? (compact ? 9 : 17), raised, guessing: Boolean(onGuess) }, props);
  const n = shown.axis.length;
  const step = n > 40 ? 0.001 : 0.01;
  const guessNow = (): number[] => Array.from({ length: n }, (_, place) => (draft ?? props.prediction)?.[place] ?? 0);

  // Said when a bar is picked or reads otherwise than before, in the view that has the focus: others show the same and keep still.
  const said = picked !== null && picked < n ? spokenBar(shown, picked, props) : "";
  const known = useRef(said);
  useLayoutEffect(() => {
    const focused = (plot.current?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    if (known.current !== said && said && focused && plot.current?.closest(".ludolab")?.contains(focused)) props.speak?.(said);
    known.current = said;
  }, [said]);

  const snapped = (share: number): number => Math.min(1, Math.max(0, Math.round(share / step) * step));
  const at = (event: PointerEvent): { place: number; share: number } => {
    const box = (plot.current as HTMLDivElement).getBoundingClientRect();
    return { place: room.placeAt(event.clientX - box.left), share: snapped(room.shareAt(event.clientY - box.top)) };
  };
  const drawTo = (next: { place: number; share: number }): void => {
    const from = stroke.current ?? next;
    const shares = guessNow();
    const [low, high] = from.place < next.place ? [from.place, next.place] : [next.place, from.place];
    // A quick finger skips bars; those between are filled along the straight line.
    for (let place = low; place <= high; place += 1) {
      const part = next.place === from.place ? 1 : (place - from.place) / (next.place - from.place);
      shares[place] = snapped(from.share + part * (next.share - from.share));
    }
    stroke.current = next;
    setDraft(shares);
  };
  const finish = (): void => {
    if (draft && onGuess) {
      onGuess(draft);
      if (Math.max(...draft) > room.top * 0.95) setRaised(Math.min(1, room.top * 2));
    }
    stroke.current = null;
    setDraft(null);
  };

  const down = (event: PointerEvent): void => {
    if (!event.isPrimary || event.button !== 0 || !n) return;
    const next = at(event);
    plot.current?.focus({ preventScroll: true });
    if (onGuess) {
      (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
      drawTo(next);
    }
    onPick?.(!onGuess && next.place === picked ? null : next.place);
  };
  const move = (event: PointerEvent): void => {
    if (!n) return;
    const next = at(event);
    setOver(next.place);
    if (stroke.current) drawTo(next);
  };
  const cancel = (): void => {
    stroke.current = null;
    setDraft(null);
  };
  const press = (event: KeyboardEvent): void => {
    if (!n || event.ctrlKey || event.metaKey || event.altKey) return;
    const here = picked ?? -1;
    const go: Record<string, number> = { ArrowRight: Math.min(n - 1, here + 1), ArrowLeft: here < 0 ? n - 1 : Math.max(0, here - 1), Home: 0, End: n - 1 };
    const by: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };
    const target = go[event.key];
    const change = by[event.key];
    if (target !== undefined) onPick?.(target);
    else if (change !== undefined && onGuess) {
      const shares = guessNow();
      const place = Math.max(0, here);
      shares[place] = snapped((shares[place] ?? 0) + change * step * (event.shiftKey ? 5 : 1));
      if (here < 0) onPick?.(0);
      if ((shares[place] ?? 0) > room.top * 0.95) setRaised(Math.min(1, room.top * 2));
      onGuess(shares);
    } else return;
    event.preventDefault();
  };

  const lit = over ?? picked;
  return (
    <div class={`ludolab-bars${compact ? " ludolab-bars-compact" : ""}${onGuess ? " ludolab-bars-guessing" : ""}`}>
      <div class={`ludolab-bars-head${shown.law && shown.seen ? " is-full" : ""}${shown.guess || onGuess ? " has-guess" : ""}`}>
        <Legend shown={shown} props={props} />
        <Readout shown={shown} place={lit !== null && lit < n ? lit : null} props={props} />
      </div>
      <div
        ref={plot} class="ludolab-bars-plot" role="application" tabIndex={0} data-own-keys aria-label={props.name} style={{ height: `${room.height}px` }}
        onKeyDown={press} onPointerDown={down} onPointerMove={move} onPointerUp={finish} onPointerCancel={cancel}
        onPointerLeave={() => setOver(null)} onContextMenu={(event) => { if (stroke.current) event.preventDefault(); }}
      >
        <svg width={room.width} height={room.height} aria-hidden="true">
          <Axes shown={shown} room={room} picked={picked} more={props.more} />
          <Drawn shown={shown} room={room} picked={picked} over={over} props={props} />
        </svg>
      </div>
    </div>
  );
}

interface DrawnProps { readonly shown: Series; readonly room: Room; readonly picked: number | null; readonly over: number | null; readonly props: BarsProps }

function Drawn({ shown, room, picked, over, props }: DrawnProps) {
  const tone = (place: number): string => (place === picked ? " is-picked" : place === over ? " is-over" : picked === null ? "" : " is-quiet");
  const { law, second } = shown;
  const { more, onGuess } = props;
  return (
    <g>
      {onGuess && room.slot >= 10 ? <path class="ludolab-bar-stems" d={shown.axis.map((_, place) => `M${room.x(place)},${room.base}V${room.head}`).join("")} /> : null}
      {law && shown.axis.map((_, place) => {
        const value = decimal(ratioAt(law, shown.total, place));
        return value > 0 ? <rect key={place} class={`ludolab-bar-exact${tone(place)}`} {...room.bar(place, value, second ? 0 : null)} /> : null;
      })}
      {more?.drawn(shown, room, picked, tone, props)}
      {shown.guess && (
        <g class="ludolab-bar-guess">
          <path class="ludolab-bar-guess-halo" d={room.curve(shown.guess)} />
          <path class="ludolab-bar-guess-line" d={room.curve(shown.guess)} />
          {room.slot >= 10 && shown.guess.map((value, place) => (
            <circle key={place} cx={room.x(place)} cy={room.y(value)} r={place === picked ? 5 : 3} />
          ))}
        </g>
      )}
    </g>
  );
}
