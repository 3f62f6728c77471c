/** Text: sentences are kept, but not beyond the language they are in. */
import { expect, test } from "vitest";

import { text } from "../../src/text/catalogue.svelte";

const told = { id: "hint-go", args: { to: "Albany" } };

test("what was told in one language is told anew in another", () => {
  text.use({ language: "en", files: { "a.ftl": "hint-go = To { $to }" } });
  expect(text.tell(told)).toBe("To Albany");
  expect(text.tell(told)).toBe("To Albany");
  text.use({ language: "de", files: { "a.ftl": "hint-go = Nach { $to }" } });
  expect(text.tell(told)).toBe("Nach Albany");
});
