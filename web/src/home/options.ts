/** What the options of a game and their values are called. */
import type { GameInfo } from "../server/types";
import { text } from "../text/catalogue.svelte";

type Option = GameInfo["options"][number];
export type Value = boolean | number | string;

export function optionName(game: string, { name }: Option): string {
  return text.first([`option-${game}-${name}`, `option-${name}`]) || name;
}

export function valueName({ name }: Option, value: Value): string {
  return text.first([`option-${name}-${value}`, `web-value-${value}`]) || String(value);
}
