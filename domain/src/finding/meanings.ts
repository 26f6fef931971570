import { plainText, singular, tellingWords } from "./plain-words.ts";
import { SYNONYMS } from "./synonyms.ts";

/** Another way to say what was typed: words as typed, which may be the beginning of one, and words that must stand whole. */
export interface Meaning {
  begun: readonly string[];
  whole: readonly string[];
}

interface Group {
  /** Names of one thing; then the kinds of it, which do not stand for each other. */
  names: string[][];
  kinds: string[][];
}

/** A beginning as short as this may still become many words. */
const SHORTEST_BEGINNING = 4;

const termsOf = (list = "") => list.split(",").flatMap((term) => (term.trim() ? [tellingWords(plainText(term))] : []));

let known: Group[] | undefined;
function groups(): Group[] {
  known ??= SYNONYMS.map((line) => {
    const [names, kinds] = line.split(">");
    return { names: termsOf(names), kinds: termsOf(kinds) };
  });
  return known;
}

/** Every word of the trade's other names, for what is mistyped. */
export const tradeWords = (): string[] => groups().flatMap(({ names }) => names.flat());

/** What else the words typed may be called: without the plural, and by the other names of the trade. */
export function meaningsOf(words: readonly string[]): Meaning[] {
  const plain = words.map(singular);
  const isPlural = plain.some((word, index) => word !== words[index]);
  const meanings: Meaning[] = isPlural ? [{ begun: plain, whole: [] }] : [];
  for (const { names, kinds } of groups())
    for (const name of names) {
      const at = placeOf(name, plain);
      if (at === -1) continue;
      const begun = [...plain.slice(0, at), ...plain.slice(at + name.length)];
      for (const whole of [...names, ...kinds])
        if (whole !== name) meanings.push({ begun, whole: whole.map(singular) });
    }
  return meanings;
}

/** Where a name's words stand one after the other among those typed; -1 if nowhere. The last one typed may be a beginning. */
function placeOf(name: readonly string[], typed: readonly string[]): number {
  for (let at = 0; at + name.length <= typed.length; at += 1)
    if (name.every((word, step) => isWord(typed[at + step] ?? "", word, at + step === typed.length - 1))) return at;
  return -1;
}

const isWord = (typed: string, word: string, isLast: boolean) =>
  typed === singular(word) || (isLast && typed.length >= SHORTEST_BEGINNING && word.startsWith(typed));
