/** Outline: the table of SteamRollers in words. */
import type { Item } from "../../table/drawing";
import { text } from "../../text/catalogue.svelte";
import { goodsIn, readGood, spread } from "./goods";
import { has, inHand, nameOf, NOTHING, OLIVE, oliveDie, pipsOf, total, type Table } from "./position";
import { meets } from "./runs";
import { layout } from "./sheet";

/** Dice, one's own sheet and the supply, action tiles, orders, the other sheets, and Olive. */
export function outline(look: Table): readonly Item[] {
  const seats = look.seats.map(({ seat }) => seat);
  const own = look.seat === null ? [] : [look.seat];
  return [
    dice(look),
    ...powers(look),
    ...own.map((seat) => sheet(look, seat)),
    supply(look),
    tiles(look),
    ...orders(look),
    ...seats.filter((seat) => seat !== look.seat).map((seat) => sheet(look, seat)),
    ...olive(look),
  ];
}

const say = (id: string, args: Record<string, string | number> = {}): string => text.say(`draw-steamrollers-${id}`, args);
const word = (look: Table, vocabulary: string, number: number): string => look.words[vocabulary]?.[number] ?? "";
const colours = (look: Table, goods: readonly number[]): string =>
  goods.map((colour) => word(look, "colour", colour)).join(" ");

function dice(look: Table): Item {
  const { view } = look;
  const white = view.dice.flatMap((count, die) =>
    count === 0 ? [] : [{ id: `die-${die}`, label: say("white-dice", { die: pipsOf(die), count }), touch: { die } }],
  );
  const hand = inHand(view);
  const held = hand
    ? [{ id: "hand", label: say("holds", { name: nameOf(look.seats, hand.seat), dice: hand.dice.map(pipsOf).join(" ") }) }]
    : [];
  const hers = oliveDie(view);
  const olives = hers === null ? [] : [{ id: "olives-die", label: say("holds", { name: text.say("rival-olive"), dice: pipsOf(hers) }) }];
  const black = { id: "black", label: say("black", { black: word(look, "black", view.black) }) };
  return { id: "dice", label: say("dice"), items: [...white, black, ...held, ...olives] };
}

function powers(look: Table): Item[] {
  const left = look.view.frames.filter(({ phase }) => phase === "PickPowers").map(({ shows }) => Number(shows["left"]))[0];
  if (left === undefined) return [];
  const items = look.components.powers.flatMap((power, number) =>
    has(left, number)
      ? [
          {
            id: `power-${number}`,
            label: say("power", { power: text.name("power", power), hint: text.say("hint-pick-power", { power }) }),
            touch: { power: number },
          },
        ]
      : [],
  );
  return [{ id: "powers", label: say("powers"), items }];
}

function sheet(look: Table, seat: number): Item {
  const mine = seat === look.seat;
  const { view } = look;
  return {
    id: `sheet-${seat}`,
    label: say("sheet-points", { name: nameOf(look.seats, seat), points: total(view, seat) }),
    items: [engine(look, seat, mine), links(look, seat), kept(look, seat), ...regions(look, seat, mine)],
  };
}

function engine(look: Table, seat: number, mine: boolean): Item {
  const boxes = look.components.colours.map((_, box) => box);
  const checked = boxes.filter((box) => has(look.view.boxes[seat] ?? 0, box));
  const label = say("boxes", { boxes: checked.map(pipsOf).join(" ") || "none" });
  if (!mine) return { id: `engine-${seat}`, label };
  const items = boxes
    .filter((box) => !checked.includes(box))
    .map((box) => ({ id: `box-${box}`, label: say("box", { box: pipsOf(box) }), touch: { kind: "check-box", box } }));
  return { id: `engine-${seat}`, label, items };
}

function links(look: Table, seat: number): Item {
  const mine = look.view.links[seat] ?? [];
  return {
    id: `links-${seat}`,
    label: say("links", { count: mine.length }),
    items: mine.map(([one, other, towns], at) => ({
      id: `link-${seat}-${at}`,
      label: say("link", { one: pipsOf(one), other: pipsOf(other), towns }),
    })),
  };
}

