// The board with its dice. Plain props in, pointing and picking out; nothing here knows the game beyond names and levels.
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { ComponentChildren, RefObject } from "preact";
import { Die, DieLight, DieLightId } from "../kit/die";
import type { Geometry, Place } from "./geometry";
import { arrive, goalOf, moving, play, trail, type Flight } from "./motion";
import { Paints, Pots, rounded, Wood } from "./wood";

export interface SceneDie {
  readonly die: string;
  readonly seat: number;
  readonly letter: string;
  /** 0 when it has been taken away. */
  readonly level: number;
  readonly face: number;
  /** The die in words, for the ear. */
  readonly spoken: string;
}

export interface SceneZones {
  readonly open: ReadonlySet<string>;
  readonly picked: Place | null;
  readonly name: (place: Place) => string;
  readonly onPick: (place: Place) => void;
}

export interface ScenePicking {
  readonly picked: string | null;
  readonly taken: ReadonlySet<string>;
  readonly onPick: (die: string) => void;
}

export interface SceneProps {
  readonly geometry: Geometry;
  /** Drawing units for a sixteenth of the page's letter size. */
  readonly unit: number;
  readonly dice: readonly SceneDie[];
  /** The die thrown last: ringed, with its way. */
  readonly last: string | null;
  readonly flights: readonly Flight[] | null;
  readonly label: string;
  readonly trayLabel: string;
  /** What lies on the disc. */
  readonly children?: ComponentChildren;
  readonly zones?: SceneZones | null;
  readonly picking?: ScenePicking | null;
  readonly picture?: RefObject<SVGSVGElement | null>;
}

export function Scene(props: SceneProps) {
  const { geometry, unit, dice, last, flights, label, trayLabel, zones, picking } = props;
  const id = useId();
  const own = useRef<SVGSVGElement>(null);
  const picture = props.picture ?? own;
  const leaving = useFlights(picture, flights, geometry);
  const text = Math.max(12.5 * unit, 11);
  const lying = dice.find(({ die }) => die === last);
  const spotOf = (die: SceneDie) => die.level === 0 ? geometry.traySpot(die.die) : geometry.spot(die.die, die.level);
  const { disc, tray, dieSize, traySize } = geometry;
  const wood = useMemo(() => <Wood geometry={geometry} />, [geometry]);
  const lastSpot = lying !== undefined && lying.level > 0 ? spotOf(lying) : null;
  return (
    <Paints.Provider value={id}>
      <DieLightId.Provider value={`${id}-light`}>
        <svg ref={picture} class="tumblin-scene" viewBox={`0 0 ${geometry.width} ${geometry.height}`} role="group" aria-label={label}>
          <defs><Pots prefix={id} upright={geometry.upright} /><DieLight id={`${id}-light`} /></defs>
          {wood}
          <text class="tumblin-tray-name" x={tray.x + 14} y={tray.y + tray.h / 2 + text * 0.36} font-size={text}>{trayLabel}</text>
          {zones && <Zones zones={zones} geometry={geometry} text={text} />}
          {lastSpot && (
            <g aria-hidden="true" class={`tumblin-last tumblin-seat-${lying?.seat ?? 0}`}>
              <path class="tumblin-trail" d={trail(last ?? "", { ...disc, turn: 0 }, lastSpot)} />
              <circle class="tumblin-ring" cx={lastSpot.x} cy={lastSpot.y} r={dieSize * 0.84} />
            </g>
          )}
          {[...dice].sort((a, b) => Number(a.die === last) - Number(b.die === last) || depth(spotOf(a), spotOf(b))).map((die) => {
            const spot = spotOf(die);
            const away = die.level === 0;
            return (
              <Stander key={die.die} die={die} picking={away ? null : picking ?? null} x={spot.x} y={spot.y} size={dieSize}>
                <Die seat={die.seat} face={die.face} size={away ? traySize : dieSize} turn={spot.turn} quiet={away} {...(away ? {} : { label: die.letter, text })} />
              </Stander>
            );
          })}
          {leaving.map((flight) => {
            const spot = goalOf(flight, geometry);
            return (
              <g key={flight.die} transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
                <g data-leaving={flight.die} opacity="0"><Die seat={Number.parseInt(flight.die, 10)} face={0} size={dieSize} turn={spot.turn} /></g>
              </g>
            );
          })}
          {props.children}
        </svg>
      </DieLightId.Provider>
    </Paints.Provider>
  );
}

