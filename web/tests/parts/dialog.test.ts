import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import KeyHelp from "../../src/table/KeyHelp.svelte";
import { speak } from "../people/reception";

beforeEach(() => speak());
afterEach(cleanup);

it("a dialog opens over all else under its name, and tells when it is closed", async () => {
  const close = vi.fn();
  render(KeyHelp, { game: "steam", close });
  const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "Keys" });
  expect(dialog.open).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(dialog.open).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});
