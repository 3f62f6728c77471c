/** The outline: the map and all that lies beside it as a tree of sentences. */
import type { Item } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";
import { chartOf, SIDES, type Chart } from "./chart";
import { cubesInWords } from "./cubes";
import type { City, SteamLook } from "./types";

/** Everything on the table, in words. */
export function outline(look: SteamLook): readonly Item[] {
  const chart = chartOf(look.components);
  const group = (id: string, label: string, items: readonly Item[]): Item => ({ id, label: text.say(label), items });
  return [
    group("cities", "draw-steam-cities", look.view.cities.map((city) => cityItem(city, look))),
    group("towns", "draw-steam-towns", look.view.towns.map((hex) => townItem(hex, look))),
    group("country", "draw-steam-country", countryItems(look, chart)),
    group("action-tiles", "draw-steam-action-tiles", actionItems(look)),
    group("supply", "draw-steam-supply", supplyItems(look)),
    group("new-cities", "draw-steam-new-cities", newCityItems(look)),
    group("tiles", "draw-steam-tiles", tileItems(look)),
    group("mats", "draw-steam-mats", look.seats.map(({ seat }) => matItem(seat, look))),
  ];
}

const named = (look: SteamLook, vocabulary: string, at: number): string =>
  text.name(vocabulary, look.words[vocabulary]?.[at] ?? "");

const placeName = (look: SteamLook, hex: number): string =>
  look.components.hexes[hex]?.place || (look.words["hex"]?.[hex] ?? "");

const ownerName = (look: SteamLook, owner: number): string =>
  owner < 0 ? text.say("draw-steam-nobody") : named(look, "seat", owner);

function cityItem(city: City, look: SteamLook): Item {
  const colours = look.words["colour"] ?? [];
  const cubes = city.cubes.flatMap((many, colour) =>
    many > 0
      ? [
          {
            id: `city-${city.hex}-${colour}`,
            label: text.say("draw-steam-cubes", { many, colour: text.name("colour", colours[colour] ?? "") }),
            touch: { hex: city.hex, colour },
          },
        ]
      : [],
  );
  return {
    id: `city-${city.hex}`,
    label: text.say("draw-steam-city", {
      name: placeName(look, city.hex),
      colour: named(look, "colour", city.colour),
      cubes: cubesInWords(city.cubes, colours),
      state: city.new ? "new" : city.grown ? "grown" : "plain",
    }),
    touch: { hex: city.hex },
    items: [...cubes, ...linkItems(city.hex, look)],
  };
}

function townItem(hex: number, look: SteamLook): Item {
  const label = text.say("draw-steam-town", { name: placeName(look, hex) });
  return { id: `town-${hex}`, label, touch: { hex }, items: linkItems(hex, look) };
}

/** The tracks that begin at a place. */
function linkItems(hex: number, look: SteamLook): Item[] {
  return look.view.tracks.flatMap((track) => {
    const here = track.hex === hex;
    if (!here && !(track.complete && track.end_hex === hex)) return [];
    const side = here ? track.side : track.end_side;
    const to = placeName(look, here ? track.end_hex : track.hex);
    const args = { side: named(look, "side", side), to, owner: ownerName(look, track.owner) };
    return [{ id: `track-${hex}-${side}`, label: text.say(track.complete ? "draw-steam-link" : "draw-steam-track", args) }];
  });
}

/** Every hex without a place: its ground, what lies there, and what it lies beside. */
function countryItems(look: SteamLook, chart: Chart): Item[] {
  const lying = new Map(look.view.tiles.map((tile) => [tile.hex, tile]));
  return look.components.hexes.flatMap((hex, number) => {
    if (hex.place !== "") return [];
    const tile = lying.get(number);
    const near = SIDES.map((side) => look.components.hexes[chart.across(number, side)]?.place ?? "").filter((name) => name !== "");
    return [
      {
        id: `hex-${number}`,
        label: text.say("draw-steam-hex", {
          name: look.words["hex"]?.[number] ?? "",
          ground: hex.hills ? (hex.river ? "both" : "hills") : hex.river ? "river" : "plain",
          tile: tile ? named(look, "tile", tile.tile) : "none",
          side: tile ? named(look, "side", tile.rotation) : "none",
          near: near.length > 0 ? near.join(", ") : "none",
        }),
        touch: { hex: number },
      },
    ];
  });
}

function actionItems(look: SteamLook): Item[] {
  return look.components.action_tiles.map((tile, action) => {
    const holder = look.view.tile.indexOf(tile.number);
    return {
      id: `action-${action}`,
      label: text.say("draw-steam-action-tile", {
        number: tile.number,
        name: text.name("action", tile.name),
        price: tile.price,
        holder: holder < 0 ? "none" : ownerName(look, holder),
      }),
      touch: { action },
    };
  });
}

function supplyItems(look: SteamLook): Item[] {
  return look.view.stocks.map((stock, space) => ({
    id: `space-${space}`,
    label: text.say("draw-steam-space", {
      space: look.words["space"]?.[space] ?? "",
      cubes: cubesInWords(stock, look.words["colour"] ?? []),
    }),
    touch: { space },
  }));
}

function newCityItems(look: SteamLook): Item[] {
  return look.view.new_cities.map((left, colour) => {
    const what = text.say("draw-steam-new-city", { colour: named(look, "colour", colour) });
    return { id: `new-city-${colour}`, label: text.say("draw-steam-left", { what, left }), touch: { kind: "urbanize", colour } };
  });
}

function tileItems(look: SteamLook): Item[] {
  return look.components.faces.map((_, tile) => {
    const id = look.view.available.includes(tile) ? "draw-steam-tile-laid" : "draw-steam-tile-gone";
    return {
      id: `tile-${tile}`,
      label: text.say(id, { tile: named(look, "tile", tile), laid: look.view.laid[tile] ?? 0 }),
      touch: { tile },
    };
  });
}

function matItem(seat: number, look: SteamLook): Item {
  const { view } = look;
  const tile = look.components.action_tiles.find(({ number }) => number === view.tile[seat]);
  return {
    id: `mat-${seat}`,
    label: text.say("draw-steam-mat", {
      name: look.seats[seat]?.name || ownerName(look, seat),
      colour: ownerName(look, seat),
      cash: view.cash[seat] ?? 0,
      income: view.income[seat] ?? 0,
      points: view.points[seat] ?? 0,
      level: view.level[seat] ?? 0,
      links: view.links[seat] ?? 0,
      tile: tile ? text.name("action", tile.name) : "none",
      decides: view.actors.includes(seat) ? "yes" : "no",
    }),
  };
}
