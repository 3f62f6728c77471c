/** Order: what is done for a seat without asking it, and what stops that. */
import type { Action, Frame, Offer, Schemas } from "../server/types";
import { actionOf } from "../table/choice.svelte";

export type Order = Schemas["Order"];
export type Wish = Schemas["Wish"];
export type Until = Schemas["Until"];

/** A kind of action that can be ordered: it asks nothing, or for one sum alone. */
export interface Chore {
  readonly kind: string;
  readonly sum: { readonly field: string; readonly least: number; readonly most: number } | null;
}

const OUTERMOST = 2; // phases that begin only once: the game, and all its rounds
const TIMES = [2, 5];

/** What an order could do in a decision; nothing where there are too many options to know them all. */
export function chores(offer: Offer): readonly Chore[] {
  if (!offer.complete) return [];
  const actions = offer.options.map(actionOf);
  return [...new Set(actions.map(({ kind }) => kind))].flatMap((kind) => chore(kind, actions.filter((one) => one.kind === kind), offer) ?? []);
}

function chore(kind: string, actions: readonly Action[], offer: Offer): Chore | null {
  const [field, ...more] = Object.keys(actions[0] ?? {}).filter((name) => name !== "kind");
  if (field === undefined) return { kind, sum: null };
  const values = actions.map((action) => action[field]).filter((value) => typeof value === "number");
  // Until the fields are told, a number may stand for a word.
  const told = offer.fields !== undefined && field in offer.fields;
  if (more.length > 0 || !told || offer.words?.[field] || values.length < actions.length) return null;
  return { kind, sum: { field, least: Math.min(...values), most: Math.max(...values) } };
}

/** What may stop an order that is given here, what is usual first; {} is nothing. */
export function ends(frames: readonly Frame[], others: readonly string[]): readonly Until[] {
  const again = frames.slice(OUTERMOST).map(({ phase }) => phase);
  const phases = [...new Set([again.at(0), again.at(-1)])].filter((phase) => phase !== undefined);
  return [...phases.map((phase) => ({ phase })), {}, ...TIMES.map((uses) => ({ uses })), ...others.map((kind) => ({ kind }))];
}

/** A chore as a wish; of a sum the lowest is taken that is allowed, up to a limit. */
export function wish({ kind, sum }: Chore, limit: number): Wish {
  return sum ? { kind, most: { [sum.field]: limit } } : { kind };
}
