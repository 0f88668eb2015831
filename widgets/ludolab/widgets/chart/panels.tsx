// The two ways to see behind the bars: the cases that were counted, and every number in a table.
import { decimal, isNumeric, reduced, type Outcome, type Ratio } from "../kit/law";
import { series, type BarsProps, type Series } from "../kit/bars";
import { outcomeText } from "../kit/bars_words";
import { Fraction, ratioText, shareText, ofHundred, type Words } from "../kit/fraction";

export interface Case { readonly terms: readonly (number | string)[]; readonly op: string; readonly ways: number }
export type Cases = { readonly [outcome: string]: readonly Case[] };

/** More than this many are not read by anybody; the number of the rest is. */
const MOST_CASES = 24;

const caseText = ({ terms, op }: Case): string => terms.join(op ? ` ${op} ` : " ");

/** The outcomes that the picked bar counts, nearest to it first. */
function counted(axis: readonly Outcome[], picked: number, reading: string): readonly Outcome[] {
  if (reading === "at-least") return axis.slice(picked);
  if (reading === "at-most") return axis.slice(0, picked + 1).reverse();
  return axis.slice(picked, picked + 1);
}

export function Counting({ cases, bars }: { readonly cases: Cases; readonly bars: BarsProps }) {
  const { words, reading = "exactly" } = bars;
  const picked = bars.picked ?? null;
  const shown = series({ ...bars, reading: "exactly" });
  if (picked === null) return <div class="chart-counting"><p>{words.text("chart-counting-pick")}</p></div>;
  const ways = (outcome: Outcome): number => (cases[String(outcome)] ?? []).reduce((all, one) => all + one.ways, 0);
  const rows = counted(shown.axis, picked, reading).filter((outcome) => ways(outcome) > 0);
  const n = rows.reduce<number>((all, outcome) => all + ways(outcome), 0);
  const which = outcomeText(shown.axis[picked] ?? "", reading, words);
  if (!n) return <div class="chart-counting"><p>{words.text("chart-counting-none", { outcome: which })}</p></div>;
  const all = allCases(shown, cases);
  let left = MOST_CASES;
  let rest = 0;
  return (
    <div class="chart-counting">
      {rows.map((outcome) => {
        const list = cases[String(outcome)] ?? [];
        const here = list.slice(0, Math.max(0, left));
        left -= here.length;
        rest += list.slice(here.length).reduce((sum, one) => sum + one.ways, 0);
        return here.length ? (
          <p key={outcome} class="chart-case-row">
            <b>{String(outcome)}</b>
            <span class="chart-cases">
              {here.map((one, index) => (
                <span key={index} class="chart-case">{caseText(one)}{one.ways > 1 ? <small> ({words.text("chart-counting-ways", { n: one.ways })})</small> : null}</span>
              ))}
            </span>
          </p>
        ) : null;
      })}
      {rest ? <p class="chart-case-more">{words.text("chart-counting-more", { n: rest })}</p> : null}
      <p class="chart-case-sum">
        {words.text("chart-counting-sum", { outcome: which, n: words.number(n), d: all === null ? "?" : words.number(Number(all)) })}
      </p>
    </div>
  );
}

/** How many equal cases there are: the law may have been put over a larger denominator than was counted with. */
function allCases(shown: Series, cases: Cases): bigint | null {
  for (const [place, outcome] of shown.axis.entries()) {
    const weight = shown.law?.[place] ?? 0n;
    const ways = (cases[String(outcome)] ?? []).reduce((sum, one) => sum + BigInt(one.ways), 0n);
    if (weight && ways) return (shown.total * ways) / weight;
  }
  return null;
}

export function Table({ bars, title }: { readonly bars: BarsProps; readonly title: string }) {
  const { words, reading = "exactly", labels = ["", ""], scale = "fraction" } = bars;
  const shown = series(bars);
  const outcomes = shown.axis.map((outcome, place) => ({ outcome, place }));
  const head = (key: string, label = ""): string => (label ? `${label}: ${words.text(key)}` : words.text(key));
  const two = shown.second !== null;
  return (
    <table class="chart-table">
      <caption>{words.text("chart-table-caption", { title })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.text("chart-table-outcome")}</th>
          {shown.law ? <><th scope="col">{head("chart-table-chance", two ? labels[0] : "")}</th><th scope="col">{head(`chart-scale-${scale === "of100" ? scale : "percent"}`)}</th></> : null}
          {shown.second ? <><th scope="col">{head("chart-table-chance", labels[1] || words.text("chart-exact-second"))}</th><th scope="col">{head(`chart-scale-${scale === "of100" ? scale : "percent"}`)}</th></> : null}
          {shown.seen ? <><th scope="col">{head("chart-table-count")}</th><th scope="col">{head("chart-table-share")}</th><th scope="col">{head("chart-table-range")}</th></> : null}
          {shown.guess ? <th scope="col">{head("chart-your-guess")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {outcomes.map(({ outcome, place }) => (
          <tr key={place} class={place === bars.picked ? "is-picked" : ""}>
            <th scope="row">{outcomeText(outcome, isNumeric(shown.axis) ? reading : "exactly", words)}</th>
            {shown.law ? <Chance ratio={{ n: shown.law[place] ?? 0n, d: shown.total }} scale={scale} words={words} /> : null}
            {shown.second ? <Chance ratio={{ n: shown.second[place] ?? 0n, d: shown.secondTotal }} scale={scale} words={words} /> : null}
            {shown.seen ? <Seen shown={shown} place={place} words={words} /> : null}
            {shown.guess ? <td>{ofHundred(shown.guess[place] ?? 0, words)}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Chance({ ratio, scale, words }: { readonly ratio: Ratio; readonly scale: BarsProps["scale"]; readonly words: Words }) {
  const small = reduced(ratio);
  return (
    <>
      <td class="chart-copyable">{ratio.n && ratio.n !== ratio.d ? `${small.n}/${small.d}` : String(small.n)}</td>
      <td>{ratioText(ratio, scale === "of100" ? "of100" : "percent", words)}</td>
    </>
  );
}

function Seen({ shown, place, words }: { readonly shown: Series; readonly place: number; readonly words: Words }) {
  const n = shown.seen?.[place] ?? 0n;
  const range = shown.ranges?.[place];
  return (
    <>
      <td><Fraction ratio={{ n, d: shown.n }} /></td>
      <td>{shareText(decimal({ n, d: shown.n }), "percent", words)}</td>
      <td>{range ? `${words.percent(range[0])} – ${words.percent(range[1])}` : ""}</td>
    </>
  );
}
