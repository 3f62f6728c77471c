/** Ways: how track runs over the tiles on the map, from stop to stop, and the way of a delivery along it. */
import { round, type Point } from "../../drawing/hexagon";
import { gate, RADIUS, type Chart } from "./chart";
import type { Box, View } from "./types";

const PORCH = 0.6; // of the way from the middle of a hex to its side

/** A hex that is passed, and the sides by which. */
export interface Passage {
  readonly hex: number;
  readonly one: number;
  readonly other: number;
}

/** A track from a stop, over tiles, to another stop or to its open end. */
export interface Way {
  readonly hex: number;
  readonly side: number;
  readonly endHex: number;
  readonly endSide: number;
  readonly complete: boolean;
  readonly owner: number;
  readonly passages: readonly Passage[];
}

/** A side of a hex as one number. */
export const terminal = (hex: number, side: number): number => hex * 6 + side;

/** The track of a face as it lies when turned. */
export function turned(track: readonly (readonly number[])[], rotation: number): number[][] {
  return track.map((sides) => sides.map((side) => (side + rotation) % 6));
}

/** All tracks on the map. */
export function waysOf(view: View, box: Box, chart: Chart): readonly Way[] {
  const lying = new Map(view.tiles.map((one) => [one.hex, turned(box.faces[one.tile]?.track ?? [], one.rotation)]));
  return view.tracks.map((track) => ({
    hex: track.hex,
    side: track.side,
    endHex: track.end_hex,
    endSide: track.end_side,
    complete: track.complete,
    owner: track.owner,
    passages: follow(track, lying, chart),
  }));
}

function follow(track: View["tracks"][number], lying: ReadonlyMap<number, number[][]>, chart: Chart): Passage[] {
  const passages: Passage[] = [];
  let { hex, side } = track;
  while (hex !== track.end_hex || side !== track.end_side) {
    const next = chart.across(hex, side);
    const enters = (side + 3) % 6;
    if (track.complete && next === track.end_hex && enters === track.end_side) break;
    const sides = lying.get(next)?.find((one) => one.length === 2 && one.includes(enters));
    if (!sides) break;
    const leaves = sides[0] === enters ? (sides[1] as number) : (sides[0] as number);
    passages.push({ hex: next, one: enters, other: leaves });
    hex = next;
    side = leaves;
  }
  return passages;
}

/** Who owns the track at each side of each hex. */
export function ownersOf(ways: readonly Way[]): ReadonlyMap<number, number> {
  const owners = new Map<number, number>();
  for (const way of ways) {
    owners.set(terminal(way.hex, way.side), way.owner);
    if (way.complete) owners.set(terminal(way.endHex, way.endSide), way.owner);
    for (const { hex, one, other } of way.passages) {
      owners.set(terminal(hex, one), way.owner);
      owners.set(terminal(hex, other), way.owner);
    }
  }
  return owners;
}

const write = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** On from where the pen is, through a hex, to the middle of its other side. */
function bend(centre: Point, one: number, other: number): string {
  const to = write(gate(centre, other));
  const apart = Math.min((other - one + 6) % 6, (one - other + 6) % 6);
  if (apart === 3) return `L${to}`;
  const radius = apart === 1 ? RADIUS / 2 : RADIUS * 1.5;
  return `A${radius} ${radius} 0 0 ${(other - one + 6) % 6 === apart ? 0 : 1} ${to}`;
}

/** The halfway point of the track through a hex. */
export function midway(centre: Point, one: number, other: number): Point {
  const apart = Math.min((other - one + 6) % 6, (one - other + 6) % 6);
  const away = [0, RADIUS * (1 - 0.5), RADIUS * (Math.sqrt(3) - 1.5), 0][apart] ?? 0;
  const from = gate({ x: 0, y: 0 }, one);
  const to = gate({ x: 0, y: 0 }, other);
  const x = from.x + to.x;
  const y = from.y + to.y;
  const length = Math.hypot(x, y) || 1;
  return { x: centre.x + (x / length) * away, y: centre.y + (y / length) * away };
}

/** Where the token of a track lies: in the middle of it. */
export function tokenSpot(way: Way, chart: Chart): Point {
  const passage = way.passages[(way.passages.length - 1) >> 1];
  if (!passage) return gate(chart.centres[way.hex] as Point, way.side);
  return midway(chart.centres[passage.hex] as Point, passage.one, passage.other);
}

/** A delivery's way: the stops it comes to, the tracks it uses, and its path. */
export interface Journey {
  readonly stops: readonly number[];
  readonly links: readonly Way[];
  readonly path: string;
}

/** The way of goods that leave each stop by a given side; as far as there is track. */
export function journey(from: number, route: readonly number[], ways: readonly Way[], chart: Chart): Journey {
  const starts = new Map<number, Way>();
  for (const way of ways) {
    if (!way.complete) continue;
    starts.set(terminal(way.hex, way.side), way);
    starts.set(terminal(way.endHex, way.endSide), reversed(way));
  }
  const stops = [from];
  const links: Way[] = [];
  let path = `M${write(chart.centres[from] as Point)}`;
  for (const side of route) {
    const way = starts.get(terminal(stops.at(-1) as number, side));
    if (!way) break;
    links.push(way);
    stops.push(way.endHex);
    path += along(way, chart);
  }
  return { stops, links, path };
}

/** A track by itself; it ends well before the middles of its stops, where cubes and names are. */
export function pathOf(way: Way, chart: Chart): string {
  return `M${write(before(chart.centres[way.hex] as Point, way.side, PORCH))}${along(way, chart, PORCH)}`;
}

/** The point so far on the way from a middle to one of its sides. */
function before(centre: Point, side: number, part: number): Point {
  const { x, y } = gate(centre, side);
  return { x: centre.x + (x - centre.x) * part, y: centre.y + (y - centre.y) * part };
}

function along(way: Way, chart: Chart, end = 0): string {
  let d = `L${write(gate(chart.centres[way.hex] as Point, way.side))}`;
  for (const { hex, one, other } of way.passages) d += bend(chart.centres[hex] as Point, one, other);
  return way.complete ? `${d}L${write(before(chart.centres[way.endHex] as Point, way.endSide, end))}` : d;
}

function reversed(way: Way): Way {
  return {
    ...way,
    hex: way.endHex,
    side: way.endSide,
    endHex: way.hex,
    endSide: way.side,
    passages: way.passages.map(({ hex, one, other }) => ({ hex, one: other, other: one })).reverse(),
  };
}
