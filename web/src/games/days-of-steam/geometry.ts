/** Geometry: squares of the map, track on a tile as real track runs, and where trains and goods stand. */
import type { Box } from "../../drawing/camera.svelte";
import { round, type Point } from "../../drawing/hexagon";
import type { Lay, View } from "./types";

/** Where a train stands, and how large it is drawn there. */
export interface Stand extends Point {
  readonly scale: number;
}

/** Track to be drawn: its bed, and its rails beside that. */
export interface Course {
  readonly bed: string;
  readonly rails: string;
}

export const SIZE = 100; // of a square
const HALF = SIZE / 2;
const GAUGE = 4.5; // from the middle to a rail
const STUB = 22; // how near to the centre a dead end comes
const TOWN = 1; // the lay of any town
const SIDES = 4;
const FEWEST = 5; // squares across when the map is still small

/** One step to the north, east, south and west. */
export const STEPS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

const step = (side: number): Point => STEPS[side % SIDES] as Point;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

/** Where the centre of a square is. */
export function centre(view: View, square: number): Point {
  const [x, y] = view.places[square] ?? [0, 0];
  return { x: x * SIZE, y: y * SIZE };
}

const squares = new WeakMap<View["places"], ReadonlyMap<string, number>>();

/** The squares of a map by their places, looked through once for each view. */
function byPlace({ places }: View): ReadonlyMap<string, number> {
  const known = squares.get(places) ?? new Map(places.map(([x, y], square) => [at(x, y), square]));
  squares.set(places, known);
  return known;
}

/** The square at so many steps east and south of the first town; -1 if it is beyond the map. */
export const squareAt = (view: View, x: number, y: number): number => byPlace(view).get(at(x, y)) ?? -1;

/** The square on a side of another; -1 if it is beyond the map. */
export function beside(view: View, square: number, side: number): number {
  const [x, y] = view.places[square] ?? [0, 0];
  return squareAt(view, x + step(side).x, y + step(side).y);
}

/** The side by which a square lies beside another; -1 if it does not. */
export function sideTo(view: View, from: number, to: number): number {
  return STEPS.findIndex((_, side) => beside(view, from, side) === to);
}

/** The squares from corner to corner that are shown: those in use and a ring around them. */
export function shown(view: View): { west: number; north: number; east: number; south: number } {
  const used = view.places.filter((_, square) => view.lays[square] !== 0);
  const xs = used.map(([x]) => x);
  const ys = used.map(([, y]) => y);
  return {
    west: Math.min(0, ...xs) - 1,
    north: Math.min(0, ...ys) - 1,
    east: Math.max(0, ...xs) + 1,
    south: Math.max(0, ...ys) + 1,
  };
}

/** What is to be seen when all is seen; while the map is small there is some table around it. */
export function whole(view: View): Box {
  const { west, north, east, south } = shown(view);
  const width = Math.max(FEWEST, east - west + 1) * SIZE;
  const height = Math.max(FEWEST, south - north + 1) * SIZE;
  return { x: ((west + east) * SIZE - width) / 2, y: ((north + south) * SIZE - height) / 2, width, height };
}

/** Track from side to side, drawn a little beside its middle where that is asked. */
function line(one: number, other: number, off: number): string {
  const from = step(one);
  const to = step(other);
  if ((one ^ other) === 2) {
    const [x, y] = [-from.y * off, from.x * off];
    return `M${at(from.x * HALF + x, from.y * HALF + y)}L${at(to.x * HALF + x, to.y * HALF + y)}`;
  }
  const corner = { x: (from.x + to.x) * HALF, y: (from.y + to.y) * HALF };
  const bend = HALF + off;
  const clockwise = (one + 1) % SIDES === other;
  return (
    `M${at(corner.x - to.x * bend, corner.y - to.y * bend)}` +
    `A${bend} ${bend} 0 0 ${clockwise ? 0 : 1} ${at(corner.x - from.x * bend, corner.y - from.y * bend)}`
  );
}

/** Track from a side to a point on the way to the centre. */
function spur(side: number, end: number, off: number): string {
  const out = step(side);
  const [x, y] = [-out.y * off, out.x * off];
  return `M${at(out.x * HALF + x, out.y * HALF + y)}L${at(out.x * end + x, out.y * end + y)}`;
}

const both = (draw: (off: number) => string): Course => ({ bed: draw(0), rails: draw(-GAUGE) + draw(GAUGE) });
const joined = (courses: readonly Course[]): Course => ({
  bed: courses.map(({ bed }) => bed).join(""),
  rails: courses.map(({ rails }) => rails).join(""),
});

/** One segment. */
export function segment(one: number, other: number): Course {
  return both((off) => line(one, other, off));
}

/** All track of a lay, in one. */
export function course(lay: Lay): Course {
  return joined([
    ...lay.segments.map(([one, other]) => segment(one, other)),
    ...lay.stubs.map((side) => both((off) => spur(side, STUB, off))),
  ]);
}

