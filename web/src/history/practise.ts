/** Practise: going on from a moment of a finished game, on one seat of it, against bots. */
import { person } from "../person.svelte";
import { router } from "../router.svelte";
import { newKey, post } from "../server/ask";
import type { Schemas, TableInfo } from "../server/types";

const LEVEL = "driver"; // strong enough to learn from, and quick

/** Make a table that goes on after so many entries, with oneself on a seat, and go there. */
export async function practise({ id, seats }: TableInfo, at: number, mine: number): Promise<void> {
  await person.known();
  const wishes = seats.map(({ seat }) => (seat === mine ? { kind: "me", bot: null } : { kind: "bot", bot: LEVEL }));
  const made = await post<Schemas["Made"]>(`/api/tables/${id}/fork`, { at, seats: wishes, terms: { public: false }, key: newKey() });
  router.go(`/tables/${made.table.id}`);
}
