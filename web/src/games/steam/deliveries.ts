/** Deliveries: what can be done with the cube that is chosen. */
import type { Action, Option } from "../../server/types";
import { actionOf } from "../../table/choice.svelte";
import type { Chart } from "./chart";
import { journey, type Journey, type Way } from "./ways";

export interface Delivery {
  readonly option: Option;
  readonly journey: Journey;
  /** The city where the cube ends. */
  readonly end: number;
}

const moves = (action: Action): boolean => action.kind === "move-cube";

/** The delivery that an action is; null if it is something else. */
export function deliveryOf(option: Option, ways: readonly Way[], chart: Chart): Delivery | null {
  const action = actionOf(option);
  if (!moves(action)) return null;
  const way = journey(action["hex"] as number, action["route"] as readonly number[], ways, chart);
  return { option, journey: way, end: way.stops.at(-1) as number };
}

/** The deliveries that are left once a cube is chosen; none as long as several cubes are. */
export function deliveriesOf(options: readonly Option[], ways: readonly Way[], chart: Chart): readonly Delivery[] {
  const actions = options.map(actionOf);
  const first = actions[0];
  if (!first || !actions.every((one) => moves(one) && one["hex"] === first["hex"] && one["colour"] === first["colour"])) {
    return [];
  }
  return options.flatMap((option) => deliveryOf(option, ways, chart) ?? []);
}

/** The cubes that can be moved: for each hex the colours. */
export function movable(options: readonly Option[]): ReadonlyMap<number, ReadonlySet<number>> {
  const cubes = new Map<number, Set<number>>();
  for (const action of options.map(actionOf)) {
    if (!moves(action)) continue;
    const hex = action["hex"] as number;
    const colours = cubes.get(hex) ?? new Set<number>();
    cubes.set(hex, colours.add(action["colour"] as number));
  }
  return cubes;
}

/** The one after this, and after the last the first. */
export function following<T>(all: readonly T[], one: T | undefined): T | undefined {
  return all[(one === undefined ? 0 : all.indexOf(one) + 1) % all.length];
}
