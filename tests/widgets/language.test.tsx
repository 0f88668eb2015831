import { describe, expect, it } from "vitest";
import { LANGS, rounded, sentences, speaker } from "../../widgets/ludolab/widgets/kit/language";

// Languages separate by different spaces; which one is no matter here.
const even = (text: string): string => text.replace(/\s/gu, " ");

describe("numbers", () => {
  it("have the comma where it belongs", () => {
    expect(LANGS.map((lang) => speaker(lang).number(3.5))).toEqual(["3,5", "3.5", "3,5", "3,5", "3,5"]);
  });

  it("are grouped from five digits on, in every language alike", () => {
    expect(LANGS.map((lang) => speaker(lang).number(1234))).toEqual(["1234", "1234", "1234", "1234", "1234"]);
    expect(LANGS.map((lang) => even(speaker(lang).number(12345)))).toEqual(["12.345", "12,345", "12 345", "12.345", "12.345"]);
  });

  it("round halves away from zero", () => {
    expect([rounded(0.125, 2), rounded(-0.125, 2), rounded(1.005, 2), rounded(2.5, 0), rounded(1e-9, 2)]).toEqual([0.13, -0.13, 1.01, 3, 0]);
  });

  it("are percents by the caller's wish", () => {
    expect(LANGS.map((lang) => even(speaker(lang).percent(1 / 6)))).toEqual(["16,7 %", "16.7%", "16,7 %", "16,7%", "16,7%"]);
    expect(speaker("en").percent(1)).toBe("100%");
  });

  it("are fractions of any length", () => {
    expect(speaker("de").fraction(11n, "123456789012345678901234567890")).toBe("11/123456789012345678901234567890");
  });
});

describe("words", () => {
  it("are there in five languages, English where one lacks them, the key where all do", () => {
    for (const lang of LANGS) expect(speaker(lang).text("table-undo")).not.toBe("table-undo");
    expect(speaker("fr").text("no-such-key")).toBe("no-such-key");
    expect(speaker("xx").lang).toBe("en");
  });

  it("name seats as people are named, markup being text", () => {
    const say = speaker("en", ["<b>Ana</b>", ""]);
    expect([say.name(0), say.name(1), say.name(7)]).toEqual(["<b>Ana</b>", say.text("table-player", { number: 2 }), say.text("table-player", { number: 8 })]);
    expect(say.text("table-turn", { name: say.name(0) })).toContain("<b>Ana</b>");
  });

  it("tell events with names, sums and letters", () => {
    const say = speaker("en", ["Ana", "Ben", "Cem"]);
    expect(sentences(say, [
      ["round-points", { seat: 1, terms: [12, 3, 10], points: 25, total: 12045 }],
      ["order-next", { order: [2, 0, 1] }],
      ["overtime", { seats: [0, 2] }],
      ["landed-add", { seat: 0, die: "0b", face: 4, level: 3, points: 7 }],
    ])).toEqual([
      expect.stringContaining("12 + 3 + 10 = 25"), expect.stringContaining("Cem, Ana, Ben"), expect.stringContaining("Ana and Cem"), expect.stringMatching(/Ana.*4 \+ 3 = 7/),
    ]);
  });

  it("tell one winner from several", () => {
    const say = speaker("en", ["Ana", "Ben"]);
    expect(say.told("event-won", { seats: [0], total: 9 })).toMatch(/Ana wins/);
    expect(say.told("event-won", { seats: [0, 1], total: 9 })).toMatch(/Ana and Ben win\b/);
  });

  it("are not marked by invisible signs", () => {
    expect(speaker("en", ["Ana"]).text("table-turn", { name: "Ana" })).not.toMatch(/[\u2066-\u2069]/);
  });
});
