// The game in words, newest at the bottom. It scrolls inside its own place and never moves the page.
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button";
import { sentences } from "./language";
import type { Desk } from "./mount";
import { SeatMark } from "./seat";
import { stopIndex } from "./transport";
import type { Frame, TableTraits, Told } from "./shapes";

/** One line: a sentence or, without `told`, the step as it is saved. */
interface Line {
  readonly frame: Frame;
  readonly told: Told | null;
}

function linesOf(frames: readonly Frame[], notation: boolean): Line[] {
  return frames.flatMap((frame): Line[] => {
    if (frame.step === null) return [];
    return notation ? [{ frame, told: null }] : frame.events.map((told) => ({ frame, told }));
  });
}

/** Drawn again only when something of it changes: a long game has hundreds. */
function Entry<T extends TableTraits>({ desk, frame, told, current, later }: Line & { readonly desk: Desk<T>; readonly current: boolean; readonly later: boolean }) {
  const say = desk.say.value;
  const retell = desk.retell.value;
  const seat = told?.[1]["seat"];
  const show = (): void => {
    desk.play(false);
    desk.go(desk.stops.peek().find((stop) => stop >= frame.ply) ?? frame.ply);
  };
  return (
    <button type="button" class={`ludolab-entry${later ? " ludolab-later" : ""}`} tabIndex={-1} aria-current={current ? "step" : undefined} onClick={show}>
      <span>{typeof seat === "number" && <SeatMark seat={seat} />}</span>
      {told === null ? <code>{`${frame.ply}  ${frame.step ?? ""}`}</code> : <span>{sentences(say, [retell(told, frame)])[0]}</span>}
    </button>
  );
}

export function Log<T extends TableTraits>({ desk }: { readonly desk: Desk<T> }) {
  const notation = useSignal(false);
  const list = useRef<HTMLOListElement>(null);
  const say = desk.say.value;
  const ply = desk.shown.value.ply;
  const stops = desk.stops.value;
  const since = stops[stopIndex(stops, ply - 1)] ?? 0;
  const lines = linesOf(desk.frames.value, notation.value);

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
        {lines.map(({ frame, told }, index) => (
          <li key={`${frame.ply}.${index}`}>
            <Entry desk={desk} frame={frame} told={told} current={frame.ply > since && frame.ply <= ply} later={frame.ply > ply} />
          </li>
        ))}
      </ol>
      <div class="ludolab-log-foot">
        <Button look="quiet" label={say.text("table-notation")} pressed={notation.value} hint={say.text("table-notation-hint")} onPress={() => { notation.value = !notation.value; }} />
      </div>
    </>
  );
}
