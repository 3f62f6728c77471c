import { beforeAll, expect, it } from "vitest";

import { outline } from "../../src/games/volldampf/outline";
import type { Item } from "../../src/table/drawing";
import { sceneAt, speak } from "./scene";

beforeAll(speak);

const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);

it("every thing of the tree has a name of its own and words to it", () => {
  const items = all(outline(sceneAt("building")));

  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter(({ label }) => label.startsWith("draw-") || label === "")).toEqual([]);
});

it("a city tells of its cubes, its sections and what its free spaces cost", () => {
  const look = sceneAt("building");
  const hamburg = all(outline(look)).find(({ label }) => label.startsWith("Hamburg, violet"));

  expect(hamburg?.touch).toEqual({ place: look.words["place"]?.indexOf("hamburg") });
  expect(hamburg?.items?.some(({ label }) => /^To Hannover: /.test(label))).toBe(true);
});

it("sections are touched as parts of a route while one is chosen", () => {
  const touched = (moment: "building" | "routing") => all(outline(sceneAt(moment))).find(({ id }) => id.startsWith("link-"))?.touch;

  expect(Object.keys(touched("building") ?? {})).toEqual(["space"]);
  expect(Object.keys(touched("routing") ?? {})).toEqual(["route"]);
});

it("one's own cards are there to be played", () => {
  const hand = outline(sceneAt("building")).find(({ id }) => id === "hand");

  expect(hand?.items?.length).toBeGreaterThan(0);
});
