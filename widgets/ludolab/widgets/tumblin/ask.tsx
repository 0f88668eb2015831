// The child reckons first: the die's two numbers are there, the result is not. A wrong answer brings a hint, a right one a star.
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
}

/** The question and the number pad. */
export function Ask({ task, able, say, onAnswer }: AskProps) {
  const section = useRef<HTMLElement>(null);
  const [kept, setKept] = useState({ die: task.die, digits: "" });
  const digits = kept.die === task.die ? kept.digits : "";
  const type = (to: string): void => setKept({ die: task.die, digits: to.slice(0, MOST_DIGITS) });
  // A wrong answer is put away, so that the next one starts on an empty line.
  useLayoutEffect(() => { if (task.tries > 0) type(""); }, [task.tries]);
  const check = (): void => { if (able && digits !== "") onAnswer(Number(digits)); };
  const key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^[0-9]$/.test(event.key)) type(digits === "0" ? event.key : digits + event.key);
    else if (event.key === "Backspace") type(digits.slice(0, -1));
    else if (event.key === "Enter" && !(event.target as Element).closest(".tumblin-pad-back")) check();
    else return;
    event.preventDefault();
  };
  // Whoever plays by key goes on typing where the question is.
  useLayoutEffect(() => {
    const root = section.current?.closest(".ludolab");
    const active = section.current?.ownerDocument.activeElement;
    if (root && active && root.contains(active) && !section.current?.contains(active)) section.current?.focus({ preventScroll: true });
  }, [task.die]);
  const { face, level, word } = task;
  const terms = [face, level];
  return (
    <section ref={section} tabIndex={-1} class="tumblin-ask" role="group" aria-label={say.text("tumblin-ask", { face, level })} onKeyDown={key}>
      <h3><SeatMark seat={seatOf(task.die)} />{say.text("tumblin-last-die", { name: say.name(seatOf(task.die)), die: letterOf(task.die) })}</h3>
      <p class="tumblin-task"><span>{say.text("tumblin-spot", { face, level })}</span><span class="tumblin-task-sum">{face} {SIGNS[word]} {level} = <output class="tumblin-entry" aria-label={say.text("tumblin-your-answer")}>{digits || "?"}</output></span></p>
      <div class="tumblin-help">
        {task.hint !== null && <p class="tumblin-hint" role="status">{say.text(task.hint.key, task.hint.numbers)}</p>}
        {task.tries > 0 && (word === "add"
          ? <NumberLine terms={terms} bare label={say.text("tumblin-line-start", { face })} />
          : <DotArray rows={level} columns={face} label={say.text("tumblin-dots", { face, level })} />)}
      </div>
      <div class="tumblin-pad">
        {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => <button key={digit} type="button" class="ludolab-button" onClick={() => type(digits === "0" ? String(digit) : `${digits}${digit}`)}>{digit}</button>)}
        <button type="button" class="ludolab-button tumblin-pad-back" aria-label={say.text("tumblin-delete")} onClick={() => type(digits.slice(0, -1))}>
          <svg viewBox="0 0 24 16" aria-hidden="true"><path d="M8 1.5h14v13H8L2 8zM12 5.2l5.6 5.6M17.6 5.2 12 10.8" /></svg>
        </button>
        <button type="button" class="ludolab-button" onClick={() => type(digits === "0" ? "0" : `${digits}0`)}>0</button>
        <Button class="tumblin-pad-check" look="plain" label={say.text("tumblin-check")} off={!able || digits === ""} onPress={check} />
      </div>
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
