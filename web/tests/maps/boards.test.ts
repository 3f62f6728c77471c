import { afterEach, describe, expect, test, vi } from "vitest";

import { lay, planOf, plans } from "../../src/maps/boards";
import { Declined } from "../../src/server/ask";
import type { GameInfo } from "../../src/server/types";

const option = (name: string, values: string[], file = false) => ({
  name, values, file, default: values[0] ?? "", number: "", rule: "", title: "",
});
const game = (name: string, ...options: GameInfo["options"]): GameInfo => ({
  name, title: name, ruleset: 1, least: 2, most: 5, options, bots: [],
});
const STEAM = game("steam", option("game", ["base"]), option("map", ["northeast", "ruhr"], true));

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const declined = (detail: string) => answer(400, { code: "bad-request", detail, broken: [], entries: null, seq: null });

/** A server that answers for each number of players; how it was asked is told. */
function server(answers: (players: number) => Response): number[] {
  const asked: number[] = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { players } = JSON.parse(body) as { players: number };
    asked.push(players);
    return Promise.resolve(answers(players));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe("the boards of a game", () => {
  test("a game with maps from files has a board for each map", () => {
    expect(plans(STEAM).map(({ id, options }) => [id, options])).toEqual([
      ["northeast", { map: "northeast" }],
      ["ruhr", { map: "ruhr" }],
    ]);
    expect(planOf(STEAM, "id = 1")?.options).toEqual({ map: "id = 1" });
  });

  test("a game without has one board, and takes no file", () => {
    const other = game("volldampf", option("money", ["open", "hidden"]));
    expect(plans(other).map(({ id, options }) => [id, options])).toEqual([["board", {}]]);
    expect(planOf(other, "id = 1")).toBeNull();
  });
});

describe("laying a board", () => {
  test("it is laid for three, or as near to that as the map allows", async () => {
    const opening = { components: {}, view: {}, words: { seat: ["red", "blue", "green", "black", "white"] } };
    const asked = server((players) => (players < 5 ? declined(`for 5, not ${players}`) : answer(200, opening)));
    const laid = await lay(planOf(STEAM, "a map")!);
    expect(asked).toEqual([3, 2, 4, 5]);
    expect(laid.players).toBe(5);
    expect(laid.look.seats.map(({ word }) => word)).toEqual(opening.words.seat);
  });

  test("a fault that has nothing to do with numbers is told after the second time", async () => {
    const asked = server(() => declined("not TOML"));
    await expect(lay(planOf(STEAM, "no map")!)).rejects.toThrowError(Declined);
    expect(asked).toEqual([3, 2]);
  });
});
