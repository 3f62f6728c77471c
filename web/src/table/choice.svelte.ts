/** Choice: a decision in the making. Fields are answered in any order; what is left is asked of the server. */
import type { Action, Answer, Offer, Option, Preview, Verdict } from "../server/types";

export type Given = Readonly<Record<string, Answer>>;

/** Who answers while a choice is made: the table, or a plan. */
export interface Adviser {
  narrow(given: Given): Promise<Offer>;
  preview(action: Action): Promise<Preview>;
  whyNot(given: Given): Promise<Verdict>;
}

export type Fields = Readonly<Record<string, Answer[]>>;

/** How many options at most travel at once. */
export const MANY = 500;
const NOTHING: Given = {};
/** What is answered where nothing can be decided. */
export const NEVER: Verdict = { action: {}, line: "", legal: false, broken: [], price: null };
const EMPTY: Offer = { count: 0, complete: true, options: [], question: null, fields: {}, words: {}, hinted: false };

/** Whether an action has these answers; a list has an answer that is in it. */
export function agrees(action: Action, given: Given): boolean {
  return Object.entries(given).every(([field, value]) => {
    const mine = action[field];
    return Array.isArray(mine) ? mine.includes(value as number) : mine === value;
  });
}

/** For each field of some actions the values it can have, in the order they are offered. */
export function fieldsOf(actions: readonly Action[]): Fields {
  const found: Record<string, Set<Answer>> = {};
  for (const action of actions) {
    for (const [field, value] of Object.entries(action)) {
      const values = (found[field] ??= new Set());
      for (const one of Array.isArray(value) ? (value as number[]) : [value as Answer]) values.add(one);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([field, values]) => [field, [...values]]));
}

export const actionOf = (option: Option): Action => option.action as unknown as Action;

export class Choice {
  /** The answers given so far, by field; the kind of action is the field `kind`. */
  given = $state.raw<Given>(NOTHING);
  /** What agrees with them. */
  left = $state.raw<Offer>(EMPTY);
  /** The whole action that is chosen, and what it would bring. */
  chosen = $state.raw<Option | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** An option that is pointed at in a list. */
  pointed = $state.raw<Option | null>(null);
  /** Why something cannot be done, if that was asked. */
  refusal = $state.raw<Verdict | null>(null);
  busy = $state(false);

  #adviser: Adviser;
  #all = $state.raw<Offer>(EMPTY);
  #turn = 0;

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  /** What can be chosen from the beginning. */
  get all(): Offer {
    return this.#all;
  }

  /** Whether there is anything to decide. */
  get open(): boolean {
    return this.#all.count > 0;
  }

