// The board of one frame with what can be done on it: the die on the disc, the zones of a typed throw, the trays.
import { useMemo, useRef } from "preact/hooks";
import { useSize } from "../kit/bars_room";
import { Die } from "../kit/die";
import type { Desk } from "../kit/mount";
import type { Say } from "../kit/language";
import { geometry, type Geometry } from "./geometry";
import type { Flight } from "./motion";
import { Launcher } from "./power";
import { Scene, type SceneDie } from "./scene";
import { flights, letterOf, nextDie, rows, seatOf, viewOf, type Row, type Throw, type TumblinTraits } from "./story";
import { Trays } from "./trays";
import { placeName, placeOf, type Struck, type Typing } from "./typed";

/** Below this width, in letters, the board runs downwards. */
const UPRIGHT_BELOW = 25;
/** The height, in letters, that the column beside the board has for two seats, and for each further one. */
const HIGH = 20;
const HIGHER = .9;
const SHALLOWEST = 456;
const DEEPEST = 660;
const STEP = 12;

/** A die in words: "Ana's die b: 4 on level 3". */
export function spokenDie(say: Say, row: Row): string {
  const named = { name: say.name(row.seat), die: row.letter };
  return row.level === 0 ? say.text("tumblin-die-away", named) : say.text("tumblin-die-lies", { ...named, face: row.face, level: row.level });
}

export interface BoardProps {
  readonly desk: Desk<TumblinTraits>;
  readonly dice: number;
  readonly last: Throw | null;
  /** The seat whose total is covered. */
  readonly covered: number | null;
  /** "power" or "land" when a throw may be made at this frame. */
  readonly doing: "power" | "land" | null;
  readonly power: number;
  readonly typing: Typing;
  readonly onPull: (power: number | null) => void;
  readonly onFlick: (power: number) => void;
}

export function TumblinBoard({ desk, dice, last, covered, doing, power, typing, onPull, onFlick }: BoardProps) {
  const say = desk.say.value;
  const frame = desk.shown.value;
  const view = viewOf(frame);
  const seats = view.totals.length;
  const node = useRef<HTMLDivElement>(null);
  const { width, em } = useSize(node);
  const edge = desk.facts.laws.value?.model == null;
  const turned = width > 0 && width < UPRIGHT_BELOW * em;
  const wanted = ((HIGH + HIGHER * (seats - 2)) * em * 744) / (width || 480);
  const height = Math.min(DEEPEST, Math.max(SHALLOWEST, Math.round(wanted / STEP) * STEP));
  const board = useMemo(() => geometry(seats, dice, turned, height, edge), [seats, dice, turned, height, edge]);
  const unit = (board.width / (width || 720)) * (em / 16);
  const picture = useRef<SVGSVGElement>(null);

  const move = desk.flights.value;
  const flown = useMemo<readonly Flight[] | null>(() => move === null || move.path.at(-1)?.ply !== frame.ply ? null : flights(move.path.flatMap(({ events }) => events), viewOf(move.from)), [move, frame.ply]);

  const draft = typing.draft;
  const table = rows(view);
  const laid = table.map((row): SceneDie => {
    const hit = doing === "land" ? draft.hits.find(({ die }) => die === row.die) : undefined;
    return { ...moved(row, hit), die: row.die, seat: row.seat, letter: row.letter, spoken: spokenDie(say, row) };
  });
  const fresh = frame.turn !== "over" && view.ranks === null ? nextDie(view, dice) : null;
  // The first throw of a round clears the board; until then the dice of the round before still lie there.
  const clears = doing === "land" && view.hand.every((left) => left === 0 || left === dice);
  return (
    <div class="tumblin-board" ref={node}>
      <Scene
        geometry={board} unit={unit} dice={laid} last={last?.die ?? null} flights={flown} picture={picture}
        label={say.text("tumblin-board")} trayLabel={say.text("tumblin-taken-away")}
        zones={doing === "land" ? typing.zones : null} picking={doing === "land" && !clears ? typing.picking : null}
      >
        {fresh !== null && doing === "land" && draft.spot !== null && <Preview geometry={board} die={fresh} spot={draft.spot} say={say} unit={unit} />}
        {fresh !== null && !(doing === "land" && draft.spot !== null) && (
          <Launcher
            geometry={board} unit={unit} seat={seatOf(fresh)} label={letterOf(fresh)} power={power} serial={`${view.round} ${fresh}`} picture={picture}
            handle={doing === "power"} able={doing === "power" && desk.canAct.value} onFlick={onFlick} onPull={onPull}
            name={say.text(doing === "power" ? "tumblin-launcher" : "tumblin-waiting", { name: say.name(seatOf(fresh)), die: letterOf(fresh), power })}
          />
        )}
      </Scene>
      <Trays hand={view.hand} dice={dice} totals={view.totals} next={frame.turn === "over" || view.ranks !== null ? null : view.next} winners={covered === null ? frame.winners ?? [] : []} covered={covered} say={say} />
    </div>
  );
}

/** A die where the typed throw puts it. */
function moved(row: Row, hit: Struck | undefined): { readonly level: number; readonly face: number } {
  const place = placeOf(hit?.spot ?? null);
  if (hit === undefined || place === null) return { level: row.level, face: row.face };
  return typeof place === "number" ? { level: place, face: Number(hit.spot.split(":")[1]) } : { level: 0, face: 0 };
}

/** The thrown die where it has been pointed at, not yet entered. */
function Preview({ geometry: board, die, spot, say, unit }: { readonly geometry: Geometry; readonly die: string; readonly spot: string; readonly say: Say; readonly unit: number }) {
  const place = placeOf(spot) ?? "off";
  const at = typeof place === "number" ? board.spot(die, place) : place === "off" ? board.traySpot(die) : board.shortStop(die);
  const size = place === "off" ? board.traySize : board.dieSize;
  return (
    <g class={`tumblin-preview tumblin-seat-${seatOf(die)}`} transform={`translate(${at.x} ${at.y})`} role="img" aria-label={placeName(say, place)}>
      <rect class="tumblin-preview-box" x={-size * 0.68} y={-size * 0.68} width={size * 1.36} height={size * 1.36} rx={size * 0.3} />
      <Die seat={seatOf(die)} face={typeof place === "number" ? Number(spot.split(":")[1]) : 0} size={size} turn={at.turn} label={letterOf(die)} text={Math.max(12.5 * unit, 11)} />
    </g>
  );
}
