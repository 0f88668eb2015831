// The parts of the board by themselves: places, powers, typed throws, sums.
import { render } from "preact";
import { describe, expect, it } from "vitest";
import { NumberLine, Sentence, TenFrame } from "../../widgets/ludolab/widgets/kit/sums";
import { PIPS } from "../../widgets/ludolab/widgets/kit/die";
import { geometry } from "../../widgets/ludolab/widgets/tumblin/geometry";
import { slide } from "../../widgets/ludolab/widgets/tumblin/motion";
import { digitPower, pullPower } from "../../widgets/ludolab/widgets/tumblin/power";
import { coverUp, flights, landing, lastThrow, nextDie, rolling, viewOf } from "../../widgets/ludolab/widgets/tumblin/story";
import { back, EMPTY, faced, offered, pointed, struck } from "../../widgets/ludolab/widgets/tumblin/typed";
import { ANA, BEN, frame, landed, LANDINGS, oneThrown, view } from "./tumblin_support";

const NAMES = [0, 1, 2, 3, 4, 5].flatMap((seat) => ["a", "b", "c", "d"].map((letter) => `${seat}${letter}`));

/** The corners of a turned square. */
function corners(x: number, y: number, size: number, turn: number): [number, number][] {
  const angle = (turn * Math.PI) / 180;
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => [
    x + (size / 2) * ((a ?? 0) * Math.cos(angle) - (b ?? 0) * Math.sin(angle)), y + (size / 2) * ((a ?? 0) * Math.sin(angle) + (b ?? 0) * Math.cos(angle)),
  ]);
}

describe("places on the board", () => {
  for (const turned of [false, true]) {
    for (const level of [1, 2, 3, 4]) {
      it(`24 dice on level ${level} do not touch and stay on the wood${turned ? ", board upright" : ""}`, () => {
        const board = geometry(6, 4, turned);
        const boxes = NAMES.map((die) => {
          const { x, y, turn } = board.spot(die, level);
          const points = corners(x, y, board.dieSize, turn);
          return { left: Math.min(...points.map(([px]) => px)), right: Math.max(...points.map(([px]) => px)), top: Math.min(...points.map(([, py]) => py)), bottom: Math.max(...points.map(([, py]) => py)) };
        });
        for (const [index, a] of boxes.entries()) {
          expect(board.zones[level]?.some((zone) => a.left >= zone.x && a.right <= zone.x + zone.w && a.top >= zone.y && a.bottom <= zone.y + zone.h)).toBe(true);
          for (const b of boxes.slice(index + 1)) expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(true);
        }
      });
    }
  }

  it("a place depends on the die's name and level alone", () => {
    expect(geometry(2, 4).spot("1b", 2)).toEqual(geometry(2, 4).spot("1b", 2));
    expect(geometry(2, 4).spot("1b", 2)).not.toEqual(geometry(2, 4).spot("1b", 3));
  });

  it("dice taken away lie in the tray side by side", () => {
    const board = geometry(6, 4);
    const spots = NAMES.map((die) => board.traySpot(die).x).sort((a, b) => a - b);
    for (const [index, x] of spots.entries()) if (index > 0) expect(x - (spots[index - 1] ?? 0)).toBeGreaterThanOrEqual(board.traySize);
  });

  it("a way begins at its start and ends where the die stands", () => {
    const board = geometry(2, 4);
    const end = board.spot("0a", 3);
    const frames = slide("0a", { ...board.disc, turn: 0 }, end, end);
    expect(frames[0]?.["transform"]).toContain(`translate(${(board.disc.x - end.x).toFixed(2)}px`);
    expect(frames.at(-1)?.["transform"]).toContain("translate(0.00px, 0.00px) scale(1.000)");
  });
});

describe("power", () => {
  it("grows with the pull, from nothing over 1 to 10", () => {
    expect([5, 11].map((along) => pullPower(along, 0))).toEqual([0, 0]);
    expect([14, 40, 80, 132, 400].map((along) => pullPower(along, 0))).toEqual([1, 3, 6, 10, 10]);
  });
  it("a push forward or a swipe across throws nothing", () => {
    expect(pullPower(-90, 0)).toBe(0);
    expect(pullPower(10, 120)).toBe(0);
  });
  it("digits set it, 0 is 10", () => {
    expect(["1", "9", "0", "x", "12"].map(digitPower)).toEqual([1, 9, 10, null, null]);
  });
});

