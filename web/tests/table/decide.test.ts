import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";

import type { Offer, Option, Preview, TableInfo } from "../../src/server/types";
import { actionOf, agrees, Choice, type Given } from "../../src/table/choice.svelte";
import Decide from "../../src/table/Decide.svelte";
import type { Deciding } from "../../src/table/deciding";

const OPTIONS = [3, 4].map(
  (spot) => ({ action: { kind: "lay", spot }, line: `lay ${spot}`, price: null, gains: null, hint: null }) as unknown as Option,
);

const offer = (given: Given): Offer => {
  const options = OPTIONS.filter((one) => agrees(actionOf(one), given));
  return { count: options.length, complete: true, options, question: null, fields: {}, words: {}, hinted: true };
};

/** A table at which one of two spots is chosen, and all that was done there. */
async function deciding(foreseen: Partial<Preview> = {}): Promise<{ table: Deciding; done: Option[] }> {
  const choice = new Choice({
    narrow: (given) => Promise.resolve(offer(given)),
    preview: () => Promise.resolve({ sums: [], story: null, next: null, chances: [], final: null, ...foreseen } as unknown as Preview),
    whyNot: () => Promise.reject(new Error("nobody asks")),
  });
  await choice.begin(offer({}), false);
  const done: Option[] = [];
  const act = (option: Option): Promise<void> => Promise.resolve(void done.push(option));
  const info = { game: "toy", seats: [], yours: [0] } as unknown as TableInfo;
  return { table: { choice, info, words: {}, seat: 0, sending: null, imagined: false, problem: null, act }, done };
}

/** The buttons that answer the question. */
const answers = (container: HTMLElement): HTMLElement[] => [...container.querySelectorAll<HTMLElement>("fieldset button")];

test("an answer that leads to one action is done at once", async () => {
  const { table, done } = await deciding();
  answers(render(Decide, { table, seen: [] }).container)[1]?.click();
  expect(done).toEqual([OPTIONS[1]]);
});

test("an answer that is seen on the board is only chosen, to be looked at first", async () => {
  const { table, done } = await deciding();
  answers(render(Decide, { table, seen: ["spot"] }).container)[1]?.click();
  await vi.waitFor(() => expect(table.choice.chosen).toEqual(OPTIONS[1]));
  expect(done).toEqual([]);
});

test.each([
  [true, "web-confirm-final"],
  [false, "web-confirm"],
  [null, "web-confirm"],
])("the button tells whether it is final as the server says: %s", async (final, said) => {
  const { table } = await deciding({ final, next: [final ? 0 : 1] });
  const { container } = render(Decide, { table, seen: [] });
  table.choice.choose(OPTIONS[0] as Option);
  await vi.waitFor(() => expect(table.choice.preview).not.toBeNull());
  await vi.waitFor(() => expect(container.querySelector(".primary")?.textContent?.trim()).toBe(said));
});
