/** The games that can be played here, asked for once. */
import { get } from "./ask";
import type { GameInfo } from "./types";

let asked: Promise<readonly GameInfo[]> | null = null;

/** All games, with their options and bots. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= get<{ games: GameInfo[] }>("/api/games")
    .then(({ games }) => games)
    .catch((error: unknown) => {
      asked = null;
      throw error;
    });
  return asked;
}

/** How many sit down if nobody says how many. */
export function usual({ least, most }: GameInfo): number {
  return Math.min(most, Math.max(least, 3));
}
