/** A table of three in the middle of a game, as the engine tells of it. */
import { readFileSync } from "node:fs";

import type { Box, Scene, View } from "../../src/games/volldampf/scene";
import type { Offer, Option, SeatInfo, Verdict, Words } from "../../src/server/types";
import { Choice, type Given } from "../../src/table/choice.svelte";
import { text } from "../../src/text/catalogue.svelte";
import sample from "./sample.json";

const FILES = ["rails", "volldampf", "web", "web-volldampf"];

type Moment = "auction" | "building" | "routing";

/** Speak English, as the catalogues do. */
export function speak(): void {
  const read = (name: string) => readFileSync(`../src/footplate/messages/en/${name}.ftl`, "utf8");
  text.use({ language: "en", files: Object.fromEntries(FILES.map((name) => [name, read(name)])) });
}

/** The table at a moment, seen by whoever decides. */
export function sceneAt(moment: Moment): Scene {
  const view = sample[moment].view as unknown as View;
  const seats = sample.words.seat.map((word, seat) => ({ seat, word, kind: "bot", bot: "greedy", name: "" }) as unknown as SeatInfo);
  return {
    view,
    components: sample.components as unknown as Box,
    words: sample.words as unknown as Words,
    seats,
    seat: view.seat,
    news: [],
  };
}

/** A choice among what is offered at a moment, and the questions "why not?" that were asked. */
export async function choiceAt(moment: Moment): Promise<{ choice: Choice; asked: Given[] }> {
  const options = sample[moment].options as unknown as Option[];
  const offer: Offer = { count: options.length, complete: true, options, question: null, fields: {}, words: { amount: "" }, hinted: false };
  const asked: Given[] = [];
  const choice = new Choice({
    narrow: () => Promise.reject(new Error("nobody answers")),
    preview: () => Promise.reject(new Error("nobody answers")),
    whyNot: (given) => {
      asked.push(given);
      return Promise.resolve({ legal: false, broken: [] } as unknown as Verdict);
    },
  });
  await choice.begin(offer, false);
  return { choice, asked };
}
