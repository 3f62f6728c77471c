/** Sentences: the events of a table, told. */
import type { Event, TableInfo, Told } from "../server/types";
import { text } from "../text/catalogue.svelte";
import { kindName } from "./naming";

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
  const begun = events.find(({ what }) => what.kind === "started")?.seq ?? 0;
  return events.flatMap((event) => {
    const { what, seq, at } = event;
    if (what.kind === "moves" && seq < begun) return [brought(event, what.told ?? [])];
    if (what.kind === "moves") return (what.told ?? []).map((told) => moved(event, told, info));
    const seat = "seat" in what ? (what.seat ?? null) : null;
    const said =
      what.kind === "chat"
        ? text.say("web-event-chat", { name: nameOf(info, event.by), text: what.text })
        : text.say(`web-event-${what.kind}`, { name: seatName(info, seat), why: "why" in what ? String(what.why) : "", to: "to" in what ? String(what.to) : "" });
    return [{ key: `${seq}`, seq, at, number: null, seat, said, sort: what.kind === "chat" ? "chat" : "table" } as const];
  });
}

/** What a table was made from, in one line: it is told in full where one looks back at it. */
function brought({ seq, at }: Event, told: readonly Told[]): Sentence {
  const said = text.say("web-event-brought", { count: told.length });
  return { key: `${seq}`, seq, at, number: told.at(-1)?.number ?? 0, seat: null, said, sort: "moves" };
}

function moved({ seq, at }: Event, told: Told, info: TableInfo | null): Sentence {
  return { key: `${seq}/${told.number}`, seq, at, number: told.number, seat: told.seat, said: entry(told, info), sort: "moves" };
}

/** The last thing that others did among some news; empty if it was all one's own. */
export function newest(news: readonly Told[], info: TableInfo | null): string {
  const told = news.findLast(({ seat }) => seat >= 0 && !info?.yours.includes(seat));
  return told ? entry(told, info) : "";
}

/** What is told of an entry; of what is hidden, that it is. */
export function entry({ story, seat, action, line }: Told, info: TableInfo | null): string {
  if (story) return text.tell(story);
  const { kind, what } = action as { kind?: string; what?: string };
  const name = seatName(info, seat) || text.say("web-chance");
  if (kind === "hidden") return text.say("web-hidden", { name, what: kindName(info?.game ?? "", what ?? "") });
  return kind?.endsWith("take-back") ? text.say("web-taken-back", { name }) : line;
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
