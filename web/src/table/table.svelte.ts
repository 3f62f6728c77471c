/** Table: one table as one seat of it, or an onlooker, sees it, and all that can be done there. */
import { Declined, get, newKey, post, put, Unreachable } from "../server/ask";
import { Live, type Line } from "../server/live";
import type { Action, AnyView, Event, Offer, Option, Preview, Push, Scene, Schemas, Told, Verdict, Words } from "../server/types";
import { actionOf, Choice, MANY, type Adviser, type Given } from "./choice.svelte";
import type { Deciding } from "./deciding";
import type { Look } from "./drawing";

const DONE = "done";
const AGAIN = 2000; // milliseconds until what nobody answered is sent again
const NEWS: readonly Told[] = [];

interface Log {
  readonly events: readonly Event[];
  readonly after: number;
  readonly more: boolean;
}

/** What is being sent and has not been answered yet. */
interface Sending {
  readonly key: string;
  readonly action: Action;
  readonly expected: number;
  readonly seat: number;
}

export class Table implements Adviser, Deciding {
  scene = $state.raw<Scene | null>(null);
  components = $state.raw<unknown>(null);
  events = $state.raw<readonly Event[]>([]);
  news = $state.raw(NEWS);
  line = $state<Line>("joining");
  problem = $state.raw<Declined | Unreachable | null>(null);
  waiting = $state.raw<readonly string[]>([]);
  sending = $state.raw<Sending | null>(null);
  readonly choice: Choice;

  #live: Live | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #entries = 0;
  #asking = new AbortController();
  #wanted: number | null = null; // as which seat the table is to be seen
  #decides: string | null = null; // which decision the choice is for

  constructor(
    readonly id: string,
    readonly invitation?: string,
  ) {
    this.choice = new Choice(this);
  }

  readonly info = $derived(this.scene?.table ?? null);
  readonly seat = $derived(this.scene?.seat ?? null);
  readonly words: Words = $derived(this.scene?.words ?? {});
  readonly imagined = false;
  readonly view = $derived((this.scene?.view ?? null) as AnyView | null);

  /** Everything there is to see; null until there is. */
  readonly look: Look | null = $derived.by(() => {
    const scene = this.scene;
    if (!scene?.view || !scene.words || this.components === null) return null;
    return {
      view: scene.view as unknown as AnyView,
      components: this.components,
      words: scene.words,
      seats: scene.table.seats,
      seat: scene.seat,
      news: this.news,
    };
  });

  /** The seats of mine that have something to decide. */
  readonly asked = $derived.by(() => {
    const yours = this.info?.yours ?? [];
    return (this.view?.actors ?? []).filter((seat) => yours.includes(seat));
  });

  readonly myTurn = $derived(this.scene?.offer != null);

  /** Sit down, as a seat of one's own or as whoever one is. */
  async open(seat: number | null = null): Promise<void> {
    try {
      const seen = this.#get<Scene>("", { seat }).then(async (scene) => {
        this.#see(scene, true);
        this.events = await this.#readLog(scene.seat);
      });
      await Promise.all([seen, this.#loadComponents()]);
      this.#listen();
    } catch (error) {
      this.#note(error);
    }
  }

  /** See the table as another seat of one's own; nothing stays of what only the one before may know. */
  async as(seat: number): Promise<void> {
    this.#wanted = seat;
    try {
      const scene = await this.#get<Scene>("", { seat });
      const events = await this.#readLog(seat);
      if (this.#wanted !== seat) return;
      this.events = events;
      this.news = NEWS;
      this.problem = null;
      this.#see(scene, true);
      this.#listen();
    } catch (error) {
      this.#note(error);
    }
  }

  /** Look again, at once. */
  async refresh(): Promise<void> {
    const seat = this.seat;
    const scene = await this.#get<Scene>("", { seat });
    if (this.seat === seat) this.#see(scene);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#live?.close();
  }

  narrow(given: Given): Promise<Offer> {
    return this.#advice("offer", { given, most: MANY, hints: true });
  }

  preview(action: Action): Promise<Preview> {
    return this.#advice("preview", { action });
  }

  whyNot(given: Given): Promise<Verdict> {
    return this.#advice("why-not", { given });
  }

  /** The best options of the decision, as a bot sees them; everybody learns that it was asked. */
  hints(): Promise<Schemas["Advice"]> {
    return this.#advice("advice", { expected: this.#entries });
  }

  /** What is asked about a decision, for as long as it is to be made. */
  #advice<T>(what: string, body: Record<string, unknown>): Promise<T> {
    if (this.seat === null) return Promise.reject(new Unreachable(what)); // who looks on decides nothing
    return post<T>(`${this.#path}/${what}`, { ...body, seat: this.seat }, this.#asking.signal);
  }

  /** The decision has been made, or is another one now: what is still being asked about it is not needed. */
  #decided(): void {
    this.#asking.abort();
    this.#asking = new AbortController();
  }

