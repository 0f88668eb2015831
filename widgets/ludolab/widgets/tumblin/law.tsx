// What one die is worth at the chosen power, by the model, with the pupil's guess over it.
import { useState } from "preact/hooks";
import { Bars } from "../kit/bars";
import { Button } from "../kit/button";
import type { Say } from "../kit/language";
import { axisOf } from "../kit/law";
import type { Laws, Rule } from "./story";

export interface PointsLawProps {
  readonly laws: Laws;
  readonly power: number;
  readonly rule: Rule;
  /** The points of the last die, to be found among the bars; null while they are covered. */
  readonly points: number | null;
  readonly say: Say;
}

export function PointsLaw({ laws, power, rule, points, say }: PointsLawProps) {
  const [picked, setPicked] = useState<{ readonly place: number | null; readonly points: number | null }>({ place: null, points: null });
  const [guesses, setGuesses] = useState<Readonly<Record<string, readonly number[]>>>({});
  const [guessing, setGuessing] = useState(false);
  const model = laws.powers[String(power)];
  if (model === undefined) return null;
  const { [rule]: law, weights } = model;
  const axis = axisOf([law]);
  const own = points === null ? -1 : axis.indexOf(points);
  const place = picked.points === points && picked.place !== null ? picked.place : own < 0 ? null : own;
  const key = `${power} ${rule}`;
  return (
    <section class="tumblin-law">
      <h3>{say.text("tumblin-law", { power })} <span class="tumblin-model">{say.text("tumblin-model")}</span></h3>
      <Bars
        law={law} prediction={guesses[key] ?? null} picked={guessing && picked.place === null ? null : place} compact height={8.25} words={say} name={say.text("tumblin-law-name", { power })}
        onPick={(to) => setPicked({ place: to, points })} {...(guessing ? { onGuess: (shares: readonly number[]) => setGuesses({ ...guesses, [key]: shares }) } : {})}
      />
      <p class="tumblin-soft tumblin-lands">
        {say.text("tumblin-lands", {
          short: weights.short, one: weights[1], two: weights[2], three: weights[3], four: weights[4], off: weights.off,
          all: Object.values(weights).reduce((before, weight) => before + weight),
        })}
      </p>
      <div class="tumblin-law-foot">
        <span class="tumblin-soft">{say.text(laws.default ? "tumblin-model-default" : "tumblin-model-own")}</span>
        <Button label={say.text(guessing ? "tumblin-guess-done" : "tumblin-guess")} pressed={guessing} onPress={() => setGuessing(!guessing)} />
      </div>
    </section>
  );
}
