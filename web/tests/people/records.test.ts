import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { router } from "../../src/router.svelte";
import Import from "../../src/screens/Import.svelte";
import Leaderboard from "../../src/screens/Leaderboard.svelte";
import Someone from "../../src/screens/Someone.svelte";
import { be, No, serve, settled, speak } from "./reception";

const GAMES = { "GET /api/games": { games: [{ name: "steam", title: "Steam" }] } };

beforeEach(() => speak());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function bring(content: string): Promise<void> {
  const field = screen.getByLabelText("File of the record") as HTMLInputElement;
  Object.defineProperty(field, "files", { value: [new File([content], "game.jsonl")], writable: true });
  await fireEvent.change(field);
  await fireEvent.submit(field.form as HTMLFormElement);
  await settled();
}

it("a record from a file becomes a table, for oneself unless one says otherwise", async () => {
  be({});
  const asked = serve({ "POST /api/records": { table: { id: "t7" } } });
  render(Import);
  await bring("{}\n");
  expect(asked[0]?.sent).toMatchObject({ record: "{}\n", terms: { public: false } });
  expect(router.path).toBe("/tables/t7");
});

it("a record that cannot be true is refused in the server's words", async () => {
  be({});
  serve({ "POST /api/records": new No("bad-request", "entry 3 is not legal") });
  render(Import);
  await bring("x");
  expect(screen.getByRole("alert").textContent).toBe("entry 3 is not legal");
});

it("a leaderboard goes on where its page ended", async () => {
  be(null);
  const leader = (name: string): object => ({ person: name, name, rating: 1200, games: 9 });
  serve({
    ...GAMES,
    "GET /api/leaderboards/steam?page=0": { leaders: [leader("Ada"), leader("Bob")], more: true },
    "GET /api/leaderboards/steam?page=1": { leaders: [leader("Cyn")], more: false },
  });
  render(Leaderboard, { game: "steam" });
  await settled();
  await fireEvent.click(screen.getByRole("button", { name: "Show more" }));
  await settled();
  expect(screen.getAllByRole("row").at(-1)?.textContent).toMatch(/3\s*Cyn\s*1200\s*9/);
});

it("ratings that are nobody's business are not shown", async () => {
  be(null);
  serve({
    ...GAMES,
    "GET /api/people/bob": { id: "bob", name: "Bob", guest: false, since: 0, games: [{ game: "steam", played: 2, won: 0, rating: null }] },
  });
  render(Someone, { id: "bob" });
  await settled();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Bob");
  expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["Steam", "2", "0", "–"]);
});
