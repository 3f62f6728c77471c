import { describe, expect, it, vi } from "vitest";

import type { Offer, Option, Preview, Verdict } from "../../src/server/types";
import { agrees, Choice, fieldsOf, type Adviser, type Given } from "../../src/table/choice.svelte";

const option = (action: object): Option =>
  ({ action, line: JSON.stringify(action), price: null, gains: null, hint: null }) as unknown as Option;

const LAYS = [
  { kind: "lay-track", hex: 1, tile: 4, rotation: 0 },
  { kind: "lay-track", hex: 1, tile: 4, rotation: 2 },
  { kind: "lay-track", hex: 1, tile: 5, rotation: 1 },
  { kind: "lay-track", hex: 2, tile: 5, rotation: 3 },
  { kind: "finish-building" },
].map(option);

const offer = (options: Option[], complete = true, hinted = false): Offer => ({
  count: options.length,
  complete,
  options: complete ? options : [],
  question: null,
  fields: {},
  words: { hex: "hex" },
  hinted,
});

/** An adviser who knows all options, as the server does. */
function adviser(all: Option[], hinted = false): Adviser & { asked: Given[] } {
  const asked: Given[] = [];
  return {
    asked,
    narrow: (given) => {
      asked.push(given);
      const left = all.filter((one) => agrees(one.action as never, given));
      return left.length > 0
        ? Promise.resolve({ ...offer(left, true, hinted), fields: fieldsOf(left.map((one) => one.action as never)) })
        : Promise.reject(new Error("nothing"));
    },
    preview: () => Promise.resolve({ sums: [], chances: [] } as unknown as Preview),
    whyNot: (given) => Promise.resolve({ line: JSON.stringify(given), legal: false, broken: [] } as unknown as Verdict),
  };
}

async function begun(all = LAYS, complete = true, hinted = false): Promise<{ choice: Choice; asked: Given[] }> {
  const advice = adviser(all, hinted);
  const choice = new Choice(advice);
  await choice.begin(offer(all, complete), false);
  return { choice, asked: advice.asked };
}

describe("a choice in the making", () => {
  it("lights up what can be answered, in any order", async () => {
    const { choice } = await begun();
    expect([choice.can("hex", 1), choice.can("tile", 5), choice.can("hex", 3)]).toEqual([true, true, false]);
    await choice.pick({ tile: 5 });
    expect([choice.can("hex", 1), choice.can("hex", 2), choice.can("rotation", 0)]).toEqual([true, true, false]);
  });

  it("is made as soon as one option is left", async () => {
    const { choice } = await begun();
    await choice.pick({ hex: 2 });
    expect(choice.chosen?.action).toEqual({ kind: "lay-track", hex: 2, tile: 5, rotation: 3 });
  });

  it("takes another answer in place of one given before", async () => {
    const { choice } = await begun();
    await choice.pick({ hex: 1 });
    await choice.touch({ hex: 2 });
    expect(choice.given).toEqual({ hex: 2 });
  });

  it("gives up answers that do not go with a new one", async () => {
    const { choice } = await begun();
    await choice.pick({ hex: 1 });
    await choice.pick({ rotation: 3 });
    expect(choice.chosen?.action).toMatchObject({ hex: 2, rotation: 3 });
  });

  it("takes an answer back when it is touched again", async () => {
    const { choice } = await begun();
    await choice.touch({ hex: 1 });
    await choice.touch({ hex: 1 });
    expect(choice.given).toEqual({});
    expect(choice.left.count).toBe(LAYS.length);
  });

  it("asks why not where nothing is lit", async () => {
    const { choice } = await begun();
    await choice.touch({ hex: 9 });
    expect(choice.refusal?.legal).toBe(false);
    expect(choice.given).toEqual({});
  });

  it("asks the server where there are too many options to have them all here", async () => {
    const { choice, asked } = await begun(LAYS, false);
    await choice.pick({ hex: 1 });
    expect(asked).toContainEqual({});
    expect(choice.left.count).toBe(3);
  });

  it("asks for hints until they were tried, also where there are none", async () => {
    const without = await begun();
    await without.choice.pick({ hex: 1 });
    expect(without.asked).toEqual([{}, { hex: 1 }]);
    const tried = await begun(LAYS, true, true);
    await tried.choice.pick({ hex: 1 });
    expect(tried.asked).toEqual([{}]);
    expect(tried.choice.left.count).toBe(3);
  });

  it("keeps what was chosen when the connection came back to the same decision", async () => {
    const { choice } = await begun();
    await choice.pick({ hex: 1 });
    await choice.begin(offer(LAYS), true);
    await vi.waitFor(() => expect(choice.given).toEqual({ hex: 1 }));
  });

  it("is forgotten when there is nothing to decide any more", async () => {
    const { choice } = await begun();
    await choice.pick({ hex: 1 });
    await choice.begin(null, true);
    expect([choice.open, choice.given]).toEqual([false, {}]);
  });

  it("finds an answer in a list", () => {
    expect(agrees({ kind: "take-route", route: [3, 4] }, { route: 4 })).toBe(true);
    expect(agrees({ kind: "take-route", route: [3, 4] }, { route: 5 })).toBe(false);
  });
});
