import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { Planner } from "../../src/plan/planner.svelte";
import type { Option, Told } from "../../src/server/types";
import { Table } from "../../src/table/table.svelte";

interface Line {
  readonly actions: readonly string[];
  readonly seed: number;
  readonly narrow?: object;
  readonly why_not?: object;
}

const PASS = { action: { kind: "pass" }, line: "pass", price: null, gains: null, hint: null } as unknown as Option;
const OFFER = { count: 1, complete: true, options: [PASS], question: null, fields: { kind: ["pass"] }, words: {}, hinted: true };
const told = (number: number, seat: number, line: string): Told => ({ number, seat, line, action: {}, odds: null, secret: false, story: null });

let asked: Line[] = [];

/** A server that finds every step legal. */
function answer(line: Line): object {
  const verdict = { action: {}, line: "", legal: true, broken: [], price: null };
  return {
    steps: line.actions.map((one, at) => ({ assumed: [], verdict, told: told(at + 1, 0, one), sums: { points: at } })),
    assumed: [],
    stopped: null,
    seat: 0,
    actors: [0],
    sums: { points: line.actions.length },
    view: {},
    words: {},
    offer: OFFER,
    preview: null,
    verdict: null,
  };
}

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const line = JSON.parse(body) as Line;
    asked.push(line);
    return new Response(JSON.stringify(answer(line)));
  });
});
afterEach(() => vi.unstubAllGlobals());

async function planning(): Promise<Planner> {
  const planner = new Planner(new Table("t"));
  planner.sit(0);
  await planner.show(0);
  return planner;
}

describe("a plan", () => {
  test("is kept no longer than its game", async () => {
    const planner = await planning();
    await planner.act(PASS);
    expect(localStorage).toHaveLength(1);
    planner.end();
    expect(localStorage).toHaveLength(0);
  });

  test("grows by what is chosen, and shrinks from its end", async () => {
    const planner = await planning();
    await planner.act(PASS);
    await planner.act(PASS);
    expect(planner.plan?.steps).toHaveLength(2);
    await planner.back();
    expect(planner.sketch.steps).toEqual(["pass"]);
    expect(asked.at(-1)).toMatchObject({ actions: ["pass"], seat: 0, seed: 0 });
  });

  test("is there again when the table is opened anew", async () => {
    await (await planning()).act(PASS);
    expect((await planning()).sketch.steps).toEqual(["pass"]);
  });

  test("can be tried with other luck", async () => {
    const planner = await planning();
    await planner.act(PASS);
    await planner.otherLuck();
    expect(asked.at(-1)).toMatchObject({ actions: ["pass"], seed: 1 });
  });

  test("stands beside others, each with its own steps", async () => {
    const planner = await planning();
    await planner.act(PASS);
    await planner.another();
    expect([planner.at, planner.sketch.steps]).toEqual([1, []]);
    await planner.drop();
    expect([planner.at, planner.sketch.steps]).toEqual([0, ["pass"]]);
  });

  test("loses the steps that its seat carries out", async () => {
    const planner = await planning();
    await planner.act(PASS);
    planner.follow([told(7, 1, "pass")]);
    expect(planner.sketch.steps).toEqual(["pass"]);
    planner.follow([told(8, 0, "pass")]);
    expect(planner.sketch.steps).toEqual([]);
  });

  test("answers where nothing can be decided that it cannot be", async () => {
    expect((await (await planning()).whyNot({ kind: "bid" })).legal).toBe(false);
  });

  test("belongs to its seat", async () => {
    const planner = await planning();
    await planner.act(PASS);
    planner.sit(1);
    expect([planner.open, planner.sketch.steps]).toEqual([false, []]);
  });
});
