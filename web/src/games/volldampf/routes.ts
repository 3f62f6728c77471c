/** Routes: the ways a named cube can take, with what they bring, best for oneself first. */
import type { Option } from "../../server/types";
import { actionOf, type Choice } from "../../table/choice.svelte";
import { sorted } from "../../table/ranking";
import { walk } from "./geometry";
import { number, phase, stackOf, type Scene } from "./scene";

export interface Route {
  readonly option: Option;
  readonly sections: readonly number[];
  readonly places: readonly number[];
  /** What each seat gains, if the server has said so. */
  readonly gains: readonly number[];
}

/** A route to draw from an option that takes one. */
export function routeOf(scene: Scene, option: Option): Route | null {
  const sections = actionOf(option)["route"];
  const stack = number(phase(scene.view, "ChooseRoute"), "stack");
  if (!Array.isArray(sections) || stack < 0) return null;
  const route = sections as readonly number[];
  const gains = option.gains ?? [];
  return { option, sections: route, places: walk(route, scene.components.spaces, stackOf(scene, stack).place), gains };
}

/** All routes that agree with what is chosen so far: most for oneself first, then least for the others. */
export function routes(scene: Scene, choice: Choice): readonly Route[] {
  if (!phase(scene.view, "ChooseRoute")) return [];
  return sorted(choice.left.options, scene.seat).map((option) => routeOf(scene, option)).filter((route) => route !== null);
}
