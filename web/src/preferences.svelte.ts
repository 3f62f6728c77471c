/** Preferences: what somebody chose for this device; it is kept here and nowhere else. */

export type Theme = "auto" | "light" | "dark";
/** When a choice is confirmed: always, or only where it could not be taken back. */
export type Confirm = "needed" | "always";

interface Kept {
  theme: Theme;
  sound: boolean;
  confirm: Confirm;
}

const KEY = "footplate-preferences";
const FIRST: Kept = { theme: "auto", sound: true, confirm: "needed" };
const night = matchMedia("(prefers-color-scheme: dark)");

class Preferences {
  #kept = $state.raw<Kept>({ ...FIRST, ...read() });
  #night = $state(night.matches);

  constructor() {
    night.addEventListener("change", () => (this.#night = night.matches));
  }

  get theme(): Theme {
    return this.#kept.theme;
  }

  get sound(): boolean {
    return this.#kept.sound;
  }

  get confirm(): Confirm {
    return this.#kept.confirm;
  }

  /** Whether the page is dark now. */
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#night);
  }

  keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const preferences = new Preferences();
