import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Live, type Line } from "../../src/server/live";
import type { Push } from "../../src/server/types";

class Socket {
  static opened: Socket[] = [];
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.opened.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
}

function listening(): { lines: Line[]; pushes: Push[]; live: Live } {
  const lines: Line[] = [];
  const pushes: Push[] = [];
  const live = new Live(
    { table: "t", seat: 1 },
    { push: (push) => pushes.push(push), waiting: () => undefined, line: (line) => lines.push(line) },
  );
  return { lines, pushes, live };
}

beforeEach(() => {
  Socket.opened = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("comes back by itself, after what it has heard", () => {
  const { lines, pushes } = listening();
  Socket.opened[0]?.onmessage?.({ data: '{"seq": 7, "events": [], "scene": {}}' });
  Socket.opened[0]?.onclose?.({ code: 1006 });
  vi.advanceTimersByTime(1000);
  expect(Socket.opened.map(({ url }) => new URL(url).search)).toEqual(["?table=t&seat=1", "?table=t&seat=1&after=7"]);
  expect([lines, pushes.length]).toEqual([["live", "lost"], 1]);
});

it("stays away where asking again would not help", () => {
  const { lines } = listening();
  Socket.opened[0]?.onclose?.({ code: 4404 });
  vi.advanceTimersByTime(60_000);
  expect([lines, Socket.opened.length]).toEqual([["gone"], 1]);
});

it("waits longer each time, and hangs up for good when it is closed", () => {
  const { live } = listening();
  for (let at = 0; at < 3; at++) {
    Socket.opened.at(-1)?.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(400 * 2 ** at);
  }
  expect(Socket.opened.length).toBe(4);
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.opened.length).toBe(4);
});

it("hangs up only once somebody has answered", () => {
  const { live, lines } = listening();
  const [socket] = Socket.opened as [Socket];
  socket.readyState = Socket.CONNECTING;
  live.close();
  expect(socket.readyState).toBe(Socket.CONNECTING);
  socket.onopen?.();
  expect([socket.readyState, socket.onmessage, lines]).toEqual([3, null, []]);
});
