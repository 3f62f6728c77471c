/** Screens: which one an address shows; each is loaded when it is first seen. */
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<any> }>;

interface Way {
  readonly pattern: string;
  /** What the tab is called, if not as the page; null where the screen says it itself. */
  readonly title?: string | null;
  readonly load: Load;
}

export interface Shown {
  readonly key: string;
  readonly title: string | null;
  readonly load: Load;
  readonly named: Record<string, string | null>;
}

const TITLE = "web-title";
const WAYS: readonly Way[] = [
  { pattern: "/", load: () => import("./Home.svelte") },
  { pattern: "/new", title: "web-new-table", load: () => import("./NewTable.svelte") },
  { pattern: "/new/:game", title: "web-new-table", load: () => import("./NewTable.svelte") },
  { pattern: "/tables/:id", title: null, load: () => import("./Table.svelte") },
  { pattern: "/lobby", title: "web-lobby", load: () => import("./Lobby.svelte") },
  { pattern: "/me", load: () => import("./Me.svelte") },
  { pattern: "/people/:id", load: () => import("./Someone.svelte") },
  { pattern: "/leaderboards/:game", load: () => import("./Leaderboard.svelte") },
  { pattern: "/settings", title: "web-settings", load: () => import("./Settings.svelte") },
  { pattern: "/confirm-email", load: () => import("./ConfirmEmail.svelte") },
  { pattern: "/new-password", load: () => import("./NewPassword.svelte") },
  { pattern: "/import", load: () => import("./Import.svelte") },
  { pattern: "/tables/:id/at/:number", load: () => import("./History.svelte") },
  { pattern: "/rules/:game", title: "web-rules", load: () => import("./Rules.svelte") },
  { pattern: "/maps", title: "web-maps", load: () => import("./Gallery.svelte") },
  { pattern: "/maps/:game/:map", title: "web-maps", load: () => import("./Map.svelte") },
];

/** The screen of an address. */
export function screen(router: { match(pattern: string): Record<string, string> | null }): Shown {
  for (const { pattern, title = TITLE, load } of WAYS) {
    const named = router.match(pattern);
    if (named) return { key: `${pattern} ${Object.values(named).join("/")}`, title, load, named: { game: null, ...named } };
  }
  return { key: "nowhere", title: TITLE, load: () => import("./Nowhere.svelte"), named: {} };
}
