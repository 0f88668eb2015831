// The chart of a law. Python owns the numbers and, while a guess is asked for, keeps them to itself; the page draws, lets the pupil
// read them in three ways and takes the guess.
import "./chart.css";
import type { RenderProps } from "@anywidget/types";
import { useState } from "preact/hooks";
import { Counting, Table, type Cases } from "./chart/panels";
import { Bars, series, type BarsProps } from "./kit/bars";
import { FULL } from "./kit/bars_more";
import { MomentsLine, outcomeText } from "./kit/bars_words";
import { Button, Segments } from "./kit/button";
import { ofHundred, ratioText, shareText } from "./kit/fraction";
import { listen, type Kernel } from "./kit/kernel";
import { axisOf, decimal, isNumeric, type Counts, type Law, type Reading, type Scale } from "./kit/law";
import { mountPlain, type PlainDesk, type PlainTraits } from "./kit/mount";
import type { Notice } from "./kit/shapes";

export interface ChartTraits extends PlainTraits {
  /** Every place on the axis with its weight; all weights "0" while they are kept back; null where there is nothing to show. */
  law: Law | null;
  second: Law | null;
  counts: Counts | null;
  intervals: { readonly [reading in Reading]: readonly (readonly [number, number])[] } | null;
  cases: Cases;
  reading: Reading;
  scale: Scale;
  picked: number | null;
  predict: boolean;
  prediction: readonly number[] | null;
  revealed: boolean;
  title: string;
  labels: readonly [string, string];
  notice: Notice | null;
}

const TRAITS = ["law", "second", "counts", "intervals", "cases", "reading", "scale", "picked", "predict", "prediction", "revealed", "title", "labels", "notice"] as const;
const READINGS: readonly Reading[] = ["exactly", "at-least", "at-most"];
const SCALES: readonly Scale[] = ["fraction", "percent", "of100"];
const HEIGHT_EM = 17;

export type ChartDesk = PlainDesk<ChartTraits> & { readonly reveal: () => void; readonly kernel: Kernel };

export function Chart({ desk }: { readonly desk: ChartDesk }) {
  const { facts, write } = desk;
  const words = desk.say.value;
  const [panel, setPanel] = useState<"counting" | "table" | null>(null);
  const law = facts.law.value;
  const second = facts.second.value;
  const counts = facts.counts.value;
  const scale = facts.scale.value;
  const axis = axisOf([law, second, counts]);
  const numeric = isNumeric(axis);
  const reading = numeric ? facts.reading.value : "exactly";
  const picked = facts.picked.value !== null && facts.picked.value < axis.length ? facts.picked.value : null;
  const guessing = facts.predict.value && !facts.revealed.value;
  const title = facts.title.value || words.text("chart-untitled");
  const notice = facts.notice.value;
  const heading = /[.!?…]$/.test(title) ? title : `${title}.`;
  const ends = { title: heading, first: String(axis[0] ?? ""), last: String(axis.at(-1) ?? "") };

  const bars: BarsProps = {
    law, second, counts, intervals: facts.intervals.value?.[reading] ?? null, prediction: facts.prediction.value, reading, scale, picked,
    labels: facts.labels.value, words, more: FULL, marks: true, height: HEIGHT_EM, speak: desk.speak,
    name: words.text(guessing ? "chart-plot-guess" : "chart-plot", ends),
    onPick: (place) => write("picked", place),
    onGuess: guessing ? (shares) => write("prediction", shares) : null,
  };
  const hasCases = !guessing && Object.keys(facts.cases.value).length > 0;
  const toggle = (which: "counting" | "table") => () => setPanel(panel === which ? null : which);

  return (
    <div class="chart-card">
      <div class="chart-top">
        <div class="chart-title">{title}</div>
        <div class="chart-switches">
          {numeric ? (
            // While guessing it would read nothing; it keeps its place, so that the answer moves nothing.
            <Segments label={words.text("chart-reading")} value={reading} onPick={(next) => write("reading", next)} class={guessing ? "chart-kept" : ""}
              choices={READINGS.map((value) => ({ value, label: words.text(`chart-reading-${value}`) }))} />
          ) : null}
          <Segments label={words.text("chart-scale")} value={scale} onPick={(next) => write("scale", next)}
            choices={SCALES.map((value) => ({ value, label: words.text(`chart-scale-${value}`) }))} />
        </div>
      </div>
      {axis.length ? <Bars {...bars} /> : <p class="chart-nothing" style={{ minHeight: `${HEIGHT_EM + 2.7}em` }}>{words.text("chart-nothing")}</p>}
      <div class={`chart-below${facts.predict.value ? " is-tall" : ""}`}>
        {notice ? <p class="chart-notice" key={notice.serial}>{words.told(notice.key, notice.numbers)}</p>
          : guessing ? <GuessLine desk={desk} n={axis.length} />
          : <>
            {facts.predict.value ? <Gap bars={bars} /> : null}
            <MomentsLine laws={[law, second]} labels={facts.labels.value} scale={scale} words={words} />
          </>}
      </div>
      <div class="chart-actions">
        {guessing ? <GuessButtons desk={desk} /> : null}
        {hasCases ? (
          <Button look="plain" expanded={panel === "counting"} onPress={toggle("counting")}
            label={words.text(panel === "counting" ? "chart-counting-hide" : "chart-counting-show")} />
        ) : null}
        {axis.length ? (
          <Button look="plain" expanded={panel === "table"} onPress={toggle("table")}
            label={words.text(panel === "table" ? "chart-table-hide" : "chart-table-show")} />
        ) : null}
      </div>
      {panel === "counting" && hasCases ? <Counting cases={facts.cases.value} bars={bars} /> : null}
      {panel === "table" && axis.length ? <Table bars={bars} title={heading} /> : null}
    </div>
  );
}

