/** Two moments of a game on the practice map, and a decision in each of them. */
import { readdirSync, readFileSync } from "node:fs";

import type { Action, Offer, Option } from "../../src/server/types";
import type { Box, SteamLook, View } from "../../src/games/steam/types";
import { actionOf, agrees, Choice, fieldsOf, type Given } from "../../src/table/choice.svelte";
import { text } from "../../src/text/catalogue.svelte";
import sample from "./sample.json";

const MESSAGES = "../src/footplate/messages/en";

/** Speak English, from the catalogues of the server. */
export function speakEnglish(): void {
  const files = readdirSync(MESSAGES).map((name) => [name, readFileSync(`${MESSAGES}/${name}`, "utf8")]);
  text.use({ language: "en", files: Object.fromEntries(files) as Record<string, string> });
}

export const box = sample.components as unknown as Box;

export function look(moment: "build" | "move"): SteamLook {
  const view = sample[moment].view as unknown as View;
  const seats = sample.words.seat.slice(0, 2).map((word, seat) => ({ seat, word, kind: "person", name: word }));
  return { view, components: box, words: sample.words, seats: seats as unknown as SteamLook["seats"], seat: view.seat, news: [] };
}

/** The decision of a moment; what cannot be done is kept in `asked`. */
export async function deciding(moment: "build" | "move"): Promise<{ choice: Choice; asked: Given[] }> {
  const asked: Given[] = [];
  const options = sample[moment].options as unknown as Option[];
  const offer = (given: Given): Offer => {
    const left = options.filter((option) => agrees(actionOf(option), given));
    return { count: left.length, complete: true, options: left, question: null, fields: fieldsOf(left.map(actionOf)), words: {}, hinted: true } as Offer;
  };
  const choice = new Choice({
    narrow: (given) => Promise.resolve(offer(given)),
    preview: (_: Action) => Promise.reject(new Error("nothing is foreseen here")),
    whyNot: (given) => {
      asked.push(given);
      return Promise.resolve({ legal: false, broken: [] } as never);
    },
  });
  await choice.begin(offer({}), false);
  return { choice, asked };
}
