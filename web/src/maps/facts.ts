/** Facts: what is worth knowing of a board, counted. */
import type { Schemas } from "../server/types";
import type { Laid } from "./boards";

type Boxes = Schemas["Components"];

/** A count, by the message that names it. */
export type Fact = readonly [id: string, count: number];

/** What there is on a board. */
export function facts({ game, look }: Laid): readonly Fact[] {
  const box = look.components;
  switch (game.name) {
    case "steam":
      return ofSteam(box as Boxes["steam"]);
    case "days-of-steam":
      return ofDaysOfSteam(box as Boxes["days-of-steam"]);
    case "steamrollers":
      return ofSteamRollers(box as Boxes["steamrollers"], (look.view as Schemas["Views"]["steamrollers"]).chart);
    case "volldampf":
      return ofVolldampf(box as Boxes["volldampf"]);
    default:
      return [];
  }
}

function ofSteam({ hexes }: Boxes["steam"]): readonly Fact[] {
  const cities = hexes.filter(({ city }) => city >= 0);
  return [
    ["web-guide-hexes", hexes.length],
    ["web-guide-cities", cities.length],
    ["web-guide-towns", hexes.filter(({ town }) => town).length],
    ["web-guide-cubes", cities.reduce((sum, { cubes }) => sum + cubes, 0)],
  ];
}

function ofDaysOfSteam({ tiles, towns }: Boxes["days-of-steam"]): readonly Fact[] {
  return [
    ["web-guide-tiles", tiles.reduce((sum, { copies }) => sum + copies, 0)],
    ["web-guide-towns", towns.reduce((sum, { copies }) => sum + copies, 0)],
  ];
}

function ofSteamRollers({ spots, blocked }: Boxes["steamrollers"], chart: number): readonly Fact[] {
  return [
    ["web-guide-hexes", spots.filter(({ city }) => !city).length],
    ["web-guide-cities", spots.filter(({ city }) => city).length],
    ["web-guide-towns", spots.filter(({ town }) => town).length],
    ["web-guide-blocked", blocked[chart]?.length ?? 0],
  ];
}

function ofVolldampf({ places, spaces }: Boxes["volldampf"]): readonly Fact[] {
  return [
    ["web-guide-places", places.length],
    ["web-guide-sections", spaces.length],
  ];
}
