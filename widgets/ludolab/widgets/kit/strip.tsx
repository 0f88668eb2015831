// One line between board and buttons that always has the same height: whose turn it is, what was refused, or that nobody answers.
import { Button } from "./button";
import { Icon } from "./icons";
import type { Desk } from "./mount";
import { SeatMark } from "./seat";
import type { TableTraits } from "./shapes";

/** What somebody is asked to do. */
export interface Prompt {
  readonly seat: number | null;
  readonly text: string;
}

export function Strip<T extends TableTraits>({ desk, prompt, seedless }: { readonly desk: Desk<T>; readonly prompt: Prompt | null; readonly seedless: boolean }) {
  const say = desk.say.value;
  const news = desk.news.value;
  const alive = desk.alive.value;
  if (alive === "gone") {
    return (
      <div class="ludolab-strip ludolab-strip-gone">
        <Icon name="info" />
        <span class="ludolab-strip-text">{say.text("table-gone")}</span>
      </div>
    );
  }
  if (news !== null) {
    return (
      <div class="ludolab-strip ludolab-strip-news">
        <Icon name="info" />
        <span class="ludolab-strip-text">{say.told(news.key, news.numbers)}</span>
        <span class="ludolab-strip-end">
          <Button look="quiet" icon="close" iconOnly label={say.text("table-dismiss")} onPress={() => desk.dismiss()} />
        </span>
      </div>
    );
  }
  return (
    <div class="ludolab-strip">
      {prompt === null ? <Whose desk={desk} /> : (
        <>
          {prompt.seat === null ? <Icon name="dice" /> : <SeatMark seat={prompt.seat} />}
          <span class="ludolab-strip-text ludolab-name" aria-live="polite">{prompt.text}</span>
        </>
      )}
      <span class="ludolab-strip-end">
        {alive === "busy" ? say.text("table-busy") : (
          <>
            {!seedless && <span class="ludolab-strip-seed">{say.text("table-seed-short", { seed: String(desk.facts.seed.value) })}</span>}
            <span>{say.text("table-at-step", { step: desk.shown.value.ply, steps: desk.tip.value.ply })}</span>
          </>
        )}
      </span>
    </div>
  );
}

function Whose<T extends TableTraits>({ desk }: { readonly desk: Desk<T> }) {
  const say = desk.say.value;
  const { turn, winners = [] } = desk.shown.value;
  const back = desk.atTip.value ? null : say.text(desk.facts.mode.value === "explore" ? "table-branching" : "table-looking-back");
  if (typeof turn === "number") {
    return (
      <>
        <SeatMark seat={turn} />
        <span class="ludolab-strip-text"><span class="ludolab-name">{say.text("table-turn", { name: say.name(turn) })}</span>{back !== null && ` ${back}`}</span>
      </>
    );
  }
  const words = turn === "chance" ? say.text("table-chance")
    : winners.length === 0 ? say.text("table-over")
    : say.text("table-won", { names: say.list(winners.map((seat) => say.name(seat))), n: winners.length });
  return (
    <>
      {turn === "over" ? winners.map((seat) => <SeatMark key={seat} seat={seat} />) : <Icon name="dice" />}
      <span class="ludolab-strip-text"><span class="ludolab-name">{words}</span>{back !== null && ` ${back}`}</span>
    </>
  );
}
