/** Places: what stands in a city or town, and how its cubes are set out. */
import type { Point } from "../../drawing/hexagon";
import type { City } from "./types";

const EDGE = 11; // of a cube
const GAP = 4;

export interface CubeSpot extends Point {
  readonly colour: number;
  readonly id: string;
}

export const CUBE = EDGE;

/** The cubes of a city, in rows of three or four below its name. */
export function cubeSpots(city: City): readonly CubeSpot[] {
  const colours = city.cubes.flatMap((many, colour) => Array.from({ length: many }, () => colour));
  const wide = colours.length > 6 ? 4 : 3;
  const rows = Math.ceil(colours.length / wide);
  const top = rows > 1 ? 1.5 : 8;
  return colours.map((colour, at) => {
    const row = Math.floor(at / wide);
    const inRow = Math.min(wide, colours.length - row * wide);
    const nth = colours.slice(0, at).filter((one) => one === colour).length;
    return {
      colour,
      id: `${colour}/${nth}`,
      x: ((at % wide) - (inRow - 1) / 2) * (EDGE + GAP) - 1,
      y: top + row * (EDGE + GAP),
    };
  });
}

/** How large a name is written so that it fits into its room, in wide letters too. */
export function nameSize(name: string, room: number, most: number): number {
  return Math.min(most, Math.round((room / (name.length * 0.7)) * 10) / 10);
}
