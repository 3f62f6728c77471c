import { afterEach, expect, test } from "vitest";

import { percent } from "../../src/table/outlook";
import { text } from "../../src/text/catalogue.svelte";

afterEach(() => text.use({ language: "en", files: {} }));

test.each([
  ["en", "17%"],
  ["de", "17\u00a0%"],
])("odds are written as one does in %s", (language, written) => {
  text.use({ language, files: {} });
  expect(percent([1, 6])).toBe(written);
});
