/** Boards: those that can be played on, and how a game on one of them begins. */
import { Declined, post } from "../server/ask";
import { usual } from "../server/games";
import type { AnyView, GameInfo, SeatInfo, Schemas, Words } from "../server/types";
import { text } from "../text/catalogue.svelte";
import type { Look } from "../table/drawing";

type Value = boolean | number | string;

/** A board: what must be agreed to play on it, and what it is called in an address. */
export interface Plan {
  readonly game: GameInfo;
  readonly id: string;
  readonly options: Readonly<Record<string, Value>>;
}

/** A board with a game that may begin on it. */
export interface Laid extends Plan {
  readonly players: number;
  readonly look: Look;
}

const BY: Readonly<Record<string, string>> = { steamrollers: "borders" }; // the option by which boards differ
const ONLY = "board"; // the id of a board that has no other beside it

/** All boards of a game. */
export function plans(game: GameInfo): readonly Plan[] {
  const option = game.options.find(({ file, name }) => file || name === BY[game.name]);
  if (!option) return [{ game, id: ONLY, options: {} }];
  return option.values.map((value) => ({ game, id: String(value), options: { [option.name]: value } }));
}

/** The board that a file describes; null if the game has no boards from files. */
export function planOf(game: GameInfo, content: string): Plan | null {
  const option = game.options.find(({ file }) => file);
  return option ? { game, id: "", options: { [option.name]: content } } : null;
}

/** A game on a board, for as many as usual or as near to that as the board allows; Declined if for none. */
export async function lay(plan: Plan): Promise<Laid> {
  let declined: Declined | null = null;
  for (const players of counts(plan.game)) {
    try {
      const opening = await post<Schemas["Opening"]>(`/api/games/${plan.game.name}/opening`, { players, options: plan.options });
      return { ...plan, players, look: lookAt(opening) };
    } catch (error) {
      if (!(error instanceof Declined)) throw error;
      if (declined?.problem.detail === error.problem.detail) break; // another number would not help
      declined ??= error;
    }
  }
  throw declined ?? new Error("nobody can play this game");
}

function counts(game: GameInfo): readonly number[] {
  const all = Array.from({ length: game.most - game.least + 1 }, (_, more) => game.least + more);
  return all.sort((one, other) => Math.abs(one - usual(game)) - Math.abs(other - usual(game)));
}

function lookAt({ components, view, words }: Schemas["Opening"]): Look {
  const known = words as Words;
  const seats = (known["seat"] ?? []).map((word, seat) => nobody(seat, word));
  return { view: view as unknown as AnyView, components, words: known, seats, seat: null, news: [] };
}

const nobody = (seat: number, word: string): SeatInfo => ({
  seat,
  word,
  kind: "open",
  person: null,
  name: text.name("seat", word),
  guest: false,
  bot: null,
  waiting: 0,
  left: null,
  flag: null,
  online: false,
});

/** What a board is called. */
export function titleOf({ look, game, id, options }: Laid): string {
  const { map } = look.components as { map?: { title: string } };
  if (map) return map.title;
  const [option] = Object.keys(options);
  if (!option) return game.title;
  const kind = text.name(`option-${option}`, id);
  return text.say("web-guide-board-of", { game: game.title, option: text.name("option", option), kind });
}
