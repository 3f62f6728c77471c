/** The drawings of all games, each loaded when it is needed. */
import type { Drawing } from "../table/drawing";

type Load = () => Promise<{ default: unknown }>;

const LOADS = import.meta.glob<{ default: unknown }>("./*/index.ts");

/** The drawing of a game; an error if the page has none. */
export async function drawing(game: string): Promise<Drawing> {
  const load = LOADS[`./${game}/index.ts`] as Load | undefined;
  if (!load) throw new Error(`there is no drawing of ${game}`);
  return (await load()).default as Drawing;
}
