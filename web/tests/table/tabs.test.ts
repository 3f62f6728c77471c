import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import Tabs from "../../src/table/Tabs.svelte";
import { speak } from "../people/reception";

beforeEach(() => speak());
afterEach(cleanup);

const children = createRawSnippet(() => ({ render: () => "<p>what happened</p>" }));

it("shows the open leaf under its name, where a keyboard reaches it to scroll", () => {
  render(Tabs, { tabs: ["players", "log"], open: "log", turn: () => undefined, children });
  const panel = screen.getByRole("tabpanel", { name: "Log" });
  expect(panel.textContent).toContain("what happened");
  expect(panel.tabIndex).toBe(0);
  expect(screen.getAllByRole("tab", { selected: true }).map(({ id }) => id)).toEqual(["tab-log"]);
});

it("turns to the leaf whose tab is pressed", async () => {
  const turn = vi.fn();
  render(Tabs, { tabs: ["players", "log"], open: "log", turn, children });
  await fireEvent.click(screen.getByRole("tab", { name: "Players" }));
  expect(turn).toHaveBeenCalledWith("players");
});
