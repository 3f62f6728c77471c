/** Sheet: where the hexes, cities and borders of a sheet are drawn. */
import { centre, corner, outline, round, type Point } from "../../drawing/hexagon";
import { stroke, strokeOverTown } from "./pen";
import type { Pieces } from "./position";

export const RADIUS = 60;
const SIDES = 6;
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

export interface Border {
  readonly from: Point;
  readonly to: Point;
}

export interface Layout {
  /** The centre of each spot, hexes first. */
  readonly at: readonly Point[];
  /** The polygon of each spot. */
  readonly polygons: readonly string[];
  /** By spot and side what lies there, or -1. */
  readonly beside: readonly (readonly number[])[];
  /** The number of the first city among the spots. */
  readonly cities: number;
  /** By region: its land, its hexes by number. */
  readonly regions: readonly { readonly land: string; readonly hexes: readonly number[] }[];
  /** The lines between regions and around the sheet. */
  readonly borders: string;
}

const made = new WeakMap<Pieces, Layout>();

/** The layout of a sheet, made once. */
export function layout(pieces: Pieces): Layout {
  const known = made.get(pieces);
  if (known) return known;
  const fresh = lay(pieces);
  made.set(pieces, fresh);
  return fresh;
}

function lay(pieces: Pieces): Layout {
  const { spots } = pieces;
  const at = spots.map(({ q, r }) => centre(q, r, RADIUS, "pointed"));
  const polygons = at.map((point) => outline(point, RADIUS, "pointed"));
  const numbers = new Map(spots.map(({ q, r }, number) => [`${q} ${r}`, number]));
  const beside = spots.map(({ q, r }) => STEPS.map(([east, south]) => numbers.get(`${q + east} ${r + south}`) ?? -1));
  const regions = pieces.colours.map((_, region) => {
    const mine = spots.flatMap((spot, number) => (spot.region === region ? [number] : []));
    return {
      land: mine.map((number) => `M${polygons[number]?.replaceAll(" ", "L")}Z`).join(""),
      hexes: mine.filter((number) => !spots[number]?.city),
    };
  });
  const layout = { at, polygons, beside, cities: spots.findIndex((spot) => spot.city), regions };
  return { ...layout, borders: borders(pieces, layout) };
}

function borders({ spots }: Pieces, { at, beside }: Pick<Layout, "at" | "beside">): string {
  return spots
    .flatMap((spot, number) =>
      (beside[number] ?? []).map((other, side) => {
        const apart = other === -1 || spots[other]?.region !== spot.region;
        return apart && other < number ? line(edge(at[number] as Point, side)) : "";
      }),
    )
    .join("");
}

/** The two ends of a side of the hex around a centre. */
export function edge(at: Point, side: number): Border {
  const [from, to] = [corner(side, RADIUS, "pointed"), corner((side + 1) % SIDES, RADIUS, "pointed")];
  return { from: { x: at.x + from.x, y: at.y + from.y }, to: { x: at.x + to.x, y: at.y + to.y } };
}

const line = ({ from, to }: Border): string => `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** The borders that a chart blocks. */
export function ridges(pieces: Pieces, chart: number): Border[] {
  const { at, beside } = layout(pieces);
  return (pieces.blocked[chart] ?? []).map(([one, other]) =>
    edge(at[one] as Point, beside[one]?.indexOf(other) ?? 0),
  );
}

/** Whether nothing goes from a hex over a side, because the chart blocks it. */
export function isBlocked(pieces: Pieces, chart: number, hex: number, other: number): boolean {
  return (pieces.blocked[chart] ?? []).some(([a, b]) => (a === hex && b === other) || (a === other && b === hex));
}

/** Peaks along borders, the northern ones first so that those in front hide them. */
export function peaks(ridges: readonly Border[]): Point[] {
  return ridges
    .flatMap(({ from, to }) =>
      [0.12, 0.5, 0.88].map((part) => ({
        x: round(from.x + (to.x - from.x) * part),
        y: round(from.y + (to.y - from.y) * part),
      })),
    )
    .sort((one, other) => one.y - other.y || one.x - other.x);
}

/** A track as it is drawn in a hex, seen from its centre. */
export function drawnIn(pieces: Pieces, hex: number, track: number): string {
  const [one, other] = pieces.tracks[track]?.sides ?? [0, 3];
  return (pieces.spots[hex]?.town ? strokeOverTown : stroke)(one, other, RADIUS, hex);
}
