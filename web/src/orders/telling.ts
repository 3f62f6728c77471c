/** Telling: a standing order as a sentence. */
import { phaseName, kindName, question } from "../table/naming";
import { text } from "../text/catalogue.svelte";
import type { Order, Until, Wish } from "./order";

/** What is done, where, and until when. */
export function told(game: string, { wishes, phase, until }: Order): string {
  const done = joined("web-orders-else", wishes.map((wish) => toldWish(game, wish)));
  const args = { done, end: toldUntil(game, until ?? {}) };
  return phase == null ? text.say("web-orders-anywhere", args) : text.say("web-orders-in", { ...args, phase: phaseName(game, phase) });
}

/** What stops an order, as what follows "until". */
export function toldUntil(game: string, { phase, uses, kind, below, above }: Until): string {
  const ends = [
    ...(phase == null ? [] : [text.say("web-orders-until-phase", { phase: phaseName(game, phase) })]),
    ...(uses == null ? [] : [text.say("web-orders-until-uses", { count: uses })]),
    ...(kind == null ? [] : [text.say("web-orders-until-kind", { kind: kindName(game, kind) })]),
    ...Object.entries(below ?? {}).map(([sum, number]) => text.say("web-orders-until-below", { sum: text.name("sum", sum), number })),
    ...Object.entries(above ?? {}).map(([sum, number]) => text.say("web-orders-until-above", { sum: text.name("sum", sum), number })),
  ];
  return joined("web-orders-or", ends) || text.say("web-orders-until-removed");
}

function toldWish(game: string, { kind, words, most, least }: Wish): string {
  const limits = [
    ...Object.entries(words ?? {}).map(([field, word]) => `${question(game, field)} ${word}`),
    ...Object.values(least ?? {}).map((number) => text.say("web-orders-from", { number })),
    ...Object.values(most ?? {}).map((number) => text.say("web-orders-up-to", { number })),
  ];
  return [kindName(game, kind), ...limits].join(" ");
}

function joined(id: string, parts: readonly string[]): string {
  return parts.length === 0 ? "" : parts.reduce((first, then) => text.say(id, { first, then }));
}
