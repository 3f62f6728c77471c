/** News: the squares where something has just happened. */
import type { Action } from "../../server/types";
import { squareOf } from "./geometry";
import type { Look } from "./types";

const MOVES = ["advance", "stop", "roll", "pick-up", "use-water-tower"];

/** The squares of what was told last, each once. */
export function newsOf(look: Look): readonly number[] {
  const found = new Set<number>();
  for (const { action, seat } of look.news) {
    const { kind, square } = action as unknown as Action;
    if (typeof square === "number") found.add(square);
    else if (MOVES.includes(kind) && seat >= 0) found.add(squareOf(look.view.trains[seat] ?? 0));
  }
  return [...found];
}

/** The last roll of the die, if that is the news: what it showed, and whether the train derailed. */
export function rollOf(look: Look): { pips: number; derails: boolean } | null {
  const told = look.news.filter(({ action }) => (action as unknown as Action).kind === "roll").at(-1);
  if (!told) return null;
  return { pips: Number((told.action as unknown as Action)["pips"]), derails: told.story?.args?.["derails"] === "yes" };
}
