import { expect, it } from "vitest";

import type { Option } from "../../src/server/types";
import { sorted } from "../../src/table/ranking";

const bringing = (...gains: number[]): Option => ({ line: gains.join(" "), gains }) as unknown as Option;

it("lists first what brings me most, and of that what brings others least", () => {
  const found = sorted([bringing(1, 2), bringing(3, 1), bringing(3, 0), bringing(0, 5)], 0);
  expect(found.map(({ line }) => line)).toEqual(["3 0", "3 1", "1 2", "0 5"]);
});

it("leaves options in their order where nothing is gained", () => {
  const options = [{ line: "b" }, { line: "a" }] as unknown as Option[];
  expect(sorted(options, 0)).toBe(options);
});
