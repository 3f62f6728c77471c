/** Planner: decisions that somebody thinks of, tried on a course that the server imagines. */
import { person } from "../person.svelte";
import { Declined, post, Unreachable } from "../server/ask";
import type { Action, AnyView, Offer, Option, Preview, Schemas, TableInfo, Told, Verdict, Words } from "../server/types";
import { Choice, MANY, NEVER, type Adviser, type Given } from "../table/choice.svelte";
import type { Deciding } from "../table/deciding";
import type { Look } from "../table/drawing";
import type { Table } from "../table/table.svelte";
import { after, canGoOn, EMPTY, forget, hasRoom, keep, kept, type Place, type Sketch } from "./kept";

type Plan = Schemas["Plan"];
type Asked = Partial<Pick<Schemas["Line"], "narrow" | "preview" | "why_not">>;

const NO_NEWS: readonly Told[] = [];

export class Planner implements Adviser, Deciding {
  /** Whether the plan is shown in place of the game. */
  open = $state(false);
  /** What the server says of the plan; null until it has answered. */
  plan = $state.raw<Plan | null>(null);
  sketches = $state.raw<readonly Sketch[]>([EMPTY]);
  at = $state(0);
  sending = $state.raw<object | null>(null);
  problem = $state.raw<Declined | Unreachable | null>(null);
  readonly imagined = true;
  readonly choice: Choice;

  #table: Table;
  #seat: number | null = null;

  constructor(table: Table) {
    this.#table = table;
    this.choice = new Choice(this);
  }

  readonly sketch = $derived(this.sketches[this.at] ?? EMPTY);
  readonly words: Words = $derived(this.plan?.words ?? {});
  readonly room = $derived(hasRoom(this.sketches));

  get info(): TableInfo | null {
    return this.#table.info;
  }

  get seat(): number | null {
    return this.#table.seat;
  }

  /** What is seen after the last step; null until the server has answered. */
  readonly look: Look | null = $derived.by(() => {
    const seen = this.#table.look;
    if (!this.plan || !seen) return null;
    return { ...seen, view: this.plan.view as unknown as AnyView, words: this.plan.words, news: NO_NEWS };
  });

  /** Whether the first step is what can be decided at the table now. */
  readonly ready = $derived.by(() => {
    const first = this.plan?.steps[0];
    return this.#table.myTurn && first?.told != null && first.assumed.length === 0;
  });

  /** Take out the plans of the seat as which the table is seen. */
  sit(seat: number | null): void {
    if (seat === this.#seat) return;
    this.#seat = seat;
    this.at = 0;
    this.open = false;
    this.plan = null;
    this.sketches = seat === null ? [EMPTY] : kept(localStorage, this.#place(seat));
  }

  /** The game is over: nothing that was planned in it is of use any more. */
  end(): void {
    forget(localStorage, me(), this.#table.id);
  }

  /** Show a plan in place of the game. */
  async show(at: number): Promise<void> {
    this.at = at;
    this.open = true;
    await this.refresh();
  }

  /** Show the game again. */
  leave(): void {
    this.open = false;
  }

  /** Begin another plan. */
  async another(): Promise<void> {
    this.#keep([...this.sketches, EMPTY]);
    await this.show(this.sketches.length - 1);
  }

  /** Give up the plan that is shown. */
  async drop(): Promise<void> {
    const left = this.sketches.filter((_, at) => at !== this.at);
    this.#keep(left.length > 0 ? left : [EMPTY]);
    await this.show(Math.min(this.at, this.sketches.length - 1));
  }

  /** Think of one more decision, in place of steps that can no longer be done. */
  async act(option: Option): Promise<void> {
    const done = (this.plan?.steps ?? []).filter(({ told }) => told !== null).length;
    const sound = { ...this.sketch, steps: this.sketch.steps.slice(0, done) };
    if (canGoOn(sound)) await this.#change({ ...sound, steps: [...sound.steps, option.line] });
  }

  /** Give up the last step. */
  async back(): Promise<void> {
    await this.#change({ ...this.sketch, steps: this.sketch.steps.slice(0, -1) });
  }

  /** See the same steps with other luck. */
  async otherLuck(): Promise<void> {
    await this.#change({ ...this.sketch, seed: this.sketch.seed + 1 });
  }

  /** Choose the first step at the table. */
  async promote(): Promise<void> {
    const told = this.plan?.steps[0]?.told;
    if (!told) return;
    this.leave();
    await this.#table.choice.propose(told.action as unknown as Action);
  }

  /** Hear what happened at the table: steps that were carried out leave their plans, and what follows is asked anew. */
  follow(news: readonly Told[]): void {
    const done = news.filter(({ seat }) => seat === this.#seat).map(({ line }) => line);
    const sketches = this.sketches.map((sketch) => after(sketch, done));
    if (sketches.some((sketch, at) => sketch !== this.sketches[at])) this.#keep(sketches);
    if (this.open && news.length > 0) void this.refresh();
  }

  /** Ask again what comes of the plan. */
  async refresh(): Promise<void> {
    const asked = { steps: this.sketch };
    this.sending = asked;
    try {
      const plan = await this.#ask({});
      if (this.sending !== asked) return;
      this.plan = plan;
      this.problem = null;
      void this.choice.begin(plan.offer ?? null, false);
    } catch (error) {
      if (!(error instanceof Declined || error instanceof Unreachable)) throw error;
      this.problem = error;
    } finally {
      if (this.sending === asked) this.sending = null;
    }
  }

  async narrow(given: Given): Promise<Offer> {
    return there((await this.#ask({ narrow: { given, most: MANY, hints: true } })).offer);
  }

  async preview(action: Action): Promise<Preview> {
    return there((await this.#ask({ preview: action as Record<string, number | string | number[]> })).preview);
  }

  async whyNot(given: Given): Promise<Verdict> {
    return (await this.#ask({ why_not: given })).verdict ?? NEVER;
  }

  #ask(asked: Asked): Promise<Plan> {
    const { steps, seed } = this.sketch;
    return post<Plan>(`/api/tables/${this.#table.id}/plan`, { actions: steps, seat: this.#seat, seed, ...asked });
  }

  async #change(sketch: Sketch): Promise<void> {
    this.#keep(this.sketches.map((one, at) => (at === this.at ? sketch : one)));
    await this.refresh();
  }

  #keep(sketches: readonly Sketch[]): void {
    this.sketches = sketches;
    if (this.#seat !== null) keep(localStorage, this.#place(this.#seat), sketches);
  }

  #place(seat: number): Place {
    return { person: me(), table: this.#table.id, seat };
  }
}

const me = (): string => person.me?.id ?? "";

/** What was asked for; an error if there is nothing to decide any more. */
function there<T>(answer: T | null | undefined): T {
  if (answer == null) throw new Error("there is nothing to decide");
  return answer;
}
