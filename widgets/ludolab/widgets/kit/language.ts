// Every text a person sees, in five languages, from the same files Python reads. Numbers get their style here and not in the
// files, so that both halves write them alike.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../locales/de.ftl";
import en from "../locales/en.ftl";
import fr from "../locales/fr.ftl";
import it from "../locales/it.ftl";
import pt from "../locales/pt.ftl";
import type { Lang, Numbers, Refusal, Told } from "./shapes";

export const LANGS: readonly Lang[] = ["de", "en", "fr", "it", "pt"];
const TEXTS: Readonly<Record<Lang, string>> = { de, en, fr, it, pt };
const bundles = new Map<Lang, FluentBundle>();

export type Args = { readonly [name: string]: string | number };

/** Speaks one language. */
export interface Say {
  readonly lang: Lang;
  /** The text of a key; English where the language lacks it, the key itself where both do. */
  text(key: string, args?: Args): string;
  has(key: string): boolean;
  /** At most two decimals where `options` says nothing else, halves away from zero, groups from 10 000 on. */
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** A share of 1 as percent. */
  percent(share: number, digits?: number): string;
  /** "11/73"; weights may be too long for a number, so they may be bigints or their digits. */
  fraction(part: number | bigint | string, whole: number | bigint | string): string;
  /** "Ana, Ben and Cem". */
  list(items: readonly string[]): string;
  /** The seat's name, or "Player 1" in this language. */
  name(seat: number): string;
  /** An event or a refusal as a sentence: seats become names, terms a sum. */
  told(key: string, numbers: Numbers): string;
}

export function isLang(value: unknown): value is Lang {
  return LANGS.includes(value as Lang);
}

function bundle(lang: Lang): FluentBundle {
  let known = bundles.get(lang);
  if (known === undefined) {
    known = new FluentBundle(lang, { useIsolating: false });
    known.addResource(new FluentResource(TEXTS[lang]));
    bundles.set(lang, known);
  }
  return known;
}

/** Rounded to `digits` decimals with halves away from zero: formatters differ on halves, so none may be left to them. */
export function rounded(value: number, digits: number): number {
  const shifted = Number(`${Math.abs(value)}e${digits}`);
  const whole = Number.isFinite(shifted) ? Math.round(shifted) : Math.round(Math.abs(value) * 10 ** digits);
  return Math.sign(value) * (whole / 10 ** digits);
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a formatter costs more than using it a hundred times. */
function formatted(lang: Lang, value: number, options: Intl.NumberFormatOptions): string {
  const key = `${lang} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(lang, options);
  formats.set(key, known);
  return known.format(value);
}

/** Groups of three only from five digits on: the one rule on which all five languages agree in both halves. */
function grouped(value: number): { useGrouping: boolean } {
  return { useGrouping: Math.abs(value) >= 10_000 };
}

export function speaker(language: unknown, names: readonly string[] = []): Say {
  const lang: Lang = isLang(language) ? language : "en";

  const say: Say = {
    lang,
    has: (key) => bundle(lang).hasMessage(key) || bundle("en").hasMessage(key),
    text(key, args = {}) {
      const home = bundle(lang).hasMessage(key) ? bundle(lang) : bundle("en");
      const pattern = home.getMessage(key)?.value;
      if (pattern === undefined || pattern === null) return key;
      const given: Record<string, FluentVariable> = {};
      for (const [name, value] of Object.entries(args)) {
        given[name] = typeof value === "number" ? new FluentNumber(rounded(value, 3), { maximumFractionDigits: 3, ...grouped(value) }) : value;
      }
      return home.formatPattern(pattern, given, []);
    },
    number(value, options = {}) {
      const digits = options.maximumFractionDigits ?? Math.max(2, options.minimumFractionDigits ?? 0);
      return formatted(lang, rounded(value, digits), { ...grouped(value), ...options, maximumFractionDigits: digits });
    },
    percent: (share, digits = 1) =>
      formatted(lang, rounded(share, digits + 2), { style: "percent", maximumFractionDigits: digits, ...grouped(share * 100) }),
    fraction: (part, whole) => `${part}/${whole}`,
    list: (items) => new Intl.ListFormat(lang, { type: "conjunction" }).format(items),
    name: (seat) => names[seat] || say.text("table-player", { number: seat + 1 }),
    told: (key, numbers) => say.text(key, sentence(say, numbers)),
  };
  return say;
}

function isRefusal(value: Numbers[string]): value is Refusal {
  return typeof value === "object" && !Array.isArray(value);
}

/** What a sentence needs: `seat` gives $name, `owner` $owner, lists of seats are named, `terms` are summed, `die` is its letter, a `reason` is told. */
function sentence(say: Say, numbers: Numbers): Args {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(numbers)) {
    if (typeof value === "string") {
      const [, seat, letter] = name === "die" ? /^(\d+)(\D+)$/.exec(value) ?? [] : [];
      args[name] = letter ?? value;
      if (seat !== undefined) args["owner"] ??= say.name(Number(seat));
    } else if (typeof value === "number") args[name] = name === "owner" ? say.name(value) : value;
    else if (isRefusal(value)) args[name] = say.told(value.key, value.numbers);
    else if (name === "terms") args[name] = value.map((term) => (typeof term === "number" ? say.number(term) : term)).join(" + ");
    else {
      const seats = name === "order" || name === "seats";
      const words = value.map((item) => (typeof item === "number" ? (seats ? say.name(item) : say.number(item)) : item));
      args[name] = name === "order" ? words.join(", ") : say.list(words);
      args["n"] ??= value.length;
    }
    if (name === "seat" && typeof value === "number") args["name"] = say.name(value);
  }
  return args;
}

/** The events of a frame as sentences. */
export function sentences(say: Say, events: readonly Told[]): string[] {
  return events.map(([key, numbers]) => say.told(`event-${key}`, numbers));
}
