/** Requests: one way to ask the server, and one kind of failure. */
import type { Problem } from "./types";

/** Why a request was not carried out. */
export class Declined extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.detail);
  }
}

/** The server could not be reached; nothing is known of what became of the request. */
export class Unreachable extends Error {}

type Method = "GET" | "POST" | "PUT" | "DELETE";

let language = "en";

/** The language in which reasons are told from now on. */
export function speak(chosen: string): void {
  language = chosen;
}

/** The answer to a request; Declined if it was refused, Unreachable if nobody answered. */
export async function ask<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { "accept-language": language };
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    text = await response.text();
  } catch {
    throw new Unreachable(path);
  }
  if (!response.ok) throw new Declined(response.status, problem(response, text));
  return (text === "" ? undefined : JSON.parse(text)) as T;
}

export const get = <T>(path: string): Promise<T> => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}, signal?: AbortSignal): Promise<T> =>
  ask<T>("POST", path, body, signal);
export const put = <T>(path: string, body: unknown): Promise<T> => ask<T>("PUT", path, body);

function problem(response: Response, text: string): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (typeof found.code === "string") return { broken: [], ...found } as Problem;
  } catch {
    // Not every answer on the way is ours: a gateway may have written it.
  }
  return { code: String(response.status), detail: response.statusText, broken: [], entries: null, seq: null };
}

/** A key by which a decision sent twice is done once. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
