import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { person } from "../../src/person.svelte";
import { preferences } from "../../src/preferences.svelte";
import Settings from "../../src/screens/Settings.svelte";
import { text } from "../../src/text/catalogue.svelte";
import { be, serve, settled, speak } from "./reception";

beforeEach(() => {
  speak();
  text.languages = ["de", "en", "fr"];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const keep = { "POST /api/me/settings": (settings: object) => ({ ...person.me, settings }) };
const choose = (label: string, value: string): Promise<unknown> => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function press(name: string): Promise<void> {
  await fireEvent.submit(screen.getByRole("button", { name }).closest("form") as HTMLFormElement);
  await settled();
}

describe("settings", () => {
  it("of this device need nobody's name", async () => {
    be(null);
    const asked = serve({});
    render(Settings);
    await choose("Light or dark", "dark");
    await choose("Ask before a choice is carried out", "always");
    await fireEvent.click(screen.getByLabelText("A sound when it is my turn"));
    expect([preferences.theme, preferences.confirm, preferences.sound]).toEqual(["dark", "always", false]);
    expect(asked).toEqual([]);
  });

  it("change the language here, and wherever I am known", async () => {
    be({});
    const asked = serve({ ...keep, "GET /api/messages/fr": { language: "fr", files: { "web.ftl": "web-settings = Réglages" } } });
    render(Settings);
    await choose("Language", "fr");
    await settled();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Réglages");
    expect(asked.at(-1)?.sent).toMatchObject({ language: "fr" });
  });

  it("keep the others when one is changed", async () => {
    be({ settings: { leaderboard: false, language: "fr", notices: { email: false, webhook: "https://hook.example", patience: 60 } } });
    const asked = serve(keep);
    render(Settings);
    await fireEvent.click(screen.getByLabelText("List me on leaderboards, with my rating"));
    await settled();
    expect(asked.at(-1)?.sent).toEqual({ leaderboard: true, language: "fr", notices: { email: false, webhook: "https://hook.example", patience: 60 } });
  });

  it("say how soon I am told, and that without an address no mail is sent", async () => {
    be({});
    const asked = serve(keep);
    render(Settings);
    expect((screen.getByLabelText("By e-mail") as HTMLInputElement).disabled).toBe(true);
    await fireEvent.input(screen.getByLabelText(/^By a webhook/), { target: { value: " https://hook.example " } });
    await press("Keep");
    expect(asked.at(-1)?.sent).toMatchObject({ notices: { email: false, webhook: "https://hook.example", patience: 600 } });
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain("Kept.");
  });

  it("delete all that is mine once I have written my name", async () => {
    be({});
    const asked = serve({ "POST /api/me/delete": null });
    render(Settings);
    await fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Ada" } });
    await press("Delete for ever");
    expect(asked.at(-1)).toEqual({ what: "POST /api/me/delete", sent: { name: "Ada" } });
    expect(person.me).toBeNull();
  });

  it("have no passwords and passkeys for guests", () => {
    be({ guest: true });
    serve({});
    render(Settings);
    expect(screen.queryByText("Set the password")).toBeNull();
    expect(screen.getByRole("link", { name: "Make an account" }).getAttribute("href")).toBe("/me");
  });
});
