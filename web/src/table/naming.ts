/** Naming: what kinds, answers and whole actions are called. */
import type { Action, Answer, Offer, Option, Words } from "../server/types";
import { text } from "../text/catalogue.svelte";

/** What a kind of action is called; some games have a name of their own for it. */
export function kindName(game: string, kind: string): string {
  return text.first([`kind-${game}-${kind}`, `kind-${kind}`]) || kind;
}

/** What is asked for a field. */
export function question(game: string, field: string): string {
  return text.first([`ask-${game}-${field}`, `ask-${field}`]) || field;
}

/** What a phase is called. */
export function phaseName(game: string, phase: string): string {
  const kebab = phase.replace(/(?<!^)([A-Z])/g, "-$1").toLowerCase();
  return text.first([`phase-${game}-${kebab}`, `phase-${kebab}`]) || kebab;
}

/** A word without a name of its own, as people write it: K5, Düsseldorf, New York. */
export function written(word: string): string {
  if (/^[a-z]{1,2}\d+([a-z]\d+)?$/.test(word)) return word.toUpperCase();
  return word.replaceAll("-", " ").replace(/(^| )(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** What a word of a vocabulary is called; a stretch between places is called by their names. */
export function wordName(vocabulary: string, word: string): string {
  return text.first([`${vocabulary}-${word}`]) || stretch(word) || written(word);
}

function stretch(word: string): string {
  const places = word.split("-").map((place) => text.first([`place-${place}`]));
  return places.length > 1 && places.every((name) => name !== "") ? places.join("–") : "";
}

/** The vocabulary of a field's values; "" for plain numbers. */
export function vocabulary(offer: Offer, field: string): string {
  return offer.words?.[field] ?? "";
}

/** What an answer is called. */
export function answerName(offer: Offer, words: Words, field: string, value: Answer): string {
  const of = vocabulary(offer, field);
  const word = typeof value === "number" ? words[of]?.[value] : undefined;
  return word === undefined ? String(value) : wordName(of, word);
}

/** What an answer is called that may be a list: its names one after the other. */
export function answerNames(offer: Offer, words: Words, field: string, value: Action[string]): string {
  return [value].flat().map((one) => answerName(offer, words, field, one)).join(" › ");
}

/** The answers of an action, named, in order; without those in `said`. */
export function answers(offer: Offer, words: Words, action: Action, said: readonly string[]): string[] {
  return Object.entries(action)
    .filter(([field]) => field !== "kind" && !said.includes(field))
    .map(([field, value]) => answerNames(offer, words, field, value));
}

/** What an option brings, in the catalogue's words; "" if they say nothing of it. */
export function hint(option: Option): string {
  return option.hint && text.has(option.hint.id) ? text.tell(option.hint) : "";
}

/** A price as the game writes it. */
export function price(game: string, value: number | null | undefined): string {
  return value == null ? "" : text.first([`price-${game}`], { price: value }) || String(value);
}
