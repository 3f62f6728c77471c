import { render, screen as page } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import App from "../src/App.svelte";
import { person } from "../src/person.svelte";
import { screen, type Shown } from "../src/screens/screens";
import { text } from "../src/text/catalogue.svelte";

vi.mock("../src/screens/screens", () => ({ screen: vi.fn() }));

const WORDS = "web-title = Footplate\nweb-failed = Something went wrong.\nweb-again = Load it again\n";

beforeEach(() => {
  text.use({ language: "en", files: { web: WORDS } });
  const load = () => Promise.reject(new Error("a file is missing"));
  vi.mocked(screen).mockReturnValue({ key: "", title: null, load, named: {} } satisfies Shown);
});

test("a screen that cannot be loaded is told of, and can be loaded again", async () => {
  vi.spyOn(person, "begin").mockResolvedValue();
  render(App);
  const alert = await page.findByRole("alert");
  expect(alert.textContent).toContain("Something went wrong. a file is missing");
  expect(page.getByRole("button", { name: "Load it again" })).toBeTruthy();
});

test("so is a server that does not say who one is", async () => {
  vi.spyOn(person, "begin").mockRejectedValue(new Error("nobody answers"));
  render(App);
  expect((await page.findByRole("alert")).textContent).toContain("nobody answers");
});