  /** Do what an option says. If nobody answers, it is sent again with the same key until somebody does. */
  async act(option: Option): Promise<void> {
    const seat = this.seat;
    if (seat === null || this.sending) return;
    this.sending = { key: newKey(), action: actionOf(option), expected: this.#entries, seat };
    this.#decided();
    await this.#send();
  }

  async #send(): Promise<void> {
    if (!this.sending) return;
    const { seat, expected } = this.sending;
    try {
      const done = await post<{ entries: number }>(`${this.#path}/actions`, this.sending);
      this.#entries = Math.max(this.#entries, done.entries);
      this.problem = null;
      // What was chosen is done: nothing of it is kept for the next decision.
      if (this.#decides === `${seat}/${expected}`) this.#decides = DONE;
      // What was offered before can be chosen no more, even if it can still be seen.
      if ((this.info?.entries ?? 0) < done.entries) await this.refresh().catch(() => undefined);
      this.sending = null;
    } catch (error) {
      this.#note(error);
      if (error instanceof Unreachable) return this.#later();
      this.sending = null;
      await this.refresh().catch(() => undefined);
    }
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), AGAIN);
  }

  /** Take back the last decision, or the whole turn, or all from an entry on; others may have to agree. */
  async undo(what: "last" | "turn" | number): Promise<void> {
    // Who has several seats means the one that decided last, which is seldom the one that is shown.
    const seat = (this.info?.yours.length ?? 0) > 1 ? null : this.seat;
    await this.#tell("undo", { what, seat });
  }

  /** Agree to what somebody wants to take back, or refuse. */
  async vote(agree: boolean): Promise<void> {
    await this.#tell("undo/vote", { agree, entry: this.info?.vote?.entry });
  }

  /** Say something to everybody; whether it was said. */
  async say(words: string): Promise<boolean> {
    return (await this.do("chat", { text: words, key: newKey() })) !== null;
  }

  /** Write down a note for oneself; false if it was not kept. */
  async write(note: string): Promise<boolean> {
    try {
      await put(`${this.#path}/note`, { text: note });
      return true;
    } catch (error) {
      this.#note(error);
      return false;
    }
  }

  /** Any other request about this table. */
  async do<T>(what: string, body: unknown = {}): Promise<T | null> {
    try {
      const answer = await post<T>(`${this.#path}/${what}`, body);
      this.problem = null;
      return answer;
    } catch (error) {
      this.#note(error);
      return null;
    }
  }

  async #tell(what: string, body: Record<string, unknown>): Promise<void> {
    await this.do(what, { ...body, expected: this.#entries, key: newKey() });
    await this.refresh().catch(() => undefined);
  }

  get #path(): string {
    return `/api/tables/${this.id}`;
  }

  /** Ask about this table; who is invited says so each time. */
  #get<T>(what: string, asked: Readonly<Record<string, number | null>> = {}): Promise<T> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(asked)) if (value !== null) query.set(name, String(value));
    if (this.invitation) query.set("invitation", this.invitation);
    return get<T>(`${this.#path}${what}?${query}`);
  }

  #listen(): void {
    this.#live?.close();
    this.#live = new Live(
      { table: this.id, seat: this.seat, invitation: this.invitation },
      {
        push: (push) => this.#heard(push),
        waiting: (tables) => (this.waiting = tables),
        line: (line) => {
          const back = line === "live" && this.line !== "live";
          this.line = line;
          if (back && this.problem instanceof Unreachable) void this.#send();
        },
      },
    );
  }

  #heard({ events, scene }: Push): void {
    const last = this.events.at(-1)?.seq ?? 0;
    const fresh = events.filter((event) => event.seq > last);
    if (fresh.length > 0) this.events = [...this.events, ...fresh];
    this.#see(scene);
    const told = fresh.flatMap(({ what }) => (what.kind === "moves" ? (what.told ?? []) : []));
    if (told.length > 0) this.news = told;
  }

  #see(scene: Scene, anew = false): void {
    if (scene.table.entries < this.#entries && !anew) return;
    const before = this.scene;
    if (before && !anew && scene.table.seq < before.table.seq) return;
    this.#entries = scene.table.entries;
    // The socket sends words only when they are new.
    this.scene = scene.words ? scene : { ...scene, words: before?.words ?? null };
    const decides = scene.offer ? `${scene.seat}/${scene.table.entries}` : null;
    if (decides === this.#decides && !anew) return;
    const done = this.sending !== null && scene.table.entries > this.sending.expected;
    const keep = decides !== null && this.#decides !== null && this.#decides !== DONE && !anew && !done;
    this.#decides = decides;
    this.#decided();
    void this.choice.begin(scene.offer ?? null, keep);
    if (scene.view && this.components === null && before) void this.#loadComponents();
  }

  async #loadComponents(): Promise<void> {
    this.components ??= await this.#get<unknown>("/components");
  }

  async #readLog(seat: number | null): Promise<readonly Event[]> {
    let found: Log = { events: [], after: 0, more: true };
    const all: Event[] = [];
    while (found.more) {
      found = await this.#get<Log>("/log", { after: found.after, seat });
      all.push(...found.events);
    }
    return all;
  }

  #note(error: unknown): void {
    if (error instanceof Declined || error instanceof Unreachable) this.problem = error;
    else throw error;
  }
}
