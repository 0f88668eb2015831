// The game in words, newest at the bottom. It scrolls inside its own place and never moves the page.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button";
import { sentences } from "./language";
import type { Desk } from "./mount";
import { SeatMark } from "./seat";
import { stopIndex } from "./transport";
import type { Frame, TableTraits, Told } from "./shapes";

/** One line: a sentence or a step of the notation, and the ply it belongs to. */
interface Line {
  readonly ply: number;
  readonly told: Told | null;
}

function linesOf(frames: readonly Frame[], notation: boolean): Line[] {
  return frames.flatMap((frame): Line[] => {
    if (frame.step === null) return [];
    if (notation) return [{ ply: frame.ply, told: null }];
    return frame.events.map((told) => ({ ply: frame.ply, told }));
  });
}

export function Log<T extends TableTraits>({ desk }: { readonly desk: Desk<T> }) {
  const notation = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const say = desk.say.value;
  const frames = desk.frames.value;
  const ply = desk.shown.value.ply;
  const stops = desk.stops.value;
  const since = stops[stopIndex(stops, ply - 1)] ?? 0;
  const lines = linesOf(frames, notation.value);

  useLayoutEffect(() => {
    const box = list.current;
    if (box === null) return;
    const shown = box.querySelectorAll<HTMLElement>("[aria-current]");
    const last = shown[shown.length - 1];
    const first = shown[0];
    if (last === undefined || first === undefined) { box.scrollTop = 0; return; }
    // Only the list itself moves: scrollIntoView would move the page as well.
    const top = first.offsetTop;
    const bottom = last.offsetTop + last.offsetHeight;
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight + 8;
    if (top < box.scrollTop) box.scrollTop = top - 8;
  });

  return (
    <>
      {/* A list that scrolls has to take the focus, so that arrows can scroll it. */}
      <ol class="ludolab-log" ref={list} tabIndex={0} data-own-keys aria-label={say.text("table-log")}>
        {lines.length === 0 && <li class="ludolab-log-empty">{say.text("table-log-empty")}</li>}
        {lines.map(({ ply: at, told }, index) => {
          const frame = frames[at];
          const seat = told?.[1]["seat"];
          const current = at > since && at <= ply;
          return (
            <li key={`${at}.${index}`}>
              <button
                type="button"
                class={`ludolab-entry${at > ply ? " ludolab-later" : ""}`}
                tabIndex={-1}
                aria-current={current ? "step" : undefined}
                onClick={() => { desk.play(false); desk.go(stops.find((stop) => stop >= at) ?? at); }}
              >
                <span>{typeof seat === "number" && <SeatMark seat={seat} />}</span>
                {told === null ? <code>{`${at}  ${frame?.step ?? ""}`}</code> : <span>{sentences(say, [frame === undefined ? told : desk.retell.value(told, frame)])[0]}</span>}
              </button>
            </li>
          );
        })}
      </ol>
      <div class="ludolab-log-foot">
        <Button look="quiet" label={say.text("table-notation")} pressed={notation.value} hint={say.text("table-notation-hint")} onPress={() => { notation.value = !notation.value; }} />
      </div>
    </>
  );
}
