import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Film, type Reel } from "../../src/history/film.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function reel(number: number, last: number, seats: readonly number[] = []): Reel & { number: number } {
  return {
    number,
    last,
    get told() {
      const seat = seats[this.number - 1];
      return seat === undefined ? null : { seat };
    },
    async go(to: number) {
      this.number = to;
    },
  };
}

test("a film shows one entry after another and stops at the last", async () => {
  const shown = reel(1, 3);
  const film = new Film(shown);
  film.start();
  await vi.advanceTimersByTimeAsync(1400);
  expect(shown.number).toBe(2);
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown.number, film.runs]).toEqual([3, false]);
});

test("what chance brings passes faster", async () => {
  const shown = reel(1, 3, [-1, 0]);
  new Film(shown).start();
  await vi.advanceTimersByTimeAsync(600);
  expect(shown.number).toBe(2);
  await vi.advanceTimersByTimeAsync(600);
  expect(shown.number).toBe(2);
});

test("a film can be stopped, and begins anew at the end", async () => {
  const shown = reel(3, 3);
  const film = new Film(shown);
  await film.toggle();
  expect([shown.number, film.runs]).toEqual([0, true]);
  await film.toggle();
  await vi.advanceTimersByTimeAsync(5000);
  expect([shown.number, film.runs]).toEqual([0, false]);
});
