// What a full chart draws beyond one law and a guess: an axis of shares, a second law, counts with their plausible range, the pieces a
// sum is stacked from, where a law balances. It is handed in, so that a board with one small law does not carry it.
import type { BarsProps, More, Series } from "./bars";
import type { Room, Side } from "./bars_room";
import { Fraction, RatioValue, ratioText, shareText } from "./fraction";
import { decimal, moments, ratioAt, shareTicks, type Law } from "./law";

/** Each picture's hatch needs a name of its own in the page. */
let pictures = 0;
const ids = new WeakMap<BarsProps["words"], Map<string, number>>();
function idOf(props: BarsProps): number {
  const named = ids.get(props.words) ?? new Map<string, number>();
  ids.set(props.words, named);
  const id = named.get(props.name) ?? (pictures += 1);
  named.set(props.name, id);
  return id;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function seam(room: Room, place: number, share: number, side: Side): string {
  const [from, to] = room.span(place, side);
  return `M${round(from)},${round(room.y(share))}H${round(to)}`;
}

function whisker(room: Room, place: number, [low, high]: readonly [number, number]): string {
  const [from, to] = room.span(place, null);
  const middle = round(room.x(place));
  const cap = round(Math.min(0.28 * room.em, (to - from) / 4));
  return `M${middle},${round(room.y(low))}V${round(room.y(high))}M${middle - cap},${round(room.y(low))}h${2 * cap}M${middle - cap},${round(room.y(high))}h${2 * cap}`;
}

/** "At least" and "at most" are sums: lines in the picked bar show the pieces it is stacked from. */
function seams(values: readonly bigint[], total: bigint, picked: number, room: Room, reading: string, twin: boolean): string {
  const inside = values.filter((value, place) => value > 0n && value < (values[picked] ?? 0n) && (reading === "at-least" ? place > picked : place < picked));
  return [...new Set(inside)].map((value) => seam(room, picked, decimal({ n: value, d: total }), twin ? 0 : null)).join("");
}

/** A fulcrum where the bars balance, and a beam one standard deviation to either side. */
function Marks({ room, laws }: { readonly room: Room; readonly laws: readonly (Law | null | undefined)[] }) {
  const rows = laws.flatMap((each, index) => {
    const found = moments(each);
    return found ? [{ ...found, ink: index ? "second" : "exact" }] : [];
  });
  const { em } = room;
  return (
    <g>
      {rows.map(({ mean, spread, ink }, row) => {
        const middle = decimal(mean);
        const x = room.xOf(middle);
        const y = room.base + row * 0.8 * em;
        const clamp = (value: number): number => Math.min(room.right, Math.max(room.left, value));
        return (
          <g key={ink} class={`ludolab-bars-mark is-${ink}`}>
            <line x1={clamp(room.xOf(middle - spread))} x2={clamp(room.xOf(middle + spread))} y1={y + 0.56 * em} y2={y + 0.56 * em} />
            <path d={`M${x},${y + 0.08 * em}l${0.42 * em},${0.64 * em}h${-0.84 * em}Z`} />
          </g>
        );
      })}
    </g>
  );
}

function drawn(shown: Series, room: Room, picked: number | null, tone: (place: number) => string, props: BarsProps) {
  const { law, second, seen, axis } = shown;
  const { reading = "exactly" } = props;
  const hatch = `ludolab-hatch-${idOf(props)}`;
  return (
    <>
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect class="ludolab-bar-second-ground" width="6" height="6" /><line class="ludolab-bar-second-line" x1="1.5" x2="1.5" y2="6" />
        </pattern>
      </defs>
      {second && axis.map((_, place) => {
        const value = decimal(ratioAt(second, shown.secondTotal, place));
        return value > 0
          ? <rect key={place} class={`ludolab-bar-second${tone(place)}`} style={{ fill: `url(#${hatch})` }} {...room.bar(place, value, 1)} />
          : null;
      })}
      {law && picked !== null && reading !== "exactly" ? <path class="ludolab-bar-seam" d={seams(law, shown.total, picked, room, reading, second !== null)} /> : null}
      {seen && axis.map((_, place) => {
        const value = decimal(ratioAt(seen, shown.n, place));
        const range = shown.ranges?.[place];
        return (
          <g key={place} class={`ludolab-bar-seen${tone(place)}`}>
            {value > 0 ? <rect class="ludolab-bar-seen-box" {...room.bar(place, value, law ? "inner" : null)} /> : null}
            {range && (value > 0 || range[1] > 0) ? <path class="ludolab-bar-whisker" d={whisker(room, place, range)} /> : null}
          </g>
        );
      })}
      {room.marksHeight ? <Marks room={room} laws={[props.law, props.second]} /> : null}
    </>
  );
}

/** Everything a full chart has; goes into `Bars` as `more`. */
export const FULL: More = {
  drawn,
  ticks(shown, top, { words, scale = "fraction" }) {
    const cases = shown.law ? (!shown.second || shown.secondTotal === shown.total ? shown.total : null) : shown.seen && !shown.second ? shown.n : null;
    return shareTicks(top, scale === "fraction" ? cases : null).map(({ at, ratio }) => ({
      at,
      text: ratio ? (ratio.n ? `${ratio.n}/${ratio.d}` : "0") : scale === "of100" ? words.number(at * 100, { maximumFractionDigits: 1 }) : words.percent(at),
    }));
  },
  grid: (room) => room.ticks.map(({ at, text }) => (
    <g key={at} class="ludolab-bars-tick">
      {at > 0 ? <line class="ludolab-bars-grid" x1={room.left} x2={room.right} y1={room.y(at)} y2={room.y(at)} /> : null}
      <text x={room.left - room.em * 0.4} y={room.y(at)} dy="0.35em" text-anchor="end">{text}</text>
    </g>
  )),
  parts(shown, { words, labels }) {
    return [
      ...(shown.second ? [{ ink: "second" as const, name: labels?.[1] || words.text("chart-exact-second") }] : []),
      ...(shown.seen ? [{ ink: "seen" as const, name: words.text("chart-counted", { n: Number(shown.n) }) }] : []),
    ];
  },
  sign: (ink) => ink === "second" ? <path d="M4 9L12 1M7 14L17 4M12 14L17 9" /> : ink === "seen" ? <path d="M10.5 0V7M8 0h5M8 7h5" /> : null,
  readout(shown, place, { words, scale = "fraction" }) {
    const range = shown.ranges?.[place];
    return (
      <>
        {shown.second ? <span class="is-second"><RatioValue ratio={ratioAt(shown.second, shown.secondTotal, place)} scale={scale} words={words} /></span> : null}
        {shown.seen ? (
          <span class="is-seen">
            {scale === "fraction"
              ? <Fraction ratio={ratioAt(shown.seen, shown.n, place)} />
              : shareText(decimal(ratioAt(shown.seen, shown.n, place)), scale, words)}
            {range ? <small>{words.text("chart-range", { low: words.percent(range[0]), high: words.percent(range[1]) })}</small> : null}
          </span>
        ) : null}
      </>
    );
  },
  spoken(shown, place, { words, scale = "fraction", labels }, named) {
    const said: string[] = [];
    if (shown.second) said.push(named(labels?.[1] || words.text("chart-exact-second"), ratioText(ratioAt(shown.second, shown.secondTotal, place), scale, words)));
    if (shown.seen) {
      const range = shown.ranges?.[place];
      const seen = words.text("chart-n-of-d", { n: String(shown.seen[place] ?? 0n), d: String(shown.n) });
      said.push(named(words.text("chart-counted-word"), range ? `${seen}, ${words.text("chart-range", { low: words.percent(range[0]), high: words.percent(range[1]) })}` : seen));
    }
    return said;
  },
};
