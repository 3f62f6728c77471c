import { describe, expect, test } from "vitest";

import { matching, pieces, sections, type Rule } from "../../src/rules/search";

const rule = (id: string, title: string, sentence: string, section: string, reason = ""): Rule => ({
  id,
  title,
  sentence,
  section,
  reason,
  ruling: reason !== "",
});

const RULES = [
  rule("ST-01", "The map", "There is one map.", "Set-up"),
  rule("ST-40", "Track", "Three tiles at most.", "Build track"),
  rule("ST-41", "Where", "Près d'une ville.", "Build track", "The book is silent."),
  rule("ST-02", "Cubes", "Two on a city.", "Set-up"),
];
const ids = (rules: readonly Rule[]): string[] => rules.map(({ id }) => id);

describe("searching the rules", () => {
  test("nothing typed finds every rule", () => expect(matching(RULES, " ")).toEqual(RULES));

  test("an id, a title, a sentence and a reason are all searched, in any case", () => {
    expect(ids(matching(RULES, "st-4"))).toEqual(["ST-40", "ST-41"]);
    expect(ids(matching(RULES, "cubes"))).toEqual(["ST-02"]);
    expect(ids(matching(RULES, "TILES"))).toEqual(["ST-40"]);
    expect(ids(matching(RULES, "silent"))).toEqual(["ST-41"]);
  });

  test("accents need not be typed", () => expect(ids(matching(RULES, "pres"))).toEqual(["ST-41"]));

  test("every word must be there", () => {
    expect(ids(matching(RULES, "two city"))).toEqual(["ST-02"]);
    expect(matching(RULES, "two tiles")).toEqual([]);
  });

  test("rules stand under their headings, each heading once", () => {
    expect(sections(RULES).map(({ title, rules }) => [title, ...ids(rules)])).toEqual([
      ["Set-up", "ST-01", "ST-02"],
      ["Build track", "ST-40", "ST-41"],
    ]);
  });
});

describe("marking what was found", () => {
  test("all of it is marked, as it is written", () => {
    expect(pieces("Près d'une ville.", "PRES ville")).toEqual([
      { text: "Près", found: true },
      { text: " d'une ", found: false },
      { text: "ville", found: true },
      { text: ".", found: false },
    ]);
  });

  test("where nothing is typed nothing is marked", () => {
    expect(pieces("There is one map.", "")).toEqual([{ text: "There is one map.", found: false }]);
  });

  test("of two words that begin together the longer one is marked", () => {
    expect(pieces("cities", "cit cities")).toEqual([{ text: "cities", found: true }]);
  });
});
