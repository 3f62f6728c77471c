/** What went wrong, in words for people. */
import { Declined, Unreachable } from "../server/ask";
import { text } from "../text/catalogue.svelte";

/** Why something was not done; a mistake of the page itself is no reason and goes on. */
export function told(error: unknown): string {
  if (error instanceof Declined) return text.first([`web-refused-${error.problem.code}`]) || error.problem.detail;
  if (error instanceof Unreachable) return text.say("web-no-answer");
  if (error instanceof DOMException) return text.say("web-passkey-failed");
  throw error;
}
