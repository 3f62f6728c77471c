import { beforeAll, expect, it } from "vitest";

import type { Event, TableInfo, Told } from "../../src/server/types";
import { newest, sentences } from "../../src/table/sentences";
import { text } from "../../src/text/catalogue.svelte";

const CATALOGUE = `
web-event-started = It began.
web-event-brought = { $count } entries before.
told = { $who } built.
`;
const told = (number: number, story: object | null = null): object => ({ number, seat: 0, action: { kind: "build" }, line: "build", story });
const event = (seq: number, what: object): Event => ({ seq, at: 0, what, by: null }) as unknown as Event;

beforeAll(() => text.use({ language: "en", files: { "some.ftl": CATALOGUE } }));

it("tells what happened, and in one line what a table was made from", () => {
  const events = [
    event(1, { kind: "moves", told: [told(1), told(2)] }),
    event(2, { kind: "started", commitment: "" }),
    event(3, { kind: "moves", told: [told(3, { id: "told", args: { who: "Ada" } })] }),
  ];
  const lines = sentences(events, null);
  expect(lines.map(({ said, number }) => [said, number])).toEqual([
    ["2 entries before.", 2],
    ["It began.", null],
    ["Ada built.", 3],
  ]);
});

it("tells the last thing that others did, and of chance and oneself nothing", () => {
  const by = (seat: number, who: string): Told => ({ ...told(1, { id: "told", args: { who } }), seat }) as Told;
  const info = { yours: [0], seats: [] } as unknown as TableInfo;
  expect(newest([by(1, "Bob"), by(2, "Eve"), by(0, "Ada"), by(-1, "Chance")], info)).toBe("Eve built.");
  expect(newest([by(0, "Ada"), by(-1, "Chance")], info)).toBe("");
});
