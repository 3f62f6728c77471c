/** Outline: the map and all that lies beside it as a tree in words. */
import type { Item } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";
import { beside, squareOf } from "./geometry";
import { colourOfGood, colourOfTown, each, homeOf, type Look } from "./types";

const OPPOSITE = 2;
const SIDES = [0, 1, 2, 3];
const TOWN = 1;

const say = (id: string, args: Readonly<Record<string, number | string>> = {}): string =>
  text.say(`draw-days-of-steam-${id}`, args);
const list = (words: readonly string[]): string => words.join(" ") || "none";

/** The board as a tree. */
export function outline(look: Look): readonly Item[] {
  return [
    { id: "hand", label: say("hand"), items: hand(look) },
    { id: "trains", label: say("trains"), items: look.view.trains.map((_, seat) => train(look, seat)) },
    { id: "towns", label: say("towns"), items: look.view.towns.map((_, town) => townItem(look, town)) },
    { id: "display", label: say("display"), items: display(look) },
    { id: "open", label: say("open"), items: open(look) },
    { id: "tiles", label: say("tiles"), items: tiles(look) },
  ];
}

const called = (look: Look, square: number): string => look.words["square"]?.[square] ?? "";
const colour = (look: Look, good: number): string => look.words["colour"]?.[good] ?? "";

function hand(look: Look): Item[] {
  return each(look.view.hand).map((tile, at) => {
    const { name = "", steam = 0 } = look.components.tiles[tile] ?? {};
    return {
      id: `hand-${at}`,
      label: say("tile", { name: text.name("tile", name), steam }),
      touch: { kind: "play-tile", tile },
    };
  });
}

/** A train; that of who has the turn with the ways out of its square. */
function train(look: Look, seat: number): Item {
  const { view } = look;
  const here = squareOf(view.trains[seat] ?? 0);
  const good = view.carried[seat] ?? -1;
  const label = say("train", {
    seat: look.words["seat"]?.[seat] ?? "",
    square: called(look, here),
    good: good < 0 ? "none" : colourOfGood(look, good),
    steam: view.steam[seat] ?? 0,
    points: view.points[seat] ?? 0,
    circuits: view.circuits[seat] ?? 0,
    coal: view.coal[seat] ?? 0,
    delivered: list(each(view.delivered[seat] ?? []).map((one) => colour(look, one))),
  });
  if (view.turn !== seat || !view.actors.includes(seat)) return { id: `train-${seat}`, label };
  const ways = SIDES.filter((side) => ((view.trains[seat] ?? 0) >> side) & 1).map((side) => ({
    id: `train-${seat}-${side}`,
    label: say("way", { side: look.words["side"]?.[side] ?? "", square: called(look, beside(view, here, side)) }),
    touch: { kind: "advance", side },
  }));
  const others = ["stop", "use-water-tower", "burn-coal"].map((kind) => ({
    id: `train-${seat}-${kind}`,
    label: text.name("kind", kind),
    touch: { kind },
  }));
  return { id: `train-${seat}`, label, items: [...ways, ...others] };
}

function townItem(look: Look, town: number): Item {
  const { view } = look;
  const goods = each(view.goods[town] ?? []);
  const square = view.town_squares[town] ?? 0;
  const visitors = view.trains.flatMap((here, seat) =>
    squareOf(here) === square ? [look.words["seat"]?.[seat] ?? ""] : [],
  );
  return {
    id: `town-${town}`,
    label: say("town-at", {
      colour: colourOfTown(look, view.towns[town] ?? 0),
      square: called(look, square),
      goods: list(goods.map((good) => colourOfGood(look, good))),
      trains: list(visitors),
    }),
    items: goods.map((good, at) => ({
      id: `town-${town}-good-${at}`,
      label: say("good", {
        colour: colourOfGood(look, good),
        home: homeOf(look, good) < 0 ? "none" : called(look, view.town_squares[homeOf(look, good)] ?? 0),
      }),
      touch: { kind: "pick-up", good },
    })),
  };
}

function display(look: Look): Item[] {
  const { view, components } = look;
  const shown = view.display.flatMap((town, at) => {
    if (town < 0) return [];
    const goods = each(view.display_goods[at] ?? []).map((good) => colour(look, good));
    const label = say("town", { colour: colourOfTown(look, town), steam: components.towns[town]?.steam ?? 0, goods: list(goods) });
    return [{ id: `display-${at}`, label, touch: { kind: "play-town", display: at } }];
  });
  const deck = { id: "deck", label: say("deck-left", { towns: view.towns_left }), touch: { kind: "draw-town" } };
  return [...shown, deck];
}

/** The empty squares beside the map, and from where track leads to each. */
function open(look: Look): Item[] {
  const { view } = look;
  return view.lays.flatMap((lay, square) => {
    const near = SIDES.filter((side) => (view.lays[beside(view, square, side)] ?? 0) > 0);
    if (lay > 0 || near.length === 0) return [];
    const track = near.filter((side) => hasTrack(look, beside(view, square, side), side ^ OPPOSITE));
    const sides = list(track.map((side) => look.words["side"]?.[side] ?? ""));
    return [{ id: `square-${square}`, label: say("empty", { square: called(look, square), sides }), touch: { square } }];
  });
}

function hasTrack(look: Look, square: number, side: number): boolean {
  const number = look.view.lays[square] ?? 0;
  const lay = look.components.lays[number];
  return number === TOWN || (lay?.segments.some((pair) => pair.includes(side)) ?? false) || (lay?.stubs.includes(side) ?? false);
}

/** The track tiles of the map, and which sides each joins. */
function tiles(look: Look): Item[] {
  const { view, components, words } = look;
  const side = (at: number) => text.name("side", words["side"]?.[at] ?? "");
  return view.tiles.flatMap((tile, square) => {
    const face = components.tiles[tile];
    const lay = components.lays[view.lays[square] ?? 0];
    if (!face || !lay) return [];
    const track = lay.segments.map(([one, other]) => `${side(one)}–${side(other)}`).join(", ");
    const label = say("laid", { square: called(look, square), name: text.name("tile", face.name), track });
    return [{ id: `square-${square}`, label, touch: { square } }];
  });
}
