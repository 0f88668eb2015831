// The sheet over the board: game, names, save and load, look, keys. It takes the board's place, so nothing moves when it opens.
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "./button";
import { GameCard, KeysCard, LookCard, NamesCard, SaveCard } from "./menu";
import type { Desk } from "./mount";
import { Panel, Tabs } from "./tabs";
import type { TableTraits } from "./shapes";

export const PAGES = ["game", "names", "save", "look", "keys"] as const;
export type Page = (typeof PAGES)[number];

export function Sheet<T extends TableTraits>({ desk, open, prefix, close, keys }: {
  readonly desk: Desk<T>;
  readonly open: Signal<Page | null>;
  readonly prefix: string;
  readonly close: () => void;
  /** What the board adds to the list of keys. */
  readonly keys?: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  const say = desk.say.value;
  const page = open.value ?? "game";
  useLayoutEffect(() => { box.current?.querySelector<HTMLElement>("[aria-selected=true]")?.focus({ preventScroll: true }); }, []);
  return (
    <div class="ludolab-sheet" role="dialog" aria-label={say.text("table-menu")} ref={box}>
      <div class="ludolab-sheet-head">
        <Tabs label={say.text("table-menu")} prefix={prefix} value={page} onPick={(next) => { open.value = next; }} tabs={PAGES.map((id) => ({ id, label: say.text(`table-page-${id}`) }))} />
        <Button look="quiet" icon="close" iconOnly label={say.text("table-close")} onPress={close} />
      </div>
      <Panel prefix={prefix} id={page} class="ludolab-sheet-body">
        {page === "game" && <GameCard desk={desk} done={close} />}
        {page === "names" && <NamesCard desk={desk} />}
        {page === "save" && <SaveCard desk={desk} done={close} />}
        {page === "look" && <LookCard desk={desk} />}
        {page === "keys" && <KeysCard desk={desk}>{keys}</KeysCard>}
      </Panel>
    </div>
  );
}
