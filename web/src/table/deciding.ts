/** Deciding: where a choice is made, at the table itself or in a plan. */
import type { Declined, Unreachable } from "../server/ask";
import type { Option, TableInfo, Words } from "../server/types";
import type { Choice } from "./choice.svelte";

export interface Deciding {
  readonly choice: Choice;
  readonly info: TableInfo | null;
  readonly words: Words;
  readonly seat: number | null;
  /** What is being done and has not been answered yet. */
  readonly sending: object | null;
  /** Whether what is done here is only thought of. */
  readonly imagined: boolean;
  problem: Declined | Unreachable | null;
  act(option: Option): Promise<void>;
}
