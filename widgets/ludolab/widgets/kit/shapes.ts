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

/** A frame as its difference to the one before: only keys that changed, in `view` as well. */
export type Delta = Partial<Frame> & { readonly ply: number };

/** The trait `frame`: the last frame of a move, and the frames of the same move before it. */
export interface Tip extends Frame {
  readonly via?: readonly Delta[];
}

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
