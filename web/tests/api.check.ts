// Holds the types to what they are for: it is compiled, and never run.
import type { components, operations, paths } from "../src/api";

type Schemas = components["schemas"];
type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { "application/json": infer Sent } };
}
  ? Sent
  : never;

export const act: Body<"act"> = { expected: 12, key: "one", action: "pass" };
export const table: Body<"createTable"> = {
  game: "volldampf",
  seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
};

// @ts-expect-error: the number of entries is a number
export const wrong: Body<"act"> = { expected: "12", key: "one", action: "pass" };
// @ts-expect-error: nobody sits like that
export const nobody: Schemas["SeatWish"] = { kind: "standing" };

export const where: keyof paths = "/api/tables/{id}/actions";

export function told(push: Schemas["Push"]): string {
  return push.events.map(({ what }) => (what.kind === "chat" ? what.text : what.kind)).join(" ");
}

export function money(view: Schemas["Views"]["volldampf"]): readonly unknown[] {
  return view.actors;
}

export function seatOf(scene: Schemas["Scene"]): number | null {
  return scene.seat;
}

export function kindOf(action: Schemas["Actions"]["steam"]): string {
  return action.kind;
}

export function rules(problem: Schemas["Problem"]): string[] {
  return problem.broken.map(({ rule }) => rule);
}
