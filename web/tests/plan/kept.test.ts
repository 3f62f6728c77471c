import { beforeEach, describe, expect, test } from "vitest";

import { after, canGoOn, EMPTY, forget, hasRoom, keep, kept } from "../../src/plan/kept";

const MINE = { person: "ada", table: "t", seat: 0 };

beforeEach(() => localStorage.clear());

describe("plans", () => {
  test("are kept for each person, table and seat", () => {
    keep(localStorage, MINE, [{ steps: ["pass"], seed: 2 }]);
    expect(kept(localStorage, MINE)).toEqual([{ steps: ["pass"], seed: 2 }]);
    expect(kept(localStorage, { ...MINE, seat: 1 })).toEqual([EMPTY]);
    expect(kept(localStorage, { ...MINE, table: "other" })).toEqual([EMPTY]);
    expect(kept(localStorage, { ...MINE, person: "bob" })).toEqual([EMPTY]);
  });

  test("of nothing are not kept", () => {
    keep(localStorage, MINE, [{ steps: ["pass"], seed: 0 }]);
    keep(localStorage, MINE, [EMPTY, { steps: [], seed: 3 }]);
    expect(localStorage).toHaveLength(0);
  });

  test.each(["{", "7", '[{"steps":[1],"seed":0}]', '[{"steps":["pass"]}]', "[null]"])("that cannot be read are forgotten: %s", (found) => {
    localStorage.setItem("footplate-plans/ada/t/0", found);
    expect(kept(localStorage, MINE)).toEqual([EMPTY]);
  });

  test("are forgotten with their table, or with their person, and nobody else's with them", () => {
    const places = [MINE, { ...MINE, seat: 1 }, { ...MINE, table: "t2" }, { ...MINE, person: "ada2" }];
    for (const place of places) keep(localStorage, place, [{ steps: ["pass"], seed: 0 }]);
    localStorage.setItem("footplate-language", "fr");
    forget(localStorage, "ada", "t");
    expect(Object.keys(localStorage).sort()).toEqual(["footplate-language", "footplate-plans/ada/t2/0", "footplate-plans/ada2/t/0"]);
    forget(localStorage, "ada");
    expect(Object.keys(localStorage).sort()).toEqual(["footplate-language", "footplate-plans/ada2/t/0"]);
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