const total = (shares: readonly number[] | null): number => (shares ?? []).reduce((before, share) => before + share, 0);

/** How to guess; once something is drawn, what the guess adds up to. */
function GuessLine({ desk, n }: { readonly desk: ChartDesk; readonly n: number }) {
  const words = desk.say.value;
  const shares = desk.facts.prediction.value;
  const all = total(shares);
  if (desk.kernel.state.value === "gone") return <p class="chart-notice">{words.text("chart-no-kernel")}</p>;
  if (!shares || all === 0) return <p class="chart-how">{words.text("chart-guess-how")}</p>;
  const off = Math.abs(all - 1) > 0.005;
  return (
    <p class="chart-sum">
      <span>{words.text("chart-guess-sum", { n: words.number(all * 100, { maximumFractionDigits: n > 40 ? 1 : 0 }) })}</span>
      {off ? <Button look="plain" label={words.text("chart-guess-scale")} onPress={() => desk.write("prediction", shares.map((share) => share / all))} /> : null}
    </p>
  );
}

function GuessButtons({ desk }: { readonly desk: ChartDesk }) {
  const words = desk.say.value;
  const drawn = total(desk.facts.prediction.value) > 0;
  return (
    <>
      <Button look="primary" off={!drawn} label={words.text("chart-show")} onPress={desk.reveal} />
      <Button look="plain" off={!drawn} label={words.text("chart-guess-clear")} onPress={() => desk.write("prediction", null)} />
    </>
  );
}

/** Where guess and law are furthest apart, said in a sentence. */
export function gapText(bars: BarsProps): string {
  const { words, scale = "fraction" } = bars;
  const shown = series({ ...bars, reading: "exactly", onGuess: null });
  const { law, guess } = shown;
  if (!law || !guess) return "";
  const ratios = law.map((n) => ({ n, d: shown.total }));
  const gaps = ratios.map((ratio, place) => Math.abs((guess[place] ?? 0) - decimal(ratio)));
  const most = Math.max(...gaps);
  const ratio = ratios[gaps.indexOf(most)];
  if (!ratio) return "";
  if (most < 0.01) return words.text("chart-no-gap", { share: ofHundred(0.01, words) });
  const place = gaps.indexOf(most);
  return words.text("chart-gap", {
    outcome: outcomeText(shown.axis[place] ?? "", "exactly", words), share: ratioText(ratio, scale === "fraction" ? "of100" : scale, words),
    guess: shareText(guess[place] ?? 0, scale === "fraction" ? "of100" : scale, words),
  });
}

function Gap({ bars }: { readonly bars: BarsProps }) {
  return <p class="chart-gap" role="status">{gapText(bars)}</p>;
}

function render(props: RenderProps<ChartTraits>) {
  const { model, signal } = props;
  const here = new AbortController();
  signal?.addEventListener("abort", () => here.abort(), { once: true, signal: here.signal });
  const kernel = listen(here.signal);
  const send = (message: object): void => {
    try {
      model.send(message);
    } catch {
      kernel.lost();
    }
  };
  const heard = (message: { beat?: number | null }): void => { if (message && "beat" in message) kernel.heard(message.beat === null); };
  model.on("msg:custom", heard);
  // The host's own word that the wire is cut; the page may ask again, and a beat brings it back.
  const cut = (): void => kernel.lost();
  (model as unknown as { on(name: string, then: () => void): void }).on("comm_live_update", cut);
  here.signal.addEventListener("abort", () => {
    model.off("msg:custom", heard);
    (model as unknown as { off(name: string, then: () => void): void }).off("comm_live_update", cut);
  });
  send({ do: "hello" });
  const takeDown = mountPlain<ChartTraits>(props, "chart", TRAITS, (desk) => <Chart desk={{ ...desk, kernel, reveal: () => send({ do: "reveal" }) }} />);
  return () => { takeDown(); here.abort(); };
}

export default { render };
