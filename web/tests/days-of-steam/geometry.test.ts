import { expect, test } from "vitest";

import { beside, course, crosses, freeCorner, segment, shown, sideTo, squareAt, standing, trains, turned, whole } from "../../src/games/days-of-steam/geometry";
import type { View } from "../../src/games/days-of-steam/types";
import { look, view } from "./sample";

test("a square is found by its place, and none beyond the map", () => {
  expect(view.places.map(([x, y]) => squareAt(view, x, y))).toEqual(view.places.map((_, square) => square));
  expect(squareAt(view, 5, 0)).toBe(-1);
  const otherwise = { ...view, places: [...view.places].reverse() } as View;
  expect(squareAt(otherwise, 0, 0)).toBe(view.places.length - 1);
});

test("squares lie beside each other by opposite sides", () => {
  expect([0, 1, 2, 3].map((side) => sideTo(view, beside(view, 0, side), 0))).toEqual([2, 3, 0, 1]);
  expect(sideTo(view, 0, 20)).toBe(-1);
});

test("a map of one town is shown with a ring around it and some table", () => {
  const first = { ...view, places: view.places.slice(0, 9), lays: [1, 0, 0, 0, 0, 0, 0, 0, 0] } as View;
  expect(shown(first)).toEqual({ west: -1, north: -1, east: 1, south: 1 });
  expect(whole(first)).toEqual({ x: -250, y: -250, width: 500, height: 500 });
});

test("what is shown grows with the map, one square beyond the outermost tile", () => {
  const { west, north, east, south } = shown(view);
  const used = view.places.filter((_, square) => view.lays[square]);
  expect(Math.min(...used.map(([x]) => x))).toBe(west + 1);
  expect(Math.max(...used.map(([, y]) => y))).toBe(south - 1);
  expect(whole(view).width).toBe(Math.max(5, east - west + 1) * 100);
  expect(whole(view).height).toBe(Math.max(5, south - north + 1) * 100);
});

test("a straight runs through the middle and a curve around its corner", () => {
  expect(segment(0, 2).bed).toBe("M0 -50L0 50");
  expect(segment(0, 1).bed).toBe("M0 -50A50 50 0 0 0 50 0");
  expect(segment(1, 0).bed).toBe("M50 0A50 50 0 0 1 0 -50");
  expect(segment(3, 0).bed).toBe("M-50 0A50 50 0 0 0 0 -50");
});

test("rails keep their distance in a curve", () => {
  expect(segment(0, 1).rails).toBe("M4.5 -50A45.5 45.5 0 0 0 50 -4.5M-4.5 -50A54.5 54.5 0 0 0 50 4.5");
});

test("a tile that is turned as its lay says has the track of that lay", () => {
  for (const lay of look.components.lays.slice(2)) {
    const tile = look.components.tiles.find(({ name }) => name === lay.kind);
    const drawn = turned(tile ?? lay, tile ? lay.rotation : 0);
    const sorted = (pairs: readonly (readonly number[])[]) => pairs.map((pair) => [...pair].sort().join("")).sort();
    expect(sorted(drawn.segments)).toEqual(sorted(lay.segments));
    expect([...drawn.stubs].sort()).toEqual([...lay.stubs].sort());
  }
});

test("a dead end stops short of the middle", () => {
  expect(course({ segments: [], stubs: [1] }).bed).toBe("M50 0L22 0");
});

test("trains on a bridge stand apart, and on a curve in its middle", () => {
  const bridge = { segments: [[0, 2], [1, 3]] as [number, number][], stubs: [] };
  expect(crosses(bridge)).toBe(true);
  expect(standing(bridge, 0b0101)).not.toEqual(standing(bridge, 0b1010));
  const { x, y } = standing({ segments: [[0, 1]], stubs: [] }, 0b0011);
  expect(Math.hypot(50 - x, -50 - y)).toBeCloseTo(50);
});

test("trains in one town stand side by side", () => {
  const [, orange, white] = trains(view, look.components.lays);
  expect(view.trains[1]).toBe(view.trains[2]);
  expect(orange).not.toEqual(white);
});

test("a mark goes to the corner that is farthest from everything", () => {
  expect(freeCorner([{ x: -10, y: -10 }, { x: 50, y: 0 }])).toEqual({ x: -40, y: 40 });
});
