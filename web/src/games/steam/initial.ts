/** Initials: one letter for each player, or their number where two would have the same. */
import { text } from "../../text/catalogue.svelte";

/** What stands on the tokens of a seat. */
export function initial(seat: number, seats: readonly string[]): string {
  const letters = seats.map((word) => text.name("seat", word).slice(0, 1));
  const mine = letters[seat] ?? "";
  return letters.filter((letter) => letter === mine).length === 1 ? mine : String(seat + 1);
}
