import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { person } from "../../src/person.svelte";
import { keep } from "../../src/plan/kept";
import { router } from "../../src/router.svelte";
import ConfirmEmail from "../../src/screens/ConfirmEmail.svelte";
import Me from "../../src/screens/Me.svelte";
import NewPassword from "../../src/screens/NewPassword.svelte";
import type { Me as MyOwn } from "../../src/server/types";
import { be, No, serve, settled, speak } from "./reception";

const NOTHING = { tables: [], next: null };
const PROFILE = { id: "ada", name: "Ada", guest: false, since: 0, games: [{ game: "steam", played: 7, won: 3, rating: 1203 }] };
const AROUND = { "GET /api/tables/mine?phase=over": NOTHING, "GET /api/people/ada": PROFILE, "GET /api/games": { games: [] } };

beforeEach(() => speak());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const write = (label: string, value: string): Promise<unknown> => fireEvent.input(screen.getByLabelText(label), { target: { value } });

async function press(name: string): Promise<void> {
  await fireEvent.submit(screen.getByRole("button", { name }).closest("form") as HTMLFormElement);
  await settled();
}

describe("who I am", () => {
  it("is asked of a stranger, who may sign in", async () => {
    const me = { ...be({}) };
    be(null);
    const asked = serve({ ...AROUND, "POST /api/people/session": me });
    render(Me);
    await write("Password", "steam engine");
    await fireEvent.input(screen.getAllByLabelText("Name")[0] as HTMLElement, { target: { value: "Ada" } });
    await press("Sign in");
    expect(asked[0]).toEqual({ what: "POST /api/people/session", sent: { name: "Ada", password: "steam engine" } });
    expect(person.me?.name).toBe("Ada");
  });

  it("says so if name and password do not belong together", async () => {
    be(null);
    serve({ "POST /api/people/session": new No("sign-in-wrong") });
    render(Me);
    await press("Sign in");
    expect(screen.getByRole("alert").textContent).toBe("This name and this password do not belong together.");
  });

  it("shows a refusal without words of its own as the server put it", async () => {
    be(null);
    serve({ "POST /api/people/session": new No("something-new", "the boiler is cold") });
    render(Me);
    await press("Sign in");
    expect(screen.getByRole("alert").textContent).toBe("the boiler is cold");
  });

  it("says so if nobody answers", async () => {
    be(null);
    serve({});
    render(Me);
    await press("Sign in");
    expect(screen.getByRole("alert").textContent).toContain("does not answer");
  });

  it("is an account after a guest chose a password", async () => {
    be({ guest: true });
    const asked = serve({ ...AROUND, "POST /api/me/account": { ...person.me, guest: false } });
    render(Me);
    await fireEvent.input(screen.getAllByLabelText("Password")[0] as HTMLElement, { target: { value: "steam engine" } });
    await press("Make the account");
    expect(asked.find(({ what }) => what === "POST /api/me/account")?.sent).toEqual({ name: "Ada", password: "steam engine" });
    expect(screen.queryByText("Make an account")).toBeNull();
  });

  it("is an account after a guest made a passkey", async () => {
    const credential = { id: "key" };
    vi.stubGlobal("PublicKeyCredential", { parseCreationOptionsFromJSON: (options: object) => options });
    vi.stubGlobal("navigator", { credentials: { create: () => Promise.resolve({ toJSON: () => credential }) } });
    be({ guest: true });
    const asked = serve({
      ...AROUND,
      "POST /api/me/passkeys/options": { options: {} },
      "POST /api/me/passkeys": { ...person.me, guest: false },
    });
    render(Me);
    await fireEvent.click(screen.getByRole("button", { name: "With a passkey instead" }));
    await settled();
    expect(asked.find(({ what }) => what === "POST /api/me/passkeys/options")?.sent).toEqual({ label: "", account: "Ada" });
    expect(asked.find(({ what }) => what === "POST /api/me/passkeys")?.sent).toEqual({ credential });
    expect(person.me?.guest).toBe(false);
  });

  it("shows what I played, won and am rated", async () => {
    be({});
    serve(AROUND);
    render(Me);
    await settled();
    expect(screen.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["steam", "7", "3", "1203"]);
  });

  it("changes with my name", async () => {
    be({});
    serve({ ...AROUND, "POST /api/me/name": ({ name }: { name: string }) => ({ ...person.me, name }) });
    render(Me);
    await write("New name", "Countess");
    await press("Change my name");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Countess");
  });
});

describe("a letter", () => {
  afterEach(() => router.go("/"));

  it("confirms an address only when its reader says so", async () => {
    history.replaceState(null, "", "/confirm-email#secret");
    const asked = serve({ "POST /api/people/email": null, "GET /api/people/session": { me: be({ email: "ada@example.org" }) } });
    render(ConfirmEmail);
    await settled();
    expect(asked).toEqual([]);
    await press("Confirm");
    expect(asked[0]).toEqual({ what: "POST /api/people/email", sent: { token: "secret" } });
    expect(screen.getByRole("status").textContent).toBe("The address is confirmed.");
  });

  it("sets a new password, which lets its reader in", async () => {
    const me = { ...be({}) };
    be(null);
    history.replaceState(null, "", "/new-password#secret");
    const asked = serve({ "POST /api/people/password": me });
    render(NewPassword);
    await write("New password", "steam engine");
    await press("Set the password");
    expect(asked[0]?.sent).toEqual({ token: "secret", password: "steam engine" });
    expect(person.me?.name).toBe("Ada");
    expect(location.pathname + location.hash).toBe("/me");
  });

  it("is asked for where the password is forgotten", async () => {
    history.replaceState(null, "", "/new-password");
    const asked = serve({ "POST /api/people/reset": null });
    render(NewPassword);
    await write("E-mail address", "ada@example.org");
    await press("Send me the link");
    expect(asked[0]?.sent).toEqual({ address: "ada@example.org" });
    expect(screen.getByRole("status").textContent).toBe("The link is on its way.");
  });
});

describe("what this device keeps of me", () => {
  const plans = (): string[] => Object.keys(localStorage).filter((key) => key.startsWith("footplate-plans/"));

  beforeEach(() => {
    localStorage.clear();
    be({});
    for (const one of ["ada", "bob"]) keep(localStorage, { person: one, table: "t", seat: 0 }, [{ steps: ["pass"], seed: 0 }]);
  });

  it("goes when I sign out", async () => {
    serve({ "POST /api/people/session/end": null });
    await person.leave();
    expect([person.me, plans()]).toEqual([null, ["footplate-plans/bob/t/0"]]);
  });

  it("goes when I become somebody else, and stays when I do not", async () => {
    const me = be({}) as MyOwn;
    await person.become(me);
    expect(plans()).toHaveLength(2);
    await person.become({ ...me, id: "eve" });
    expect([person.me?.id, plans()]).toEqual(["eve", ["footplate-plans/bob/t/0"]]);
  });
});
