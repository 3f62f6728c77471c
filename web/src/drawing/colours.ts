/** Colours of players and of goods; none is told by its colour alone. */

/** How a player's things look: fill, what is legible on it, and a pattern of its own. */
export interface Livery {
  readonly fill: string;
  readonly ink: string;
  readonly pattern: "plain" | "stripes" | "bars" | "dots" | "checks" | "waves";
}

const LIVERIES: Readonly<Record<string, Livery>> = {
  blue: { fill: "#2f66b3", ink: "#ffffff", pattern: "plain" },
  red: { fill: "#c2362b", ink: "#ffffff", pattern: "stripes" },
  yellow: { fill: "#e6b422", ink: "#231a08", pattern: "dots" },
  green: { fill: "#2f7d4b", ink: "#ffffff", pattern: "bars" },
  black: { fill: "#2b2b30", ink: "#ffffff", pattern: "checks" },
  white: { fill: "#f5f2ea", ink: "#231a08", pattern: "waves" },
  orange: { fill: "#d9731a", ink: "#231a08", pattern: "plain" },
  natural: { fill: "#d8bd8f", ink: "#231a08", pattern: "dots" },
  brown: { fill: "#7a4a26", ink: "#ffffff", pattern: "stripes" },
  purple: { fill: "#7b3f98", ink: "#ffffff", pattern: "stripes" },
  pink: { fill: "#d65a93", ink: "#231a08", pattern: "bars" },
  teal: { fill: "#1d8a8a", ink: "#ffffff", pattern: "checks" },
  grey: { fill: "#8a8d93", ink: "#101010", pattern: "bars" },
};

const NOBODY: Livery = { fill: "#b9b2a3", ink: "#231a08", pattern: "plain" };

/** How the things of a seat look, by its word. */
export function livery(word: string | undefined): Livery {
  return LIVERIES[word ?? ""] ?? NOBODY;
}

/** How goods and cities of a colour look: fill, what is legible on it, and a shape of their own. */
export interface Ware {
  readonly fill: string;
  readonly ink: string;
  readonly shape: "triangle" | "circle" | "square" | "diamond" | "cross" | "bar" | "star";
}

const WARES: Readonly<Record<string, Ware>> = {
  red: { fill: "#c8352c", ink: "#ffffff", shape: "triangle" },
  blue: { fill: "#2d63b0", ink: "#ffffff", shape: "circle" },
  yellow: { fill: "#e8bd2b", ink: "#2a2006", shape: "square" },
  purple: { fill: "#7e4b9c", ink: "#ffffff", shape: "diamond" },
  violet: { fill: "#8f53b8", ink: "#ffffff", shape: "diamond" },
  green: { fill: "#3a8f4a", ink: "#ffffff", shape: "cross" },
  grey: { fill: "#8d9198", ink: "#101010", shape: "bar" },
  black: { fill: "#232327", ink: "#ffffff", shape: "star" },
};

const NOTHING: Ware = { fill: "#cfc8b8", ink: "#231a08", shape: "square" };

/** How goods of a colour look. */
export function ware(word: string | undefined): Ware {
  return WARES[word ?? ""] ?? NOTHING;
}
