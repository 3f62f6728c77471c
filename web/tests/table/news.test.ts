import { expect, test } from "vitest";

import type { Told } from "../../src/server/types";
import { lastOf } from "../../src/table/news";

const told = [-1, -1, 0, 0, -1, 1, 2].map(
  (seat, at): Told => ({ number: at + 1, seat, action: {}, line: "", odds: null, secret: false, story: null }),
);

test("news begins after one's own last decision", () => {
  expect(lastOf([0], told)).toBe(4);
  expect(lastOf([0, 1], told)).toBe(6);
  expect(lastOf([], told)).toBeNull();
});
