import { describe, expect, it } from "vitest";

import { along, coast, crowd, journey, label, line, path, shape, shortened, walk } from "../../src/games/volldampf/geometry";
import { ring, standing } from "../../src/games/volldampf/ring";
import type { Place, Space } from "../../src/games/volldampf/scene";

const place = (name: string, x: number, y: number, at = "e"): Place => ({ name, x, y, label: at, colour: 0, german: true });
const PLACES = [place("A", 0, 0), place("B", 100, 0), place("C", 100, 200)];
const SPACES: Space[] = [
  { one: 0, other: 1, cost: 5, symbol: 0 },
  { one: 2, other: 1, cost: 4, symbol: 1 },
];

describe("track", () => {
  it("runs from place to place, a little off the straight line", () => {
    const stretch = line(SPACES[0] as Space, PLACES);

    expect(along(stretch, 0)).toEqual({ x: 0, y: 0 });
    expect(along(stretch, 1)).toEqual({ x: 100, y: 0 });
    expect(Math.abs(along(stretch, 0.5).y)).toBeCloseTo(4.5);
  });

  it("bends away from the names of places", () => {
    const named = [...PLACES, place("Longname", 50, -28, "s")];

    expect(along(line(SPACES[0] as Space, named), 0.5).y).toBeLessThan(0);
  });

  it("stays on its curve when it is cut at both ends", () => {
    const whole = line(SPACES[0] as Space, PLACES);
    const cut = shortened(whole, 20);

    expect(cut.from).toEqual(along(whole, 0.2));
    expect(along(cut, 0.5).y).toBeCloseTo(along(whole, 0.5).y);
    expect(path(cut)).toMatch(/^M[-\d. ]+Q[-\d. ]+$/);
  });
});

describe("a route", () => {
  it("comes to one place after the other, whichever end of a space is named first", () => {
    expect(walk([0, 1], SPACES, 0)).toEqual([0, 1, 2]);
    expect(walk([1, 0], SPACES, 2)).toEqual([2, 1, 0]);
  });

  it("ends where sections do not join", () => {
    expect(walk([1], SPACES, 0)).toEqual([0]);
  });

  it("is drawn in the direction of travel", () => {
    const lines = journey([0, 1], SPACES, PLACES, 0);

    expect(lines.map(({ to }) => to)).toEqual([
      { x: 100, y: 0 },
      { x: 100, y: 200 },
    ]);
  });
});

describe("shapes", () => {
  it("have as many corners as their names say", () => {
    expect(["triangle", "square", "diamond", "pentagon", "octagon"].map((name) => shape(name, 10).split("L").length)).toEqual([3, 4, 4, 5, 8]);
    expect(shape("circle", 10)).toContain("a10 10");
  });

  it("of coasts go through every point", () => {
    expect(coast([[0, 0], [10, 0], [10, 10]]).match(/C/g)).toHaveLength(3);
  });
});

it("a name stands on its side of the place", () => {
  expect(label(place("A", 50, 50, "w"), 30)).toMatchObject({ x: 20, anchor: "end" });
  expect(label(place("A", 50, 50, "n"), 30).y).toBeLessThan(25);
});

it("things that stand together are in rows around their middle", () => {
  expect(crowd(3, 10, 2)).toEqual([
    { x: -5, y: -5 },
    { x: 5, y: -5 },
    { x: 0, y: 5 },
  ]);
});

describe("the income track", () => {
  const { area, cells } = ring(78, 1000, 940);
  const cell = (number: number) => cells[number] as (typeof cells)[number];

  it("has the start at the bottom right and every number once", () => {
    expect(cells.map(({ number }) => number)).toEqual(Array.from({ length: 79 }, (_, at) => at));
    expect(cell(0).x + cell(0).width).toBeCloseTo(area.x + area.width);
    expect(cell(0).y + cell(0).height).toBeCloseTo(area.y + area.height);
  });

  it("goes round clockwise: left along the bottom, up, right, and down again", () => {
    expect(cell(2).x).toBeLessThan(cell(1).x);
    expect(cell(30).y).toBeLessThan(cell(25).y);
    expect(cell(50).x).toBeGreaterThan(cell(45).x);
    expect(cell(70).y).toBeGreaterThan(cell(65).y);
  });

  it("leaves room for the map in its middle", () => {
    expect(cells.every(({ x, y, width, height }) => x + width <= 0.01 || x >= 999.9 || y + height <= 0.01 || y >= 939.9)).toBe(true);
  });

  it("begins anew beyond its last space", () => {
    expect(standing(78, 78)).toEqual({ cell: 78, laps: 0 });
    expect(standing(80, 78)).toEqual({ cell: 1, laps: 1 });
  });
});
