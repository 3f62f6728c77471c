import { beforeAll, expect, test } from "vitest";

import { outline } from "../../src/games/steam/outline";
import type { Item } from "../../src/table/drawing";
import { box, look, speakEnglish } from "./moments";

beforeAll(speakEnglish);

const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);

test("every hex of the map can be touched in words", () => {
  const touched = all(outline(look("build"))).flatMap(({ touch }) => (touch && "hex" in touch && !("colour" in touch) ? [touch["hex"]] : []));
  expect(touched.toSorted((one, other) => Number(one) - Number(other))).toEqual(box.hexes.map((_, hex) => hex));
});

test("no two things have the same id, and each has words", () => {
  const items = all(outline(look("move")));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  for (const { label } of items) expect(label).not.toMatch(/draw-steam|undefined|^$/);
});

test("a city tells its cubes and its links", () => {
  const rosehill = all(outline(look("move"))).find(({ label }) => label.startsWith("Rosehill"))!;
  expect(rosehill.label).toContain("a red city");
  const cubes = rosehill.items!.filter(({ touch }) => touch).map(({ touch }) => Object.keys(touch!));
  expect(cubes.every((fields) => fields.join() === "hex,colour")).toBe(true);
  expect(rosehill.items!.map(({ label }) => label)).toContain("north-east: link to Thornby, Orange");
});
