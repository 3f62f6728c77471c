import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Table } from "../../src/table/table.svelte";

const OPTION = { action: { kind: "pass" }, line: "pass", price: null, gains: null, hint: null };
const OFFER = { count: 1, complete: true, options: [OPTION], question: null, fields: { kind: ["pass"] }, words: {}, hinted: true };

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}

class Silent {
  static readonly CONNECTING = 0;
  readyState = 1;
  onmessage: unknown = null;
  onclose: unknown = null;
  close(): void {}
}

function scene(entries: number, offered: boolean): object {
  const seats = [0, 1].map((seat) => ({ seat, word: "red", kind: "person", name: "Ada", waiting: null, left: null }));
  const table = { id: "t", game: "toy", phase: "running", entries, seq: entries, seats, yours: [0], vote: null };
  return { table, seat: 0, view: { actors: [offered ? 0 : 1], frames: [] }, words: {}, offer: offered ? OFFER : null, free: 0, results: [] };
}

let sent: Sent[] = [];
let answers: (request: Sent) => object | Error;

beforeEach(() => {
  sent = [];
  vi.stubGlobal("WebSocket", Silent);
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    const request = { method, path: new URL(path, "http://here").pathname, body: body ? (JSON.parse(body) as Record<string, unknown>) : {} };
    sent.push(request);
    const answer = answers(request);
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => vi.unstubAllGlobals());

/** A table at which it is the turn of whoever looks, until they act. */
async function opened(): Promise<Table> {
  let acted = false;
  answers = ({ path }) => {
    if (path.endsWith("/actions")) acted = true;
    if (path.endsWith("/actions")) return { seq: 6, entries: 6 };
    if (path.endsWith("/log")) return { events: [], after: 0, more: false };
    if (path.endsWith("/offer")) return OFFER;
    if (path.endsWith("/t")) return scene(acted ? 6 : 5, !acted);
    return {};
  };
  const table = new Table("t");
  await table.open();
  await vi.waitFor(() => expect(table.choice.open).toBe(true));
  return table;
}

it("offers nothing any more once the decision is made", async () => {
  const table = await opened();
  await table.act(OPTION as never);
  expect([table.choice.open, table.myTurn, table.sending]).toEqual([false, false, null]);
});

it("does a decision once, however often it is clicked", async () => {
  const table = await opened();
  await Promise.all([table.act(OPTION as never), table.act(OPTION as never)]);
  expect(sent.filter(({ path }) => path.endsWith("/actions"))).toHaveLength(1);
});

it("sends again, with the same key, what nobody answered", async () => {
  const table = await opened();
  vi.useFakeTimers();
  const before = answers;
  answers = (request) => (request.path.endsWith("/actions") ? new TypeError("away") : before(request));
  await table.act(OPTION as never);
  answers = before;
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  const keys = sent.filter(({ path }) => path.endsWith("/actions")).map(({ body }) => body["key"]);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});
