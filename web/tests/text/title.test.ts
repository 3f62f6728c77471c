import { expect, test } from "vitest";

import { text } from "../../src/text/catalogue.svelte";
import { titled } from "../../src/text/title";

test("a tab is called by what it shows and by the page, which is named once", () => {
  text.use({ language: "en", files: { web: "web-title = Footplate\n" } });
  expect(titled("Lobby")).toBe("Lobby – Footplate");
  expect(titled("Footplate")).toBe("Footplate");
});
