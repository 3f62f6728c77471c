/** Geometry: lines of track between places, the shapes of symbols, coasts, and where names stand. */
import { round, type Point } from "../../drawing/hexagon";
import type { Place, Space } from "./scene";

/** How far names stand from the middle of their places. */
export const NAME = 29;

const BOW = 0.045; // how far track leaves the straight line, as a part of its length

/** A stretch of track: a curve with one bend. */
export interface Line {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** Where the track of a space lies: it bends to the side where its middle is clearer of names. */
export function line(space: Space, places: readonly Place[]): Line {
  const [right, left] = [bent(space, places, 1), bent(space, places, -1)];
  return clearance(along(right, 0.5), places) >= clearance(along(left, 0.5), places) ? right : left;
}

function bent(space: Space, places: readonly Place[], side: 1 | -1): Line {
  const one = places[space.one] as Place;
  const other = places[space.other] as Place;
  const [across, down] = [other.x - one.x, other.y - one.y];
  const bow = 2 * BOW * side;
  const bend = { x: (one.x + other.x) / 2 - down * bow, y: (one.y + other.y) / 2 + across * bow };
  return { from: { x: one.x, y: one.y }, bend, to: { x: other.x, y: other.y } };
}

/** How far a point is from the nearest name, as wide as its letters are about. */
function clearance(point: Point, places: readonly Place[]): number {
  const far = places.map((place) => {
    const { x, y, anchor } = label(place, NAME);
    const wide = place.name.length * 9.5;
    const start = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
    return Math.hypot(Math.max(start - point.x, 0, point.x - start - wide), Math.max(y - 13 - point.y, 0, point.y - y - 3));
  });
  return Math.min(...far);
}

/** The same stretch the other way. */
export function turned({ from, bend, to }: Line): Line {
  return { from: to, bend, to: from };
}

/** The point at a part of a stretch, 0 to 1. */
export function along({ from, bend, to }: Line, part: number): Point {
  const rest = 1 - part;
  const mix = (a: number, b: number, c: number) => rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** What is left of a stretch when so much of it is cut off at both ends. */
export function shortened(whole: Line, by: number): Line {
  const { from, bend, to } = whole;
  const part = Math.min(0.45, by / Math.hypot(to.x - from.x, to.y - from.y));
  const between = (a: Point, b: Point, at: number): Point => ({ x: a.x + (b.x - a.x) * at, y: a.y + (b.y - a.y) * at });
  const tangent = between(between(from, bend, part), between(bend, to, part), 1 - part);
  return { from: along(whole, part), bend: tangent, to: along(whole, 1 - part) };
}

/** Stretches one after the other, as a path. */
export function path(...lines: readonly Line[]): string {
  return lines.map(({ from, bend, to }) => `M${spot(from)}Q${spot(bend)} ${spot(to)}`).join("");
}

/** A way through all its places without a gap, as a path to travel along. */
export function course(lines: readonly Line[]): string {
  return lines.map(({ from, bend, to }, at) => `${at === 0 ? `M${spot(from)}` : ""}Q${spot(bend)} ${spot(to)}`).join("");
}

/** The places that a route comes to, from the first to the last. */
export function walk(route: readonly number[], spaces: readonly Space[], start: number): readonly number[] {
  const places = [start];
  for (const at of route) {
    const space = spaces[at];
    const here = places.at(-1);
    if (!space || (space.one !== here && space.other !== here)) break;
    places.push(space.one === here ? space.other : space.one);
  }
  return places;
}

/** The stretches of a route, each in the direction of travel. */
export function journey(
  route: readonly number[],
  spaces: readonly Space[],
  places: readonly Place[],
  start: number,
): readonly Line[] {
  const stops = walk(route, spaces, start);
  return route.slice(0, stops.length - 1).map((at, step) => {
    const space = spaces[at] as Space;
    const there = line(space, places);
    return space.one === stops[step] ? there : turned(there);
  });
}

const CORNERS: Readonly<Record<string, { count: number; first: number; wide: number }>> = {
  triangle: { count: 3, first: -90, wide: 1.5 },
  square: { count: 4, first: -45, wide: 1.2 },
  diamond: { count: 4, first: -90, wide: 1.22 },
  pentagon: { count: 5, first: -90, wide: 1.12 },
  octagon: { count: 8, first: -67.5, wide: 1.05 },
};

/** The outline of a symbol's shape around 0, of about the same area for every shape. */
export function shape(name: string, radius: number): string {
  const form = CORNERS[name];
  if (!form) return `M${round(-radius)} 0a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;
  const low = name === "triangle" ? radius * 0.22 : name === "pentagon" ? radius * 0.05 : 0;
  const points = Array.from({ length: form.count }, (_, at) => {
    const angle = ((form.first + (360 / form.count) * at) * Math.PI) / 180;
    return { x: form.wide * radius * Math.cos(angle), y: form.wide * radius * Math.sin(angle) + low };
  });
  return `M${points.map(spot).join("L")}Z`;
}

/** A closed line through all points without corners, as coasts and borders run. */
export function coast(points: readonly (readonly [number, number])[]): string {
  const at = (index: number) => points[(index + points.length) % points.length] as readonly [number, number];
  const curves = points.map((_, index) => {
    const [before, here, next, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const out = { x: here[0] + (next[0] - before[0]) / 7, y: here[1] + (next[1] - before[1]) / 7 };
    const into = { x: next[0] - (after[0] - here[0]) / 7, y: next[1] - (after[1] - here[1]) / 7 };
    return `C${spot(out)} ${spot(into)} ${round(next[0])} ${round(next[1])}`;
  });
  const [x, y] = at(0);
  return `M${x} ${y}${curves.join("")}Z`;
}

export interface Label extends Point {
  readonly anchor: "start" | "middle" | "end";
}

/** Where the name of a place stands, so far from its middle. */
export function label(place: Place, far: number): Label {
  const east = place.label.includes("e") ? 1 : place.label.includes("w") ? -1 : 0;
  const south = place.label.includes("s") ? 1 : place.label.includes("n") ? -1 : 0;
  const slant = east !== 0 && south !== 0;
  const drop = south === 0 ? 5 : south > 0 ? 12 : -3;
  return {
    x: place.x + east * far * (slant ? 0.55 : 1),
    y: place.y + south * far * (slant ? 0.8 : 1) + drop,
    anchor: east > 0 ? "start" : east < 0 ? "end" : "middle",
  };
}

/** Offsets of things that stand side by side around a middle, in rows of so many. */
export function crowd(count: number, apart: number, row = 3): readonly Point[] {
  const rows = Math.ceil(count / row);
  return Array.from({ length: count }, (_, at) => {
    const mine = Math.floor(at / row);
    const inRow = mine === rows - 1 ? count - mine * row : row;
    return { x: ((at % row) - (inRow - 1) / 2) * apart, y: (mine - (rows - 1) / 2) * apart };
  });
}

const spot = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
