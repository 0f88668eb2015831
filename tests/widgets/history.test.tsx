import { describe, expect, it } from "vitest";
import { changed, clamped, keep, settled, stepped } from "../../widgets/ludolab/widgets/kit/history";
import type { Frame, Tip } from "../../widgets/ludolab/widgets/kit/shapes";
import { NEXT_MOVE, recording } from "./support";

describe("the recording", () => {
  it("takes a move in place and expands what it changes", () => {
    const frames = recording();
    const list = frames;
    expect(keep(frames, { ply: 5, after: 3, via: NEXT_MOVE })).toBe(true);
    expect(list).toBe(frames);
    expect(frames.map(({ step }) => step)).toEqual([null, "order 5 2", "power 2", "land 3:4", "power 3", "land off"]);
    expect(frames[5]!.view).toEqual({ ...frames[3]!.view, next: 0, hand: [3, 3], dice: { die: ["0a", "1a"], level: [3, 0], face: [4, 0] } });
    expect(frames[5]!.legal).toEqual({ power: ["1", "2", "3"] });
    expect(frames[4]!.legal).toEqual({});
  });

  it("takes several frames out of one change", () => {
    const frames = recording();
    const misses = { steps: ["miss 0a", "miss 0b"], events: [["hit-missed", { die: ["0a", "0b"], seat: [1, 1] }, 2]] } as const;
    expect(keep(frames, { ply: 5, after: 3, via: [misses] })).toBe(true);
    expect(frames.slice(4).map(({ ply, step, events }) => [ply, step, events])).toEqual([
      [4, "miss 0a", [["hit-missed", { die: "0a", seat: 1 }]]], [5, "miss 0b", [["hit-missed", { die: "0b", seat: 1 }]]],
    ]);
  });

  it("is cut by an undo and by a branch", () => {
    const frames = recording();
    expect(keep(frames, { ply: 1, after: 1, via: [] })).toBe(true);
    expect(frames.length).toBe(2);
    expect(keep(frames, { ply: 2, after: 1, via: [{ step: "power 1", turn: "chance", events: [] }] })).toBe(true);
    expect(frames.map(({ step }) => step)).toEqual([null, "order 5 2", "power 1"]);
  });

  it("begins anew with a whole frame of ply 0", () => {
    const frames = recording();
    const start = recording()[0]!;
    expect(keep(frames, start)).toBe(true);
    expect(frames).toEqual([start]);
  });

  it("takes a whole frame only as a beginning or as the end it has: what lies before may be another line of play", () => {
    const frames = recording();
    expect(keep(frames, recording()[3]!)).toBe(true);
    for (const tip of [{ ...recording()[3]!, ply: 4 }, { ...recording()[3]!, step: "land off" }, recording()[2]!]) expect(keep(frames, tip)).toBe(false);
    expect(frames).toEqual(recording());
  });

  it("keeps winners to the frame that names them", () => {
    const over: Frame = { ...recording()[3]!, winners: [0] };
    expect(changed([over], { step: "x", events: [] }).winners).toBeUndefined();
  });

  it("reads runs of events written as columns", () => {
    const frame = changed(recording(), { events: [["round-points", { seat: [0, 1], total: [7, 0] }, 2], ["round-over", { round: 1 }]] });
    expect(frame.events).toEqual([["round-points", { seat: 0, total: 7 }], ["round-points", { seat: 1, total: 0 }], ["round-over", { round: 1 }]]);
  });

  it("stays as it is when a move does not fit on", () => {
    const hostile = [
      { ply: 99, after: 3, via: [] }, { ply: 99, after: 98, via: [] }, { ply: -1, after: -1, via: [] }, { ply: 1.5, after: 1.5, via: [] },
      { ply: 5, after: 3, via: [NEXT_MOVE[1]] }, { ply: 5, via: NEXT_MOVE }, { ply: 4, after: 3, via: "power" }, { ply: 4, after: 3 }, { ply: 4 },
      { ply: 4, after: 3, via: [{}] }, { ply: 4, after: 3, via: [null] }, { ply: 4, after: 3, via: [{ events: [], rows: { dice: 7 } }] },
      { ...recording()[3], ply: 9 }, null,
    ];
    for (const tip of hostile) {
      const frames = recording();
      expect(keep(frames, tip as unknown as Tip)).toBe(false);
      expect(frames).toEqual(recording());
    }
  });
});

describe("going back and forth", () => {
  it("stops where the table is at rest", () => {
    expect(settled(recording())).toEqual([0, 1, 3]);
    expect(settled(recording().slice(0, 3))).toEqual([0, 1, 2]);
    expect(stepped([0, 1, 3], 1, 1)).toBe(3);
    expect(stepped([0, 1, 3], 3, -1)).toBe(1);
    expect(stepped([0, 1, 3], 2, -1)).toBe(1);
    expect(stepped([0, 1, 3], 3, 1)).toBe(3);
    expect(stepped([0, 1, 3], 0, -1)).toBe(0);
  });

  it("keeps a cursor within the recording", () => {
    expect([clamped(99, recording()), clamped(-1, recording()), clamped("2", recording()), clamped(2, recording()), clamped(3, [])]).toEqual([3, 0, 0, 2, 0]);
  });
});
