import { beforeAll, expect, it } from "vitest";

import type { Event } from "../../src/server/types";
import { sentences } from "../../src/table/sentences";
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
