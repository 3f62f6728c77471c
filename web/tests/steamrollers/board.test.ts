import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import drawing from "../../src/games/steamrollers";
import type { Table } from "../../src/games/steamrollers/position";
import type { Choice } from "../../src/table/choice.svelte";
import { alone, choosing, lookAt, speak, two } from "./sample";

beforeAll(speak);
afterEach(cleanup);

const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  await tick();
};
const board = (look: Table, choice: Choice): HTMLElement => render(drawing.Board, { look, choice }).container;
const click = async (element: Element | null | undefined): Promise<void> => {
  expect(element).toBeTruthy();
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await settled();
};

describe("the board", () => {
  it("answers with the hex that is clicked, then goes from track to track", async () => {
    const { choice } = await choosing(two);
    const container = board(lookAt(two), choice);
    const hex = Number(choice.fields["hex"]?.[0]);
    await click(container.querySelector(`[data-spot="${hex}"]`));
    expect(choice.given).toEqual({ kind: "draw-track", hex });
    await click(container.querySelector(`[data-spot="${hex}"]`));
    const first = choice.given["track"];
    await click(container.querySelector(`[data-spot="${hex}"]`));
    expect(choice.given["hex"]).toBe(hex);
    expect(choice.given["track"]).not.toBe(first);
    expect(container.querySelector(".ghost")).toBeInstanceOf(SVGElement);
  });

  it("offers the tracks for the hex that is chosen", async () => {
    const { choice } = await choosing(two);
    const container = board(lookAt(two), choice);
    await click(container.querySelector(`[data-spot="${choice.fields["hex"]?.[0]}"]`));
    const buttons = container.querySelectorAll(".palette button");
    expect(buttons).toHaveLength(choice.fields["track"]?.length ?? 0);
    await click(buttons[0]);
    expect(choice.chosen).not.toBeNull();
  });

  it("asks why not where nothing can be drawn", async () => {
    const { choice, refused } = await choosing(two);
    const container = board(lookAt(two), choice);
    const hex = two.view.tracks[0]?.findIndex((_, spot) => !choice.fields["hex"]?.includes(spot)) ?? 0;
    await click(container.querySelector(`[data-spot="${hex}"]`));
    expect(refused).toEqual([{ kind: "draw-track", hex }]);
  });

  it("delivers a good that is clicked to a city that is clicked", async () => {
    const { choice } = await choosing(two);
    const container = board(lookAt(two), choice);
    await click(container.querySelector("g.good.lit"));
    expect(choice.fields["kind"]).toEqual(["deliver"]);
    const to = Number(choice.fields["to"]?.[0]);
    if (!choice.chosen) await click(container.querySelector(`[data-spot="${48 + to}"]`));
    expect(choice.has("to", to)).toBe(true);
    expect(container.querySelector(".way")).toBeTruthy();
  });

  it("tells on each city what a good brings there", async () => {
    const options = [
      { kind: "deliver", good: 10, to: 2, distance: 2 },
      { kind: "deliver", good: 10, to: 4, distance: 1 },
      { kind: "deliver", good: 10, to: 4, distance: 3 },
    ];
    const { choice } = await choosing({ ...two, options, gains: [[7, 0], [1, 0], [8, 0]] });
    const container = board(lookAt(two), choice);
    await choice.touch({ good: 10 });
    await settled();
    expect([...container.querySelectorAll("g.gain text")].map((one) => one.textContent)).toEqual(["+7", "+8"]);
  });

  it("checks the box that is clicked", async () => {
    const { choice } = await choosing(two);
    const container = board(lookAt(two), choice);
    await click(container.querySelector("g.box.lit"));
    expect(choice.given["kind"]).toBe("check-box");
  });

  it("lets nobody draw on the sheet of another", async () => {
    const { choice, refused } = await choosing(two);
    const container = board(lookAt(two), choice);
    await click(container.querySelector("button.small"));
    await click(container.querySelector(`[data-spot="${choice.fields["hex"]?.[0]}"]`));
    expect(choice.given).toEqual({});
    expect(refused).toEqual([]);
  });

  it("shows the hexes that Olive has crossed off", async () => {
    const { choice } = await choosing(alone);
    const container = board(lookAt(alone), choice);
    await click(container.querySelector("button.small"));
    const crossed = alone.view.crossed.reduce((sum, count) => sum + count, 0);
    expect(container.querySelectorAll("path.crossed")).toHaveLength(crossed);
  });
});

