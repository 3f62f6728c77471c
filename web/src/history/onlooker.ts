/** An onlooker's choice: there is nothing to decide in the past. */
import { Choice, NEVER, type Adviser } from "../table/choice.svelte";

const nobody: Adviser = {
  narrow: () => Promise.reject(new Error("there is nothing to decide")),
  preview: () => Promise.resolve({ verdict: NEVER, sums: [], story: null, next: null, chances: [], final: null }),
  whyNot: () => Promise.resolve(NEVER),
};

export const onlooker = (): Choice => new Choice(nobody);
