import { expect, it } from "vitest";

import { Camera } from "../../src/drawing/camera.svelte";

const WHOLE = { x: 0, y: 0, width: 100, height: 50 };

it("sees everything at first, and again when asked", () => {
  const camera = new Camera(() => WHOLE);
  expect(camera.box).toEqual(WHOLE);
  camera.zoom(2);
  camera.fit();
  expect(camera.box).toEqual(WHOLE);
});

it("comes closer to a point that stays where it is", () => {
  const camera = new Camera(() => WHOLE);
  camera.zoom(2, { x: 20, y: 10 });
  const { x, y, width, height } = camera.box;
  expect([width, height]).toEqual([50, 25]);
  expect([(20 - x) / width, (10 - y) / height]).toEqual([0.2, 0.2]);
});

it("never shows more than everything", () => {
  const camera = new Camera(() => WHOLE);
  camera.zoom(0.1);
  expect(camera.box.width).toBe(100);
});
