import { fold } from "@bosco/domain/french";
import { withoutSlang } from "./slang.ts";
import { stem } from "./stem.ts";
import { STOP_WORDS } from "./stop-words.ts";

/** The words of a text, without accents, case, apostrophes and punctuation; a number stands apart from its unit. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/(\d)(?=[a-z])/g, "$1 ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "");
}

/** What a word says of the subject: single letters and stop words say nothing. */
export const isTelling = (word: string): boolean => !STOP_WORDS.has(word) && (word.length > 1 || /\d/.test(word));

/** The stems of the words that tell what a text of ours is about, as the index holds them. */
export function termsOf(text: string): string[] {
  return withoutSlang(wordsOf(text)).filter(isTelling).map(stem);
}
