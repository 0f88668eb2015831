// The way back and forth. It works without a kernel, because the page holds the recording.
import { Button } from "./button";
import type { Desk } from "./mount";
import type { TableTraits } from "./shapes";

/** The stop the frame shown belongs to. */
export function stopIndex(stops: readonly number[], ply: number): number {
  return Math.max(0, stops.findLastIndex((stop) => stop <= ply));
}

export function Transport<T extends TableTraits>({ desk }: { readonly desk: Desk<T> }) {
  const say = desk.say.value;
  const stops = desk.stops.value;
  const ply = desk.shown.value.ply;
  const at = stopIndex(stops, ply);
  const atStart = ply === 0;
  const atEnd = desk.atTip.value;
  const playing = desk.playing.value;
  const can = desk.facts.can.value ?? [];
  const asking = desk.canAsk.value;
  const go = (to: number): void => { desk.play(false); desk.go(to); };
  return (
    <div class="ludolab-transport" role="group" aria-label={say.text("table-transport")}>
      <Button icon="first" iconOnly label={say.text("table-first")} off={atStart} onPress={() => go(0)} />
      <Button icon="back" iconOnly label={say.text("table-back")} off={atStart} onPress={() => go(stops.findLast((stop) => stop < ply) ?? 0)} />
      <input
        class="ludolab-scrub"
        type="range"
        min={0}
        max={Math.max(1, stops.length - 1)}
        step={1}
        value={stops.length > 1 ? at : 0}
        aria-label={say.text("table-scrub")}
        aria-valuetext={say.text("table-at-step", { step: ply, steps: desk.tip.value.ply })}
        style={{ "--ludolab-part": `${stops.length > 1 ? (at / (stops.length - 1)) * 100 : 0}%` }}
        onInput={(event) => go(stops[Number(event.currentTarget.value)] ?? ply)}
      />
      <Button icon="forward" iconOnly label={say.text("table-forward")} off={atEnd} onPress={() => go(stops.find((stop) => stop > ply) ?? ply)} />
      <Button icon="last" iconOnly label={say.text("table-last")} off={atEnd} onPress={() => go(desk.tip.peek().ply)} />
      <Button icon={playing ? "pause" : "play"} iconOnly label={say.text(playing ? "table-pause" : "table-play")} off={stops.length < 2} onPress={() => desk.play(!playing)} />
      <span class="ludolab-transport-gap" />
      <Button icon="undo" iconOnly label={say.text("table-undo")} off={!asking || !can.includes("undo")} onPress={() => desk.intend("undo")} />
      <Button icon="redo" iconOnly label={say.text("table-redo")} off={!asking || !can.includes("redo")} onPress={() => desk.intend("redo")} />
    </div>
  );
}
