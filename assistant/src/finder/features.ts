import { withoutSlang } from "../words/slang.ts";
import { stem } from "../words/stem.ts";
import { wordsOf } from "../words/words.ts";

/** Letters of a word that are looked at together: a mistyped or an unheard of word still shares some with those we know. */
const GRAMS = [3, 4, 5];
const LEAST_LETTERS = 4;
/** How many words of one question are looked at: a page of gibberish must not keep the server busy. */
export const WORDS_READ = 40;

/** FNV-1a, of which 22 bits are kept: small, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 10;
}

/** What a question is recognised by, each as a number: its words with its pairs of neighbours, and the letters of its words. */
export interface Features {
  words: Set<number>;
  letters: Set<number>;
}

export function featuresOf(question: string): Features {
  const words = new Set<number>();
  const letters = new Set<number>();
  let before = "^";
  for (const word of withoutSlang(wordsOf(question)).slice(0, WORDS_READ)) {
    const term = stem(word);
    words.add(hash(`w ${term}`));
    words.add(hash(`p ${before} ${term}`));
    before = term;
    if (word.length < LEAST_LETTERS) continue;
    const spelled = `<${word}>`;
    for (const size of GRAMS)
      for (let at = 0; at + size <= spelled.length; at += 1) letters.add(hash(spelled.slice(at, at + size)));
  }
  words.add(hash(`p ${before} $`));
  return { words, letters };
}
