// The lines around the bars: the base they stand on and the outcomes below it.
import type { More, Series } from "./bars";
import { labelOf, type Room } from "./bars_room";

interface AxesProps {
  readonly shown: Series;
  readonly room: Room;
  readonly picked: number | null;
  readonly more: More | undefined;
}

export function Axes({ shown, room, picked, more }: AxesProps) {
  const { axis } = shown;
  const below = room.base + room.marksHeight;
  const near = room.em * 1.6;
  // The picked outcome always shows its number; a neighbour that would touch it gives way.
  const places = picked === null || picked >= axis.length || room.places.includes(picked)
    ? room.places
    : [...room.places.filter((place) => Math.abs(room.x(place) - room.x(picked)) > near), picked];
  return (
    <g>
      {more?.grid(room)}
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
