// What just happened and what it is worth: the last die as a sentence and a picture, the round written out, and both rules beside
// each other.
import type { ComponentChildren } from "preact";
import { SeatMark } from "../kit/seat";
import { DotArray, NumberLine, Sentence, TenFrame } from "../kit/sums";
import type { Say } from "../kit/language";
import { Rolls } from "./opening";
import { SIGNS, type Row, type Rule, type Throw } from "./story";

export interface LastDieProps {
  readonly last: Throw | null;
  /** What was rolled for the start, by seat. */
  readonly rolls: ReadonlyMap<number, readonly number[]>;
  readonly row: Row | null;
  readonly rule: Rule;
  /** Its points are still to be found. */
  readonly covered: boolean;
  readonly say: Say;
  readonly children: ComponentChildren;
}

/** The last die: "4 on level 3 → 4 + 3 = 7". */
export function LastDie({ last, rolls, row, rule, covered, say, children }: LastDieProps) {
  return (
    <section class="tumblin-last-die">
      {last === null ? (
        <>
          {rolls.size > 0 && <><h3>{say.text("tumblin-rolled")}</h3><Rolls rolls={[...rolls]} say={say} /></>}
          <p class="tumblin-soft">{say.text("tumblin-no-die")}</p>
        </>
      ) : (
        <>
          <h3><SeatMark seat={last.seat} />{say.text("tumblin-last-die", { name: say.name(last.seat), die: row?.letter ?? "" })}</h3>
          {row === null || row.level === 0 ? <p class="ludolab-sentence">{say.text(`tumblin-was-${last.end === "landed" ? "hit" : last.end}`)}</p>
            : <Worth row={row} rule={rule} covered={covered} say={say} />}
        </>
      )}
      {children}
    </section>
  );
}

/** A die's points as a sentence with its picture: hops and a ten-frame for a sum, rows of dots for a product. */
function Worth({ row, rule, covered, say }: { readonly row: Row; readonly rule: Rule; readonly covered: boolean; readonly say: Say }) {
  const { face, level } = row;
  const terms = [face, level];
  const lead = say.text("tumblin-spot", { face, level });
  if (covered) return <Sentence terms={terms} sign={SIGNS[rule]} total={null} lead={lead} />;
  const spoken = say.text(`tumblin-sum-${rule}`, { face, level, points: row[rule] });
  return (
    <>
      <Sentence terms={terms} sign={SIGNS[rule]} total={row[rule]} lead={lead} />
      <div class="tumblin-pictures">
        {rule === "add"
          ? <><NumberLine terms={terms} label={say.text("tumblin-number-line", { sum: spoken })} /><TenFrame terms={terms} label={say.text("tumblin-ten-frame", { face, level })} /></>
          : <DotArray rows={level} columns={face} label={say.text("tumblin-dots", { face, level })} />}
      </div>
    </>
  );
}

export interface RoundProps {
  readonly rows: readonly Row[];
  readonly seats: number;
  readonly points: readonly number[];
  readonly rule: Rule;
  /** The rule of the game, which may be another than the one shown. */
  readonly scoring: Rule;
  /** The die whose points are covered. */
  readonly covered: string | null;
  /** The number of a round that has just ended. */
  readonly over: number | null;
  /** The game is over: no round follows. */
  readonly ended: boolean;
  readonly order: readonly number[];
  readonly say: Say;
}

/** The round so far, seat by seat: 7 + 3 + 10 = 20. */
export function RoundSums({ rows, seats, points, rule, scoring, covered, over, ended, order, say }: RoundProps) {
  return (
    <section class="tumblin-round">
      <h3>
        {say.text(over === null ? "tumblin-this-round" : "tumblin-round-over", { round: over ?? 0 })}
        {rule !== scoring && <span class="ludolab-chip">{say.text("tumblin-game-counts", { sign: SIGNS[scoring] })}</span>}
      </h3>
      <ul class="tumblin-sums">
        {Array.from({ length: seats }, (_, seat) => {
          const own = rows.filter((row) => row.seat === seat);
          const hides = own.some(({ die }) => die === covered);
          const sum = hides ? "?" : say.number(points[seat] ?? 0);
          return (
            <li key={seat}>
              <span class="tumblin-who"><SeatMark seat={seat} /><span class="tumblin-name">{say.name(seat)}</span></span>
              <span class="tumblin-terms">
                {own.length === 0 ? <span class="tumblin-soft">–</span> : (
                  <>{own.map((row, index) => <span key={row.die}>{index > 0 && " + "}{row.die === covered ? "?" : say.number(row[rule])}</span>)}{" = "}<b>{sum}</b></>
                )}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="tumblin-then">{over !== null && !ended && say.text("tumblin-next-order", { names: order.map(say.name).join(", ") })}</p>
    </section>
  );
}

export interface SideBySideProps {
  readonly rows: readonly Row[];
  readonly seats: number;
  /** The seat of the last die; with more than two, only its dice are listed one by one. */
  readonly last: number;
  readonly points: Readonly<Record<Rule, readonly number[]>>;
  readonly scoring: Rule;
  readonly covered: string | null;
  readonly say: Say;
}

const RULES = ["multiply", "add"] as const;

/** The same dice counted by both rules. */
export function SideBySide({ rows, seats, last, points, scoring, covered, say }: SideBySideProps) {
  return (
    <table class="tumblin-both">
      <caption class="tumblin-unseen">{say.text("tumblin-both")}</caption>
      <thead>
        <tr>
          <th scope="col">{say.text("tumblin-die")}</th>
          {RULES.map((rule) => <th key={rule} scope="col" class={rule === scoring ? "tumblin-own" : ""}>{say.text(`tumblin-rule-${rule}`)}</th>)}
        </tr>
      </thead>
      {Array.from({ length: seats }, (_, seat) => {
        const own = rows.filter((row) => row.seat === seat);
        const hides = own.some(({ die }) => die === covered);
        return own.length > 0 && (
          <tbody key={seat}>
            {(seats < 3 || seat === last) && own.map((row) => (
              <tr key={row.die}>
                <th scope="row"><SeatMark seat={seat} />{row.letter}</th>
                {row.level === 0 ? <td colSpan={2} class="tumblin-soft">{say.text("tumblin-away-short")}</td>
                  : RULES.map((rule) => <td key={rule}>{row.face} {SIGNS[rule]} {row.level} = <b>{row.die === covered ? "?" : say.number(row[rule])}</b></td>)}
              </tr>
            ))}
            <tr class="tumblin-sum-row">
              <th scope="row"><SeatMark seat={seat} /><span class="tumblin-name">{say.name(seat)}</span></th>
              {RULES.map((rule) => <td key={rule}><b>{hides ? "?" : say.number(points[rule][seat] ?? 0)}</b></td>)}
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
