/** Past: a table as it was at any entry, as one seat of it, or an onlooker, saw it. */
import { drawing } from "../games/drawings";
import { router } from "../router.svelte";
import { Declined, get, Unreachable } from "../server/ask";
import type { AnyView, Schemas, Scene, TableInfo, Told } from "../server/types";
import { goesRound } from "../table/device";
import type { Look } from "../table/drawing";
import type { Run } from "./strides";

export type Glance = Schemas["Glance"];
type Entries = Schemas["Entries"];

const NOTHING: Run = { told: [], turns: [], phases: [] };
const NEWS: readonly Told[] = [];

export class Past {
  info = $state.raw<TableInfo | null>(null);
  run = $state.raw<Run>(NOTHING);
  /** The moment that is wanted, and what is seen until it is here. */
  number = $state(0);
  glance = $state.raw<Glance | null>(null);
  seat = $state<number | null>(null);
  /** Whether only what everybody may know is seen, whoever looks. */
  public = $state(false);
  problem = $state.raw<Declined | Unreachable | null>(null);

  #components = $state.raw<unknown>(null);
  #news = $state.raw(NEWS);
  #glances = new Map<number, Promise<Glance>>();
  #looking = false;

  constructor(readonly id: string) {}

  readonly last = $derived(this.run.told.length);

  /** What is told of the entry after which one looks; null before the first. */
  readonly told = $derived(this.run.told[this.number - 1] ?? null);

  /** Everything there is to see; null until there is. */
  readonly look: Look | null = $derived.by(() => {
    const { glance, info } = this;
    if (!glance || !info || this.#components === null) return null;
    return {
      view: glance.view as unknown as AnyView,
      components: this.#components,
      words: glance.words,
      seats: info.seats,
      seat: glance.seat,
      news: this.#news,
    };
  });

  /** Look at a moment, as a seat of one's own or as whoever one is; on a device that goes round, as an onlooker. */
  async open(number: number, seat: number | null): Promise<void> {
    try {
      const scene = await get<Scene>(this.asks("", seat));
      this.public = goesRound(scene.table, await drawing(scene.table.game));
      this.seat = this.public ? null : scene.seat;
      this.#glances.clear();
      this.glance = null;
      this.#components ??= await get<unknown>(`/api/tables/${this.id}/components`);
      this.run = await this.#read();
      this.info = scene.table;
      await this.go(number);
    } catch (error) {
      this.#note(error);
    }
  }

  /** Go to a moment; its address becomes that of the page. */
  async go(number: number): Promise<void> {
    this.number = Math.max(0, Math.min(this.last, Math.round(number) || 0));
    const seat = (this.info?.yours.length ?? 0) > 1 && this.seat !== null ? `?seat=${this.seat}` : "";
    router.mark(`/tables/${this.id}/at/${this.number}${seat}`);
    if (this.#looking) return;
    this.#looking = true;
    try {
      while (this.glance?.number !== this.number) this.#see(await this.#at(this.number));
      if (this.number < this.last) void this.#at(this.number + 1).catch(() => undefined);
    } catch (error) {
      this.#note(error);
    } finally {
      this.#looking = false;
    }
  }

  /** The address of a question about this table, as the seat asks it. */
  asks(what: string, seat: number | null = this.seat): string {
    const path = `/api/tables/${this.id}${what === "" ? "" : `/${what}`}`;
    return seat === null ? path : `${path}${path.includes("?") ? "&" : "?"}seat=${seat}`;
  }

  #see(glance: Glance): void {
    const next = this.glance !== null && glance.number === this.glance.number + 1;
    this.#news = next ? this.run.told.slice(glance.number - 1, glance.number) : NEWS;
    this.glance = glance;
  }

  #at(number: number): Promise<Glance> {
    const known = this.#glances.get(number);
    if (known) return known;
    const asked = get<Glance>(this.asks(`at/${number}`));
    asked.catch(() => this.#glances.delete(number));
    this.#glances.set(number, asked);
    return asked;
  }

  async #read(): Promise<Run> {
    const told: Told[] = [];
    const turns: number[] = [];
    const phases: number[] = [];
    for (let after: number | null = 0; after !== null; ) {
      const page: Entries = await get<Entries>(this.asks(`entries?after=${after}`));
      told.push(...page.told);
      turns.push(...page.turns);
      phases.push(...page.phases);
      after = page.next ?? null;
    }
    return { told, turns, phases };
  }

  #note(error: unknown): void {
    if (error instanceof Declined || error instanceof Unreachable) this.problem = error;
    else throw error;
  }
}
