import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";

import Aside from "../../src/games/volldampf/Aside.svelte";
import Board from "../../src/games/volldampf/Board.svelte";
import Mat from "../../src/games/volldampf/Mat.svelte";
import { actionOf } from "../../src/table/choice.svelte";
import { choiceAt, sceneAt, speak } from "./scene";

beforeAll(speak);

const click = async (element: Element | null): Promise<void> => {
  element?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await tick();
};

describe("the board", () => {
  it("lights the spaces that can be built on, and no others", async () => {
    const { choice } = await choiceAt("building");
    const { container } = render(Board, { look: sceneAt("building"), choice });

    const lit = [...container.querySelectorAll<SVGElement>("[data-space].lit")].map(({ dataset }) => Number(dataset["space"]));
    expect(lit).toEqual([...(choice.fields["space"] ?? [])].sort((a, b) => Number(a) - Number(b)));
    expect(container.querySelectorAll("[data-place]").length).toBeGreaterThanOrEqual(27);
  });

  it("chooses a section with one touch and takes it back with another", async () => {
    const { choice } = await choiceAt("building");
    const { container } = render(Board, { look: sceneAt("building"), choice });
    const space = container.querySelector<SVGElement>("[data-space].lit .mark");

    await click(space);
    expect(choice.chosen && actionOf(choice.chosen).kind).toBe("place-section");
    await click(space);
    expect(choice.chosen).toBeNull();
  });

  it("asks why not where nothing is lit", async () => {
    const { choice, asked } = await choiceAt("building");
    const look = sceneAt("building");
    const { container } = render(Board, { look, choice });
    const built = look.view.owner.findIndex((owner) => owner >= 0);

    await click(container.querySelector(`[data-space="${built}"]`));
    expect(asked).toEqual([{ space: built }]);
  });

  it("chooses a route by the city where it ends, one after the other", async () => {
    const { choice } = await choiceAt("routing");
    const { container } = render(Board, { look: sceneAt("routing"), choice });
    const first = choice.left.options.find(({ gains }) => gains)?.action as unknown as { route: number[] };
    expect(first.route.length).toBeGreaterThan(0);

    const ends = new Set<string>();
    for (const station of container.querySelectorAll(".station")) {
      await choice.reset();
      await click(station);
      if (choice.chosen) ends.add(choice.chosen.line);
    }
    expect(ends.size).toBeGreaterThan(1);
  });

  it("narrows the routes by a section they use", async () => {
    const { choice } = await choiceAt("routing");
    const { container } = render(Board, { look: sceneAt("routing"), choice });
    const before = choice.left.count;

    await click(container.querySelector("[data-space].lit"));
    expect(choice.left.count).toBeLessThan(before);
  });
});

describe("beside the board", () => {
  it("the auction tells who has passed and what the place costs", async () => {
    const { choice } = await choiceAt("auction");
    const { getByText, container } = render(Aside, { look: sceneAt("auction"), choice });

    expect(getByText("passed")).toBeTruthy();
    expect(container.querySelectorAll(".certain")).toHaveLength(1);
  });

  it("a mat shows what a player has, and one's own track cards can be touched", async () => {
    const { choice } = await choiceAt("building");
    const look = sceneAt("building");
    const { container } = render(Mat, { look, choice, owner: look.seat ?? 0 });

    await click(container.querySelector(".tracks button"));
    expect(choice.chosen && actionOf(choice.chosen).kind).toBe("discard-track-card");
    expect(container.querySelector("dd")?.textContent).toBe(String(look.view.cash[look.seat ?? 0]));
  });
});
