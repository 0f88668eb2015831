// The table of Tumblin' Dice: the stepped board, what the last die is worth, and the next throw.
import { useLayoutEffect, useState } from "preact/hooks";
import { Button, Segments } from "./kit/button";
import { ownsKeys, takesText } from "./kit/keys";
import { KeyLine } from "./kit/menu";
import { tableWidget, type Desk } from "./kit/mount";
import { Shell } from "./kit/shell";
import { Ask, Stars } from "./tumblin/ask";
import { TumblinBoard } from "./tumblin/board";
import { LastDie, RoundSums, SideBySide } from "./tumblin/column";
import { PointsLaw } from "./tumblin/law";
import { Opening, useOpening } from "./tumblin/opening";
import { digitPower, PowerBar } from "./tumblin/power";
import { covered, coverUp, diceEach, EXTRA_TRAITS, lastThrow, nextDie, openingRolls, rolling, roundOver, rows, seatOf, viewOf, type Rule, type TumblinTraits } from "./tumblin/story";
import { question, TypedBar, useTyping } from "./tumblin/typed";
// Last, so that it may overrule the kit's styles.
import "./tumblin_dice.css";

const RULES: readonly Rule[] = ["multiply", "add"];
const START_POWER = 5;

export function TumblinTable({ desk }: { readonly desk: Desk<TumblinTraits> }) {
  const { facts } = desk;
  const say = desk.say.value;
  const frame = desk.shown.value;
  const view = viewOf(frame);
  const rule = facts.shown.value;
  const laws = facts.laws.value;
  const task = facts.task.value;
  const dice = diceEach(facts.header.value.variant);
  const able = desk.canAct.value;
  const here = desk.atTip.value || facts.mode.value === "explore";
  const doing = !here ? null : frame.legal["power"] !== undefined ? "power" : frame.legal["land"] !== undefined ? "land" : null;

  const [power, setPower] = useState(START_POWER);
  const [pulled, setPulled] = useState<number | null>(null);
  const strength = pulled ?? power;
  const powers = frame.legal["power"] ?? [];
  const flick = (chosen: number): void => {
    setPower(chosen);
    desk.act(`power ${chosen}`);
  };

  const landings = frame.legal["land"] ?? [];
  const typing = useTyping(frame.ply, landings, here && doing === "land", able, say, (text) => desk.act(text));

  // In the layout phase, so that a quick second key meets what the first has made.
  useLayoutEffect(() => desk.onKey((event) => {
    if (takesText(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (doing === "land") return typing.key(event);
    const chosen = digitPower(event.key);
    const free = !ownsKeys(event.target) || (event.target as Element).closest(".tumblin-power") !== null;
    if (doing !== "power" || chosen === null || !free || !powers.includes(String(chosen))) return false;
    setPower(chosen);
    return true;
  }));

  const table = rows(view);
  const last = lastThrow(desk.frames.value, frame);
  const hidden = covered(task, viewOf(desk.tip.value), view);
  const asking = task !== null && hidden !== null && desk.atTip.value;
  const row = table.find(({ die }) => die === last?.die) ?? null;
  const answered = useAnswered(desk, asking);

  const typed = laws === null || laws.model === null;
  const seats = rolling(view);
  const opening = useOpening(frame.ply, seats);
  const thrown = nextDie(view, dice) ?? "0a";
  // Who has won is said once, beside the button for the next game.
  const prompt = frame.turn === "over" ? { seat: null, text: say.text("table-over") }
    : !here ? null
    : view.ranks !== null ? opening.prompt(typed, say)
    : doing === "land" ? { seat: seatOf(typing.draft.subject ?? thrown), text: question(typing.draft, thrown, say) } : null;
  const stars = task !== null && <Stars stars={task.stars} say={say} />;
  const modelled = laws !== null && Object.keys(laws.powers).length > 0;
  const over = roundOver(frame);
  return (
    <Shell
      desk={desk}
      keys={modelled ? <KeyLine keys={["1", "…", "9", "0"]}>{say.text("tumblin-key-power")}</KeyLine> : <KeyLine keys={["0", "…", "6"]}>{say.text("tumblin-key-typed")}</KeyLine>}
      title={say.text("tumblin-title")}
      {...(view.overtime ? { chip: say.text("tumblin-overtime") } : {})}
      prompt={prompt}
      seedless={typed}
      settings={(
        <>
          {view.target !== null && <span class="ludolab-chip">{say.text("tumblin-target", { target: view.target })}</span>}
          <Segments label={say.text("tumblin-count-by")} value={rule} onPick={(value) => desk.write("shown", value)} choices={RULES.map((value) => ({ value, label: say.text(`tumblin-rule-${value}`) }))} />
        </>
      )}
      board={<TumblinBoard desk={desk} dice={dice} last={last} covered={hidden === null ? null : seatOf(hidden)} doing={doing} power={power} typing={typing} onPull={setPulled} onFlick={flick} />}
      columnLabel={say.text("tumblin-show-points")}
      column={(
        <div class={`tumblin-column${task !== null ? " tumblin-asks" : ""}`} ref={answered}>
          {asking ? <Ask task={task} able={desk.canAsk.value} say={say} onAnswer={(value) => desk.intend("answer", { die: task.die, value })}>{stars}</Ask> : (
            <>
              <LastDie last={last} rolls={openingRolls(desk.frames.value, frame)} row={row} rule={task?.word ?? rule} covered={hidden !== null && hidden === row?.die} say={say}>{stars}</LastDie>
              <RoundSums rows={table} seats={view.totals.length} points={view.points[rule]} rule={rule} scoring={view.scoring} covered={hidden} over={over} ended={frame.turn === "over"} order={view.order} say={say} />
            </>
          )}
        </div>
      )}
      panels={[
        ...(modelled ? [{ id: "law", label: say.text("tumblin-show-law"), content: <PointsLaw laws={laws} power={view.power ?? strength} rule={rule} points={hidden !== null || row === null ? null : row[rule]} say={say} /> }] : []),
        { id: "both", label: say.text("tumblin-show-both"), content: <SideBySide rows={table} seats={view.totals.length} last={last?.seat ?? 0} points={view.points} scoring={view.scoring} covered={hidden} say={say} /> },
      ]}
      actions={typed ? <div class="tumblin-hand-thrown">{actions()}</div> : actions()}
    />
  );

  function actions() {
    if (frame.turn === "over") {
      const winners = frame.winners ?? [];
      return (
        <>
          <Button look="primary" label={say.text("tumblin-again")} off={!desk.canAsk.value} onPress={() => { desk.intend("new"); }} />
          <strong class="tumblin-winners">{hidden !== null ? say.text("tumblin-reckon-first") : say.text("tumblin-won", { names: say.list(winners.map(say.name)), n: winners.length, total: frame.score[winners[0] ?? 0] ?? 0 })}</strong>
        </>
      );
    }
    if (view.ranks !== null) {
      return <Opening opening={opening} seats={seats} again={frame.ply > 0} typed={typed} able={able} say={say} onRoll={() => { desk.intend("roll"); }} onOrder={(faces) => { desk.act(["order", ...faces].join(" ")); }} />;
    }
    if (frame.turn === "chance") return <Button look="primary" label={say.text("tumblin-let-roll")} off={!able} onPress={() => { desk.intend("roll"); }} />;
    if (frame.legal["land"] !== undefined) {
      return <TypedBar typing={typing} legal={landings} able={able && here} die={thrown} others={table.some(({ level }) => level > 0)} say={say} onSend={(text) => { desk.act(text); }} />;
    }
    return (
      <PowerBar
        power={strength} legal={powers} able={able && doing === "power"} onPower={setPower} onFlick={flick}
        words={{ flick: say.text("tumblin-flick"), power: say.text("tumblin-power"), spoken: say.text("tumblin-power-of", { power: strength }) }}
      />
    );
  }
}

/** When the question is answered the focus goes on to the next throw, unless it is somewhere else already. */
function useAnswered(desk: Desk<TumblinTraits>, asking: boolean) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(asking);
  useLayoutEffect(() => {
    if (asked && !asking && box !== null) {
      const active = box.ownerDocument.activeElement;
      if (active === box.ownerDocument.body || active === desk.root) desk.root.querySelector<HTMLElement>(".ludolab-primary")?.focus({ preventScroll: true });
    }
    setAsked(asking);
  }, [asking]);
  return setBox;
}

export default tableWidget<TumblinTraits>("tumblin_dice", (desk) => {
  desk.retell.value = (told, frame) => coverUp(told, covered(desk.facts.task.value, viewOf(desk.tip.value), viewOf(frame)));
  return <TumblinTable desk={desk} />;
}, EXTRA_TRAITS);
