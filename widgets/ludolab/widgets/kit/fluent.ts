// Reads the part of Fluent that the locale files use: texts, variables, and choices by a word, a number or its plural. The library
// for all of Fluent weighs 10 kB in every bundle; the tests hold this against it, with every message of every language.

interface Choice {
  readonly variants: readonly { readonly key: string; readonly text: Pattern; readonly isDefault: boolean }[];
}
interface Place extends Partial<Choice> {
  readonly name: string;
}
export type Pattern = readonly (string | Place)[];

/** The messages of a file by their keys. */
export function messages(source: string): Map<string, Pattern> {
  const found = new Map<string, Pattern>();
  let at = 0;
  const take = (shape: RegExp): RegExpExecArray | null => {
    shape.lastIndex = at;
    const match = shape.exec(source);
    if (match !== null) at = shape.lastIndex;
    return match;
  };
  // A pattern ends with its line; only a choice goes on over several.
  const pattern = (): Pattern => {
    const parts: (string | Place)[] = [];
    for (;;) {
      const text = take(/[^{}\n]+/y);
      if (text !== null) parts.push(text[0]);
      const place = take(/\{\s*\$([\w-]+)\s*(->)?/y);
      if (place === null) break;
      const variants: { key: string; text: Pattern; isDefault: boolean }[] = [];
      for (let head; place[2] !== undefined && (head = take(/\s*(\*?)\[\s*([\w.-]+)\s*\] */y)) !== null;) {
        variants.push({ key: head[2] ?? "", isDefault: head[1] !== "", text: pattern() });
      }
      take(/\s*\}/y);
      parts.push({ name: place[1] ?? "", ...(place[2] !== undefined ? { variants } : {}) });
    }
    const last = parts.at(-1);
    if (typeof last === "string") parts.splice(-1, 1, last.trimEnd());
    return parts;
  };
  while (at < source.length) {
    const head = take(/([a-z][\w-]*) *= */y);
    if (head !== null) found.set(head[1] ?? "", pattern());
    take(/.*\n?/y);
  }
  return found;
}

export interface Speech {
  /** A number as it is written. */
  number(value: number): string;
  /** The plural category of a number. */
  plural(value: number): string;
}

/** The text of a pattern; what is not given stays as it is named. */
export function filled(pattern: Pattern, args: Readonly<Record<string, string | number>>, speech: Speech): string {
  return pattern.map((part) => {
    if (typeof part === "string") return part;
    const value = args[part.name];
    if (part.variants === undefined) return value === undefined ? `{$${part.name}}` : typeof value === "number" ? speech.number(value) : value;
    const plural = typeof value === "number" ? speech.plural(value) : "";
    const chosen = part.variants.find(({ key }) => key === String(value) || key === plural) ?? part.variants.find(({ isDefault }) => isDefault);
    return chosen === undefined ? "" : filled(chosen.text, args, speech);
  }).join("");
}
