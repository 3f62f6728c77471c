import { beforeEach, describe, expect, test } from "vitest";

import { after, canGoOn, EMPTY, hasRoom, keep, kept } from "../../src/plan/kept";

beforeEach(() => localStorage.clear());

describe("plans", () => {
  test("are kept for each table and each seat", () => {
    keep(localStorage, "t", 0, [{ steps: ["pass"], seed: 2 }]);
    expect(kept(localStorage, "t", 0)).toEqual([{ steps: ["pass"], seed: 2 }]);
    expect(kept(localStorage, "t", 1)).toEqual([EMPTY]);
    expect(kept(localStorage, "other", 0)).toEqual([EMPTY]);
  });

  test("of nothing are not kept", () => {
    keep(localStorage, "t", 0, [{ steps: ["pass"], seed: 0 }]);
    keep(localStorage, "t", 0, [EMPTY, { steps: [], seed: 3 }]);
    expect(localStorage).toHaveLength(0);
  });

  test.each(["{", "7", '[{"steps":[1],"seed":0}]', '[{"steps":["pass"]}]', "[null]"])("that cannot be read are forgotten: %s", (found) => {
    localStorage.setItem("footplate-plans/t/0", found);
    expect(kept(localStorage, "t", 0)).toEqual([EMPTY]);
  });

  test("are not without end", () => {
    expect(hasRoom(Array(6).fill(EMPTY))).toBe(false);
    expect(hasRoom([EMPTY])).toBe(true);
    expect(canGoOn({ steps: Array(40).fill("pass"), seed: 0 })).toBe(false);
  });
});

describe("a step that was carried out", () => {
  const sketch = { steps: ["bid 2", "pass", "lay d4 21 0"], seed: 1 };

  test("leaves the plan, if it was the first", () => {
    expect(after(sketch, ["bid 2", "pass"]).steps).toEqual(["lay d4 21 0"]);
    expect(after(sketch, ["pass"])).toBe(sketch);
  });

  test("changes nothing when something else was done", () => {
    expect(after(sketch, ["bid 3"])).toBe(sketch);
  });
});
