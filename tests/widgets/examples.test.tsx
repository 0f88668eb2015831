// What Python sends, as Python's tests write it, gives in the page the recording that Python has.
import { describe, expect, it } from "vitest";
import { keep } from "../../widgets/ludolab/widgets/kit/history";
import { sentences, speaker } from "../../widgets/ludolab/widgets/kit/language";
import type { Frame, Tip } from "../../widgets/ludolab/widgets/kit/shapes";
import games from "./examples/games.json";

interface Game { readonly frames: readonly Frame[]; readonly moves: readonly Tip[] }

describe.each(Object.entries(games as unknown as Record<string, Game>))("the %s game", (_, game) => {
  it("comes over the wire whole", () => {
    const held = game.frames.slice(0, 1);
    for (const move of game.moves) {
      expect(keep(held, move)).toBe(true);
      expect(held).toEqual(game.frames.slice(0, move.ply + 1));
    }
    expect(held).toEqual(game.frames);
  });

  it("is brought up to date by any message again", () => {
    const held = [...game.frames];
    for (const move of game.moves) {
      expect(keep(held, move)).toBe(true);
      expect(held).toEqual(game.frames.slice(0, move.ply + 1));
    }
  });

  it("can be told", () => {
    const say = speaker("en", ["Ana", "<b>Ben</b>", ""]);
    const told = game.frames.flatMap(({ events }) => sentences(say, events));
    expect(told.length).toBeGreaterThan(10);
    for (const text of told) expect(text).not.toMatch(/event-|\{|undefined/);
  });
});
