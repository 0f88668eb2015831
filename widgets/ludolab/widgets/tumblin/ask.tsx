// The child reckons first: the die's two numbers are there, the result is not. A wrong answer brings a hint, a right one a star.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../kit/button";
import { SeatMark } from "../kit/seat";
import { DotArray, NumberLine } from "../kit/sums";
import type { Say } from "../kit/language";
import { moving } from "./motion";
import { letterOf, seatOf, SIGNS, type Task } from "./story";

export const STAR = "M12 1.8 15 8.6l7.4.8-5.5 5 1.5 7.3L12 18l-6.4 3.7 1.5-7.3-5.5-5L9 8.6z";
const MOST_DIGITS = 3;

export interface AskProps {
  readonly task: Task;
  readonly able: boolean;
  readonly say: Say;
  readonly onAnswer: (value: number) => void;
  readonly children: ComponentChildren;
}

/** The question and the number pad. */
export function Ask({ task, able, say, onAnswer, children }: AskProps) {
  const field = useRef<HTMLInputElement>(null);
  const { die, face, level, word, tries, hint } = task;
  const [kept, setKept] = useState({ die, digits: "" });
  const digits = kept.die === die ? kept.digits : "";
  const put = (to: string): void => setKept({ die, digits: to.replace(/\D|^0+(?=\d)/g, "").slice(0, MOST_DIGITS) });
  // A wrong answer is put away, so that the next one starts on an empty line.
  useLayoutEffect(() => { if (tries > 0) put(""); }, [tries]);
  const check = (): void => { if (able && digits !== "") onAnswer(Number(digits)); };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[0-9]$/.test(event.key)) put(digits + event.key);
    else if (event.key === "Backspace") put(digits.slice(0, -1));
    else if (event.key === "Enter" && !(event.target as Element).closest("button")) check();
    else return;
    event.preventDefault();
  };
  // Whoever plays by key goes on typing where the question is.
  useLayoutEffect(() => {
    const root = field.current?.closest(".ludolab");
    if (root?.contains(root.ownerDocument.activeElement)) field.current?.focus({ preventScroll: true });
  }, [die]);
  const asked = say.text("tumblin-ask", { face, level });
  return (
    <section class="tumblin-ask" role="group" aria-label={asked} onKeyDown={key}>
      <h3><SeatMark seat={seatOf(die)} />{say.text("tumblin-last-die", { name: say.name(seatOf(die)), die: letterOf(die) })}</h3>
      <p>{asked}</p>
      <p class="tumblin-task">
        {face} {SIGNS[word]} {level} =
        <input ref={field} class="tumblin-entry" inputMode="none" autocomplete="off" placeholder="?" value={digits} aria-label={say.text("tumblin-your-answer")} onInput={(event) => put(event.currentTarget.value)} />
      </p>
      <div class="tumblin-help">
        {hint !== null && <p class="tumblin-hint" role="status">{say.text(hint.key, hint.numbers)}</p>}
        {tries > 0 && (word === "add"
          ? <NumberLine terms={[face, level]} bare label={say.text("tumblin-line-start", { face })} />
          : <DotArray rows={level} columns={face} label={say.text("tumblin-dots", { face, level })} />)}
      </div>
      <div class="tumblin-pad">
        {[7, 8, 9, -1, 4, 5, 6, 0, 1, 2, 3].map((digit) => digit < 0
          ? <Button key={digit} class="tumblin-pad-back" icon="delete" iconOnly label={say.text("tumblin-delete")} onPress={() => put(digits.slice(0, -1))} />
          : <Button key={digit} label={String(digit)} onPress={() => put(`${digits}${digit}`)} />)}
        <Button class="tumblin-pad-check" label={say.text("tumblin-check")} off={!able || digits === ""} onPress={check} />
      </div>
      {children}
    </section>
  );
}

/** How many answers were right; a new star is greeted. */
export function Stars({ stars, say }: { readonly stars: number; readonly say: Say }) {
  const node = useRef<SVGSVGElement>(null);
  const before = useRef(stars);
  useLayoutEffect(() => {
    const star = node.current;
    if (stars > before.current && star !== null && moving(star)) {
      star.animate([{ transform: "scale(.3) rotate(-70deg)" }, { transform: "scale(1.45) rotate(12deg)", offset: 0.55 }, { transform: "none" }], { duration: 620, easing: "ease-out" });
      for (const [index, ray] of [...star.querySelectorAll(".tumblin-ray")].entries()) {
        ray.animate([{ opacity: 0, transform: `rotate(${index * 45}deg) translateY(-6px)` }, { opacity: 1, offset: 0.3 }, { opacity: 0, transform: `rotate(${index * 45}deg) translateY(-17px)` }], { duration: 700, delay: 140, easing: "ease-out", fill: "backwards" });
      }
    }
    before.current = stars;
  }, [stars]);
  return (
    <p class="tumblin-stars">
      <svg ref={node} class="tumblin-star" viewBox="0 0 24 24" aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => <path key={index} class="tumblin-ray" d="M12 9v-3" opacity="0" />)}
        <path d={STAR} />
      </svg>
      <span>{say.text("tumblin-stars", { n: stars })}</span>
    </p>
  );
}
