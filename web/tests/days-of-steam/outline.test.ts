import { beforeAll, expect, test } from "vitest";

import { outline } from "../../src/games/days-of-steam/outline";
import type { Item } from "../../src/table/drawing";
import { look, speakEnglish } from "./sample";

beforeAll(speakEnglish);

const all = (items: readonly Item[]): Item[] => items.flatMap((item) => [item, ...all(item.items ?? [])]);
const named = (id: string): Item | undefined => all(outline(look)).find((item) => item.id === id);

test("everything has a name of its own and words for it", () => {
  const items = all(outline(look));
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  expect(items.filter(({ label }) => label === "" || /draw-|\{|undefined/.test(label))).toEqual([]);
});

test("a town tells its goods and who is there, and its goods can be picked up", () => {
  const town = named("town-1");
  expect(town?.label).toMatch(/ town at n1w2, goods: blue, blue; trains: Grey$/);
  expect(town?.items?.[0]).toMatchObject({ label: "blue good", touch: { kind: "pick-up", good: 3 } });
});

test("the train of who has the turn tells where it may go", () => {
  expect(named("train-0")?.items?.map(({ label }) => label)).toContain("Go north to n2w2");
  expect(named("train-1")?.items).toBeUndefined();
});

test("an empty square tells from where track leads to it", () => {
  expect(named("square-46")).toMatchObject({ touch: { square: 46 } });
  expect(named("square-46")?.label).toMatch(/^w3, empty; track from /);
});

test("tiles in hand and towns beside the map can be touched", () => {
  expect(named("hand-0")?.touch).toEqual({ kind: "play-tile", tile: 0 });
  expect(named("display-1")?.touch).toEqual({ kind: "play-town", display: 1 });
  expect(named("deck")?.touch).toEqual({ kind: "draw-town" });
});
