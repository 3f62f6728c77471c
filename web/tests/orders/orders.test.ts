import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { chores, ends, wish } from "../../src/orders/order";
import StandingOrders from "../../src/orders/StandingOrders.svelte";
import { told } from "../../src/orders/telling";
import type { Event, Offer, Scene } from "../../src/server/types";
import { fieldsOf } from "../../src/table/choice.svelte";
import { sentences } from "../../src/table/sentences";
import { Table } from "../../src/table/table.svelte";
import { No, serve, settled, speak, table as info, type Asked } from "../people/reception";

const PASS = { kind: "pass-bid" };
const BIDS = [4, 5, 6, 7].map((amount) => ({ kind: "bid", amount }));
const FRAMES = ["Game", "Turns", "Turn", "DetermineOrderOfPlay"].map((phase) => ({ phase, shows: {} }));

function offer(actions: readonly { kind: string }[], words: Record<string, string> = {}): Offer {
  const options = actions.map((action) => ({ action, line: JSON.stringify(action) }));
  return { count: actions.length, complete: true, options, question: null, fields: fieldsOf(actions), words } as unknown as Offer;
}

beforeEach(() => speak());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("what can be ordered", () => {
  it("is what asks nothing, or for one sum", () => {
    expect(chores(offer([...BIDS, PASS]))).toEqual([
      { kind: "bid", sum: { field: "amount", least: 4, most: 7 } },
      { kind: "pass-bid", sum: null },
    ]);
  });

  it("is nothing that must be looked at: a place, a route, several answers", () => {
    const actions = [{ kind: "take-tile", action: 2 }, { kind: "move-cube", hex: 1, colour: 2 }, { kind: "take-route", route: [1, 2] }];
    expect(chores(offer(actions, { action: "action" }))).toEqual([]);
  });

  it("is nothing where not every option is known", () => {
    expect(chores({ ...offer([PASS]), complete: false })).toEqual([]);
    expect(chores({ ...offer(BIDS), fields: {} })).toEqual([]);
  });

  it("goes as far as one says", () => {
    expect(chores(offer([...BIDS, PASS])).map((one) => wish(one, 6))).toEqual([{ kind: "bid", most: { amount: 6 } }, { kind: "pass-bid" }]);
  });

  it("ends with the round, the phase, never, after some times, or by somebody", () => {
    expect(ends(FRAMES, ["bid"])).toEqual([{ phase: "Turn" }, { phase: "DetermineOrderOfPlay" }, {}, { uses: 2 }, { uses: 5 }, { kind: "bid" }]);
  });

  it("does not end with a phase that begins only once", () => {
    expect(ends(FRAMES.slice(0, 2), [])).toEqual([{}, { uses: 2 }, { uses: 5 }]);
  });
});

describe("an order", () => {
  it("is told as a sentence", () => {
    const wishes = [{ kind: "bid", most: { amount: 7 } }, PASS];
    expect(told("steam", { wishes, phase: "DetermineOrderOfPlay", until: { phase: "StandardTurn", uses: 2 } })).toBe(
      "“determine the order of play”: bid up to 7, else pass, until “the turn” begins again or it is done twice more.",
    );
    expect(told("steam", { wishes: [PASS], until: { below: { cash: 3 } } })).toBe("Everywhere: pass, until you have less than 3 (money).");
    expect(told("steam", { wishes: [PASS] })).toBe("Everywhere: pass, until I remove it.");
  });

  it("is told in the log when it ends, and why", () => {
    const ended = (why: string): Event => ({ seq: 1, at: 0, what: { kind: "order-stopped", seat: 0, why } }) as unknown as Event;
    const said = ["used-up", "phase", "kind", "below", "above", "too-many", "taken-back"].map((why) => sentences([ended(why)], null)[0]?.said ?? "");
    expect(said[6]).toBe("A standing order of yours has ended: a decision of yours was taken back.");
    expect(new Set(said).size).toBe(7);
  });
});

describe("my standing orders", () => {
  const PUT = "PUT /api/tables/t1/orders";
  const running = { ...info({ phase: "running", yours: [0], entries: 9 }), vote: null };
  const scene = (orders: Scene["orders"], offered: Offer | null): Scene =>
    ({ table: running, seat: 0, view: { seat: 0, actors: [0], frames: FRAMES }, words: {}, offer: offered, free: 0, orders, results: [] }) as unknown as Scene;

  async function shown(before: Scene, after: Scene, answer: object = { orders: [] }): Promise<Asked[]> {
    const asked = serve({ [PUT]: answer, "GET /api/tables/t1?seat=0": after });
    const table = new Table("t1");
    table.scene = before;
    await table.choice.begin(before.offer ?? null, false);
    render(StandingOrders, { table });
    return asked;
  }

  const given = (asked: readonly Asked[]): unknown => asked.find(({ what }) => what === PUT)?.sent;

  it("are given for the decision at hand: bid up to a sum, then pass", async () => {
    const asked = await shown(scene([], offer([...BIDS, PASS])), scene([], null));
    await fireEvent.change(screen.getByLabelText("Do"), { target: { value: "bid" } });
    await fireEvent.input(screen.getByLabelText("Up to"), { target: { value: "6" } });
    await fireEvent.submit(screen.getByRole("button", { name: "Do this for me" }).closest("form") as HTMLFormElement);
    await settled();
    const order = { wishes: [{ kind: "bid", most: { amount: 6 } }, PASS], phase: "DetermineOrderOfPlay", until: { phase: "Turn" } };
    expect(given(asked)).toMatchObject({ orders: [order], seat: 0 });
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can be removed one by one, whoever decides", async () => {
    const [first, second] = [{ wishes: [PASS], phase: "BuildTrack" }, { wishes: [PASS] }];
    const asked = await shown(scene([first, second], null), scene([second], null));
    await fireEvent.click(screen.getAllByRole("button", { name: /^Remove/ })[0] as HTMLElement);
    await settled();
    expect(given(asked)).toMatchObject({ orders: [second] });
    expect(screen.getByText("Standing orders (1)")).toBeTruthy();
  });

  it("say why they were not taken", async () => {
    await shown(scene([], offer([PASS])), scene([], null), new No("stand-in", "a stand-in plays this seat"));
    await fireEvent.submit(screen.getByRole("button", { name: "Do this for me" }).closest("form") as HTMLFormElement);
    await settled();
    expect(screen.getByRole("alert").textContent).toBe("a stand-in plays this seat");
  });

  it("are no matter where nothing can be ordered", async () => {
    await shown(scene([], offer([{ kind: "take-tile", action: 2 }] as never, { action: "action" })), scene([], null));
    expect(screen.queryByText("Standing orders")).toBeNull();
  });
});
