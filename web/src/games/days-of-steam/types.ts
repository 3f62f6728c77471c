/** What the server tells of Days of Steam, by short names. */
import type { Schemas } from "../../server/types";
import type { Look as AnyLook, MatProps, Props } from "../../table/drawing";

export type View = Schemas["Views"]["days-of-steam"];
export type Components = Schemas["Components"]["days-of-steam"];
export type Look = AnyLook<View, Components>;
export type Properties = Props<View, Components>;
export type MatProperties = MatProps<View, Components>;
export type TrackTile = Components["tiles"][number];

/** Track on a square, as it is turned: segments from side to side, and sides with a dead end. */
export interface Lay {
  readonly segments: readonly (readonly [number, number])[];
  readonly stubs: readonly number[];
}

/** The town that a sort of good comes from and that will not take it; -1 if any town of its colour will. */
export function homeOf(look: Look, good: number): number {
  const colours = look.words["colour"]?.length ?? 0;
  return good < colours ? -1 : good - colours;
}

/** The word of the colour of a sort of good. */
export function colourOfGood(look: Look, good: number): string {
  const home = homeOf(look, good);
  return home < 0 ? (look.words["colour"]?.[good] ?? "") : colourOfTown(look, look.view.towns[home] ?? 0);
}

/** The word of the colour of a town tile. */
export function colourOfTown(look: Look, town: number): string {
  return look.words["colour"]?.[look.components.towns[town]?.colour ?? 0] ?? "";
}

/** Counts by sort as a list of sorts. */
export function each(counts: readonly number[]): readonly number[] {
  return counts.flatMap((count, sort) => Array.from({ length: count }, () => sort));
}

/** What the current phase shows; undefined if it is another. */
export function showsOf(view: View, phase: string): Readonly<Record<string, unknown>> | undefined {
  return view.frames.find((frame) => frame.phase === phase)?.shows;
}
