/** What travels between the page and the server, by short names. */
import type { components } from "../api";

export type Schemas = components["schemas"];
export type Action = { readonly kind: string; readonly [field: string]: number | string | readonly number[] };
export type Answer = number | string;
export type Message = { readonly id: string; readonly args?: Readonly<Record<string, number | string>> };
export type Words = Readonly<Record<string, readonly string[]>>;
export type Scene = Schemas["Scene"];
export type TableInfo = Schemas["TableInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type Event = Schemas["Event"];
export type Told = Schemas["Told"];
export type Push = Schemas["Push"];
export type Verdict = Schemas["Verdict"];
export type Broken = Schemas["Broken"];
export type Problem = Schemas["Problem"];
export type Preview = Schemas["Preview"];
export type Offer = Schemas["Offer"];
export type Option = Schemas["Option"];
export type Me = Schemas["Me"];
export type GameInfo = Schemas["GameInfo"];
export type BotInfo = Schemas["BotInfo"];
export type Terms = NonNullable<Schemas["NewTable"]["terms"]>;
export type ClockTerms = NonNullable<Terms["clock"]>;
export type Frame = { readonly phase: string; readonly shows: Readonly<Record<string, unknown>> };

/** What every view has, whatever the game. */
export interface AnyView {
  readonly seat: number | null;
  readonly actors: readonly number[];
  readonly frames: readonly Frame[];
}