describe("a typed throw", () => {
  it("is written with the dice it hit", () => {
    expect(landing("3:4", [{ die: "1a", spot: "2:5" }, { die: "0c", spot: "off" }])).toBe("land 3:4 hit 1a>2:5 0c>off");
    expect(landing("short", [])).toBe("land short");
  });
  it("is put together by pointing at a place, a face, and what was hit", () => {
    const thrown = faced(pointed(EMPTY, 3), 4);
    expect(thrown.spot).toBe("3:4");
    const hit = faced(pointed(struck(thrown, "1a"), 2), 5);
    const both = pointed(struck(hit, "0c"), "off");
    expect(landing(both.spot ?? "", both.hits)).toBe("land 3:4 hit 1a>2:5 0c>off");
    expect(back(both).hits).toEqual([{ die: "1a", spot: "2:5" }]);
    expect(back(back(back(both)))).toEqual(EMPTY);
  });
  it("a die that was hit twice is moved once", () => {
    const first = faced(pointed(struck(faced(pointed(EMPTY, 1), 1), "1a"), 2), 5);
    expect(pointed(struck(first, "1a"), "short").hits).toEqual([{ die: "1a", spot: "short" }]);
  });
  it("off and short ask for no face, and a face without a level is nothing", () => {
    expect(pointed(EMPTY, "off").spot).toBe("off");
    expect(faced(EMPTY, 4)).toEqual(EMPTY);
  });
  it("offers what is legal and nothing else", () => {
    expect([...offered(LANDINGS.land).places].sort()).toEqual(["1", "2", "3", "4", "off", "short"]);
    expect(offered(["2:3", "2:5"])).toEqual({ places: new Set(["2"]), faces: [3, 5] });
  });
});

describe("what a frame tells", () => {
  it("names the next die by its order of use", () => {
    expect(nextDie(viewOf(frame(0, null, [], [])), 4)).toBe("0a");
    expect(nextDie(viewOf(oneThrown()[2] as never), 4)).toBe("1a");
  });
  it("finds the last throw behind the dice it struck", () => {
    const frames = [...oneThrown(), frame(3, "miss 0a", [["hit-missed", { die: "0a", owner: 0, seat: 1 }]], [ANA, BEN])];
    expect(lastThrow(frames, frames[3] as never)).toEqual({ die: "0a", seat: 0, end: "landed" });
  });
  it("flies the thrown die first, then those it struck from where they lay", () => {
    const events = [landed("1a", 3, 5, 8), ["hit-moved-add", { die: "0a", owner: 0, seat: 1, from_level: 3, from_face: 4, level: 4, face: 2, points: 6 }], ["hit-off", { die: "0b", owner: 0, seat: 1 }]] as const;
    const before = viewOf({ view: view([ANA, ["0b", 2, 2, 4, 4]]) } as never);
    expect(flights(events as never, before)).toEqual([
      { die: "1a", from: null, to: 3, order: 0 }, { die: "0a", from: 3, to: 4, order: 1 }, { die: "0b", from: 2, to: "off", order: 2 },
    ]);
  });
  it("the seats that are still tied roll", () => {
    expect(rolling(viewOf({ view: view([], { ranks: [[2, 0], [1], [4, 3]] }) } as never))).toEqual([0, 2, 3, 4]);
  });
  it("tells nothing of a number that is still to be found", () => {
    expect(coverUp(landed("0a", 3, 4, 7), "0a")).toEqual(["die-covered", { die: "0a", seat: 0, face: 4, level: 3 }]);
    expect(coverUp(["round-points", { seat: 0, terms: [7, 3], points: 10, total: 30 }], "0a")).toEqual(["points-covered", { seat: 0 }]);
    expect(coverUp(landed("1a", 2, 5, 7), "0a")).toEqual(landed("1a", 2, 5, 7));
  });
});

describe("sums", () => {
  const draw = (what: preact.ComponentChild): HTMLElement => {
    const box = document.createElement("div");
    render(what, box);
    return box;
  };
  it("are written out", () => {
    expect(draw(<Sentence terms={[4, 3]} sign="+" total={7} lead="4 on level 3" />).textContent).toBe("4 on level 34 + 3 = 7");
    expect(draw(<Sentence terms={[4, 3]} sign="+" total={null} />).textContent).toBe("4 + 3 = ?");
  });
  it("hop along a number line from 0 to 10, one hop for each term", () => {
    const line = draw(<NumberLine terms={[4, 3]} label="x" />);
    expect([...line.querySelectorAll(".ludolab-hop text")].map((text) => text.textContent)).toEqual(["+4", "+3"]);
    expect(line.querySelectorAll(".ludolab-number-line-tick")).toHaveLength(11);
    expect(line.querySelector(".ludolab-number-line-goal")?.textContent).toBe("7");
  });
  it("without hops the end is not marked", () => {
    const line = draw(<NumberLine terms={[4, 3]} label="x" bare />);
    expect(line.querySelector(".ludolab-hop, .ludolab-number-line-goal, .ludolab-number-line-end")).toBeNull();
  });
  it("fill a ten-frame in two looks", () => {
    const frame10 = draw(<TenFrame terms={[4, 3]} label="x" />);
    expect([frame10.querySelectorAll("rect").length, frame10.querySelectorAll(".ludolab-counter-0").length, frame10.querySelectorAll(".ludolab-counter-1").length]).toEqual([10, 4, 3]);
  });
  it("a die shows as many pips as its face says", () => {
    for (const face of [1, 2, 3, 4, 5, 6]) expect(PIPS[face]).toHaveLength(face);
  });
});
