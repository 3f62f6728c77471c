import { describe, expect, test } from "vitest";

import { chartOf, course, shores } from "../../src/games/steam/chart";
import { cubeSpots } from "../../src/games/steam/places";
import { journey, midway, ownersOf, terminal, tokenSpot, turned, waysOf } from "../../src/games/steam/ways";
import { box, look } from "./moments";

const chart = chartOf(box);
const { view } = look("move");
const ways = waysOf(view, box, chart);
const placed = (name: string): number => box.hexes.findIndex(({ place }) => place === name);

describe("the chart", () => {
  test("a neighbour's neighbour across the same side is where one was", () => {
    chart.centres.forEach((_, hex) => {
      for (const side of [0, 1, 2, 3, 4, 5]) {
        const next = chart.across(hex, side);
        if (next >= 0) expect(chart.across(next, (side + 3) % 6)).toBe(hex);
      }
    });
  });

  test("everything lies in the frame", () => {
    for (const { x, y } of chart.centres) {
      expect(x).toBeGreaterThan(chart.frame.x);
      expect(y).toBeGreaterThan(chart.frame.y);
      expect(x).toBeLessThan(chart.frame.x + chart.frame.width);
      expect(y).toBeLessThan(chart.frame.y + chart.frame.height);
    }
  });

  test("there is a coast where there is water, and a rim around the rest", () => {
    const { coast, rim } = shores(box, chart);
    expect(coast.match(/M/g)?.length).toBeGreaterThan(2);
    expect(rim.match(/M/g)?.length).toBeGreaterThan(20);
  });

  test("a river bends in each hex that it goes through", () => {
    const river = box.rivers[0]!;
    expect(course(river.course, box).match(/Q/g)).toHaveLength(river.course.length - 2);
  });
});

describe("track", () => {
  test("a face turned by two has its sides two further on", () => {
    expect(turned([[0, 3], [5]], 2)).toEqual([[2, 5], [1]]);
  });

  test("a completed link is followed over its tiles to the stop where it ends", () => {
    for (const way of ways.filter(({ complete }) => complete)) {
      let [hex, side] = [way.hex, way.side];
      for (const passage of way.passages) {
        expect(chart.across(hex, side)).toBe(passage.hex);
        expect(passage.one).toBe((side + 3) % 6);
        [hex, side] = [passage.hex, passage.other];
      }
      expect(chart.across(hex, side)).toBe(way.endHex);
      expect((side + 3) % 6).toBe(way.endSide);
    }
  });

  test("unfinished track is followed to its open end", () => {
    for (const way of ways.filter(({ complete, passages }) => !complete && passages.length > 0)) {
      const last = way.passages.at(-1)!;
      expect([last.hex, last.other]).toEqual([way.endHex, way.endSide]);
    }
  });

  test("every piece of track has the owner of its link", () => {
    const owners = ownersOf(ways);
    for (const { hex, tile, rotation } of view.tiles) {
      for (const [side] of turned(box.faces[tile]!.track, rotation)) expect(owners.has(terminal(hex, side!))).toBe(true);
    }
  });

  test("a straight is halfway in the middle of its hex, a tight curve near the corner", () => {
    expect(midway({ x: 0, y: 0 }, 0, 3)).toEqual({ x: 0, y: 0 });
    const { x, y } = midway({ x: 0, y: 0 }, 0, 1);
    expect(Math.hypot(x, y)).toBeCloseTo(20);
  });

  test("the tokens of parallel links do not lie on each other", () => {
    const spots = ways.filter(({ complete }) => complete).map((way) => tokenSpot(way, chart));
    const keys = new Set(spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`));
    expect(keys.size).toBe(spots.length);
  });

  test("a delivery's way comes to one stop after another", () => {
    const way = journey(30, [0, 5, 4], ways, chart);
    expect(way.stops.map((hex) => box.hexes[hex]!.place)).toEqual(["Plumley", "Yarrow", "Thornby", "Rosehill"]);
    expect(way.links).toHaveLength(3);
    expect(way.path.startsWith("M")).toBe(true);
  });
});

test("the cubes of a city lie apart from each other", () => {
  const spots = cubeSpots({ hex: placed("Yarrow"), colour: 0, cubes: [2, 2, 2, 1, 1], grown: true, new: false });
  expect(spots).toHaveLength(8);
  for (const one of spots) {
    for (const other of spots) {
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(11);
    }
  }
});