/** What stands further down the picture is drawn later. */
const depth = (a: { readonly y: number }, b: { readonly y: number }): number => a.y - b.y;

function Stander({ die, picking, x, y, size, children }: {
  readonly die: SceneDie; readonly picking: ScenePicking | null; readonly x: number; readonly y: number; readonly size: number; readonly children: ComponentChildren;
}) {
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
  const body = <g data-die={die.die} class="tumblin-mover">{children}</g>;
  if (picking === null) return <g transform={place} role="img" aria-label={die.spoken}>{body}</g>;
  const picked = picking.picked === die.die;
  const half = Math.max(size * 0.72, 12);
  return (
    <g
      transform={place} role="button" tabindex={0} aria-label={die.spoken} aria-pressed={picked} class={`tumblin-pickable${picking.taken.has(die.die) ? " tumblin-taken" : ""}`}
      onClick={() => picking.onPick(die.die)} onKeyDown={(event) => pressed(event, () => picking.onPick(die.die))}
    >
      <rect class="tumblin-halo" x={-half} y={-half} width={half * 2} height={half * 2} rx={half * 0.5} />
      {body}
    </g>
  );
}

/** Enter and Space press what looks like a button. */
function pressed(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  act();
}

function Zones({ zones, geometry, text }: { readonly zones: SceneZones; readonly geometry: Geometry; readonly text: number }) {
  const { upright, runway, end } = geometry;
  const boxes = (place: Place) => place === "short" ? [runway] : place === "off" ? [end, geometry.tray] : geometry.zones[place] ?? [];
  const places: readonly Place[] = ["short", 1, 2, 3, 4, "off"];
  return (
    <g>
      {places.filter((place) => zones.open.has(String(place))).map((place) => (
        <g
          key={place} role="button" tabindex={0} aria-label={zones.name(place)} aria-pressed={zones.picked === place} data-place={place}
          class={`tumblin-zone${zones.picked === place ? " tumblin-zone-picked" : ""}`}
          onClick={() => zones.onPick(place)} onKeyDown={(event) => pressed(event, () => zones.onPick(place))}
        >
          {boxes(place).map((box, index) => <path key={index} d={rounded(box, typeof place === "number" && place < 4 ? [3, 3, 3, 3] : [12, 12, 12, 12])} />)}
          {place === "short" && <text data-on-wood font-size={text} text-anchor={upright ? "start" : "middle"} transform={upright ? `translate(${runway.x + 14} ${runway.y + 26})` : `translate(${runway.x + 12} ${runway.y + runway.h / 2}) rotate(-90)`} y={upright ? 0 : text * 0.36}>{zones.name(place)}</text>}
          {place === "off" && <text font-size={text} text-anchor="middle" transform={`translate(${end.x + end.w / 2} ${end.y + end.h / 2})${upright ? "" : " rotate(90)"}`} y={text * 0.36}>{zones.name(place)}</text>}
        </g>
      ))}
    </g>
  );
}

/** Plays the last step forward once; gives the dice that are still on their way out. */
function useFlights(picture: RefObject<SVGSVGElement | null>, flights: readonly Flight[] | null, geometry: Geometry): readonly Flight[] {
  const [leaving, setLeaving] = useState<readonly Flight[]>([]);
  const played = useRef<readonly Flight[] | null>(null);
  useLayoutEffect(() => {
    const root = picture.current;
    if (root === null || flights === null || played.current === flights || !moving(root)) return;
    played.current = flights;
    for (const flight of flights) {
      const node = root.querySelector(`[data-die="${flight.die}"]`);
      if (node === null) continue;
      if (typeof flight.to === "number") play(node, flight, geometry, geometry.spot(flight.die, flight.to));
      else arrive(node, flight);
    }
    setLeaving(flights.filter((flight) => typeof flight.to !== "number"));
  }, [flights, geometry]);
  useEffect(() => {
    const root = picture.current;
    if (root === null || leaving.length === 0) return;
    const running = leaving.flatMap((flight) => {
      const node = root.querySelector(`[data-leaving="${flight.die}"]`);
      return node === null ? [] : [play(node, flight, geometry, goalOf(flight, geometry), true)];
    });
    void Promise.allSettled(running.map((motion) => motion.finished)).then(() => setLeaving((now) => now === leaving ? [] : now));
    return () => { for (const motion of running) motion.cancel(); };
  }, [leaving]);
  return leaving;
}
