import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { announce, announcer } from "../../src/table/attention.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads the same words again when they are said again", () => {
  for (let times = 0; times < 2; times += 1) {
    announce("It is your turn.");
    expect(announcer.said).toBe("");
    vi.runAllTimers();
    expect(announcer.said).toBe("It is your turn.");
  }
});

it("reads what was said last", () => {
  announce("Wait.");
  announce("It is your turn.");
  vi.runAllTimers();
  expect(announcer.said).toBe("It is your turn.");
});
