/** Play: how touching the map and the tiles becomes answers to what is asked. */
import type { Action, Answer, Message, Option } from "../../server/types";
import { actionOf, agrees, type Choice, type Given } from "../../table/choice.svelte";
import { beside, sideTo, squareOf } from "./geometry";
import type { View } from "./types";

/** A way the train can go on, with what is told of it. */
export interface Exit {
  readonly side: number;
  readonly square: number;
  readonly price: number | null;
  readonly risk: number;
  readonly gain: number;
}

/** What the table tells of an option beside it; nothing if it tells nothing. */
export function hintOf(option: Option): Readonly<Record<string, number | string>> {
  return (option as Option & { hint?: Message | null }).hint?.args ?? {};
}

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/** The options of a kind, of all there are. */
function ofKind(choice: Choice, kind: string): readonly Option[] {
  return choice.all.options.filter((option) => actionOf(option).kind === kind);
}

/** The only option of a kind; undefined if there is none. */
export function only(choice: Choice, kind: string): Option | undefined {
  return ofKind(choice, kind)[0];
}

/** The ways my train can go on. */
export function exits(choice: Choice, view: View): readonly Exit[] {
  const here = squareOf(view.trains[view.turn] ?? 0);
  return ofKind(choice, "advance").map((option) => {
    const side = number(actionOf(option)["side"]);
    const { risk, gain } = hintOf(option);
    const square = beside(view, here, side);
    return { side, square, price: option.price, risk: number(risk), gain: number(gain) };
  });
}

/** The answers that a field can have beside those given to other fields. */
export function answers(choice: Choice, field: string, but: readonly string[] = []): ReadonlySet<Answer> {
  if (!choice.all.complete) return new Set(choice.fields[field] ?? []);
  const given = except(choice.given, [field, ...but]);
  const found = choice.all.options.map(actionOf).filter((action) => agrees(action, given));
  return new Set(found.flatMap((action: Action) => (field in action ? [action[field] as Answer] : [])));
}

function except(given: Given, fields: readonly string[]): Given {
  return Object.fromEntries(Object.entries(given).filter(([field]) => !fields.includes(field)));
}

/** The squares where something can be played. */
export function squares(choice: Choice): ReadonlySet<Answer> {
  const found = answers(choice, "square", ["rotation"]);
  return found.size > 0 || placing(choice) ? found : new Set(ofPlays(choice));
}

function ofPlays(choice: Choice): Answer[] {
  return choice.all.options.map(actionOf).flatMap((action) => ("square" in action ? [action["square"] as Answer] : []));
}

/** Whether a tile or a town is being placed. */
export function placing(choice: Choice): boolean {
  const { kind, tile, display } = choice.given;
  return tile !== undefined || display !== undefined || ["play-tile", "play-town", "place-town"].includes(String(kind));
}

/** The rotations in which the tile that is chosen can lie where it is. */
export function rotations(choice: Choice): readonly number[] {
  const { tile, square } = choice.given;
  if (tile === undefined || square === undefined) return [];
  return [...answers(choice, "rotation")] as number[];
}

/** Give answers about a tile or a town; a tile that could lie in several ways lies in the first of them. */
export async function place(choice: Choice, given: Given): Promise<void> {
  if ("rotation" in choice.given) await choice.unpick("rotation");
  await choice.pick(given);
  const [first, second] = rotations(choice);
  if (second !== undefined && !("rotation" in choice.given)) await choice.pick({ rotation: first as number });
}

/** Turn the tile that is chosen to the next way it can lie. */
export async function turn(choice: Choice): Promise<void> {
  const ways = rotations(choice);
  const now = ways.indexOf(Number(choice.given["rotation"] ?? -1));
  await choice.pick({ rotation: ways[(now + 1) % ways.length] as number });
}

/** Touch a square: the train goes there or stops, the tile turns, or something is played there. */
export async function touchSquare(choice: Choice, view: View, square: number): Promise<void> {
  const here = squareOf(view.trains[view.turn] ?? 0);
  const side = sideTo(view, here, square);
  const free = !placing(choice);
  if (free && square === here && only(choice, "stop")) return choice.touch({ kind: "stop" });
  if (free && square === here && only(choice, "use-water-tower")) return choice.touch({ kind: "use-water-tower" });
  if (free && exits(choice, view).some((exit) => exit.side === side)) return choice.touch({ kind: "advance", side });
  if (choice.given["square"] === square && rotations(choice).length > 1) return turn(choice);
  if (choice.given["square"] === square) return choice.touch({ square });
  if (squares(choice).has(square)) return place(choice, { square });
  if (free && side >= 0 && moving(choice)) return choice.askWhy({ kind: "advance", side });
  const { tile, display } = choice.given;
  await choice.askWhy({ square, ...(tile === undefined ? {} : { tile }), ...(display === undefined ? {} : { display }) });
}

/** Whether nothing but the train can be moved. */
function moving(choice: Choice): boolean {
  return choice.kinds.includes("stop") || (choice.kinds.includes("advance") && ofPlays(choice).length === 0);
}

/** Touch a tile in hand. */
export async function touchTile(choice: Choice, tile: number): Promise<void> {
  if (choice.given["tile"] === tile) await takeBack(choice, ["rotation", "tile", "kind"]);
  else await play(choice, { kind: "play-tile", tile });
}

/** Touch a town that lies face up. */
export async function touchTown(choice: Choice, display: number): Promise<void> {
  if (choice.given["display"] === display) await takeBack(choice, ["display", "kind"]);
  else await play(choice, { kind: "play-town", display });
}

async function takeBack(choice: Choice, fields: readonly string[]): Promise<void> {
  for (const field of fields) if (field in choice.given) await choice.unpick(field);
}

/** What can be played is played instead of anything chosen before. */
async function play(choice: Choice, given: Given): Promise<void> {
  const possible = choice.all.options.some((option) => agrees(actionOf(option), given));
  if (possible || (!choice.all.complete && choice.kinds.includes(String(given["kind"])))) await place(choice, given);
  else await choice.askWhy(given);
}
