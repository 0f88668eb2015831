// The pages of the sheet.
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, Segments } from "./button";
import { MAX_RECORD } from "./desk";
import { copied, download, fitsRecord, recordText } from "./files";
import { LANGS } from "./language";
import type { Desk } from "./mount";
import { SeatMark } from "./seat";
import type { Mode, TableTraits, Theme } from "./shapes";

interface Card<T extends TableTraits> {
  readonly desk: Desk<T>;
}

const MODES: readonly Mode[] = ["fair", "explore"];
const THEMES: readonly Theme[] = ["auto", "light", "dark"];

/** A seed as typed: digits that a number holds exactly; null for anything else. */
export function seedOf(text: string): number | null {
  const digits = text.trim();
  const seed = Number(digits);
  return /^\d+$/.test(digits) && Number.isSafeInteger(seed) ? seed : null;
}

export function GameCard<T extends TableTraits>({ desk, done }: Card<T> & { readonly done: () => void }) {
  const typed = useSignal("");
  const sure = useSignal(false);
  const say = desk.say.value;
  const { seed, mode } = desk.facts;
  const begin = (): void => {
    const wanted = typed.value.trim() === "" ? undefined : seedOf(typed.value);
    if (wanted === null) { desk.tell("notice-seed"); return; }
    const { ply, turn } = desk.tip.peek();
    if (ply > 0 && turn !== "over" && !sure.value) { sure.value = true; return; }
    if (desk.intend("new", wanted === undefined ? {} : { seed: wanted })) done();
  };
  return (
    <>
      <section class="ludolab-note">
        <p class="ludolab-head">{say.text("table-seed")}</p>
        <div class="ludolab-row">
          <span class="ludolab-seed">{String(seed.value)}</span>
          <Button icon="copy" label={say.text("table-copy")} onPress={() => { void copied(String(seed.peek()), null).then((done) => desk.tell(done ? "notice-copied" : "notice-not-copied")); }} />
        </div>
        <p>{say.text("table-seed-meaning")}</p>
      </section>
      <section>
        <p class="ludolab-head">{say.text("table-new")}</p>
        <div class="ludolab-row ludolab-row-end">
          <label class="ludolab-field">
            {say.text("table-new-seed")}
            <input class="ludolab-input" inputMode="numeric" autocomplete="off" maxLength={16} placeholder={say.text("table-new-seed-empty")} value={typed.value} onInput={(event) => { typed.value = event.currentTarget.value; sure.value = false; }} onKeyDown={(event) => { if (event.key === "Enter") begin(); }} />
          </label>
          <Button look={sure.value ? "primary" : "plain"} label={say.text(sure.value ? "table-new-sure" : "table-new-start")} off={!desk.canAsk.value} onPress={begin} />
        </div>
      </section>
      <section>
        <p class="ludolab-head">{say.text("table-mode")}</p>
        <Segments label={say.text("table-mode")} value={mode.value} onPick={(value) => desk.write("mode", value as T["mode"])} choices={MODES.map((value) => ({ value, label: say.text(`table-mode-${value}`) }))} />
        <p class="ludolab-note">{say.text(`table-mode-${mode.value}-meaning`)}</p>
      </section>
    </>
  );
}

export function NamesCard<T extends TableTraits>({ desk }: Card<T>) {
  const say = desk.say.value;
  return (
    <div class="ludolab-fields">
      {Array.from({ length: desk.facts.seats.value }, (_, seat) => <NameField key={seat} desk={desk} seat={seat} label={say.text("table-player", { number: seat + 1 })} />)}
    </div>
  );
}

function NameField<T extends TableTraits>({ desk, seat, label }: Card<T> & { readonly seat: number; readonly label: string }) {
  const known = (): string => desk.facts.header.peek()?.names?.[seat] ?? "";
  const text = useRef(known());
  const keep = (): void => { if (text.current !== known()) desk.intend("name", { seat, name: text.current }); };
  useLayoutEffect(() => keep, []); // closing the sheet must not lose what was typed
  return (
    <label class="ludolab-field">
      <span class="ludolab-field-name"><SeatMark seat={seat} />{label}</span>
      <input class="ludolab-input" autocomplete="off" spellcheck={false} maxLength={40} defaultValue={known()} placeholder={label} onInput={(event) => { text.current = event.currentTarget.value; }} onChange={keep} />
    </label>
  );
}

