// GameTable: any game, by its text board. Legal actions are buttons grouped by their first word; every step can also be typed.
import { useComputed, useSignal } from "@preact/signals";
import { Button } from "./kit/button";
import { tableWidget, type Desk } from "./kit/mount";
import { Scores } from "./kit/scores";
import { Shell } from "./kit/shell";
import { longest, TextBoard } from "./kit/textboard";
// Last, so that it may overrule the kit's styles.
import "./table.css";

const MOST_BUTTONS = 40;

/** What a game is called in the language of the page; its own name where no language knows it. */
export function gameTitle({ say, facts }: Desk): string {
  const name = facts.header.value?.game ?? "";
  const key = `game-${name.replaceAll("_", "-")}`;
  return say.value.has(key) ? say.value.text(key) : name.replaceAll("_", " ");
}

/** One button for each legal action, at most forty; the rest can be typed. */
function Choices({ desk }: { readonly desk: Desk }) {
  const say = desk.say.value;
  const legal = Object.entries(desk.shown.value.legal ?? {});
  const able = desk.canAct.value;
  let left = MOST_BUTTONS;
  return (
    <div class="table-choices">
      {legal.map(([word, rests]) => {
        const shown = rests.slice(0, Math.max(0, left));
        left -= shown.length;
        const name = say.has(`step-${word}`) ? say.text(`step-${word}`) : word;
        return (
          <section key={word} role="group" aria-label={name}>
            <p class="ludolab-head">{name}</p>
            <div class="ludolab-row">
              {shown.map((rest) => {
                const label = rest === "" ? name : say.has(`step-${word}-${rest}`) ? say.text(`step-${word}-${rest}`) : rest;
                return <Button key={rest} class="table-choice" label={`${name} ${label}`} off={!able} onPress={() => desk.act(rest === "" ? word : `${word} ${rest}`)}>{label}</Button>;
              })}
              {shown.length < rests.length && <span class="ludolab-note">{say.text("table-more", { n: rests.length - shown.length })}</span>}
            </div>
          </section>
        );
      })}
    </div>
  );
}

/** The next thing to do: roll where chance is next, and a line for steps as they are written. */
function Actions({ desk }: { readonly desk: Desk }) {
  const typed = useSignal("");
  const say = desk.say.value;
  const { turn } = desk.shown.value;
  const able = desk.canAct.value && turn !== "over";
  const send = (): void => {
    const step = typed.value.trim().replace(/\s+/g, " ");
    if (step !== "" && able && desk.act(step)) typed.value = "";
  };
  return (
    <>
      {turn === "chance" && <Button look="primary" label={say.text("table-roll")} off={!able} onPress={() => desk.intend("roll")} />}
      {turn === "over" && <Button look="primary" label={say.text("table-new-start")} off={!desk.canAsk.value} onPress={() => desk.intend("new")} />}
      <div class="table-type">
        <input class="ludolab-input" autocomplete="off" autocapitalize="off" spellcheck={false} maxLength={400} value={typed.value} aria-label={say.text("table-type")} placeholder={say.text("table-type")} onInput={(event) => { typed.value = event.currentTarget.value; }} onKeyDown={(event) => { if (event.key === "Enter") send(); }} />
        <Button label={say.text("table-play-step")} off={!able || typed.value.trim() === ""} onPress={send} />
      </div>
    </>
  );
}

export function GameTable({ desk }: { readonly desk: Desk }) {
  const most = useComputed(() => longest(desk.frames.value.map(({ view }) => view), desk.facts.seats.value));
  return (
    <Shell
      desk={desk}
      title={gameTitle(desk)}
      board={<TextBoard say={desk.say.value} view={desk.shown.value.view} seats={desk.facts.seats.value} most={most.value} />}
      column={<><Scores desk={desk} /><Choices desk={desk} /></>}
      actions={<Actions desk={desk} />}
    />
  );
}

export default tableWidget("table", (desk) => <GameTable desk={desk} />);
