/** Title: what the tab of the browser is called. */
import { text } from "./catalogue.svelte";

/** What is shown, and of which page. */
export function titled(what: string): string {
  const page = text.say("web-title");
  return what === page ? page : `${what} – ${page}`;
}