export function SaveCard<T extends TableTraits>({ desk, done }: Card<T> & { readonly done: () => void }) {
  const pasted = useSignal("");
  const field = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const say = desk.say.value;
  const text = recordText(desk.facts.header.value, desk.frames.value);
  const load = (given: string): void => {
    if (!fitsRecord(given)) desk.tell("notice-too-long");
    else if (given.trim() !== "" && desk.intend("load", { text: given })) done();
  };
  const read = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    if (chosen.size > MAX_RECORD) desk.tell("notice-too-long");
    else load(await chosen.text());
  };
  return (
    <>
      <section>
        <p class="ludolab-head">{say.text("table-save")}</p>
        <textarea class="ludolab-input" readOnly ref={field} value={text} aria-label={say.text("table-record")} onFocus={(event) => event.currentTarget.select()} />
        <div class="ludolab-row">
          <Button icon="save" label={say.text("table-save-file")} onPress={() => download(`${desk.facts.header.peek().game}-${desk.facts.seed.peek()}.json`, text)} />
          <Button icon="copy" label={say.text("table-copy")} onPress={() => { void copied(text, field.current).then((ok) => desk.tell(ok ? "notice-copied" : "notice-not-copied")); }} />
        </div>
      </section>
      <section>
        <p class="ludolab-head">{say.text("table-load")}</p>
        <textarea class="ludolab-input" spellcheck={false} value={pasted.value} placeholder={say.text("table-load-here")} aria-label={say.text("table-load-here")} onInput={(event) => { pasted.value = event.currentTarget.value; }} />
        <div class="ludolab-row">
          <Button icon="load" label={say.text("table-load-text")} off={!desk.canAsk.value || pasted.value.trim() === ""} onPress={() => load(pasted.value)} />
          <Button icon="load" label={say.text("table-load-file")} off={!desk.canAsk.value} onPress={() => file.current?.click()} />
          <input class="ludolab-file" type="file" accept=".json,application/json" tabIndex={-1} aria-hidden="true" ref={file} onChange={(event) => { void read(event.currentTarget.files?.[0]); event.currentTarget.value = ""; }} />
        </div>
      </section>
    </>
  );
}

export function LookCard<T extends TableTraits>({ desk }: Card<T>) {
  const say = desk.say.value;
  const { theme, lang } = desk.facts;
  return (
    <>
      <section>
        <p class="ludolab-head">{say.text("table-language")}</p>
        <Segments label={say.text("table-language")} value={lang.value} onPick={(value) => desk.write("lang", value as T["lang"])} choices={LANGS.map((value) => ({ value, label: say.text(`table-lang-${value}`) }))} />
      </section>
      <section>
        <p class="ludolab-head">{say.text("table-theme")}</p>
        <Segments label={say.text("table-theme")} value={theme.value} onPick={(value) => desk.write("theme", value as T["theme"])} choices={THEMES.map((value) => ({ value, label: say.text(`table-theme-${value}`) }))} />
      </section>
    </>
  );
}

/** A line of the list of keys. */
export function KeyLine({ keys, children }: { readonly keys: readonly string[]; readonly children: ComponentChildren }) {
  return (
    <>
      <dt>{keys.map((key) => <kbd key={key}>{key}</kbd>)}</dt>
      <dd>{children}</dd>
    </>
  );
}

export function KeysCard<T extends TableTraits>({ desk, children }: Card<T> & { readonly children?: ComponentChildren }) {
  const say = desk.say.value;
  const ctrl = say.text("table-key-ctrl");
  return (
    <dl class="ludolab-keys">
      {children}
      <KeyLine keys={[say.text("table-key-enter")]}>{say.text("table-keys-main")}</KeyLine>
      <KeyLine keys={["←", "→"]}>{say.text("table-keys-step")}</KeyLine>
      <KeyLine keys={[say.text("table-key-home"), say.text("table-key-end")]}>{say.text("table-keys-ends")}</KeyLine>
      <KeyLine keys={["P"]}>{say.text("table-keys-play")}</KeyLine>
      <KeyLine keys={[`${ctrl}+Z`, `${ctrl}+Y`]}>{say.text("table-keys-undo")}</KeyLine>
      <KeyLine keys={["M", "?"]}>{say.text("table-keys-menu")}</KeyLine>
      <KeyLine keys={[`${ctrl}+S`]}>{say.text("table-keys-save")}</KeyLine>
      <KeyLine keys={[say.text("table-key-escape")]}>{say.text("table-keys-escape")}</KeyLine>
    </dl>
  );
}
