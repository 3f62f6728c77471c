/** A server that answers as a test says, and people who ask it. */
import { readdirSync, readFileSync } from "node:fs";
import { tick } from "svelte";
import { vi } from "vitest";

import { person } from "../../src/person.svelte";
import type { Me, TableInfo } from "../../src/server/types";
import { text } from "../../src/text/catalogue.svelte";

export interface Asked {
  readonly what: string;
  readonly sent: unknown;
}

type Answer = object | null | ((sent: never) => object | null);

const MESSAGES = "../src/footplate/messages";

/** Speak from the real catalogues. */
export function speak(language = "en"): void {
  const folder = `${MESSAGES}/${language}`;
  text.use({ language, files: Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf-8")])) });
}

/** A refusal, as the server sends it. */
export class No {
  constructor(
    readonly code: string,
    readonly detail = "no",
  ) {}
}

/** Answer requests, each named as in "POST /api/people"; what was asked is told. */
export function serve(answers: Readonly<Record<string, Answer>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body?: string }) => {
    const what = `${method} ${path}`;
    const sent: unknown = body === undefined ? undefined : JSON.parse(body);
    asked.push({ what, sent });
    const found = answers[what];
    const answer = typeof found === "function" ? found(sent as never) : found;
    if (answer === undefined) return Promise.reject(new TypeError(`nobody answers ${what}`));
    if (answer instanceof No) return Promise.resolve(new Response(JSON.stringify(answer), { status: 409 }));
    return Promise.resolve(answer === null ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answer)));
  });
  return asked;
}

/** Be somebody, without asking anybody. */
export function be(known: Partial<Me> | null): Me | null {
  person.me = known && {
    id: "ada",
    name: "Ada",
    guest: false,
    since: 0,
    settings: { leaderboard: false, language: "", notices: { email: false, webhook: null, patience: 600 } },
    email: null,
    password: true,
    passkeys: [],
    ...known,
  };
  return person.me;
}

/** A table that waits for somebody. */
export function table(change: Partial<TableInfo> = {}): TableInfo {
  const seat = { person: null, name: "", guest: false, bot: null, waiting: null, left: null, flag: null, online: false };
  return {
    id: "t1",
    game: "steam",
    title: "Steam",
    ruleset: 1,
    options: {},
    terms: { public: true, clock: { kind: "slow", deadline: 86400 } },
    phase: "waiting",
    host: "bob",
    created: 0,
    changed: 0,
    at: 0,
    seq: 1,
    entries: 0,
    seats: [
      { ...seat, seat: 0, word: "red", kind: "person", person: "bob", name: "Bob" },
      { ...seat, seat: 1, word: "blue", kind: "open" },
    ],
    yours: [],
    ...change,
  } as TableInfo;
}

/** Everything that was asked has been answered, and is shown. */
export async function settled(): Promise<void> {
  for (let times = 0; times < 3; times += 1) {
    await new Promise((done) => setTimeout(done));
    await tick();
  }
}
