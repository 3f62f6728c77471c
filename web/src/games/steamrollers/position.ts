/** Position: what lies on the table of SteamRollers, and how to read it. */
import type { Schemas, SeatInfo } from "../../server/types";
import type { Look, MatProps as AnyMatProps, Props as AnyProps } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";

export type View = Schemas["SteamRollersView"];
export type Pieces = Schemas["SteamRollersComponents"];
export type Table = Look<View, Pieces>;
export type Props = AnyProps<View, Pieces>;
export type MatProps = AnyMatProps<View, Pieces>;

export const NOTHING = -1;
export const IN_PLAY: readonly string[] = ["Round", "SoloRound"];
export const OLIVE = -1; // whose sheet is meant, where it is no seat's

/** What phases under way show under a name, the outermost first. */
export function shown<T>(view: View, phases: readonly string[], name: string): T[] {
  return view.frames
    .filter((frame) => phases.includes(frame.phase))
    .map((frame) => frame.shows[name])
    .filter((value) => value !== undefined && value !== null) as T[];
}

/** Whether a number has a bit. */
export const has = (bits: number, bit: number): boolean => ((bits >> bit) & 1) === 1;

/** The number that a word of a die stands for: words count from 0, dice from 1. */
export const pipsOf = (die: number): number => die + 1;

/** What a player is called; with their colour, if another has the same name. */
export function nameOf(seats: readonly SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info) return text.say("rival-olive");
  const colour = text.name("seat", info.word);
  const alike = seats.some((other) => other.seat !== seat && other.name === info.name);
  if (!info.name || info.name === colour) return colour;
  return alike ? text.say("draw-steamrollers-name", { name: info.name, colour }) : info.name;
}

/** All of somebody's points together. */
export const total = (view: View, owner: number): number => (owner === OLIVE ? view.olive_total : view.totals[owner]) ?? 0;

/** The dice that somebody has taken and not used yet, the next one first. */
export function inHand(view: View): { readonly seat: number; readonly dice: readonly number[] } | null {
  const used = shown<number>(view, ["UseDie", "UseSoloDie", "SeizeOffer"], "die");
  const later = shown<number[]>(view, ["TakeTurn"], "dice").flat();
  const [seat] = shown<number>(view, ["UseDie", "UseSoloDie", "DraftDie"], "player");
  return used.length === 0 || seat === undefined ? null : { seat, dice: [...used, ...later] };
}

/** The die with which Olive plays, if she does. */
export function oliveDie(view: View): number | null {
  const die = shown<number>(view, ["OliveTurn"], "die")[0];
  return die === undefined || die === NOTHING ? null : die;
}

/** How many cities are empty, of those that end the game; nothing before it has begun. */
export function progress({ view, components }: Table): string {
  if (!view.frames.some(({ phase }) => IN_PLAY.includes(phase))) return "";
  const empty = view.supply.filter((line) => line.length === 0).length;
  return text.say("draw-steamrollers-ends", { empty, most: components.empty_cities });
}

/** The city whose last good Olive is about to take, if it may be kept from her. */
export function guarded(view: View): number | null {
  return shown<number>(view, ["GuardOffer"], "die")[0] ?? null;
}
