import { afterEach, expect, test } from "vitest";

import { router } from "../src/router.svelte";
import { screen } from "../src/screens/screens";

afterEach(() => router.go("/", { instead: true }));

test("an address gives its names as they were meant", () => {
  router.go("/maps/steam/Ruhr%20%26%20Rhein");
  expect(router.match("/maps/:game/:map")).toEqual({ game: "steam", map: "Ruhr & Rhein" });
  expect(router.match("/maps")).toBeNull();
});

test.each(["/rules/%", "/tables/%E0%A4%A", "/maps/steam/%ff"])("%s, which nobody can read, leads nowhere", (path) => {
  router.go(path);
  expect(screen(router).key).toBe("nowhere");
});