  /** The kinds of action there are to choose from. */
  readonly kinds = $derived((fieldsIn(this.#all)["kind"] ?? []) as readonly string[]);

  /** The values that each field can still have. */
  readonly fields: Fields = $derived(fieldsIn(this.left));

  /** The action to be drawn as a ghost: pointed at, or chosen. */
  readonly shown = $derived(this.pointed ?? this.chosen);

  readonly #lit = $derived(sets(this.fields));
  readonly #first = $derived(sets(fieldsIn(this.#all)));

  /** Whether an answer would lead on; also one in place of an answer given before. */
  can(field: string, value: Answer): boolean {
    if (this.#lit[field]?.has(value)) return true;
    return field in this.given && (this.#first[field]?.has(value) ?? false);
  }

  /** Whether an answer is given, or is part of the action that is chosen. */
  has(field: string, value: Answer): boolean {
    if (field in this.given) return this.given[field] === value;
    const mine = this.chosen ? actionOf(this.chosen)[field] : undefined;
    return Array.isArray(mine) ? mine.includes(value as number) : mine === value;
  }

  /** Begin anew with what a position offers; a choice half made is kept as far as it still can be made. */
  async begin(offer: Offer | null, keep: boolean): Promise<void> {
    const before = keep ? this.given : NOTHING;
    this.#all = offer ?? EMPTY;
    this.#forget(NOTHING, this.#all);
    this.refusal = null;
    if (offer === null) return;
    await this.#narrow(NOTHING);
    if (Object.keys(before).length > 0 && this.given === NOTHING) await this.#narrow(before);
  }

  /** Give an answer, take it back, or, if it cannot be given, ask why not. */
  async touch(answers: Given): Promise<void> {
    const entries = Object.entries(answers);
    if (entries.length > 0 && entries.every(([field, value]) => this.given[field] === value)) {
      await this.#narrow(without(this.given, Object.keys(answers)));
    } else if (entries.every(([field, value]) => this.can(field, value))) {
      await this.pick(answers);
    } else {
      await this.askWhy(answers);
    }
  }

  /** Give answers besides those given; if they do not go together, instead of them. */
  async pick(answers: Given): Promise<void> {
    this.refusal = null;
    const together = { ...this.given, ...answers };
    const kind = "kind" in this.given && !("kind" in answers) ? { kind: this.given["kind"] as Answer } : {};
    for (const given of [together, { ...kind, ...answers }, answers]) {
      if (await this.#narrow(given)) return;
    }
  }

  /** Take the answer to a question back. */
  async unpick(field: string): Promise<void> {
    await this.#narrow(without(this.given, [field]));
  }

  /** Choose a whole action. */
  choose(option: Option): void {
    this.refusal = null;
    this.chosen = option;
    this.pointed = null;
    void this.#foresee(option);
  }

  /** What a button of an option does, so that it is drawn while one points at it. */
  pointing(option: Option): { onpointerenter: () => void; onpointerleave: () => void; onfocus: () => void; onblur: () => void } {
    const point = (): void => void (this.pointed = option);
    const leave = (): void => void (this.pointed = null);
    return { onpointerenter: point, onpointerleave: leave, onfocus: point, onblur: leave };
  }

  /** Choose an action that was thought of before; if it cannot be done now, ask why not. */
  async propose(action: Action): Promise<void> {
    const given = Object.fromEntries(Object.entries(action).filter(([, value]) => !Array.isArray(value))) as Given;
    await this.reset();
    const found = (await this.#narrow(given)) ? this.left.options.find((option) => same(actionOf(option), action)) : undefined;
    if (found) this.choose(found);
    else await this.askWhy(given);
  }

  /** Give up what was chosen so far. */
  async reset(): Promise<void> {
    this.refusal = null;
    await this.#narrow(NOTHING);
  }

  /** Ask why something cannot be done. */
  async askWhy(answers: Given): Promise<void> {
    const kind = "kind" in this.given && !("kind" in answers) ? { kind: this.given["kind"] as Answer } : {};
    this.refusal = await this.#adviser.whyNot({ ...kind, ...answers }).catch(() => null);
  }

  #forget(given: Given, left: Offer): void {
    this.given = given;
    this.left = left;
    this.chosen = null;
    this.pointed = null;
    this.preview = null;
  }

  /** Whether something agrees with these answers; if so, they are given. */
  async #narrow(given: Given): Promise<boolean> {
    const turn = ++this.#turn;
    const local = this.#known(given);
    if (local) {
      if (local.count === 0) return false;
      this.#forget(given, local);
      if (local.count === 1) this.choose(local.options[0] as Option);
      if (local.hinted) return true;
    }
    this.busy = local === null;
    try {
      const left = await this.#adviser.narrow(given);
      if (turn !== this.#turn) return true;
      if (given === NOTHING) this.#all = left;
      if (local) this.left = left;
      else this.#forget(given, left);
      if (!local && left.count === 1) this.choose(left.options[0] as Option);
      return true;
    } catch {
      return local !== null;
    } finally {
      if (turn === this.#turn) this.busy = false;
    }
  }

  /** What agrees with the answers, if all options are here. */
  #known(given: Given): Offer | null {
    const pool = [this.left, this.#all].find((offer, at) => offer.complete && (at === 1 || narrower(given, this.given)));
    if (!pool) return null;
    const options = pool.options.filter((option) => agrees(actionOf(option), given));
    return { ...pool, count: options.length, options, fields: fieldsOf(options.map(actionOf)), question: null };
  }

  async #foresee(option: Option): Promise<void> {
    this.preview = null;
    const preview = await this.#adviser.preview(actionOf(option)).catch(() => null);
    if (this.chosen === option) this.preview = preview;
  }
}

const same = (one: Action, other: Action): boolean => JSON.stringify(one) === JSON.stringify(other);

function fieldsIn(offer: Offer): Fields {
  if (offer.fields && Object.keys(offer.fields).length > 0) return offer.fields as Fields;
  return fieldsOf(offer.options.map(actionOf));
}

function sets(fields: Fields): Record<string, ReadonlySet<Answer>> {
  return Object.fromEntries(Object.entries(fields).map(([field, values]) => [field, new Set(values)]));
}

function without(given: Given, fields: readonly string[]): Given {
  const left = Object.entries(given).filter(([field]) => !fields.includes(field));
  return left.length === 0 ? NOTHING : Object.fromEntries(left);
}

function narrower(given: Given, than: Given): boolean {
  return Object.entries(than).every(([field, value]) => given[field] === value);
}
