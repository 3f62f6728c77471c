/** Sentences: the events of a table, told. */
import type { Event, TableInfo, Told } from "../server/types";
import { text } from "../text/catalogue.svelte";

export interface Sentence {
  readonly key: string;
  readonly seq: number;
  readonly at: number;
  /** The entry after which the table can be looked at; null if it is none of the game. */
  readonly number: number | null;
  /** Who did it; -1 is chance. */
  readonly seat: number | null;
  readonly said: string;
  readonly sort: "moves" | "chat" | "table";
}

/** All events as sentences, in order. */
export function sentences(events: readonly Event[], info: TableInfo | null): readonly Sentence[] {
  return events.flatMap((event) => {
    const { what, seq, at } = event;
    if (what.kind === "moves") return (what.told ?? []).map((told) => moved(event, told));
    const seat = "seat" in what ? (what.seat ?? null) : null;
    const said =
      what.kind === "chat"
        ? text.say("web-event-chat", { name: nameOf(info, event.by), text: what.text })
        : text.say(`web-event-${what.kind}`, { name: seatName(info, seat), why: "why" in what ? String(what.why) : "", to: "to" in what ? String(what.to) : "" });
    return [{ key: `${seq}`, seq, at, number: null, seat, said, sort: what.kind === "chat" ? "chat" : "table" } as const];
  });
}

function moved({ seq, at }: Event, told: Told): Sentence {
  const said = told.story ? text.tell(told.story) : told.line;
  return { key: `${seq}/${told.number}`, seq, at, number: told.number, seat: told.seat, said, sort: "moves" };
}

/** Who sits on a seat. */
export function seatName(info: TableInfo | null, seat: number | null): string {
  const found = seat === null ? undefined : info?.seats[seat];
  if (!found) return "";
  return found.name || text.name("seat", found.word);
}

function nameOf(info: TableInfo | null, person: string | null | undefined): string {
  return info?.seats.find((seat) => seat.person !== null && seat.person === person)?.name ?? text.say("web-somebody");
}
