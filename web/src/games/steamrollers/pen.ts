/** Pen: strokes as a hand draws them, the same each time. */
import { middle, round, type Point } from "../../drawing/hexagon";

const SHAKE = 1.3; // how far the hand strays
const SAMPLES = 6;
const PULL = [0, 0.385, 0.536, 0.5]; // how far an arc over so many sides is led inwards, in radii

/** A number between -1 and 1 that looks like chance and is always the same. */
function noise(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** Track between two sides of a hex around 0, drawn by hand; it meets both sides squarely. */
export function stroke(one: number, other: number, radius: number, seed: number): string {
  const from = middle(one, radius, "pointed");
  const to = middle(other, radius, "pointed");
  const apart = Math.min((other - one + 6) % 6, (one - other + 6) % 6);
  const pull = 1 - (PULL[apart] ?? 0) / (Math.sqrt(3) / 2);
  return shaken((part) => bezier(from, scaled(from, pull), scaled(to, pull), to, part), seed);
}

/** The same over a town, which is in the middle of its hex. */
export function strokeOverTown(one: number, other: number, radius: number, seed: number): string {
  const from = middle(one, radius, "pointed");
  const to = middle(other, radius, "pointed");
  return shaken((part) => (part < 0.5 ? scaled(from, 1 - 2 * part) : scaled(to, 2 * part - 1)), seed);
}

/** A line that a hand draws along a course. */
function shaken(course: (part: number) => Point, seed: number): string {
  const points = Array.from({ length: SAMPLES + 1 }, (_, at) => {
    const part = at / SAMPLES;
    const { x, y } = course(part);
    const stray = SHAKE * Math.sin(Math.PI * part) * noise(seed * 31 + at);
    return { x: x + stray * noise(seed + at), y: y + stray };
  });
  return smooth(points);
}

/** A tick in a box around a point. */
export function tick(at: Point, reach: number, seed: number): string {
  const [a, b] = [reach * 0.14 * noise(seed * 5 + 1), reach * 0.14 * noise(seed * 5 + 2)];
  const to = (x: number, y: number): string => `${round(at.x + x * reach + a)} ${round(at.y + y * reach + b)}`;
  return `M${to(-0.85, 0.1)}Q${to(-0.5, 0.4)} ${to(-0.25, 0.85)}Q${to(0.2, -0.3)} ${to(1.05, -1.05)}`;
}

/** A cross over a hex around a point. */
export function cross(at: Point, reach: number, seed: number): string {
  const [a, b, c, d] = [1, 2, 3, 4].map((one) => reach * 0.16 * noise(seed * 7 + one)) as [number, number, number, number];
  const to = (x: number, y: number): string => `${round(at.x + x)} ${round(at.y + y)}`;
  return (
    `M${to(-reach + a, -reach + b)}Q${to(c, d)} ${to(reach + b, reach + c)}` +
    `M${to(reach + d, -reach + a)}Q${to(d, a)} ${to(-reach + c, reach + b)}`
  );
}

/** A stroke across a small box. */
export function slash(at: Point, reach: number, seed: number): string {
  const [a, b] = [reach * 0.25 * noise(seed), reach * 0.25 * noise(seed + 0.5)];
  return `M${round(at.x - reach + a)} ${round(at.y + reach + b)}L${round(at.x + reach + b)} ${round(at.y - reach + a)}`;
}

function scaled({ x, y }: Point, by: number): Point {
  return { x: x * by, y: y * by };
}

function bezier(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return { x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y };
}

/** A smooth line through points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`;
  let path = `M${pair(at(0).x, at(0).y)}`;
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path += `C${pair(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6)} ${pair(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6)} ${pair(to.x, to.y)}`;
  }
  return path;
}
