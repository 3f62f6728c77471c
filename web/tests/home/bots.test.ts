import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { playNow } from "../../src/home/begin";
import NewTable from "../../src/screens/NewTable.svelte";
import type { GameInfo } from "../../src/server/types";
import { type Asked, be, serve, settled, speak } from "../people/reception";

const LEVELS = ["cleaner", "fireman", "driver", "inspector", "superintendent"];
const BOTS = [
  { name: "random", level: null, seconds: null, offered: false },
  ...LEVELS.map((name, at) => ({ name, level: at + 1, seconds: [0.001, 0.01, 0.2, 1.6, 4.1][at] ?? null, offered: true })),
  { name: "mine", level: null, seconds: null, offered: true },
];
const GAME: GameInfo = { name: "volldampf", title: "Volldampf", ruleset: 1, least: 2, most: 6, options: [], bots: BOTS };
const MADE = { table: { id: "t1" }, invitations: {} };

beforeEach(() => {
  speak();
  be({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function enter(): Promise<Asked[]> {
  const asked = serve({ "GET /api/games": { games: [GAME] }, "POST /api/tables": MADE });
  render(NewTable, { game: "volldampf" });
  await settled();
  return asked;
}

function seat(number: number): ReturnType<typeof within> {
  const found = screen.getAllByRole("listitem")[number - 1];
  if (!found) throw new Error(`there is no seat ${number}`);
  return within(found);
}

describe("whom one plays against", () => {
  it("is the driver, if one wants to play now", async () => {
    const asked = serve({ "POST /api/tables": MADE });
    await playNow(GAME);
    expect(asked.at(-1)?.sent).toMatchObject({ seats: [{ kind: "me" }, { bot: "driver" }, { bot: "driver" }] });
  });

  it("is offered by level, and programs after that, but nothing that is for programs alone", async () => {
    await enter();
    const names = within(seat(2).getByLabelText("Which bot")).getAllByRole("option").map(({ textContent }) => textContent);
    expect(names).toEqual(["Cleaner", "Fireman", "Driver", "Inspector", "Superintendent", "mine"]);
  });

  it("is told of in a line: how it plays, and how long it thinks", async () => {
    await enter();
    const choice = seat(2).getByLabelText("Which bot");
    seat(2).getByText("plays soundly: a fair opponent · decides at once");
    await fireEvent.change(choice, { target: { value: "superintendent" } });
    seat(2).getByText(/thinks hardest of all · thinks for about .*4.* s/);
    await fireEvent.change(choice, { target: { value: "mine" } });
    seat(2).getByText("a program of this server's");
  });

  it("is what is chosen for each seat, and for who is gone", async () => {
    const asked = await enter();
    await fireEvent.change(seat(3).getByLabelText("Which bot"), { target: { value: "cleaner" } });
    await fireEvent.change(screen.getByLabelText("Who plays on"), { target: { value: "inspector" } });
    await fireEvent.click(screen.getByRole("button", { name: "Make the table" }));
    await settled();
    expect(asked.at(-1)?.sent).toMatchObject({
      seats: [{ kind: "me", bot: null }, { bot: "driver" }, { bot: "cleaner" }],
      terms: { stand_in: "inspector" },
    });
  });
});
