import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, expect, test } from "vitest";

import Aside from "../../src/games/days-of-steam/Aside.svelte";
import Board from "../../src/games/days-of-steam/Board.svelte";
import Mat from "../../src/games/days-of-steam/Mat.svelte";
import Picture from "../../src/games/days-of-steam/Picture.svelte";
import Score from "../../src/games/days-of-steam/Score.svelte";
import type { View } from "../../src/games/days-of-steam/types";
import { actionOf } from "../../src/table/choice.svelte";
import { choosing, hinted, look, speakEnglish } from "./sample";

beforeAll(speakEnglish);

/** Wait until what was touched is answered. */
const answered = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  await tick();
};

test("the map shows its tiles, towns, goods and trains, and lights where something can be played", async () => {
  const { choice } = await choosing();
  const { container } = render(Board, { look, choice });
  expect(container.querySelectorAll(".good")).toHaveLength(2);
  expect(container.querySelectorAll(".train")).toHaveLength(3);
  expect(container.querySelectorAll(".site")).toHaveLength(8);
});

test("a tile from hand and a square show a ghost, which turns by a touch", async () => {
  const { choice } = await choosing();
  const board = render(Board, { look, choice });
  const mat = render(Mat, { look, choice, owner: 0 });
  const tiles = mat.container.querySelectorAll(".tile");
  expect([...tiles].map((tile) => tile.getAttribute("aria-label"))).toContain("turnout right, 1 steam");
  await fireEvent.click(mat.getByLabelText("turnout right, 1 steam"));
  await answered();
  const square = board.container.querySelector('[data-square="46"]') as Element;
  await fireEvent.click(square);
  await answered();
  expect(board.container.querySelectorAll(".ghost")).toHaveLength(1);
  expect(board.container.querySelectorAll(".turns")).toHaveLength(1);
  await fireEvent.click(square);
  await answered();
  expect(choice.chosen && actionOf(choice.chosen)).toEqual({ kind: "play-tile", tile: 10, square: 46, rotation: 1 });
});

test("a good is picked up by touching it, and the exits tell the risk", async () => {
  const { choice } = await choosing(hinted(33));
  const { container } = render(Board, { look, choice });
  expect([...container.querySelectorAll(".risk text")].map((node) => node.textContent)).toEqual(["33 %", "33 %", "33 %"]);
  await fireEvent.click(container.querySelector('[data-good="3"]') as Element);
  await answered();
  expect(choice.given).toMatchObject({ kind: "pick-up", good: 3 });
});

test("a square where nothing goes is asked about", async () => {
  const { choice, asked } = await choosing();
  const { container } = render(Board, { look, choice });
  await fireEvent.click(container.querySelector('[data-square="0"]') as Element);
  await answered();
  expect(asked).toEqual([{ square: 0 }]);
});

test("towns beside the map and the deck are touched there", async () => {
  const { choice } = await choosing();
  const { container } = render(Aside, { look, choice });
  const towns = container.querySelectorAll("button.town");
  await fireEvent.click(towns[0] as Element);
  await answered();
  expect(choice.given).toEqual({ kind: "play-town", display: 0 });
  await fireEvent.click(container.querySelector(".deck") as Element);
  await answered();
  expect(choice.chosen && actionOf(choice.chosen)).toEqual({ kind: "draw-town" });
});

test("the mat of somebody else tells how many tiles they hold, and not which", async () => {
  const { choice } = await choosing();
  const { container, getByText } = render(Mat, { look, choice, owner: 1 });
  expect(getByText("3 track tiles in hand")).toBeTruthy();
  expect(container.querySelectorAll(".tile")).toHaveLength(0);
});

test("the picture of the game needs nothing but itself", () => {
  expect(render(Picture).container.querySelector("svg")).toBeTruthy();
});

test("the end tells how the points came about", async () => {
  const { choice } = await choosing();
  const view: View = { ...look.view, points: [9, 2, 0], parts: [[6, 1, 2], [2, 0, 0], [0, 0, 0]] };
  const { container } = render(Score, { look: { ...look, view }, choice });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) => [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)));
  expect(rows).toEqual([[6, 2, 0], [1, 0, 0], [2, 0, 0], [9, 2, 0]]);
});
