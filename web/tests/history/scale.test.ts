import { describe, expect, test } from "vitest";

import { indexAt, path, scaled } from "../../src/history/scale";

const BOX = { left: 0, top: 0, right: 100, bottom: 50 };

describe("a scale", () => {
  test("has room for all values, with round marks between them", () => {
    expect(scaled(10, [3, 17], BOX).marks).toEqual([0, 5, 10, 15, 20]);
    expect(scaled(10, [-7, 12], BOX).marks).toEqual([-10, -5, 0, 5, 10, 15]);
    expect(scaled(10, [0, 345], BOX).marks).toEqual([0, 100, 200, 300, 400]);
  });

  test("stands on nothing where there is nothing", () => {
    expect(scaled(0, [], BOX).marks).toEqual([0, 1]);
    expect(scaled(0, [], BOX).x(0)).toBe(0);
  });

  test("leads from the least below to the greatest above", () => {
    const { x, y } = scaled(10, [20], BOX);
    expect([x(0), x(5), x(10)]).toEqual([0, 50, 100]);
    expect([y(0), y(10), y(20)]).toEqual([50, 25, 0]);
  });
});

describe("a line", () => {
  const scale = scaled(10, [20], BOX);

  test("goes on as it is until something changes, and to the end", () => {
    expect(path([0, 2, 4, 10], [10, 10, 20, 20], scale)).toBe("M0 25H40V0H100");
  });

  test("of one moment is a point", () => {
    expect(path([0], [20], scale)).toBe("M0 0");
  });
});

test("what was taken back counts nothing: the last that stands is told", () => {
  expect([0, 1, 2, 3, 9].map((moment) => indexAt([0, 1, 4], moment))).toEqual([0, 1, 1, 1, 2]);
});
