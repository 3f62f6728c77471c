/** Kept plans: what somebody thought of doing at a table, kept on this device and nowhere else. */

/** A plan as it is kept: the decisions in it, in notation, and the luck that it assumes. */
export interface Sketch {
  readonly steps: readonly string[];
  readonly seed: number;
}

const MOST = 6; // plans of a seat
const LONGEST = 40; // steps that the server tries
export const EMPTY: Sketch = { steps: [], seed: 0 };

/** Whose plans they are: somebody's, for a seat of a table. */
export interface Place {
  readonly person: string;
  readonly table: string;
  readonly seat: number;
}

const all = (...of: readonly string[]): string => `footplate-plans/${of.map((one) => `${one}/`).join("")}`;
const key = ({ person, table, seat }: Place): string => `${all(person, table)}${seat}`;

/** The plans of a seat; there is always one to begin with. */
export function kept(storage: Storage, place: Place): readonly Sketch[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(key(place)) ?? "[]");
    const sketches = Array.isArray(found) ? found.filter(sound).slice(0, MOST) : [];
    return sketches.length > 0 ? sketches : [EMPTY];
  } catch {
    return [EMPTY];
  }
}

/** Keep the plans of a seat; where nothing is planned, nothing is kept. */
export function keep(storage: Storage, place: Place, sketches: readonly Sketch[]): void {
  if (sketches.every(({ steps }) => steps.length === 0)) storage.removeItem(key(place));
  else storage.setItem(key(place), JSON.stringify(sketches));
}

/** Keep nothing more of what somebody planned, at a table or anywhere. */
export function forget(storage: Storage, ...of: readonly [person: string, table?: string]): void {
  const theirs = all(...of.filter((one) => one !== undefined));
  for (const one of Object.keys(storage)) if (one.startsWith(theirs)) storage.removeItem(one);
}

/** Whether there is room for another plan. */
export const hasRoom = (sketches: readonly Sketch[]): boolean => sketches.length < MOST;

/** Whether a plan can go on. */
export const canGoOn = ({ steps }: Sketch): boolean => steps.length < LONGEST;

/** A plan after decisions of its seat: those at its beginning that were carried out are done. */
export function after(sketch: Sketch, done: readonly string[]): Sketch {
  let steps = sketch.steps;
  for (const line of done) if (steps[0] === line) steps = steps.slice(1);
  return steps === sketch.steps ? sketch : { ...sketch, steps };
}

function sound(one: unknown): one is Sketch {
  const { steps, seed } = (one ?? {}) as Partial<Sketch>;
  return Array.isArray(steps) && steps.every((step) => typeof step === "string") && Number.isInteger(seed);
}
