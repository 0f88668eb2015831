// What a bar chart says: the legend, the bar that is pointed at, and the same for the ear.
import type { BarsProps, Series } from "./bars";
import { Fraction, isLong, ofHundred, RatioValue, ratioText, shareText, type Words } from "./fraction";
import { decimal, isNumeric, moments, ratioAt, reduced, type Law, type Reading, type Scale } from "./law";

/** "7", "at least 7", "at most 7". */
export function outcomeText(outcome: number | string, reading: Reading, words: Words): string {
  return words.text(`chart-outcome-${reading}`, { outcome: String(outcome) });
}

export interface Part { readonly ink: "exact" | "second" | "seen" | "guess"; readonly name: string }

function parts(shown: Series, props: BarsProps): Part[] {
  const { words, labels = ["", ""] } = props;
  const found: Part[] = [];
  const [first] = labels;
  const alone = props.compact && !shown.second && !shown.seen && !first;
  if (shown.law && !alone) found.push({ ink: "exact", name: first || words.text("chart-exact") });
  if (props.more) found.push(...props.more.parts(shown, props));
  if (shown.guess || props.onGuess) found.push({ ink: "guess", name: words.text("chart-your-guess") });
  return found;
}

/** The inks in use, each with its drawn sign; a single exact law without a name needs no legend but the word "exact". */
export function Legend({ shown, props }: { readonly shown: Series; readonly props: BarsProps }) {
  return (
    <ul class="ludolab-bars-legend">
      {parts(shown, props).map(({ ink, name }) => (
        <li key={ink} class={`is-${ink}`}>
          <svg viewBox="0 0 22 14" aria-hidden="true">
            {ink === "guess" ? <path d="M1 9C6 2 9 2 12 7S19 12 21 4" /> : <rect x="4" y="1" width="13" height="13" rx="2" />}
            {props.more?.sign(ink)}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** The picked or touched bar in figures. Its place is kept free when there is none. */
export function Readout({ shown, place, props }: { readonly shown: Series; readonly place: number | null; readonly props: BarsProps }) {
  const { words, scale = "fraction", reading = "exactly" } = props;
  if (place === null) return <p class="ludolab-bars-readout" aria-hidden="true">{" "}</p>;
  return (
    <p class="ludolab-bars-readout" aria-hidden="true">
      <b class="ludolab-bars-which">{outcomeText(shown.axis[place] ?? "", reading, words)}</b>
      {shown.law ? <span class="is-exact"><RatioValue ratio={ratioAt(shown.law, shown.total, place)} scale={scale} words={words} short={props.compact ?? false} /></span> : null}
      {props.more?.readout(shown, place, props)}
      {shown.guess ? <span class="is-guess">{shareText(shown.guess[place] ?? 0, scale === "fraction" ? "of100" : scale, words)}</span> : null}
    </p>
  );
}

/** One bar as a sentence: "7: 5 of 24, about 20.8 %". */
export function spokenBar(shown: Series, place: number, props: BarsProps): string {
  const { words, scale = "fraction", reading = "exactly", labels = ["", ""] } = props;
  const named = (name: string, text: string): string => (name ? words.text("chart-spoken-part", { name, text }) : text);
  const said: string[] = [];
  if (shown.law) said.push(named(shown.second ? labels[0] || words.text("chart-exact") : "", ratioText(ratioAt(shown.law, shown.total, place), scale, words)));
  if (props.more) said.push(...props.more.spoken(shown, place, props, named));
  if (shown.guess) said.push(named(words.text("chart-your-guess"), ofHundred(shown.guess[place] ?? 0, words)));
  return words.text("chart-spoken-bar", { outcome: outcomeText(shown.axis[place] ?? "", reading, words), text: said.join("; ") });
}

/** Mean and spread in figures, one line for each law; the mean as a fraction where that is short. */
export function MomentsLine({ laws, labels, scale, words }: {
  readonly laws: readonly (Law | null | undefined)[]; readonly labels: readonly [string, string]; readonly scale: Scale; readonly words: Words;
}) {
  const rows = laws.flatMap((law, index) => {
    const found = law && isNumeric(law.map(([outcome]) => outcome)) ? moments(law) : null;
    return found ? [{ ...found, ink: index ? "second" : "exact", label: labels[index as 0 | 1] }] : [];
  });
  return (
    <p class="ludolab-bars-moments">
      {rows.map(({ mean, spread, ink, label }) => {
        const small = reduced(mean);
        const value = words.number(decimal(mean), { maximumFractionDigits: 2 });
        const exact = (small.n * 100n) % small.d === 0n;
        return (
          <span key={ink} class={`is-${ink}`}>
            <svg viewBox="0 0 14 12" aria-hidden="true"><path d="M7 1L13 11H1Z" /></svg>
            {rows.length > 1 && label ? `${label}: ` : ""}{words.text("chart-mean")}{" "}
            {scale === "fraction" && small.d !== 1n && !isLong(small) && small.n > 0n ? <><Fraction ratio={small} /> {exact ? "=" : "≈"} </> : exact ? "= " : "≈ "}
            <b>{value}</b>
            <svg viewBox="0 0 26 12" aria-hidden="true"><path class="is-beam" d="M2 6H24M2 2V10M24 2V10" /></svg>
            {words.text("chart-spread")} ≈ <b>{words.number(spread, { maximumFractionDigits: 2 })}</b>
          </span>
        );
      })}
    </p>
  );
}
