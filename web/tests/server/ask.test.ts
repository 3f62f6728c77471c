import { afterEach, expect, it, vi } from "vitest";

import { Declined, get, Unreachable } from "../../src/server/ask";

afterEach(() => vi.unstubAllGlobals());

const answering = (body: BodyInit, status = 200): void => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));
};

/** An answer whose line breaks before its end. */
const broken = (): ReadableStream =>
  new ReadableStream({
    start: (line) => {
      line.enqueue(new TextEncoder().encode('{"entries":'));
      line.error(new TypeError("network error"));
    },
  });

it.each([200, 409])("nobody is reached whose answer breaks off, whatever its status: %i", async (status) => {
  answering(broken(), status);
  await expect(get("/api/tables/t")).rejects.toBeInstanceOf(Unreachable);
});

it("a refusal that came whole is one", async () => {
  answering('{"code": "late", "detail": "too late"}', 409);
  await expect(get("/api/tables/t")).rejects.toBeInstanceOf(Declined);
});
