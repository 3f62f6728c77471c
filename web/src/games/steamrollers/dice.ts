/** Dice: which is which from roll to roll, how each is turned, and where its pips are. */

export interface Die {
  readonly id: number;
  readonly value: number;
}

/** The dice in the middle now, given those before: what still shows the same is the same die. */
export function settle(before: readonly Die[], counts: readonly number[], rolled: boolean): readonly Die[] {
  const values = counts.flatMap((count, value) => Array.from({ length: count }, () => value));
  let next = before.reduce((most, die) => Math.max(most, die.id + 1), 0);
  if (rolled) return values.map((value) => ({ id: next++, value }));
  const left = [...values];
  const stay = before.filter((die) => {
    const at = left.indexOf(die.value);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return [...stay, ...left.map((value) => ({ id: next++, value }))];
}

const TURNS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -90],
  [-90, 0],
  [90, 0],
  [0, 90],
  [0, 180],
];

/** How a cube is turned so that a value, counted from 0, is in front, after so many whole turns. */
export function turned(value: number, turns = 0): string {
  const [x, y] = TURNS[value] ?? [0, 0];
  return `rotateX(${x + 360 * turns}deg) rotateY(${y + 360 * turns}deg)`;
}

const CORNERS = [
  [-1, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
] as const;

/** Where the pips of a value, counted from 0, are: -1, 0 or 1 to the right and down. */
export function pips(value: number): readonly (readonly [number, number])[] {
  const number = value + 1;
  const middle = number % 2 === 1 ? [[0, 0] as const] : [];
  const sides = number === 6 ? ([[-1, 0], [1, 0]] as const) : [];
  return [...middle, ...CORNERS.slice(0, number >= 4 ? 4 : number - (number % 2)), ...sides];
}

/** The pips as one path, so far from the middle and so large. */
export function pipPath(value: number, reach: number, radius: number): string {
  return pips(value)
    .map(([x, y]) => `M${x * reach - radius} ${y * reach}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`)
    .join("");
}
