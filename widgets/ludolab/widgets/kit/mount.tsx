// Puts a widget into the page: the root element with its class, theme, keyboard and voice, and what every view of it shares.
// A board is `export default tableWidget("tumblin_dice", (desk) => <Board desk={desk} />, ["shown"])`.
import "./theme.css";
import "./kit.css";
import { computed, effect, type ReadonlySignal } from "@preact/signals";
import { render as draw, type ComponentChild } from "preact";
import type { AnyModel, RenderProps } from "@anywidget/types";
import { tableOf, type Table } from "./desk";
import { facts as signalsOf, write as writeTrait, type Facts } from "./facts";
import { guard, keepFocus, type KeyHandler } from "./keys";
import { sentences, speaker, type Say } from "./language";
import { LiveRegion, voice, type Floor, type Voice } from "./speech";
import { darkness } from "./theme";
import type { Lang, TableTraits, Theme } from "./shapes";

/** What a view adds to what is shared: its own element, voice and key handlers. */
export interface Stage {
  readonly root: HTMLElement;
  /** Aborts when the view is taken away; give it to every listener and timer. */
  readonly gone: AbortSignal;
  /** Says a sentence in the polite live region, once. */
  speak(text: string): void;
  /** Hears keys that nothing inside used; the last one added is asked first. Returns what takes it away again. */
  onKey(handle: KeyHandler): () => void;
}

export type Desk<T extends TableTraits = TableTraits> = Table<T> & Stage;

export interface PlainTraits {
  lang: Lang;
  theme: Theme;
}

export interface PlainDesk<T extends PlainTraits> extends Stage {
  readonly facts: Facts<T>;
  readonly say: ReadonlySignal<Say>;
  readonly dark: ReadonlySignal<boolean>;
  write<K extends keyof T & string>(trait: K, value: T[K]): void;
}

type Names<T> = readonly (keyof T & string)[];

/** Root, theme, keys, voice around `board`; everything goes when `signal` aborts or the returned function is called. */
function stage(props: { el: HTMLElement; signal: AbortSignal }, name: string, floor: Floor, dark: ReadonlySignal<boolean>, say: ReadonlySignal<Say>, board: (stage: Stage, voice: Voice) => ComponentChild): () => void {
  const here = new AbortController();
  const gone = here.signal;
  if (props.signal?.aborted) return () => {};
  props.signal?.addEventListener("abort", () => here.abort(), { once: true, signal: gone });

  const root = document.createElement("div");
  root.tabIndex = 0;
  root.setAttribute("role", "group");
  props.el.append(root);
  const dressing = effect(() => {
    root.className = `ludolab ludolab-${name}${dark.value ? " ludolab-dark" : ""}`;
    root.lang = say.value.lang;
  });

  const handlers: KeyHandler[] = [];
  guard(root, (event) => handlers.some((handle) => handle(event)), gone);
  keepFocus(root, gone);
  const heard = voice(root, floor, gone);
  const content = board({
    root, gone, speak: heard.speak,
    onKey(handle) {
      handlers.unshift(handle);
      return () => { handlers.splice(handlers.indexOf(handle), 1); };
    },
  }, heard);
  draw(<>{content}<LiveRegion voice={heard} /></>, root);

  gone.addEventListener("abort", () => {
    dressing();
    draw(null, root);
    root.remove();
  }, { once: true });
  return () => here.abort();
}

/** Speaks the events of the last step, or where a jump has led. */
function narrate<T extends TableTraits>(table: Table<T>, speak: (text: string) => void, gone: AbortSignal): void {
  let spoken = table.moves.peek();
  const telling = effect(() => {
    const move = table.moves.value;
    if (move === null || move === spoken) return;
    spoken = move;
    const say = table.say.peek();
    const told = move.flight?.path.flatMap((frame) => sentences(say, frame.events.map((event) => table.retell.peek()(event, frame)))).join(" ") ?? "";
    speak(told || say.text("table-at-step", { step: move.to.ply, steps: table.tip.peek().ply }));
  });
  const warning = effect(() => {
    const news = table.news.value;
    if (news !== null) speak(table.say.peek().told(news.key, news.numbers));
  });
  const pulse = effect(() => { if (table.alive.value === "gone") speak(table.say.peek().text("table-gone")); });
  gone.addEventListener("abort", () => { telling(); warning(); pulse(); }, { once: true });
}

function place<T extends TableTraits>(props: RenderProps<T>, name: string, table: Table<T>, floor: Floor, board: (desk: Desk<T>) => ComponentChild): () => void {
  return stage(props, name, floor, table.dark, table.say, (own) => {
    narrate(table, own.speak, own.gone);
    return board({ ...table, ...own });
  });
}

/** One view with nothing shared: for tests and single pages. */
export function mountTable<T extends TableTraits>(props: RenderProps<T>, cssName: string, board: (desk: Desk<T>) => ComponentChild, extraTraitNames: Names<T> = []): () => void {
  const here = new AbortController();
  props.signal?.addEventListener("abort", () => here.abort(), { once: true, signal: here.signal });
  const takeDown = place(props, cssName, tableOf(props.model, extraTraitNames, here.signal), { speaker: null }, board);
  return () => { takeDown(); here.abort(); };
}

/** The default export of a table's module. The recording is kept from `initialize` on, so it is complete even before the first view. */
export function tableWidget<T extends TableTraits>(cssName: string, board: (desk: Desk<T>) => ComponentChild, extraTraitNames: Names<T> = []) {
  return () => {
    const floor: Floor = { speaker: null };
    let table: Table<T> | undefined;
    return {
      initialize({ model, signal }: { model: AnyModel<T>; signal: AbortSignal }) {
        table = tableOf(model, extraTraitNames, signal);
      },
      render(props: RenderProps<T>) {
        return table === undefined ? mountTable(props, cssName, board, extraTraitNames) : place(props, cssName, table, floor, board);
      },
    };
  };
}

/** A widget that is no table: traits, language, theme, keys and voice. */
export function mountPlain<T extends PlainTraits>(props: RenderProps<T>, cssName: string, traitNames: Names<T>, view: (desk: PlainDesk<T>) => ComponentChild): () => void {
  const here = new AbortController();
  props.signal?.addEventListener("abort", () => here.abort(), { once: true, signal: here.signal });
  const facts = signalsOf(props.model, [...new Set([...traitNames, "lang", "theme"])] as (keyof T & string)[], here.signal);
  const say = computed(() => speaker(facts.lang.value));
  const dark = darkness(facts.theme as ReadonlySignal<Theme>, here.signal);
  const takeDown = stage(props, cssName, { speaker: null }, dark, say, (own) =>
    view({ ...own, facts, say, dark, write: (trait, value) => writeTrait(props.model, trait, value) }));
  return () => { takeDown(); here.abort(); };
}
