/** Person: who sits before this page. Nobody needs an account to play. */
import { get, post } from "./server/ask";
import type { Me } from "./server/types";
import { text } from "./text/catalogue.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  /** Learn who one is, if the server knows. */
  async begin(): Promise<void> {
    this.me = (await get<{ me: Me | null }>("/api/people/session")).me;
    const chosen = this.me?.settings.language;
    if (chosen && chosen !== text.language && text.languages.includes(chosen)) await text.choose(chosen);
  }

  /** Be somebody: who one is already, or a guest under a name of one's own or a made-up one. */
  async known(name?: string): Promise<Me> {
    if (this.me) return this.me;
    const made = name?.trim() || text.say("web-guest-name", { number: String(Math.floor(Math.random() * 900) + 100) });
    this.me = await post<Me>("/api/people", { name: made });
    return this.me;
  }

  async leave(): Promise<void> {
    await post("/api/people/session/end");
    this.me = null;
  }
}

export const person = new Person();
