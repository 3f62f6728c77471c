/** Person: who sits before this page. Nobody needs an account to play. */
import { forget } from "./plan/kept";
import { get, post } from "./server/ask";
import type { Me, Schemas } from "./server/types";
import { text } from "./text/catalogue.svelte";

class Person {
  me = $state.raw<Me | null>(null);

  /** Learn who one is, if the server knows, and meanwhile what to say. */
  async begin(): Promise<void> {
    const session = get<{ me: Me | null }>("/api/people/session");
    const [{ me }] = await Promise.all([session, text.ready || text.begin()]);
    if (me) await this.become(me);
  }

  /** Be somebody from now on, and speak the language they chose. */
  async become(me: Me): Promise<void> {
    if (this.me && this.me.id !== me.id) this.vanish();
    this.me = me;
    const chosen = me.settings.language;
    if (chosen && chosen !== text.language && text.languages.includes(chosen)) await text.choose(chosen);
  }

  /** Be somebody: who one is already, or a guest under a name of one's own or a made-up one. */
  async known(name?: string): Promise<Me> {
    if (this.me) return this.me;
    const made = name?.trim() || text.say("web-guest-name", { number: String(Math.floor(Math.random() * 900) + 100) });
    this.me = await post<Me>("/api/people", { name: made });
    return this.me;
  }

  /** Change some settings; the others stay. */
  async choose(change: Schemas["Settings"]): Promise<void> {
    if (this.me) this.me = await post<Me>("/api/me/settings", { ...this.me.settings, ...change });
  }

  /** Sign out, here or on every device. */
  async leave({ everywhere = false } = {}): Promise<void> {
    await post(everywhere ? "/api/me/sessions/end" : "/api/people/session/end");
    this.vanish();
  }

  /** Be nobody from now on; what this device kept for somebody goes with them. */
  vanish(): void {
    if (this.me) forget(localStorage, this.me.id);
    this.me = null;
  }
}

export const person = new Person();
