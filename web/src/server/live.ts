/** Live: the socket on which a table tells what happens; it comes back by itself. */
import type { Push } from "./types";

export type Line = "joining" | "live" | "lost" | "gone";

export interface Listener {
  /** What happened since the last push, and how things stand. */
  push(push: Push): void;
  /** The tables where the person is awaited. */
  waiting(tables: readonly string[]): void;
  /** How the line is. */
  line(line: Line): void;
}

export interface Place {
  readonly table: string;
  readonly seat: number | null;
  readonly invitation?: string | undefined;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const FINAL = [4400, 4401, 4404]; // asking again would not help

/** Opens the socket of a place at a table, and opens it again until it is closed. */
export class Live {
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #after = -1;
  #closed = false;

  constructor(
    readonly place: Place,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener("online", this.#again);
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#again);
    clearTimeout(this.#timer);
    if (this.#socket) hangUp(this.#socket);
  }

  #again = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };

  #open(): void {
    const query = new URLSearchParams({ table: this.place.table });
    if (this.place.seat !== null) query.set("seat", String(this.place.seat));
    if (this.#after >= 0) query.set("after", String(this.#after));
    if (this.place.invitation) query.set("invitation", this.place.invitation);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/live?${query}`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#heard(JSON.parse(String(data)) as Push | { waiting: readonly string[] });
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #heard(message: Push | { waiting: readonly string[] }): void {
    if (this.#closed) return;
    this.#wait = FIRST_WAIT;
    this.listener.line("live");
    if ("waiting" in message) return this.listener.waiting(message.waiting);
    this.#after = message.seq;
    this.listener.push(message);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return;
    if (FINAL.includes(code)) return this.listener.line("gone");
    this.listener.line("lost");
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

function hangUp(socket: WebSocket): void {
  socket.onmessage = null;
  // A browser warns of a socket that is closed before it is open.
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket.close();
}
