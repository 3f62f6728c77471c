import { describe, expect, test } from "vitest";

import { backward, onward, stops, type Run } from "../../src/history/strides";
import type { Told } from "../../src/server/types";

const told = (seats: readonly number[]): Told[] =>
  seats.map((seat, at) => ({ number: at + 1, seat, action: {}, line: "", odds: null, secret: false, story: null }));

const run: Run = { told: told([-1, -1, 0, 0, -1, 1, 2]), turns: [2, 5], phases: [1, 2, 4, 5] };

describe("the moments that a stride leads to", () => {
  test("every entry, from before the first to after the last", () => {
    expect(stops(run, "entry")).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test("decisions pass over chance", () => {
    expect(stops(run, "decision")).toEqual([0, 3, 4, 6, 7]);
  });

  test("phases and turns stop where they begin", () => {
    expect(stops(run, "phase")).toEqual([0, 1, 2, 4, 5, 7]);
    expect(stops(run, "turn")).toEqual([0, 2, 5, 7]);
  });

  test("a game without entries has one moment", () => {
    expect(stops({ told: [], turns: [], phases: [] }, "turn")).toEqual([0]);
  });
});

describe("going on and back", () => {
  const turns = stops(run, "turn");

  test("goes to the next stop from anywhere", () => {
    expect([0, 1, 2, 6, 7].map((at) => onward(turns, at))).toEqual([2, 2, 5, 7, 7]);
    expect([0, 1, 2, 6, 7].map((at) => backward(turns, at))).toEqual([0, 0, 0, 5, 5]);
  });
});
