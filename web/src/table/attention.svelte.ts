/** Attention: the title, the badge and the whistle that tell somebody it is their turn. */
import { preferences } from "../preferences.svelte";
import { text } from "../text/catalogue.svelte";
import { whistle } from "./bell";

/** Say in the tab that so many tables wait. */
export function badge(title: string, waiting: number): void {
  document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  const app = navigator as Navigator & { setAppBadge?: (n: number) => Promise<void>; clearAppBadge?: () => Promise<void> };
  void (waiting > 0 ? app.setAppBadge?.(waiting) : app.clearAppBadge?.())?.catch(() => undefined);
}

/** Tell that it is one's turn now; who looks at the page already sees it. */
export function call(): void {
  if (preferences.sound) whistle();
  announce(text.say("web-your-turn"));
}

class Announcer {
  said = $state("");
}

export const announcer = new Announcer();

const PAUSE = 100; // milliseconds in which a reader notices that there is nothing

let timer: ReturnType<typeof setTimeout> | undefined;

/** Read something aloud for those who listen to the page, also if it is what was read last. */
export function announce(words: string): void {
  announcer.said = "";
  clearTimeout(timer);
  timer = setTimeout(() => (announcer.said = words), PAUSE);
}
