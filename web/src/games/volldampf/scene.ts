/** Scene: what a drawing of Volldampf is given, by short names, and what lies in the phases under way. */
import type { Schemas } from "../../server/types";
import type { Look } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";

export type View = Schemas["VolldampfView"];
export type Box = Schemas["VolldampfComponents"];
export type Place = Schemas["VolldampfBoardPlace"];
export type Space = Schemas["VolldampfBoardSpace"];
export type Scene = Look<View, Box>;

export const NOBODY = -1;

type Shows = Readonly<Record<string, unknown>>;

/** What the innermost phase of a name tells; null if it is not under way. */
export function phase(view: View, name: string): Shows | null {
  return view.frames.filter((frame) => frame.phase === name).at(-1)?.shows ?? null;
}

/** A number that a phase tells; nobody and nothing are -1. */
export function number(shows: Shows | null, key: string): number {
  const value = shows?.[key];
  return typeof value === "number" ? value : NOBODY;
}

/** A list of numbers that a phase tells. */
export function numbers(shows: Shows | null, key: string): readonly number[] {
  const value = shows?.[key];
  return Array.isArray(value) ? (value as number[]) : [];
}

/** A table of numbers that a phase tells. */
export function table(shows: Shows | null, key: string): readonly (readonly number[])[] {
  const value = shows?.[key];
  return Array.isArray(value) ? (value as number[][]) : [];
}

/** A stack of cubes: of one colour, on one place. */
export interface Stack {
  readonly place: number;
  readonly colour: number;
  readonly count: number;
}

/** The stack of a number, as the position counts them: place by place, colour by colour. */
export function stackOf(scene: Scene, at: number): Stack {
  const colours = scene.words["colour"]?.length ?? 1;
  return { place: Math.floor(at / colours), colour: at % colours, count: scene.view.cubes[at] ?? 0 };
}

/** The stacks on a place, those without cubes left out. */
export function stacksOn(scene: Scene, place: number): readonly Stack[] {
  const colours = scene.words["colour"]?.length ?? 1;
  return Array.from({ length: colours }, (_, colour) => stackOf(scene, place * colours + colour)).filter(
    ({ count }) => count > 0,
  );
}

/** The word of a number in a vocabulary. */
export function word(scene: Scene, vocabulary: string, at: number): string {
  return scene.words[vocabulary]?.[at] ?? "";
}

/** What a player is called: by name, or by colour where nobody has given one. */
export function nameOf(scene: Scene, seat: number): string {
  return scene.seats[seat]?.name || text.name("seat", word(scene, "seat", seat));
}
