/** The picture of each game for its card, loaded when it is shown. */
import type { Component } from "svelte";

const LOADS = import.meta.glob<{ default: Component }>("./*/Picture.svelte");

/** The picture of a game; null if the page has none. */
export async function picture(game: string): Promise<Component | null> {
  const load = LOADS[`./${game}/Picture.svelte`];
  return load ? (await load()).default : null;
}
