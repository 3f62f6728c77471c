import { describe, expect, it } from "vitest";

import { pips, settle, turned } from "../../src/games/steamrollers/dice";

describe("dice", () => {
  it("that still show the same are the same", () => {
    const rolled = settle([], [1, 0, 2, 0, 0, 0], true);
    expect(rolled.map(({ value }) => value)).toEqual([0, 2, 2]);
    const taken = settle(rolled, [0, 0, 2, 0, 0, 0], false);
    expect(taken.map(({ id }) => id)).toEqual([rolled[1]?.id, rolled[2]?.id]);
  });

  it("are new when they are rolled", () => {
    const first = settle([], [1, 1, 0, 0, 0, 0], true);
    const second = settle(first, [1, 1, 0, 0, 0, 0], true);
    expect(second.some(({ id }) => first.some((die) => die.id === id))).toBe(false);
  });

  it("come back when a decision is taken back", () => {
    const rolled = settle([], [1, 1, 0, 0, 0, 0], true);
    const back = settle(settle(rolled, [1, 0, 0, 0, 0, 0], false), [1, 1, 0, 0, 0, 0], false);
    expect(back.map(({ value }) => value)).toEqual([0, 1]);
  });

  it("have as many pips as they count", () => {
    expect([0, 1, 2, 3, 4, 5].map((value) => pips(value).length)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("are turned differently for each value", () => {
    expect(new Set([0, 1, 2, 3, 4, 5].map((value) => turned(value))).size).toBe(6);
  });
});
