/** Positions from the real engine, and a choice that needs no server. */
import { readdirSync, readFileSync } from "node:fs";

import type { Pieces, Table, View } from "../../src/games/steamrollers/position";
import type { Action, Offer, SeatInfo, Words } from "../../src/server/types";
import { Choice, fieldsOf, type Given } from "../../src/table/choice.svelte";
import { text } from "../../src/text/catalogue.svelte";
import stored from "./sample.json";

interface Moment {
  readonly view: View;
  readonly seat: number;
  readonly options: readonly Action[];
  /** What the options bring, if it is told. */
  readonly gains?: readonly (readonly number[])[];
}

const sample = stored as unknown as { two: Moment; alone: Moment; pieces: Pieces; words: Words };
export const pieces = sample.pieces;
export const words = sample.words;
export const two = sample.two;
export const alone = sample.alone;

/** Speak English from the real catalogues. */
export function speak(): void {
  const folder = "../src/footplate/messages/en";
  const files = Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf-8")]));
  text.use({ language: "en", files });
}

/** Everything there is to see at a moment. */
export function lookAt(moment: Moment): Table {
  const seats = moment.view.points.map((_, seat) => ({ seat, word: words["seat"]?.[seat], name: `Player ${seat}`, bot: null }));
  return { view: moment.view, components: pieces, words, seats: seats as unknown as SeatInfo[], seat: moment.seat, news: [] };
}

/** A choice among the options of a moment, and what was asked why not. */
export async function choosing(moment: Moment): Promise<{ choice: Choice; refused: Given[] }> {
  const refused: Given[] = [];
  const among = (given: Given): Offer => {
    const left = moment.options.filter((action) => Object.entries(given).every(([field, value]) => action[field] === value));
    const options = left.map((action) => ({
      action,
      line: JSON.stringify(action),
      price: null,
      hint: null,
      gains: moment.gains?.[moment.options.indexOf(action)] ?? null,
    }));
    return { count: left.length, complete: true, options, question: null, fields: fieldsOf(left), words: {} } as unknown as Offer;
  };
  const choice = new Choice({
    narrow: (given) => Promise.resolve(among(given)),
    preview: () => Promise.reject(new Error("nothing is previewed here")),
    whyNot: (given) => {
      refused.push(given);
      return Promise.resolve(null as never);
    },
  });
  await choice.begin(among({}), false);
  return { choice, refused };
}
