import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import { Declined } from "../../src/server/ask";
import type { Offer, Option, Preview, Problem } from "../../src/server/types";
import { actionOf, agrees, Choice, type Given } from "../../src/table/choice.svelte";
import Hint from "../../src/table/Hint.svelte";
import type { Table } from "../../src/table/table.svelte";

const OPTIONS = [3, 4, 5].map(
  (spot) => ({ action: { kind: "lay", spot }, line: `lay ${spot}`, price: null, gains: null, hint: null }) as unknown as Option,
);

const offer = (given: Given): Offer => {
  const options = OPTIONS.filter((one) => agrees(actionOf(one), given));
  return { count: options.length, complete: true, options, question: null, fields: {}, words: {}, hinted: true };
};

const best = [4, 3].map((spot, at) => ({ option: { ...OPTIONS[spot - 3], line: `lay ${spot}` } as Option, share: 60 - 20 * at, tried: 9 - at }));

/** A table where somebody decides, with what a bot would say. */
async function deciding(hints: () => Promise<unknown>, advice = true): Promise<{ table: Table; act: ReturnType<typeof vi.fn> }> {
  const choice = new Choice({
    narrow: (given) => Promise.resolve(offer(given)),
    preview: () => Promise.resolve({ sums: [], story: null, next: null, chances: [], final: null } as unknown as Preview),
    whyNot: () => Promise.reject(new Error("nobody asks")),
  });
  await choice.begin(offer({}), false);
  const act = vi.fn();
  const info = { game: "toy", seats: [], yours: [0], entries: 7 };
  return { table: { choice, info, words: {}, seat: 0, sending: null, scene: { advice }, hints, act } as unknown as Table, act };
}

const buttons = (container: HTMLElement): HTMLButtonElement[] => [...container.querySelectorAll("button")];

test("there are no hints where nobody may have them", async () => {
  const { table } = await deciding(() => Promise.reject(new Error("nobody asks")), false);
  expect(buttons(render(Hint, { table }).container)).toEqual([]);
});

test("the best options are told, drawn when they are pointed at, and chosen but not done", async () => {
  const { table, act } = await deciding(() => Promise.resolve({ entries: 7, options: best }));
  const { container } = render(Hint, { table });
  buttons(container)[0]?.click();
  await vi.waitFor(() => expect(buttons(container)).toHaveLength(2));
  expect(buttons(container).map((one) => one.querySelector("b")?.textContent)).toEqual(["60%", "40%"]);
  for (const [points, leaves] of [["focus", "blur"], ["pointerenter", "pointerleave"]] as const) {
    buttons(container)[1]?.dispatchEvent(new Event(points));
    expect(table.choice.shown?.line).toBe("lay 3");
    buttons(container)[1]?.dispatchEvent(new Event(leaves));
    expect(table.choice.shown).toBeNull();
  }
  buttons(container)[0]?.click();
  await vi.waitFor(() => expect(table.choice.chosen?.line).toBe("lay 4"));
  expect(act).not.toHaveBeenCalled();
});

test("why there is no hint is told, and it can be asked again", async () => {
  const problem = { code: "no-advice", detail: "the bots have no advice now", broken: [] } as unknown as Problem;
  const { table } = await deciding(() => Promise.reject(new Declined(409, problem)));
  const { container } = render(Hint, { table });
  buttons(container)[0]?.click();
  await vi.waitFor(() => expect(container.querySelector("[role=alert]")?.textContent).toBe("the bots have no advice now"));
  expect(buttons(container)[0]?.disabled).toBe(false);
});
