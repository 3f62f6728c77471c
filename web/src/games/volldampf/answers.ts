/** Answers: what touching a thing means, where several kinds of action ask for such a thing. */
import { actionOf, agrees, type Choice, type Given } from "../../table/choice.svelte";

// What one most likely wants first; the cards come by touching the cards.
const USUAL: readonly string[] = ["place-section", "name-cube", "lift-cube", "put-cube", "take-group", "lay-track-card", "discard-track-card"];

/** The answers with the kind that is meant, if one is meant. */
export function meant(choice: Choice, answers: Given): Given {
  if ("kind" in answers) return answers;
  const kinds = new Set(
    choice.all.options.map(actionOf).filter((action) => agrees(action, answers)).map((action) => action.kind),
  );
  if (kinds.has(String(choice.given["kind"]))) return answers;
  const kind = USUAL.find((one) => kinds.has(one)) ?? (kinds.size === 1 ? [...kinds][0] : undefined);
  return kind === undefined ? answers : { kind, ...answers };
}

/** Touch a thing: the kind goes with it, so that one touch is enough where it can be. */
export function touch(choice: Choice, answers: Given): void {
  const again = Object.entries(answers).every(([field, value]) => choice.given[field] === value);
  const full = meant(choice, answers);
  const offered = choice.all.options.some((option) => agrees(actionOf(option), full));
  void (offered && !again ? choice.pick(full) : choice.touch(answers));
}
