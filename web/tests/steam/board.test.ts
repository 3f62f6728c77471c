import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";

import Aside from "../../src/games/steam/Aside.svelte";
import Board from "../../src/games/steam/Board.svelte";
import Mat from "../../src/games/steam/Mat.svelte";
import { deciding, look, speakEnglish } from "./moments";

beforeAll(speakEnglish);

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await tick();
};

const click = async (container: HTMLElement, where: string): Promise<void> => {
  container.querySelector(where)!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settle();
};

describe("the map while track is built", () => {
  test("a hex is chosen where it is clicked, and then the tiles that fit are at hand", async () => {
    const { choice } = await deciding("build");
    const { container } = render(Board, { look: look("build"), choice });
    await click(container, '.hit[data-hex="4"]');
    expect(choice.given).toEqual({ hex: 4 });
    expect(container.querySelectorAll(".palette .piece")).toHaveLength(3);
  });

  test("a tile can be chosen first, and lies on the hex clicked after it", async () => {
    const { choice } = await deciding("build");
    const { container } = render(Board, { look: look("build"), choice });
    await click(container, '.palette [aria-label="straight (21)"]');
    expect(choice.given).toEqual({ tile: 0 });
    await click(container, '.hit[data-hex="5"]');
    expect(choice.chosen?.action).toEqual({ kind: "lay-track", hex: 5, tile: 0, rotation: 1 });
    expect(container.querySelector(".ghost")?.textContent).toContain("$2");
  });

  test("clicking the ghost turns it, from the last way back to the first", async () => {
    const { choice } = await deciding("build");
    const { container } = render(Board, { look: look("build"), choice });
    await click(container, '.hit[data-hex="1"]');
    const turns: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await click(container, '.hit[data-hex="1"]');
      turns.push((choice.chosen?.action as unknown as { rotation: number }).rotation);
    }
    expect(turns).toEqual([2, 3, 2]);
    expect(choice.given).toEqual({ hex: 1 });
  });

  test("a hex where nothing can be built answers why not", async () => {
    const { choice, asked } = await deciding("build");
    const { container } = render(Board, { look: look("build"), choice });
    await click(container, '.hit[data-hex="39"]');
    expect(asked).toEqual([{ hex: 39 }]);
  });

  test("who looks on touches nothing", async () => {
    const { choice, asked } = await deciding("build");
    const { container } = render(Board, { look: { ...look("build"), seat: null }, choice });
    await click(container, '.hit[data-hex="39"]');
    expect(asked).toEqual([]);
  });
});

describe("the map while goods are moved", () => {
  test("a cube is chosen, its way is drawn, and its destination says what it brings", async () => {
    const { choice } = await deciding("move");
    const { container } = render(Board, { look: look("move"), choice });
    await click(container, '[data-hex="30"][data-colour="0"]');
    expect(choice.given).toEqual({ kind: "move-cube", hex: 30, colour: 0 });
    expect(container.querySelectorAll(".leg")).toHaveLength(3);
    expect(container.querySelector(".end")?.textContent).toBe("O+2G+1");
  });

  test("clicking the destination keeps the delivery chosen", async () => {
    const { choice } = await deciding("move");
    const { container } = render(Board, { look: look("move"), choice });
    await click(container, '[data-hex="30"][data-colour="0"]');
    const before = choice.chosen;
    await click(container, '.hit[data-hex="9"]');
    expect(choice.chosen).toEqual(before);
  });
});

test("mats and what lies beside the map speak of everybody", async () => {
  const { choice } = await deciding("move");
  const mat = render(Mat, { look: look("move"), choice, owner: 0 });
  expect(mat.container.textContent).toContain("orange");
  const aside = render(Aside, { look: look("move"), choice });
  expect(aside.container.querySelectorAll(".tile")).not.toHaveLength(0);
  expect(aside.container.textContent).not.toMatch(/draw-steam/);
});
