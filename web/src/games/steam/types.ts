/** What Steam's drawing reads: its view, its components, and a look at both. */
import type { Option, Schemas } from "../../server/types";
import type { Look, MatProps, Props } from "../../table/drawing";

export type View = Schemas["Views"]["steam"];
export type Box = Schemas["Components"]["steam"];
export type SteamLook = Look<View, Box>;
export type SteamProps = Props<View, Box>;
export type SteamMatProps = MatProps<View, Box>;
export type City = View["cities"][number];
export type Face = Box["faces"][number];

/** What a phase shows of itself. */
export type Shows = Readonly<Record<string, unknown>>;

/** What a delivery brings each seat, where the server says so. */
export function gainsOf(option: Option): readonly number[] {
  return option.gains ?? [];
}
