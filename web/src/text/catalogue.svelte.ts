/** Text: the server's Fluent catalogues, in the language that was chosen. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { get, speak } from "../server/ask";
import type { Message } from "../server/types";

interface Catalogue {
  readonly language: string;
  readonly files: Readonly<Record<string, string>>;
}

export type Args = Readonly<Record<string, number | string>>;

const CHOSEN = "footplate-language";
const SPOKEN = "footplate-spoken";

class Text {
  /** The language that is spoken, and those that could be. */
  language = $state("en");
  languages = $state<readonly string[]>(["en"]);
  #bundle = $state.raw<FluentBundle | null>(null);
  #told = new WeakMap<Message, string>();

  /** Whether there is something to say yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** Learn the languages there are and speak the one chosen before, or the browser's. */
  async begin(): Promise<void> {
    // What was spoken last will most likely be spoken again: it need not wait for the list.
    const last = localStorage.getItem(SPOKEN);
    const [{ languages }, catalogue] = await Promise.all([
      get<{ languages: string[] }>("/api/messages"),
      last === null ? null : this.#ask(last).catch(() => null),
    ]);
    this.languages = languages;
    const wanted = [localStorage.getItem(CHOSEN) ?? "", ...navigator.languages.map((tag) => tag.slice(0, 2))];
    const best = wanted.find((one) => languages.includes(one)) ?? "en";
    this.use(catalogue?.language === best ? catalogue : await this.#ask(best));
    localStorage.setItem(SPOKEN, best);
  }

  /** Speak another language, here from now on. */
  async choose(language: string): Promise<void> {
    localStorage.setItem(CHOSEN, language);
    localStorage.setItem(SPOKEN, language);
    this.use(await this.#ask(language));
  }

  #ask(language: string): Promise<Catalogue> {
    return get<Catalogue>(`/api/messages/${language}`);
  }

  /** Speak from a catalogue. */
  use({ language, files }: Catalogue): void {
    const bundle: FluentBundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { NAME: ([words], { of, join, sign }): string => this.#named(bundle, words, of, join, sign) },
    });
    for (const source of Object.values(files)) bundle.addResource(new FluentResource(source));
    this.#told = new WeakMap();
    this.#bundle = bundle;
    this.language = language;
    speak(language);
    document.documentElement.lang = language;
  }

  /** Whether the catalogue has a message of that id. */
  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The message of an id, filled in; its id, where there is none. */
  say(id: string, args: Args = {}): string {
    const bundle = this.#bundle;
    const pattern = bundle?.getMessage(id)?.value;
    if (!bundle || !pattern) return id;
    return bundle.formatPattern(pattern, args, []).trim();
  }

  /** A story or a hint as a sentence; it is made once, for logs and lists are long. */
  tell(message: Message): string {
    if (!this.ready) return message.id;
    const said = this.#told.get(message) ?? this.say(message.id, message.args ?? {});
    this.#told.set(message, said);
    return said;
  }

  /** The first of these messages that the catalogue has; "" if it has none. */
  first(ids: readonly string[], args: Args = {}): string {
    const id = ids.find((one) => this.has(one));
    return id === undefined ? "" : this.say(id, args);
  }

  /** What a word of a vocabulary is called; a word without a name stands for itself. */
  name(vocabulary: string, word: string): string {
    return this.first([`${vocabulary}-${word}`]) || word;
  }

  #named(
    bundle: FluentBundle,
    words: FluentVariable | undefined,
    of: FluentVariable | undefined,
    join: FluentVariable | undefined,
    sign: FluentVariable | undefined,
  ): string {
    const called = (word: string): string => {
      const pattern = bundle.getMessage(`${plain(of)}-${word}`)?.value;
      return pattern ? bundle.formatPattern(pattern, {}, []) : word;
    };
    return plain(words)
      .split(" ")
      .filter((word) => word !== "")
      .map((word) => {
        const [name = "", number] = word.split(":");
        if (number === undefined) return called(name);
        return `${called(name)} ${number.startsWith("-") ? "" : plain(sign)}${number}`;
      })
      .join(join === undefined ? ", " : plain(join));
  }
}

function plain(value: FluentVariable | undefined): string {
  if (value === undefined) return "";
  return typeof value === "object" && value !== null && "value" in value ? String(value.value) : String(value);
}

export const text = new Text();
