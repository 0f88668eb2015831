// The shapes that cross the wire between Python and the page.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Lang = "de" | "en" | "fr" | "it" | "pt";
export type Mode = "fair" | "explore";
export type Theme = "auto" | "light" | "dark";

/** A seat's number, or who is next when it is nobody's choice. */
export type Turn = number | "chance" | "over";

/** Why something inside a refusal was refused: the rule that a step of a record broke. */
export interface Refusal {
  readonly key: string;
  readonly numbers: Numbers;
}

/** Numbers of an event or a refusal: integers, words such as a die's name, lists of them, or the reason behind it. */
export type Numbers = { readonly [name: string]: number | string | readonly (number | string)[] | Refusal };
export type Told = readonly [key: string, numbers: Numbers];
export type View = { readonly [key: string]: Json };

/** What a viewer sees after a step; ply 0 has no step. */
export interface Frame {
  readonly ply: number;
  readonly step: string | null;
  readonly events: readonly Told[];
  readonly view: View;
  readonly score: readonly number[];
  readonly turn: Turn;
  /** Legal actions by first word: the rest of the text, "" where nothing follows. */
  readonly legal: { readonly [word: string]: readonly string[] };
  readonly winners?: readonly number[];
}

/** Numbers by name; without their names where an event of the same kind came before in the recording. */
type Named<T> = { readonly [name: string]: T } | readonly T[];
type Value = number | string | readonly (number | string)[];
/** An event, or `n` events of one kind in a row, their numbers as columns. */
export type Run = readonly [key: string, numbers: Named<Value | Refusal>] | readonly [key: string, columns: Named<readonly Value[]>, n: number];
/** At row `at` of a table, `cut` rows go and `rows` come in. */
export type Splice = readonly [at: number, cut: number, rows: readonly (readonly Json[])[]];

/** A frame as what it changes of the one before: only keys that differ, in `view` as well. Its ply is one more. */
export interface Change extends Partial<Omit<Frame, "ply" | "events" | "legal">> {
  /** In place of `step`: frames in which nothing changes but that one of the events happens in each. */
  readonly steps?: readonly string[];
  readonly events: readonly Run[];
  /** null: as it was when a seat was last to act. */
  readonly legal?: Frame["legal"] | null;
  readonly rows?: { readonly [table: string]: Splice };
}

/** A move: the ply it ends at, the last ply the page is known to have, and every frame since. */
export interface Move {
  readonly ply: number;
  readonly after: number;
  readonly via: readonly Change[];
}

/** The trait `frame`: a move, or the whole frame where the page need not know what came before. */
export type Tip = Frame | Move;

/** A record without its steps. */
export interface Header {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  readonly rules_version: number;
  readonly variant: { readonly [option: string]: Json };
  /** One for each seat, "" where nobody gave one; or none at all. */
  readonly names: readonly string[];
  readonly position: Json;
}

/** A refusal or a piece of news: `key` is a complete locale key, `serial` rises with each. */
export interface Notice {
  readonly key: string;
  readonly numbers: Numbers;
  readonly serial: number;
}

/** The synced traits every table has. The page writes cursor, lang, mode and theme, nothing else. */
export interface TableTraits {
  frame: Tip;
  /** Index = ply. Python never sends it on change; the page keeps it complete in place. */
  frames: Frame[];
  cursor: number;
  header: Header;
  seats: number;
  seed: number;
  lang: Lang;
  mode: Mode;
  theme: Theme;
  can: readonly string[];
  notice: Notice | null;
}
