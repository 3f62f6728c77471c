import { describe, expect, it } from "vitest";

import { goodsIn, readGood } from "../../src/games/steamrollers/goods";
import { inOrder, isLink, meets, route, runs } from "../../src/games/steamrollers/runs";
import { drawnIn, layout, peaks, ridges } from "../../src/games/steamrollers/sheet";
import { pieces, two, words } from "./sample";

const hex = (name: string): number => words["hex"]?.indexOf(name) ?? -1;
const track = (name: string): number => words["track"]?.indexOf(name) ?? -1;
const drawn = (tracks: Record<string, string>): number[] => {
  const sheet = (words["hex"] ?? []).map(() => -1);
  for (const [where, which] of Object.entries(tracks)) sheet[hex(where)] = track(which);
  return sheet;
};

describe("the sheet", () => {
  const plan = layout(pieces);

  it("has eight hexes and a city in each region", () => {
    expect(plan.regions.map(({ hexes }) => hexes.length)).toEqual([8, 8, 8, 8, 8, 8]);
    expect(plan.cities).toBe(48);
  });

  it("knows what lies beside a hex on each side", () => {
    expect(plan.beside[hex("1e")]?.map((spot) => pieces.spots[spot]?.name)).toEqual(["1c", "3a", "3e", "1h", "1g", "1"]);
  });

  it("is beside itself the other way round", () => {
    plan.beside.forEach((sides, spot) =>
      sides.forEach((other, side) => other >= 0 && expect(plan.beside[other]?.[(side + 3) % 6]).toBe(spot)),
    );
  });

  it("has mountains on the borders that its chart blocks, and none where all are open", () => {
    expect(ridges(pieces, 0)).toEqual([]);
    expect(ridges(pieces, two.view.chart)).toHaveLength(pieces.blocked[two.view.chart]?.length ?? 0);
    const north = peaks(ridges(pieces, two.view.chart)).map(({ y }) => y);
    expect(north).toEqual([...north].sort((one, other) => one - other));
  });

  it("has a ridge on the side that both hexes share", () => {
    const chart = pieces.blocked.findIndex((edges) => edges.some(([one, other]) => one === hex("1c") && other === hex("3a")));
    const [at, beside] = [plan.at[hex("1c")], plan.at[hex("3a")]];
    const middle = { x: ((at?.x ?? 0) + (beside?.x ?? 0)) / 2, y: ((at?.y ?? 0) + (beside?.y ?? 0)) / 2 };
    const found = ridges(pieces, chart).some(
      ({ from, to }) => Math.hypot((from.x + to.x) / 2 - middle.x, (from.y + to.y) / 2 - middle.y) < 0.1,
    );
    expect(found).toBe(true);
  });

  it("leads track through its town", () => {
    expect(drawnIn(pieces, hex("1h"), track("nw-ne"))).not.toBe(drawnIn(pieces, hex("1g"), track("nw-ne")));
  });
});

describe("runs of track", () => {
  it("link two cities over the towns between them", () => {
    const [run] = runs(pieces, drawn({ "1e": "se-w", "1h": "nw-ne", "3e": "e-sw" }), 0).filter(isLink);
    expect(run?.ends.toSorted()).toEqual([0, 2]);
    expect(run?.towns).toBe(1);
    expect(run?.hexes).toHaveLength(3);
  });

  it("agree with the links that the view tells", () => {
    two.view.tracks.forEach((tracks, seat) => {
      const found = runs(pieces, tracks, two.view.chart).filter(isLink);
      const told = found.map(({ ends, towns }) => [Math.min(...ends), Math.max(...ends), towns]);
      expect(told.sort()).toEqual(two.view.links[seat]?.toSorted());
    });
  });

  it("end at a blocked border", () => {
    const sheet = drawn({ "1e": "e-w", "3e": "e-w" });
    const chart = pieces.blocked.findIndex((edges) => edges.some(([one, other]) => one === hex("1e") && other === hex("3e")));
    expect(runs(pieces, sheet, 0).filter(isLink)).toHaveLength(1);
    expect(runs(pieces, sheet, chart).filter(isLink)).toHaveLength(0);
  });

  it("that go in a ring are met once", () => {
    const ring = { "1a": "e-se", "1b": "sw-w" };
    expect(runs(pieces, drawn(ring), 0)).toHaveLength(1);
  });

  it("make the route that is as long as told", () => {
    const links = [
      { ends: [0, 1], hexes: [1], towns: 0 },
      { ends: [1, 2], hexes: [2], towns: 1 },
      { ends: [0, 2], hexes: [3], towns: 0 },
    ] as const;
    expect(route(links, 0, 2, 3).flatMap(({ hexes }) => hexes)).toEqual([1, 2]);
    expect(route(links, 0, 2, 2).flatMap(({ hexes }) => hexes)).toEqual([3]);
    expect(route(links, 0, 5, 9)).toEqual([]);
  });

  it("are met at a hex, and tracks that join most are tried first", () => {
    const sheet = drawn({ "1e": "se-w" });
    expect(meets(pieces, sheet, 0, hex("1h")).map((side) => pieces.sides[side])).toEqual(["nw"]);
    expect(words["track"]?.[inOrder(pieces, sheet, 0, hex("1h"))[0] ?? -1]).toContain("nw");
  });
});

describe("goods", () => {
  it("alike and side by side share a name, and the later ones have another", () => {
    const name = (good: number): string => words["good"]?.[good] ?? "";
    expect(goodsIn(1, [0, 0, 2, 0], pieces).map(name)).toEqual(["red-of-2", "red-of-2", "green-of-2", "last-red-of-2"]);
  });

  it("say where they lie and of which colour they are", () => {
    const own = words["good"]?.indexOf("own-blue-of-4") ?? -1;
    expect(readGood(own, pieces)).toEqual({ city: 3, colour: 1, own: true });
  });
});