/** The track of a town: from all sides to its middle. */
export const TOWN_COURSE: Course = joined([segment(0, 2), segment(1, 3)]);

/** The buffer at the end of a dead end. */
export function buffer(side: number): string {
  const out = step(side);
  const [x, y] = [-out.y * 10, out.x * 10];
  return `M${at(out.x * (STUB - 1) + x, out.y * (STUB - 1) + y)}L${at(out.x * (STUB - 1) - x, out.y * (STUB - 1) - y)}`;
}

/** Whether two segments cross without meeting, so that one leads over the other. */
export function crosses(lay: Lay): boolean {
  return lay.segments.length === 2 && lay.segments.every(([one, other]) => (one ^ other) === 2);
}

/** Track as it lies when its tile is turned. */
export function turned(lay: Lay, rotation: number): Lay {
  const turn = (side: number) => (side + rotation) % SIDES;
  return {
    segments: lay.segments.map(([one, other]) => [turn(one), turn(other)]),
    stubs: lay.stubs.map(turn),
  };
}

/** Where on a tile a train stands that is on the track of these sides. */
export function standing(lay: Lay, sides: number): Point {
  const segments = lay.segments.filter(([one]) => (sides >> one) & 1);
  const straight = segments.find(([one, other]) => (one ^ other) === 2);
  if (straight) {
    const out = step(Math.max(...straight));
    const aside = crosses(lay) ? HALF / 2 : 0;
    return { x: out.x * aside, y: out.y * aside };
  }
  const [curve] = segments;
  if (curve) {
    const [one, other] = [step(curve[0]), step(curve[1])];
    const near = HALF * (1 - Math.SQRT1_2);
    return { x: (one.x + other.x) * near, y: (one.y + other.y) * near };
  }
  const out = step(Math.max(0, [0, 1, 2, 3].findIndex((side) => (sides >> side) & 1)));
  return { x: out.x * 33, y: out.y * 33 };
}

/** Trains side by side where several stand, seen from where one would; they are smaller then. */
function slots(many: number, size: number): readonly Stand[] {
  if (many <= 1) return [{ x: 0, y: 0, scale: size }];
  const rows = many === 2 ? [0] : [-10, 11];
  return rows.flatMap((y) => [-14, 14].map((x) => ({ x: x * size, y: y * size, scale: 0.7 * size })));
}

/** Where the trains are, by seat. */
export function trains(view: View, lays: readonly Lay[]): readonly Stand[] {
  const size = trainScale(view);
  return view.trains.map((here, seat) => {
    const square = here >> SIDES;
    const middle = centre(view, square);
    const lay = view.lays[square] ?? 0;
    const stand = lay === TOWN ? { x: 0, y: 0 } : standing(lays[lay] ?? { segments: [], stubs: [] }, here & 15);
    const alike = view.trains.flatMap((other, one) => (other === here ? [one] : []));
    const slot = slots(alike.length, size)[alike.indexOf(seat)] ?? { x: 0, y: 0, scale: size };
    return { x: middle.x + stand.x + slot.x, y: middle.y + stand.y + slot.y, scale: slot.scale };
  });
}

/** The square on which a train is. */
export const squareOf = (train: number): number => train >> SIDES;

/** Where the goods of a town lie: in its two southern corners, then in the north-west. */
export const BERTHS: readonly Point[] = [
  { x: -35, y: 36 },
  { x: 34, y: 36 },
  { x: -36, y: 13 },
  { x: 36, y: 13 },
  { x: -13, y: 39 },
  { x: 13, y: 39 },
  { x: -36, y: -18 },
  { x: -18, y: -36 },
];

/** Where the middle of a side of a square is. */
export function edge(view: View, square: number, side: number): Point {
  const { x, y } = centre(view, square);
  return { x: x + step(side).x * HALF, y: y + step(side).y * HALF };
}

/** The corner of a tile, seen from its centre, that is farthest from what stands or is drawn there. */
export function freeCorner(taken: readonly Point[]): Point {
  const far = ({ x, y }: Point): number => Math.min(...taken.map((one) => Math.hypot(one.x - x, one.y - y)));
  const [first, ...others] = [-40, 40].flatMap((y) => [-40, 40].map((x) => ({ x, y }))) as [Point, ...Point[]];
  return others.reduce((best, corner) => (far(corner) > far(best) ? corner : best), first);
}

/** How much larger than tiles ask for marks are drawn, so that they can be read when the map is large. */
export const markScale = (view: View): number => Math.min(1.7, Math.max(1, whole(view).width / 750));

/** How much larger trains are drawn on a large map; they still stand within their squares. */
const trainScale = (view: View): number => Math.min(1.4, Math.max(1, whole(view).width / 850));
