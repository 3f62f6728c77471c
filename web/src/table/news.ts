/** News: what happened since somebody's own last decision. */
import type { Told } from "../server/types";

/** After which entry news begins for somebody: their own last decision. */
export function lastOf(seats: readonly number[], told: readonly Told[]): number | null {
  return told.findLast(({ seat }) => seats.includes(seat))?.number ?? null;
}
