/** Goods: how each cube of a supply city is named. */
import type { Pieces } from "./position";

/** The names of the goods in a line on a city, cube by cube: alike ones side by side share a name. */
export function goodsIn(city: number, line: readonly number[], pieces: Pieces): number[] {
  const shades = pieces.goods.length;
  const later = pieces.colours.length * shades;
  const first = new Map<number, number>(); // where the cubes of a colour begin that come first
  return line.map((colour, at) => {
    const good = city * shades + colour;
    if (!first.has(colour)) first.set(colour, at);
    const begins = first.get(colour) ?? at;
    const together = line.slice(begins, at).every((one) => one === colour);
    return together ? good : good + later;
  });
}

/** Where a good lies, of which colour it is, and whether it is somebody's own. */
export function readGood(good: number, pieces: Pieces): { city: number; colour: number; own: boolean } {
  const shades = pieces.goods.length;
  const places = pieces.colours.length * shades;
  return { city: Math.floor((good % places) / shades), colour: good % shades, own: good >= 2 * places };
}

/** Colours one by one from how many there are of each. */
export function spread(counts: readonly number[]): number[] {
  return counts.flatMap((count, colour) => Array.from({ length: count }, () => colour));
}
