/** Begin: a new table, made with one click. */
import { person } from "../person.svelte";
import { router } from "../router.svelte";
import { newKey, post } from "../server/ask";
import { usual } from "../server/games";
import type { GameInfo, Schemas } from "../server/types";

export type NewTable = Partial<Schemas["NewTable"]> & Pick<Schemas["NewTable"], "game" | "seats">;
export type Made = Schemas["Made"];

/** Make a table and go there; what its invitations are is told. */
export async function make(wanted: NewTable): Promise<Made> {
  await person.known();
  const made = await post<Made>("/api/tables", { ...wanted, key: newKey() });
  router.go(`/tables/${made.table.id}`);
  return made;
}

const FAIR = 3; // the level in the middle

/** The bot against whom one plays if nobody says which: it knows the game, and can be beaten. */
export function fair({ bots }: GameInfo): string {
  return bots.find(({ level }) => level === FAIR)?.name ?? "driver";
}

/** Play against bots, now. */
export function playNow(game: GameInfo): Promise<Made> {
  const bots = Array.from({ length: usual(game) - 1 }, () => ({ kind: "bot" as const, bot: fair(game) }));
  return make({ game: game.name, seats: [{ kind: "me", bot: null }, ...bots], terms: { public: false } });
}
