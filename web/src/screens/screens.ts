/** Screens: which one an address shows; each is loaded when it is first seen. */
import type { Component } from "svelte";

type Load = () => Promise<{ default: Component<any> }>;

interface Way {
  readonly pattern: string;
  readonly load: Load;
}

export interface Shown {
  readonly key: string;
  readonly load: Load;
  readonly named: Record<string, string | null>;
}

const WAYS: readonly Way[] = [
  { pattern: "/", load: () => import("./Home.svelte") },
  { pattern: "/new", load: () => import("./NewTable.svelte") },
  { pattern: "/new/:game", load: () => import("./NewTable.svelte") },
  { pattern: "/tables/:id", load: () => import("./Table.svelte") },
  { pattern: "/lobby", load: () => import("./Lobby.svelte") },
  { pattern: "/me", load: () => import("./Me.svelte") },
  { pattern: "/people/:id", load: () => import("./Someone.svelte") },
  { pattern: "/leaderboards/:game", load: () => import("./Leaderboard.svelte") },
  { pattern: "/settings", load: () => import("./Settings.svelte") },
  { pattern: "/confirm-email", load: () => import("./ConfirmEmail.svelte") },
  { pattern: "/new-password", load: () => import("./NewPassword.svelte") },
  { pattern: "/import", load: () => import("./Import.svelte") },
  { pattern: "/tables/:id/at/:number", load: () => import("./History.svelte") },
  { pattern: "/rules/:game", load: () => import("./Rules.svelte") },
  { pattern: "/maps", load: () => import("./Gallery.svelte") },
  { pattern: "/maps/:game/:map", load: () => import("./Map.svelte") },
];

/** The screen of an address. */
export function screen(router: { match(pattern: string): Record<string, string> | null }): Shown {
  for (const { pattern, load } of WAYS) {
    const named = router.match(pattern);
    if (named) return { key: `${pattern} ${Object.values(named).join("/")}`, load, named: { game: null, ...named } };
  }
  return { key: "nowhere", load: () => import("./Nowhere.svelte"), named: {} };
}
