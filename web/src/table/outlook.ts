/** Outlook: what a preview says in figures. */
import type { Preview } from "../server/types";
import { text } from "../text/catalogue.svelte";

export interface Change {
  readonly seat: number;
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

/** What somebody would count differently. */
export function changes(sums: NonNullable<Preview["sums"]>): readonly Change[] {
  return sums.flatMap(({ seat, before, after }) =>
    Object.entries(before).flatMap(([name, was]) => {
      const is = after[name];
      return is === undefined || is === was ? [] : [{ seat, name, before: was, after: is }];
    }),
  );
}

/** Odds as a share of a hundred, as the language writes it. */
export function percent(odds: readonly number[]): string {
  const [of = 0, all = 1] = odds;
  return new Intl.NumberFormat(text.language, { style: "percent" }).format(of / all);
}
