import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Unreachable } from "../../src/server/ask";
import type { Push, Scene } from "../../src/server/types";
import { Table } from "../../src/table/table.svelte";
import { serve, settled, table as info } from "../people/reception";

class Socket {
  static opened: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 1;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.opened.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
}

const scene = (seat: number): Scene => ({ table: info({ phase: "running", yours: [0, 1] }), seat, view: { actors: [1] }, words: {}, offer: null }) as unknown as Scene;
const drew = (seat: number): object => ({ seq: 1, at: 0, by: null, what: { kind: "moves", told: [{ number: 1, seat: -1, line: `for ${seat}` }] } });
const page = (seat: number): object => ({ events: [drew(seat)], after: 1, more: false });
const pushed = (seat: number): Push => ({ seq: 2, events: [{ ...drew(seat), seq: 2 }], scene: scene(seat) }) as unknown as Push;
const ANSWERS = {
  "GET /api/tables/t?": scene(0),
  "GET /api/tables/t?seat=0": scene(0),
  "GET /api/tables/t?seat=1": scene(1),
  "GET /api/tables/t/components?": {},
  "GET /api/tables/t/log?after=0&seat=0": page(0),
  "GET /api/tables/t/log?after=0&seat=1": page(1),
};

beforeEach(() => {
  Socket.opened = [];
  vi.stubGlobal("WebSocket", Socket);
});
afterEach(() => vi.unstubAllGlobals());

async function opened(): Promise<Table> {
  const table = new Table("t");
  await table.open();
  Socket.opened[0]?.onmessage?.({ data: JSON.stringify(pushed(0)) });
  return table;
}

it("seen as another seat, keeps nothing that the one before was told", async () => {
  serve(ANSWERS);
  const table = await opened();
  expect([table.events.length, table.news.length]).toEqual([2, 1]);
  await table.as(1);
  expect([table.seat, table.events, table.news]).toEqual([1, [drew(1)], []]);
});

it("seen as another seat, hears no more of what the one before is told", async () => {
  serve(ANSWERS);
  const table = await opened();
  const answer = fetch;
  vi.stubGlobal("fetch", async (path: string, how: RequestInit) => {
    if (path.endsWith("t?seat=0")) await settled();
    return answer(path, how);
  });
  const late = table.refresh();
  const hear = Socket.opened[0]?.onmessage;
  await table.as(1);
  await late;
  hear?.({ data: JSON.stringify(pushed(0)) });
  expect([table.seat, table.events]).toEqual([1, [drew(1)]]);
});

it("is seen as who was asked for last", async () => {
  serve(ANSWERS);
  const table = await opened();
  await Promise.all([table.as(1), table.as(0)]);
  await settled();
  expect([table.seat, table.events]).toEqual([0, [drew(0)]]);
});

it("tells when it cannot be seen as another seat, and stays as it was", async () => {
  serve({ ...ANSWERS, "GET /api/tables/t/log?after=0&seat=1": undefined as never });
  const table = await opened();
  await table.as(1);
  expect([table.seat, table.events.length]).toEqual([0, 2]);
  expect(table.problem).toBeInstanceOf(Unreachable);
});

it("tells when a note could not be kept", async () => {
  serve(ANSWERS);
  const table = await opened();
  expect(await table.write("coal first")).toBe(false);
  expect(table.problem).toBeInstanceOf(Unreachable);
});

it("says by which invitation one asks, whatever one asks", async () => {
  const asked = serve({
    "GET /api/tables/t?invitation=x": { ...scene(0), seat: null },
    "GET /api/tables/t/components?invitation=x": {},
    "GET /api/tables/t/log?after=0&invitation=x": page(0),
  });
  const table = new Table("t", "x");
  await table.open();
  await table.refresh();
  expect([asked.length, table.problem, Socket.opened.length]).toEqual([4, null, 1]);
});