function kept(look: Table, seat: number): Item {
  const goods = colours(look, spread(look.view.kept[seat] ?? []));
  const personal = look.view.personal[seat] ?? NOTHING;
  const own = personal === NOTHING ? null : readGood(personal, look.components);
  const items = own
    ? [
        {
          id: `own-${seat}`,
          label: say("own", { colour: word(look, "colour", own.colour), city: pipsOf(own.city) }),
          ...(seat === look.seat ? { touch: { kind: "deliver", good: personal } } : {}),
        },
      ]
    : [];
  return { id: `kept-${seat}`, label: say("keeps", { goods: goods || "none" }), items };
}

function regions(look: Table, seat: number, mine: boolean): Item[] {
  return layout(look.components).regions.map(({ hexes }, region) => ({
    id: `region-${seat}-${region}`,
    label: say("region", {
      region: pipsOf(region),
      colour: word(look, "colour", look.components.colours[region] ?? 0),
      blank: hexes.filter((hex) => look.view.tracks[seat]?.[hex] === NOTHING).length,
    }),
    items: hexes.map((hex) => hexItem(look, seat, hex, mine)),
  }));
}

function hexItem(look: Table, seat: number, hex: number, mine: boolean): Item {
  const tracks = look.view.tracks[seat] ?? [];
  const track = tracks[hex] ?? NOTHING;
  const sides = meets(look.components, tracks, look.view.chart, hex).map((side) => look.components.sides[side] ?? "");
  const label = say("hex", {
    hex: word(look, "hex", hex),
    town: look.components.spots[hex]?.town ? "yes" : "no",
    track: track === NOTHING ? "none" : word(look, "track", track),
    meets: track === NOTHING && sides.length > 0 ? sides.join(", ") : "none",
  });
  const touch = mine && track === NOTHING ? { touch: { kind: "draw-track", hex } } : {};
  return { id: `hex-${seat}-${hex}`, label, ...touch };
}

function supply(look: Table): Item {
  const items = look.view.supply.map((line, city) => {
    const names = [...new Set(goodsIn(city, line, look.components))];
    return {
      id: `city-${city}`,
      label: say("city", {
        city: pipsOf(city),
        colour: word(look, "colour", look.components.colours[city] ?? 0),
        goods: colours(look, line) || "none",
      }),
      touch: { to: city },
      items: names.map((good) => ({
        id: `good-${good}`,
        label: text.name("good", word(look, "good", good)),
        touch: { kind: "deliver", good },
      })),
    };
  });
  return { id: "supply", label: say("supply"), items };
}

function tiles(look: Table): Item {
  const items = look.view.faces.flatMap((number, tile) => {
    const face = look.components.faces[number];
    if (!face) return [];
    const holder = look.view.holders[tile] ?? NOTHING;
    const how = has(look.view.sideways, tile) ? "sideways" : has(look.view.in_use, tile) ? "in-use" : "upright";
    const side = text.say("steamrollers-side", {
      face: face.name,
      effect: face.effect,
      returns: face.returns ? "yes" : "no",
      worth: face.points,
    });
    const where = holder === NOTHING ? say("centre") : say("held", { name: nameOf(look.seats, holder), how });
    return [{ id: `tile-${tile}`, label: say("tile", { side, where }), touch: { kind: "take-tile", tile } }];
  });
  return { id: "tiles", label: say("tiles"), items };
}

function orders(look: Table): Item[] {
  const items = look.view.order_faces.flatMap((number, order) => {
    const side = look.components.orders[number];
    if (!side) return [];
    const owner = look.view.order_owners[order] ?? NOTHING;
    const label = say("order", { order: pipsOf(order), goods: colours(look, spread(side.goods)), points: side.points });
    return owner === NOTHING
      ? [{ id: `order-${order}`, label, touch: { order } }]
      : [{ id: `order-${order}`, label: say("filled", { order: label, name: nameOf(look.seats, owner) }) }];
  });
  return items.length === 0 ? [] : [{ id: "orders", label: say("orders"), items }];
}

function olive(look: Table): Item[] {
  if (!look.view.olive) return [];
  const most = layout(look.components).regions[0]?.hexes.length ?? 0;
  const items = look.view.crossed.map((count, region) => ({
    id: `crossed-${region}`,
    label: say("crossed", { region: pipsOf(region), count, most }),
  }));
  const label = say("sheet-points", { name: nameOf(look.seats, OLIVE), points: total(look.view, OLIVE) });
  return [{ id: "olive", label, items }];
}
