import { expect, it } from "vitest";

import { span } from "../../src/table/span";

it("writes time as people read it", () => {
  expect([5_000, 65_000, 3_725_000, 3 * 86_400_000 + 4 * 3_600_000, -5].map(span)).toEqual(["0:05", "1:05", "1:02:05", "3 d 4 h", "0:00"]);
});
