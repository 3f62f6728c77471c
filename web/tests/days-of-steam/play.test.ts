import { expect, test } from "vitest";

import { exits, rotations, squares, touchSquare, touchTile, touchTown } from "../../src/games/days-of-steam/play";
import { actionOf } from "../../src/table/choice.svelte";
import { choosing, hinted, optionsOf, view } from "./sample";

test("a tile and then a square make a whole choice, which turns when it is touched again", async () => {
  const { choice } = await choosing();
  await touchTile(choice, 10);
  expect([...squares(choice)].sort()).toEqual([10, 2, 20, 23, 38, 40, 46, 68]);
  await touchSquare(choice, view, 46);
  expect(rotations(choice)).toEqual([0, 1, 2]);
  expect(choice.chosen && actionOf(choice.chosen)).toMatchObject({ tile: 10, square: 46, rotation: 0 });
  await touchSquare(choice, view, 46);
  await touchSquare(choice, view, 46);
  expect(choice.chosen && actionOf(choice.chosen)).toMatchObject({ rotation: 2 });
  await touchSquare(choice, view, 46);
  expect(choice.chosen && actionOf(choice.chosen)).toMatchObject({ rotation: 0 });
});

test("a square and then a tile make the same choice", async () => {
  const { choice } = await choosing();
  await touchSquare(choice, view, 46);
  await touchTile(choice, 14);
  expect(choice.chosen && actionOf(choice.chosen)).toEqual({ kind: "play-tile", tile: 14, square: 46, rotation: 0 });
});

test("a tile keeps to its hand when another square is touched", async () => {
  const { choice } = await choosing();
  await touchTile(choice, 10);
  await touchSquare(choice, view, 46);
  await touchSquare(choice, view, 38);
  expect(choice.chosen && actionOf(choice.chosen)).toMatchObject({ tile: 10, square: 38 });
});

test("a tile that is touched again is taken back", async () => {
  const { choice } = await choosing();
  await touchTile(choice, 10);
  await touchTile(choice, 10);
  expect(choice.given).toEqual({});
});

test("where a tile does not fit it is asked why", async () => {
  const { choice, asked } = await choosing();
  await touchTile(choice, 0);
  await touchSquare(choice, view, 23);
  expect(asked).toEqual([{ kind: "play-tile", tile: 0, square: 23 }]);
});

test("a town takes the place of a tile that was chosen", async () => {
  const { choice } = await choosing();
  await touchTile(choice, 10);
  await touchTown(choice, 1);
  expect(choice.given).toEqual({ kind: "play-town", display: 1 });
  await touchSquare(choice, view, 68);
  expect(choice.chosen && actionOf(choice.chosen)).toEqual({ kind: "play-town", display: 1, square: 68 });
});

test("the square beside the train is where it goes, unless something is being placed", async () => {
  const { choice } = await choosing();
  await touchSquare(choice, view, 9);
  expect(choice.chosen && actionOf(choice.chosen)).toEqual({ kind: "advance", side: 0 });
});

test("the exits of a train tell the risk", async () => {
  const { choice } = await choosing(hinted(33));
  expect(exits(choice, view).map(({ side, square, price, risk }) => [side, square, price, risk])).toEqual([
    [0, 9, 1, 33],
    [1, 1, 1, 33],
    [3, 47, 1, 33],
  ]);
});

test("a train under way stops when its own square is touched, and is asked why it cannot go elsewhere", async () => {
  const { choice, asked } = await choosing(optionsOf({ kind: "advance", side: 0 }, { kind: "stop" }));
  await touchSquare(choice, view, 24);
  expect(choice.chosen && actionOf(choice.chosen)).toEqual({ kind: "stop" });
  await touchSquare(choice, view, 1);
  expect(asked).toEqual([{ kind: "advance", side: 1 }]);
});
