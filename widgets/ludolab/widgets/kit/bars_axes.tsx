// The lines around the bars: a probability axis that begins at 0, whole numbers below, and where the law balances.
import type { Series } from "./bars";
import { labelOf, type Room } from "./bars_room";
import { decimal, moments, type Law } from "./law";

interface AxesProps {
  readonly shown: Series;
  readonly room: Room;
  readonly picked: number | null;
  readonly compact: boolean;
}

export function Axes({ shown, room, picked, compact }: AxesProps) {
  const { axis } = shown;
  const below = room.base + room.marksHeight;
  const near = room.em * 1.6;
  // The picked outcome always shows its number; a neighbour that would touch it gives way.
  const places = picked === null || picked >= axis.length || room.places.includes(picked)
    ? room.places
    : [...room.places.filter((place) => Math.abs(room.x(place) - room.x(picked)) > near), picked];
  return (
    <g>
      {compact ? null : room.ticks.map(({ at, text }) => (
        <g key={at} class="ludolab-bars-tick">
          {at > 0 ? <line class="ludolab-bars-grid" x1={room.left} x2={room.right} y1={room.y(at)} y2={room.y(at)} /> : null}
          <text x={room.left - room.em * 0.4} y={room.y(at)} dy="0.35em" text-anchor="end">{text}</text>
        </g>
      ))}
      {picked !== null && picked < axis.length ? (
        <rect
          class="ludolab-bars-spot" x={room.x(picked) - Math.max(room.slot, 4) / 2} width={Math.max(room.slot, 4)} y={room.head / 2} rx={room.em * 0.25}
          height={Math.max(0, below - room.head / 2 + (room.angled ? 0 : room.em * 1.5))}
        />
      ) : null}
      <line class="ludolab-bars-base" x1={room.left} x2={room.right} y1={room.base} y2={room.base} />
      {places.map((place) => {
        const x = room.x(place);
        const y = below + room.em * (room.angled ? 0.7 : 1.15);
        const turned = room.angled ? { transform: `rotate(-45 ${x} ${y})`, "text-anchor": "end" as const } : { "text-anchor": "middle" as const };
        return <text key={place} class={`ludolab-bars-outcome${place === picked ? " is-picked" : ""}`} x={x} y={y} {...turned}>{labelOf(axis[place] ?? "")}</text>;
      })}
    </g>
  );
}

/** A fulcrum where the bars balance, and a beam one standard deviation to either side. */
export function Marks({ room, law, second }: { readonly room: Room; readonly law: Law | null; readonly second: Law | null }) {
  const rows = [law, second].flatMap((each, index) => {
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
