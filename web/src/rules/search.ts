/** Search: the rules of a game by what is typed, under the headings of its rulebook. */
import type { Schemas } from "../server/types";

export type Rule = Schemas["RuleInfo"];

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** A piece of a text, and whether it was searched for. */
export interface Piece {
  readonly text: string;
  readonly found: boolean;
}

/** Letters without their accents and case, as many as there were. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = letter.normalize("NFD").charAt(0).toLowerCase();
    return bare.length === letter.length ? bare : letter;
  }).join("");

const wordsOf = (typed: string): readonly string[] => plain(typed).split(/\s+/).filter((word) => word !== "");

/** The rules that have every word that is typed, in their id, title, sentence or reason. */
export function matching(rules: readonly Rule[], typed: string): readonly Rule[] {
  const words = wordsOf(typed);
  return rules.filter(({ id, title, sentence, reason }) => {
    const whole = plain(`${id} ${title} ${sentence} ${reason}`);
    return words.every((word) => whole.includes(word));
  });
}

/** Rules under their headings, in the order in which these come first. */
export function sections(rules: readonly Rule[]): readonly Section[] {
  const titles = [...new Set(rules.map(({ section }) => section))];
  return titles.map((title) => ({ title, rules: rules.filter(({ section }) => section === title) }));
}

/** A text in pieces, those apart that were typed. */
export function pieces(text: string, typed: string): readonly Piece[] {
  const bare = plain(text);
  const words = wordsOf(typed);
  const found: Piece[] = [];
  let from = 0;
  while (from < text.length && words.length > 0) {
    const starts = words.map((word) => ({ at: bare.indexOf(word, from), word })).filter(({ at }) => at >= 0);
    const next = starts.sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0];
    if (!next) break;
    found.push({ text: text.slice(from, next.at), found: false }, { text: text.slice(next.at, next.at + next.word.length), found: true });
    from = next.at + next.word.length;
  }
  return [...found, { text: text.slice(from), found: false }].filter((piece) => piece.text !== "");
}
