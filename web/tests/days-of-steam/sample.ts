/** A position of a real game: Grey, with a train in the town at n1w2, has the turn. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import type { Components, Look, View } from "../../src/games/days-of-steam/types";
import type { Offer, Option, SeatInfo, Verdict, Words } from "../../src/server/types";
import { actionOf, agrees, Choice, type Given } from "../../src/table/choice.svelte";
import { text } from "../../src/text/catalogue.svelte";
import stored from "./sample.json";

const MESSAGES = join(process.cwd(), "../src/footplate/messages/en");
const sample = stored as unknown as { view: View; words: Words; components: Components; options: Option[] };

/** Speak as the page does. */
export function speakEnglish(): void {
  const files = readdirSync(MESSAGES).filter((name) => name.endsWith(".ftl"));
  text.use({
    language: "en",
    files: Object.fromEntries(files.map((name) => [name, readFileSync(join(MESSAGES, name), "utf-8")])),
  });
}

export const view = sample.view;

export const look: Look = {
  view,
  words: sample.words,
  components: sample.components,
  seats: (sample.words["seat"] ?? []).map((word, seat) => ({ seat, word, kind: "bot", name: "", bot: "random" }) as unknown as SeatInfo),
  seat: 0,
  news: [],
};

const offer = (options: Option[]): Offer =>
  ({ count: options.length, complete: true, options, question: null, fields: {} }) as unknown as Offer;

/** A choice among some options of the sample, and the questions "why not?" that were asked of it. */
export async function choosing(options: Option[] = sample.options): Promise<{ choice: Choice; asked: Given[] }> {
  const asked: Given[] = [];
  const choice = new Choice({
    narrow: (given) => Promise.resolve(offer(options.filter((one) => agrees(actionOf(one), given)))),
    preview: () => Promise.reject(new Error("nothing is foreseen")),
    whyNot: (given) => {
      asked.push(given);
      return Promise.resolve({} as Verdict);
    },
  });
  await choice.begin(offer(options), false);
  return { choice, asked };
}

/** Options that the sample does not have. */
export const optionsOf = (...actions: Record<string, number | string>[]): Option[] =>
  actions.map((action) => ({ action, line: "", price: null }) as unknown as Option);

export const hinted = (risk: number): Option[] =>
  sample.options.map((option) =>
    actionOf(option).kind === "advance" ? ({ ...option, hint: { id: "hint-advance", args: { risk, gain: 0 } } } as Option) : option,
  );
