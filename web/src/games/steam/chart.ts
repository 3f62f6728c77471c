/** The chart: where everything on Steam's map is drawn. Hexes have flat tops, side 0 is north. */
import { centre, corner, middle, outline, round, type Point } from "../../drawing/hexagon";
import type { Box } from "./types";

export const RADIUS = 40;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
const STEPS = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const; // by side
const MARGIN = 14;

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Chart {
  /** The middle of each hex, in the order of the hexes. */
  readonly centres: readonly Point[];
  readonly frame: Frame;
  /** The hex across a side, -1 if there is none. */
  across(hex: number, side: number): number;
}

const key = (q: number, r: number): string => `${q},${r}`;
const at = (q: number, r: number): Point => centre(q, r, RADIUS, "flat");

/** The chart of a map. */
export function chartOf(box: Box): Chart {
  const numbers = new Map(box.hexes.map(({ q, r }, hex) => [key(q, r), hex]));
  const centres = box.hexes.map(({ q, r }) => at(q, r));
  return {
    centres,
    frame: frameOf([...centres, ...box.water.map(({ q, r }) => at(q, r))]),
    across(hex, side) {
      const here = box.hexes[hex];
      const step = STEPS[side];
      return here && step ? (numbers.get(key(here.q + step[0], here.r + step[1])) ?? -1) : -1;
    },
  };
}

function frameOf(points: readonly Point[]): Frame {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs) - RADIUS - MARGIN;
  const y = Math.min(...ys) - RADIUS - MARGIN;
  return { x, y, width: Math.max(...xs) + RADIUS + MARGIN - x, height: Math.max(...ys) + RADIUS + MARGIN - y };
}

/** Hexes as one path, so that a whole country is a single element. */
export function ground(centres: readonly Point[], radius = RADIUS): string {
  return centres.map((point) => `M${outline(point, radius, "flat").replaceAll(" ", "L")}Z`).join("");
}

/** The middles of the spaces of water. */
export const waters = (box: Box): readonly Point[] => box.water.map(({ q, r }) => at(q, r));

/** A side of a hex as a stroke. */
export function edge(middleOf: Point, side: number): string {
  const from = corner(side, RADIUS, "flat");
  const to = corner(side + 1, RADIUS, "flat");
  return `M${round(middleOf.x + from.x)} ${round(middleOf.y + from.y)}L${round(middleOf.x + to.x)} ${round(middleOf.y + to.y)}`;
}

/** The sides where land meets water, and those where it meets nothing. */
export function shores(box: Box, chart: Chart): { readonly coast: string; readonly rim: string } {
  const wet = new Set(box.water.map(({ q, r }) => key(q, r)));
  let coast = "";
  let rim = "";
  box.hexes.forEach(({ q, r }, hex) => {
    for (const side of SIDES) {
      if (chart.across(hex, side) >= 0) continue;
      const [dq, dr] = STEPS[side];
      const stroke = edge(chart.centres[hex] as Point, side);
      if (wet.has(key(q + dq, r + dr))) coast += stroke;
      else rim += stroke;
    }
  });
  return { coast, rim };
}

/** A river: it bends at the middles of hexes and crosses their sides squarely; off the land it ends at the shore. */
export function course(points: readonly (readonly number[])[], box: Box): string {
  const land = new Set(box.hexes.map(({ q, r }) => key(q, r)));
  const spots = points.map(([q = 0, r = 0]) => ({ ...at(q, r), land: land.has(key(q, r)) }));
  const halves = spots.slice(1).map((spot, before) => half(spots[before] as Point, spot));
  const first = spots[0];
  const last = spots.at(-1);
  if (!first || !last || halves.length === 0) return "";
  const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  let d = first.land ? `M${write(first)}L${write(halves[0] as Point)}` : `M${write(halves[0] as Point)}`;
  halves.slice(1).forEach((to, before) => (d += `Q${write(spots[before + 1] as Point)} ${write(to)}`));
  return last.land ? `${d}L${write(last)}` : d;
}

const half = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Where a side of a hex has its middle. */
export function gate(of: Point, side: number): Point {
  const { x, y } = middle(side, RADIUS, "flat");
  return { x: of.x + x, y: of.y + y };
}
