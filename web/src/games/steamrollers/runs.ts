/** Runs: track on a sheet as it hangs together, from city to city or to where it ends. */
import type { Pieces } from "./position";
import { isBlocked, layout } from "./sheet";

// The view tells which cities are connected and over how many towns, not in which hexes: only to draw these, track is
// followed here once more.

export interface Run {
  /** The cities at both ends, or -1. */
  readonly ends: readonly [number, number];
  readonly hexes: readonly number[];
  readonly towns: number;
}

/** Whether a run leads from one city to another. */
export const isLink = ({ ends: [one, other] }: Run): boolean => one >= 0 && other >= 0 && one !== other;

/** All runs of a sheet. */
export function runs(pieces: Pieces, tracks: readonly number[], chart: number): Run[] {
  const found: Run[] = [];
  const met = new Set<number>();
  tracks.forEach((track, hex) => {
    const sides = pieces.tracks[track]?.sides;
    if (!sides || met.has(hex)) return;
    const before = walk(pieces, tracks, chart, hex, sides[0]);
    const after = before.hexes.includes(hex)
      ? { end: -1, hexes: [] }
      : walk(pieces, tracks, chart, hex, sides[1]);
    const hexes = [...new Set([...before.hexes.reverse(), hex, ...after.hexes])];
    for (const one of hexes) met.add(one);
    found.push({
      ends: [before.end, after.end],
      hexes,
      towns: hexes.filter((one) => pieces.spots[one]?.town).length,
    });
  });
  return found;
}

/** Along the track out of a hex over a side: the hexes on the way, and the city at the end, or -1. */
function walk(pieces: Pieces, tracks: readonly number[], chart: number, start: number, side: number) {
  const { beside, cities } = layout(pieces);
  const hexes: number[] = [];
  let [hex, out] = [start, side];
  for (;;) {
    const next = beside[hex]?.[out] ?? -1;
    if (next === -1 || isBlocked(pieces, chart, hex, next)) return { end: -1, hexes };
    if (next >= cities) return { end: next - cities, hexes };
    const into = (out + 3) % 6;
    const sides = pieces.tracks[tracks[next] ?? -1]?.sides;
    if (!sides?.includes(into)) return { end: -1, hexes };
    hexes.push(next);
    if (next === start) return { end: -1, hexes };
    [hex, out] = [next, sides[0] === into ? sides[1] : sides[0]];
  }
}

/** The way over links from one city to another that is as long as told, or the longest below that. */
export function route(links: readonly Run[], from: number, to: number, distance: number): Run[] {
  let best: { way: Run[]; length: number } = { way: [], length: 0 };
  const go = (city: number, way: Run[], length: number, met: readonly number[]): void => {
    if (length > distance) return;
    if (city === to) {
      if (length > best.length) best = { way, length };
      return;
    }
    for (const run of links.filter(isLink)) {
      const [one, other] = run.ends;
      const next = one === city ? other : other === city ? one : -1;
      if (next >= 0 && !met.includes(next)) go(next, [...way, run], length + 1 + run.towns, [...met, next]);
    }
  };
  go(from, [], 0, [from]);
  return best.way;
}

/** The sides of a hex at which there is a city, or track that ends there. */
export function meets(pieces: Pieces, tracks: readonly number[], chart: number, hex: number): number[] {
  const { beside, cities } = layout(pieces);
  return (beside[hex] ?? []).flatMap((other, side) => {
    if (other === -1 || isBlocked(pieces, chart, hex, other)) return [];
    const ends = other >= cities || pieces.tracks[tracks[other] ?? -1]?.sides.includes((side + 3) % 6);
    return ends ? [side] : [];
  });
}

/** Tracks for a hex in the order in which they are tried: those that join most of what is there first. */
export function inOrder(pieces: Pieces, tracks: readonly number[], chart: number, hex: number): number[] {
  const met = meets(pieces, tracks, chart, hex);
  const joined = (track: number): number =>
    (pieces.tracks[track]?.sides ?? []).filter((side) => met.includes(side)).length;
  return pieces.tracks.map((_, track) => track).sort((one, other) => joined(other) - joined(one) || one - other);
}
