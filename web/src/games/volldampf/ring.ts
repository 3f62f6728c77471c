/** Ring: the income track round the board, from the start space at the bottom right clockwise. */
import type { Box as Area } from "../../drawing/camera.svelte";

const ROOM = 1.09; // of the height of the board

export interface Cell extends Area {
  readonly number: number;
}

export interface Ring {
  /** The board with the ring around it. */
  readonly area: Area;
  /** The same with room below for what lies over a drawing, so that the start space is not hidden. */
  readonly room: Area;
  readonly cells: readonly Cell[];
}

/** The ring around a map of a size; the start space is as wide as two. */
export function ring(spaces: number, width: number, height: number): Ring {
  const half = (spaces + 2) / 2 + 2; // columns and rows together, each corner being in both
  const columns = Math.round((half - 2) * (width / (width + height))) + 1;
  const rows = half - columns;
  const wide = width / (columns - 2);
  const high = height / (rows - 2);
  const cell = (number: number, column: number, row: number, broad = 1): Cell => ({
    number,
    x: (column - 1) * wide,
    y: (row - 1) * high,
    width: wide * broad,
    height: high,
  });
  const spots: [column: number, row: number][] = [];
  for (let column = columns - 3; column >= 0; column--) spots.push([column, rows - 1]);
  for (let row = rows - 2; row >= 0; row--) spots.push([0, row]);
  for (let column = 1; column < columns; column++) spots.push([column, 0]);
  for (let row = 1; row < rows - 1; row++) spots.push([columns - 1, row]);
  const area = { x: -wide, y: -high, width: columns * wide, height: rows * high };
  return {
    area,
    room: { ...area, height: area.height * ROOM },
    cells: [cell(0, columns - 2, rows - 1, 2), ...spots.map(([column, row], at) => cell(at + 1, column, row))],
  };
}

/** On which space a marker stands, and how often it has been round. */
export function standing(income: number, spaces: number): { cell: number; laps: number } {
  const all = spaces + 1;
  return { cell: ((income % all) + all) % all, laps: Math.max(0, Math.floor(income / all)) };
}
