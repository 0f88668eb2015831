// The page reads Fluent by itself; the library is the oracle, for every message of every language.
import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import de from "../../widgets/ludolab/widgets/locales/de.ftl";
import en from "../../widgets/ludolab/widgets/locales/en.ftl";
import fr from "../../widgets/ludolab/widgets/locales/fr.ftl";
import it_ from "../../widgets/ludolab/widgets/locales/it.ftl";
import pt from "../../widgets/ludolab/widgets/locales/pt.ftl";
import { messages, type Pattern } from "../../widgets/ludolab/widgets/kit/fluent";
import { rounded, speaker } from "../../widgets/ludolab/widgets/kit/language";

const FILES = { de, en, fr, it: it_, pt } as const;
const VALUES = [0, 1, 2, 3, 5, 1.5, 12_345, 1_000_000, "Ana", "add", "multiply", "short"] as const;

/** Every variable of a pattern, those inside choices too. */
const names = (pattern: Pattern): string[] => pattern.flatMap((part) => typeof part === "string" ? []
  : [part.name, ...(part.variants ?? []).flatMap(({ text }) => names(text))]);

describe.each(Object.entries(FILES))("%s", (lang, source) => {
  const own = messages(source);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const resource = new FluentResource(source);
  bundle.addResource(resource);

  it("has the messages the library finds", () => {
    expect([...own.keys()]).toEqual(resource.body.map(({ id }) => id));
  });

  it("says what the library says, whatever the variables are", () => {
    const say = speaker(lang);
    for (const [key, pattern] of own) {
      const variables = [...new Set(names(pattern))];
      // The variables change together, and each against the others.
      for (const shift of [0, 1, 5, 8]) {
        for (const [index] of VALUES.entries()) {
          const args = Object.fromEntries(variables.map((name, nth) => [name, VALUES[(index + nth * shift) % VALUES.length] ?? 0]));
          const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [
            name, typeof value === "number" ? new FluentNumber(rounded(value, 3), { maximumFractionDigits: 3, useGrouping: value >= 10_000 }) : value,
          ]));
          expect(say.text(key, args), key).toBe(bundle.formatPattern(bundle.getMessage(key)?.value ?? "", given, []));
        }
        if (variables.length < 2) break;
      }
    }
  });
});

describe("a text", () => {
  it("keeps the name of what is not given", () => {
    expect(speaker("en").text("table-turn")).toBe("{$name} to play.");
  });

  it("is read over several lines where it chooses", () => {
    const found = messages("# a note\none = { $n ->\n    [one] a die\n   *[other] { $n } dice\n } here\n\ntwo = plain  \n");
    expect([...found.keys()]).toEqual(["one", "two"]);
    expect(found.get("two")).toEqual(["plain"]);
  });
});
