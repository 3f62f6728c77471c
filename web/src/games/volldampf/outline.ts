/** Outline: the board and everything beside it as a tree in words. */
import type { Item } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";
import { nameOf, phase, stacksOn, word, type Scene } from "./scene";

const say = (id: string, args: Record<string, number | string> = {}): string => text.say(`draw-volldampf-tree-${id}`, args);

/** Everything there is to see, place by place, card by card, player by player. */
export function outline(look: Scene): readonly Item[] {
  const parts: Item[] = [
    { id: "places", label: say("places"), items: look.components.places.map((_, at) => place(look, at)) },
    { id: "free", label: say("free"), items: free(look) },
    { id: "groups", label: say("groups"), items: groups(look) },
    { id: "players", label: say("players"), items: look.seats.map((_, seat) => player(look, seat)) },
  ];
  if (look.seat !== null) parts.push({ id: "hand", label: say("hand"), items: hand(look, look.seat) });
  return parts.filter(({ items }) => items === undefined || items.length > 0);
}

const placeName = (look: Scene, at: number): string => text.name("place", word(look, "place", at));
const seatName = (look: Scene, seat: number): string => text.name("seat", word(look, "seat", seat));
const symbolName = (look: Scene, symbol: number): string => text.name("symbol", word(look, "symbol", symbol));

function place(look: Scene, at: number): Item {
  const stacks = stacksOn(look, at);
  const spaces = look.components.spaces.map((_, space) => space).filter((space) => {
    const ends = look.components.spaces[space];
    return ends?.one === at || ends?.other === at;
  });
  const colour = text.name("colour", word(look, "colour", look.components.places[at]?.colour ?? -1));
  return {
    id: `place-${at}`,
    label: say("place", { place: placeName(look, at), colour, cubes: stacks.reduce((sum, { count }) => sum + count, 0) }),
    touch: { place: at },
    items: [
      ...stacks.map((stack) => ({
        id: `cube-${at}-${stack.colour}`,
        label: say("cubes", { count: stack.count, colour: text.name("colour", word(look, "colour", stack.colour)) }),
        touch: { place: at, colour: stack.colour },
      })),
      ...spaces.map((space) => link(look, space, at)),
    ],
  };
}

/** A space as seen from one of its ends: where it leads, and whose section lies there or what one would cost. */
function link(look: Scene, at: number, from: number): Item {
  const space = look.components.spaces[at];
  const owner = look.view.owner[at] ?? -1;
  const to = placeName(look, (space?.one === from ? space.other : space?.one) ?? -1);
  const routing = phase(look.view, "ChooseRoute") !== null;
  return {
    id: `link-${from}-${at}`,
    label:
      owner >= 0
        ? say("section", { place: to, seat: seatName(look, owner) })
        : say("space", { place: to, symbol: symbolName(look, space?.symbol ?? -1), price: space?.cost ?? 0 }),
    touch: routing ? { route: at } : { space: at },
  };
}

function free(look: Scene): readonly Item[] {
  const spaces = look.components.spaces;
  return look.components.symbols.map((_, symbol) => {
    const mine = spaces.map((_, at) => at).filter((at) => spaces[at]?.symbol === symbol && (look.view.owner[at] ?? -1) < 0);
    return {
      id: `symbol-${symbol}`,
      label: say("symbol", { symbol: symbolName(look, symbol), count: mine.length }),
      items: mine.map((at) => ({
        id: `free-${at}`,
        label: say("stretch", {
          one: placeName(look, spaces[at]?.one ?? -1),
          other: placeName(look, spaces[at]?.other ?? -1),
          price: spaces[at]?.cost ?? 0,
        }),
        touch: { space: at },
      })),
    };
  });
}

/** The names of cards by how many there are of each symbol. */
function cards(look: Scene, counts: readonly number[]): string {
  return counts.flatMap((count, symbol) => Array.from({ length: count }, () => symbolName(look, symbol))).join(", ");
}

function groups(look: Scene): readonly Item[] {
  return look.view.groups
    .map((group, at) => ({
      id: `group-${at}`,
      label: say("group", { group: at + 1, cards: cards(look, group) }),
      touch: { group: at },
    }))
    .filter((_, at) => look.view.groups[at]?.some((count) => count > 0));
}

function player(look: Scene, seat: number): Item {
  const { view } = look;
  const cash = view.cash[seat];
  return {
    id: `player-${seat}`,
    label: say("player", {
      name: nameOf(look, seat),
      seat: seatName(look, seat),
      place: view.order.indexOf(seat) + 1,
      cash: cash ?? text.say("draw-volldampf-hidden"),
      income: view.income[seat] ?? 0,
      bonds: view.bonds[seat] ?? 0,
      sections: view.sections[seat] ?? 0,
      held: view.held[seat] ?? 0,
      cards: cards(look, view.track_cards[seat] ?? []) || say("none"),
    }),
    touch: { seat },
  };
}

function hand(look: Scene, seat: number): readonly Item[] {
  const tracks = look.view.track_cards[seat] ?? [];
  return [
    ...tracks.flatMap((count, symbol) =>
      count > 0 ? [{ id: `track-${symbol}`, label: say("track-card", { count, symbol: symbolName(look, symbol) }), touch: { symbol } }] : [],
    ),
    ...look.view.hand.flatMap((count, card) => {
      if (count === 0) return [];
      const name = word(look, "card", card);
      const about = text.say(`draw-volldampf-card-${name}`);
      return [{ id: `card-${card}`, label: say("card", { count, card: text.name("card", name), about }), touch: { kind: `play-${name}` } }];
    }),
  ];
}
