import { expect, it } from "vitest";

import { plain, signed } from "../../src/games/steam/amount";

it("amounts have a real minus, and gains a plus", () => {
  expect([-3, 0, 4].map(plain)).toEqual(["−3", "0", "4"]);
  expect([-3, 0, 4].map(signed)).toEqual(["−3", "0", "+4"]);
});
