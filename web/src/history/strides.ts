/** Strides: where one comes to in a game, by larger and smaller steps. */
import type { Told } from "../server/types";

export const STRIDES = ["entry", "decision", "phase", "turn"] as const;
export type Stride = (typeof STRIDES)[number];

/** A game from its first entry to its last, and where its turns and phases begin. */
export interface Run {
  readonly told: readonly Told[];
  readonly turns: readonly number[];
  readonly phases: readonly number[];
}

/** The moments that a stride leads to, in order; the first and the last are always among them. */
export function stops({ told, turns, phases }: Run, stride: Stride): readonly number[] {
  const between = {
    entry: () => told.map(({ number }) => number),
    decision: () => told.filter(({ seat }) => seat >= 0).map(({ number }) => number),
    phase: () => phases,
    turn: () => turns,
  }[stride]();
  return [...new Set([0, ...between, told.length])].sort((one, other) => one - other);
}

/** The stop after a moment; the last has none after it. */
export function onward(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? stops.at(-1) ?? at;
}

/** The stop before a moment; the first has none before it. */
export function backward(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? stops[0] ?? at;
}
