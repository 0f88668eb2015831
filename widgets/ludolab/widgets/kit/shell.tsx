// The frame around every board: header, board and column, strip, one bar with the next action and the way back and forth.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useId, useRef } from "preact/hooks";
import { Button, Segments } from "./button";
import { Sheet, type Page } from "./dialog";
import { ownsKeys, saves, takesText } from "./keys";
import { LANGS } from "./language";
import { Log } from "./log";
import type { Desk } from "./mount";
import { Strip, type Prompt } from "./strip";
import { Panel, Tabs } from "./tabs";
import { Transport } from "./transport";
import type { TableTraits } from "./shapes";

export interface ShellProps<T extends TableTraits> {
  readonly desk: Desk<T>;
  readonly title: string;
  /** Beside the title; without it, the round where the view has one. */
  readonly chip?: string;
  readonly board: ComponentChildren;
  /** The first panel of the column; the last is the log. */
  readonly column: ComponentChildren;
  /** What the first panel is called, where "now" says too little. */
  readonly columnLabel?: string;
  /** Further panels between the two. They fill the place that is there and do not ask for more. */
  readonly panels?: readonly { readonly id: string; readonly label: string; readonly content: ComponentChildren }[];
  /** What to do next, in place of whose turn it is. */
  readonly prompt?: Prompt | null;
  /** No dice are drawn here, so that a seed would tell nothing. */
  readonly seedless?: boolean;
  /** The next action: one primary button, and what belongs to it. */
  readonly actions: ComponentChildren;
  /** In the header, before the languages. */
  readonly settings?: ComponentChildren;
  /** `KeyLine`s for the list of keys. */
  readonly keys?: ComponentChildren;
}

export function Shell<T extends TableTraits>({ desk, title, chip, board, column, columnLabel, panels = [], prompt = null, seedless = false, actions, settings, keys }: ShellProps<T>) {
  const open = useSignal<Page | null>(null);
  const side = useSignal("now");
  const opener = useRef<HTMLDivElement>(null);
  const prefix = `ludolab${useId()}`;
  const say = desk.say.value;
  const { round, rounds } = desk.shown.value.view;
  const tabs = [{ id: "now", label: columnLabel ?? say.text("table-side-now") }, ...panels, { id: "log", label: say.text("table-side-log") }];
  const shown = tabs.some(({ id }) => id === side.value) ? side.value : "now";
  const text = chip ?? (typeof round !== "number" || round === 0 ? "" : typeof rounds === "number" ? say.text("table-round-of", { round, rounds }) : say.text("table-round", { round }));

  useLayoutEffect(() => { desk.root.setAttribute("aria-label", title); }, [title]);
  const close = (): void => {
    open.value = null;
    opener.current?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => desk.onKey((event) => shortcut(event, desk, open.peek() !== null, (page) => { open.value = page; }, close)), []);

  return (
    <div class="ludolab-shell">
      <div class="ludolab-header">
        <span class="ludolab-title">{title}</span>
        {text !== "" && <span class="ludolab-chip">{text}</span>}
        <div class="ludolab-settings">
          {settings}
          <Segments class="ludolab-langs" label={say.text("table-language")} value={desk.facts.lang.value} onPick={(value) => desk.write("lang", value as T["lang"])} choices={LANGS.map((value) => ({ value, label: value.toUpperCase(), name: say.text(`table-lang-${value}`) }))} />
          <div class="ludolab-row" ref={opener}>
            <Button icon="menu" iconOnly label={say.text("table-menu")} expanded={open.value !== null} onPress={() => { if (open.value === null) open.value = "game"; else close(); }} />
          </div>
        </div>
      </div>
      <div class="ludolab-middle">
        <div class="ludolab-board">{board}</div>
        <div class="ludolab-side">
          <Tabs label={say.text("table-side")} prefix={`${prefix}s`} value={shown} onPick={(value) => { side.value = value; }} tabs={tabs} />
          <div class="ludolab-panels">
            <Panel prefix={`${prefix}s`} id="now" hidden={shown !== "now"}>{column}</Panel>
            {panels.map(({ id, content }) => <Panel key={id} prefix={`${prefix}s`} id={id} hidden={shown !== id} class="ludolab-panel-more" scrolls>{content}</Panel>)}
            <Panel prefix={`${prefix}s`} id="log" hidden={shown !== "log"} class="ludolab-panel-log"><Log desk={desk} /></Panel>
          </div>
        </div>
        {open.value !== null && <Sheet desk={desk} open={open} prefix={`${prefix}m`} close={close} keys={keys} />}
      </div>
      <Strip desk={desk} prompt={prompt} seedless={seedless} />
      <div class="ludolab-bar">
        <div class="ludolab-actions">{actions}</div>
        <Transport desk={desk} />
      </div>
    </div>
  );
}

/** The keys of every table; what a field, a slider or the board itself uses never comes here. */
function shortcut<T extends TableTraits>(event: KeyboardEvent, desk: Desk<T>, isOpen: boolean, open: (page: Page) => void, close: () => void): boolean {
  const { key, target } = event;
  const command = (event.ctrlKey || event.metaKey) && !event.altKey;
  if (key === "Escape" && isOpen) { close(); return true; }
  if (saves(event)) { open("save"); return true; }
  if (takesText(target)) return false;
  if (command) {
    const letter = key.toLowerCase();
    const redo = letter === "y" || (letter === "z" && event.shiftKey);
    if (!redo && letter !== "z") return false;
    if (desk.facts.can.peek()?.includes(redo ? "redo" : "undo")) desk.intend(redo ? "redo" : "undo");
    return true;
  }
  if (event.altKey) return false;
  if (key === "?") { open("keys"); return true; }
  if (key === "m" || key === "M") { if (isOpen) close(); else open("game"); return true; }
  if (isOpen || ownsKeys(target)) return false;
  switch (key) {
    case "ArrowLeft": case "ArrowRight":
      desk.play(false);
      desk.step(key === "ArrowRight" ? 1 : -1);
      return true;
    case "Home": case "End":
      desk.play(false);
      desk.go(key === "Home" ? 0 : desk.tip.peek().ply);
      return true;
    case "p": case "P":
      desk.play(!desk.playing.peek());
      return true;
    case "Enter": case " ":
      if (target !== desk.root) return false;
      desk.root.querySelector<HTMLElement>(".ludolab-bar .ludolab-primary")?.click();
      return true;
    default:
      return false;
  }
}
