import { beforeAll, describe, expect, it } from "vitest";

import { outline } from "../../src/games/steamrollers/outline";
import type { Item } from "../../src/table/drawing";
import { alone, choosing, lookAt, speak, two } from "./sample";

beforeAll(speak);

const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);

describe("the table in words", () => {
  it("has an id of its own for each thing, and words for it", () => {
    for (const moment of [two, alone]) {
      const items = all(outline(lookAt(moment)));
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      for (const { label } of items) expect(label).not.toMatch(/draw-steamrollers|\{|undefined/);
    }
  });

  it("tells of hexes, goods and boxes", () => {
    const labels = all(outline(lookAt(two))).map(({ label }) => label);
    expect(labels.some((label) => label.startsWith("1h, town"))).toBe(true);
    expect(labels.some((label) => /^City 1, yellow:/.test(label))).toBe(true);
    expect(labels.some((label) => /^Engine:/.test(label))).toBe(true);
  });

  it("lets every track, box, tile and good on offer be touched", async () => {
    const { choice } = await choosing(two);
    const touches = all(outline(lookAt(two))).flatMap(({ touch }) => (touch ? [touch] : []));
    for (const field of ["hex", "box", "tile", "good", "to"]) {
      for (const value of choice.fields[field] ?? []) expect(touches.some((touch) => touch[field] === value)).toBe(true);
    }
  });

  it("tells what Olive has crossed off", () => {
    const olive = outline(lookAt(alone)).find(({ id }) => id === "olive");
    expect(olive?.items).toHaveLength(6);
    expect(olive?.label).toContain("Olive");
  });
});
