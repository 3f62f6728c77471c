/** Film: a game that plays itself again, entry by entry. */

export const SPEEDS = ["slow", "usual", "fast"] as const;
export type Speed = (typeof SPEEDS)[number];

const PAUSES: Readonly<Record<Speed, number>> = { slow: 2600, usual: 1300, fast: 450 };
const CHANCE = 0.35; // what chance brings needs less time than a decision

/** What a film shows. */
export interface Reel {
  readonly number: number;
  readonly last: number;
  readonly told: { readonly seat: number } | null;
  go(number: number): Promise<void>;
}

export class Film {
  runs = $state(false);
  speed = $state<Speed>("usual");
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly reel: Reel) {}

  /** Run, or stop; at the end it begins anew. */
  async toggle(): Promise<void> {
    if (this.runs) return this.stop();
    if (this.reel.number >= this.reel.last) await this.reel.go(0);
    this.start();
  }

  start(): void {
    this.runs = true;
    this.#wait();
  }

  stop(): void {
    this.runs = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const chance = this.reel.told?.seat === -1;
    this.#timer = setTimeout(() => void this.#next(), PAUSES[this.speed] * (chance ? CHANCE : 1));
  }

  async #next(): Promise<void> {
    if (this.reel.number >= this.reel.last) return this.stop();
    await this.reel.go(this.reel.number + 1);
    if (this.runs) this.#wait();
  }
}
