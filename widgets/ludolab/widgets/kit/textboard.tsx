// Any position in words and tables, read off the shape alone: scalars are rows, lists with one entry for each seat are columns of
// one table by seat, objects of equally long lists are tables. Nothing here knows a game.
import type { ComponentChild } from "preact";
import type { Say } from "./language";
import { SeatMark } from "./seat";
import type { Json, View } from "./shapes";

type List = readonly Json[];
type Columns = readonly (readonly [label: string, cells: List])[];

/** Keys whose numbers are seats, in every game. */
const SEAT_KEYS: ReadonlySet<string> = new Set(["next", "order", "owner", "ranks", "seat", "seats", "thrower"]);

interface Parts {
  readonly rows: readonly (readonly [key: string, value: Json])[];
  readonly bySeat: Columns;
  readonly tables: readonly { readonly key: string; readonly columns: Columns }[];
}

const isTable = (value: Json): value is { readonly [key: string]: List } =>
  value !== null && typeof value === "object" && !Array.isArray(value) && Object.values(value).length > 0
  && Object.values(value).every((cells) => Array.isArray(cells) && cells.length === (Object.values(value)[0] as List).length);

/** The view sorted by shape; `seats` tells lists by seat from other lists. */
export function partsOf(view: View, seats: number): Parts {
  const rows: [string, Json][] = [];
  const bySeat: [string, List][] = [];
  const tables: { key: string; columns: Columns }[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (Array.isArray(value) && value.length === seats && !SEAT_KEYS.has(key)) bySeat.push([key, value]);
    else if (isTable(value)) {
      const columns = Object.entries(value);
      if (columns[0]?.[1].length === seats && columns.every(([, cells]) => cells.every((cell) => typeof cell === "number"))) {
        bySeat.push(...columns.map(([name, cells]) => [`${key}-${name}`, cells] as [string, List]));
      } else tables.push({ key, columns: columns.map(([name, cells]) => [name, cells]) });
    } else if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      for (const [name, inner] of Object.entries(value as View)) rows.push([`${key}-${name}`, inner]);
    } else rows.push([key, value]);
  }
  return { rows, bySeat, tables };
}

interface Worded { readonly say: Say }

/** What a key is called: its own text, or the key with spaces where no language knows it. */
function Label({ say, name }: Worded & { readonly name: string }) {
  const key = `view-${name.replaceAll("_", "-")}`;
  return <>{say.has(key) ? say.text(key) : name.replaceAll(/[-_]/g, " ")}</>;
}

function Value({ say, name, value }: Worded & { readonly name: string; readonly value: Json }) {
  const seat = SEAT_KEYS.has(name);
  // Rounds count from 1: before the first there is none.
  if (value === null || value === "" || (name === "round" && value === 0)) return <span class="table-none">–</span>;
  if (typeof value === "boolean") return <>{say.text(value ? "table-yes" : "table-no")}</>;
  if (typeof value === "number") return seat ? <Seat say={say} seat={value} /> : <>{say.number(value)}</>;
  if (typeof value === "string") {
    const key = `view-${name.replaceAll("_", "-")}-${value.replaceAll("_", "-")}`;
    const piece = /^(\d+)([a-z])$/.exec(value);
    if (say.has(key)) return <>{say.text(key)}</>;
    return piece === null ? <>{value}</> : <span class="table-seat"><SeatMark seat={Number(piece[1])} />{piece[2]}</span>;
  }
  if (!Array.isArray(value)) return <>{JSON.stringify(value)}</>;
  if (value.length === 0) return <span class="table-none">–</span>;
  return <>{value.map((item, index) => <span key={index}>{index > 0 && (Array.isArray(item) ? " | " : ", ")}<Value say={say} name={name} value={item} /></span>)}</>;
}

function Seat({ say, seat }: Worded & { readonly seat: number }) {
  return <span class="table-seat"><SeatMark seat={seat} /><span>{say.name(seat)}</span></span>;
}

function Grid({ say, caption, columns, head }: Worded & { readonly caption: string; readonly columns: Columns; readonly head: ((row: number) => ComponentChild) | null }) {
  const body = head === null ? columns.slice(1) : columns;
  const first = columns[0];
  const n = first?.[1].length ?? 0;
  return (
    <table class="table-grid">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head === null && first !== undefined ? <Label say={say} name={first[0]} /> : say.text("table-seat")}</th>
          {body.map(([name]) => <th key={name} scope="col"><Label say={say} name={name} /></th>)}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: n }, (_, row) => (
          <tr key={row}>
            <th scope="row">{head === null ? <Value say={say} name={first?.[0] ?? ""} value={first?.[1][row] ?? null} /> : head(row)}</th>
            {body.map(([name, cells]) => <td key={name}><Value say={say} name={name} value={cells[row] ?? null} /></td>)}
          </tr>
        ))}
        {n === 0 && <tr><td class="table-none" colSpan={body.length + 1}>–</td></tr>}
      </tbody>
    </table>
  );
}

/** `most` holds how many rows each table had at its longest, so that a table that empties keeps its place, and 0 for what never had a value. */
export function TextBoard({ say, view, seats, most = {} }: Worded & { readonly view: View; readonly seats: number; readonly most?: Readonly<Record<string, number>> }) {
  const { rows: all, bySeat, tables } = partsOf(view, seats);
  const rows = all.filter(([key]) => most[key] !== 0);
  return (
    <div class="table-board">
      {bySeat.length > 0 && (
        <div class="table-card table-seats"><Grid say={say} caption={say.text("table-by-seat")} columns={bySeat} head={(seat) => <Seat say={say} seat={seat} />} /></div>
      )}
      {rows.length > 0 && (
        <dl class="table-card table-facts">
          {rows.map(([key, value]) => (
            <div key={key}><dt><Label say={say} name={key} /></dt><dd><Value say={say} name={key} value={value} /></dd></div>
          ))}
        </dl>
      )}
      {tables.map(({ key, columns }) => (
        <div key={key} class="table-card" style={{ minHeight: `${(most[key] ?? 0) * 1.65 + 4.9}rem` }}>
          <Grid say={say} caption={say.has(`view-${key}`) ? say.text(`view-${key}`) : key} columns={columns} head={null} />
        </div>
      ))}
    </div>
  );
}

/** The longest each table was in any of the views; for a single value 1, or 0 where it was null in all of them. */
export function longest(views: readonly View[], seats: number): Record<string, number> {
  const most: Record<string, number> = {};
  for (const view of views) {
    const { rows, tables } = partsOf(view, seats);
    for (const [key, value] of rows) most[key] = Math.max(most[key] ?? 0, value === null ? 0 : 1);
    for (const { key, columns } of tables) most[key] = Math.max(most[key] ?? 0, columns[0]?.[1].length ?? 0);
  }
  return most;
}
