import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { router } from "../../src/router.svelte";
import Lobby from "../../src/screens/Lobby.svelte";
import { type Asked, be, No, serve, settled, speak, table } from "./reception";

const GAMES = { games: [{ name: "steam", title: "Steam", options: [] }] };

beforeEach(() => speak());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function enter(answers: Record<string, object | null>): Promise<Asked[]> {
  const asked = serve({ "GET /api/games": GAMES, "GET /api/tables": { tables: [table()], next: null }, ...answers });
  render(Lobby);
  await settled();
  return asked;
}

describe("the lobby", () => {
  it("tells of free seats, who sits there and how fast it goes", async () => {
    be(null);
    await enter({});
    const line = screen.getByRole("listitem").textContent;
    expect(line).toContain("Steam");
    expect(line).toContain("24 hours a decision");
    expect(line).toContain("Bob");
    expect(line).toContain("free");
  });

  it("seats a newcomer at once, as a guest", async () => {
    be(null);
    const asked = await enter({ "POST /api/people": { name: "Guest 1", settings: {} }, "POST /api/tables/t1/join": table() });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down: Steam" }));
    await settled();
    expect(asked.map(({ what }) => what)).toContain("POST /api/tables/t1/join");
    expect(router.path).toBe("/tables/t1");
  });

  it("says why if somebody else was quicker", async () => {
    be({});
    await enter({
      "GET /api/tables/mine?phase=running": { tables: [], next: null },
      "GET /api/tables/next": { tables: [] },
      "POST /api/tables/t1/join": new No("no-seat"),
    });
    await fireEvent.click(screen.getByRole("button", { name: "Sit down: Steam" }));
    await settled();
    expect(screen.getByRole("alert").textContent).toBe("This seat is no longer free.");
  });

  it("shows more when asked, after what is there", async () => {
    be(null);
    await enter({
      "GET /api/tables": { tables: [table()], next: "77" },
      "GET /api/tables?before=77": { tables: [table({ id: "t2" })], next: null },
    });
    await fireEvent.click(screen.getByRole("button", { name: "Show more" }));
    await settled();
    expect(screen.getAllByRole("listitem")).toHaveLength(2);
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("leads to the table that has waited longest, and back to a seat that a bot plays", async () => {
    be({ id: "ada" });
    const left = table({ id: "t3", phase: "running", yours: [0], seats: table().seats.map((seat) => ({ ...seat, kind: "person", person: "ada", bot: "random" })) });
    const asked = await enter({
      "GET /api/tables": { tables: [], next: null },
      "GET /api/tables/mine?phase=running": { tables: [left], next: null },
      "GET /api/tables/next": { tables: [table({ id: "t9" })] },
      "POST /api/tables/t3/join": left,
    });
    expect(screen.getByRole("link", { name: "Steam waits for you" }).getAttribute("href")).toBe("/tables/t9");
    await fireEvent.click(screen.getByRole("button", { name: "Take my seat back: Steam" }));
    await settled();
    expect(asked.at(-1)?.what).toBe("POST /api/tables/t3/join");
  });
});