describe("the dice", () => {
  const round = [{ phase: "Round", shows: {} }, { phase: "DraftDie", shows: { player: 0, taken: [] } }];
  const draft = {
    ...two,
    view: { ...two.view, frames: round, dice: [0, 1, 2, 0, 0, 0] },
    options: [
      { kind: "take-die", die: 1 },
      { kind: "take-die", die: 2 },
      { kind: "take-two-dice", first: 1, second: 2 },
      { kind: "take-two-dice", first: 2, second: 1 },
      { kind: "take-two-dice", first: 2, second: 2 },
    ],
  };
  const die = (container: HTMLElement, value: number): Element | null =>
    container.querySelector(`button[aria-label="White die: ${value}"]`);

  it("are taken by a click", async () => {
    const { choice } = await choosing(draft);
    await click(die(board(lookAt(draft), choice), 2));
    expect(choice.given).toEqual({ kind: "take-die", die: 1 });
  });

  it("are taken two at a time with tile 2a, also two alike", async () => {
    const { choice } = await choosing(draft);
    const container = board(lookAt(draft), choice);
    await choice.pick({ kind: "take-two-dice" });
    await click(die(container, 3));
    await click(die(container, 3));
    expect(choice.given).toEqual({ kind: "take-two-dice", first: 2, second: 2 });
  });
});

describe("beside the board", () => {
  it("keeps the last good of a line from Olive", async () => {
    const city = alone.view.supply.findIndex((line) => line.length > 0);
    const offer = [{ phase: "SoloRound", shows: {} }, { phase: "GuardOffer", shows: { die: city } }];
    const moment = { ...alone, view: { ...alone.view, frames: offer }, options: [{ kind: "guard-good" }, { kind: "decline" }] };
    const { choice } = await choosing(moment);
    const { container } = render(drawing.Aside, { look: lookAt(moment), choice });
    await click(container.querySelector("button.good.lit"));
    expect(choice.given).toEqual({ kind: "guard-good" });
  });

  it("takes the action tile that is clicked", async () => {
    const { choice } = await choosing(two);
    const { container } = render(drawing.Aside, { look: lookAt(two), choice });
    expect(container.querySelectorAll("button.tile")).toHaveLength(6);
    await click(container.querySelector("button.tile.lit"));
    expect(choice.given["kind"]).toBe("take-tile");
  });

  it("has every good of the supply as a button", async () => {
    const { choice } = await choosing(two);
    const { container } = render(drawing.Aside, { look: lookAt(two), choice });
    expect(container.querySelectorAll("button.good")).toHaveLength(two.view.supply.flat().length);
  });

  it("tells of Olive when one plays alone", async () => {
    const { choice } = await choosing(alone);
    const { container } = render(drawing.Aside, { look: lookAt(alone), choice });
    expect(container.querySelector(".olive")?.textContent).toContain("Olive");
  });

  it("tells everybody's points as the server counts them", async () => {
    const told = { ...alone, view: { ...alone.view, totals: [31], olive_total: 32 } };
    const { choice } = await choosing(told);
    const look = lookAt(told);
    const { Mat, Aside, Score } = drawing;
    expect(render(Mat, { look, choice, owner: 0 }).container.textContent).toContain("31");
    expect(render(Aside, { look, choice }).container.textContent).toContain("32");
    const total = Score && render(Score, { look, choice }).container.querySelectorAll(".total td");
    expect([...(total ?? [])].map((cell) => cell.textContent)).toEqual(["31", "32"]);
  });

  it("has a mat for each player", async () => {
    const { choice } = await choosing(two);
    const { container } = render(drawing.Mat, { look: lookAt(two), choice, owner: 1 });
    expect(container.textContent).toContain("Player 1");
    expect(container.querySelectorAll(".engine i")).toHaveLength(6);
  });

  it("writes no message by its id", async () => {
    const { choice } = await choosing(two);
    for (const part of [drawing.Board, drawing.Aside]) {
      const { container } = render(part, { look: lookAt(two), choice });
      expect(container.innerHTML).not.toContain("draw-steamrollers");
    }
  });
});
