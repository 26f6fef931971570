import { fold } from "../french/index.ts";

/** Words that join others: 'filtre à huile' and 'filtre huile' are the same thing. */
const JOINING = new Set([
  "a",
  "au",
  "aux",
  "d",
  "de",
  "des",
  "du",
  "en",
  "et",
  "l",
  "la",
  "le",
  "les",
  "pour",
  "un",
  "une",
]);

/** Text as words without case, accents and signs, a space around each: ' pare battage '. Then ' batt' begins one of its words. */
export function plainText(value: string): string {
  return ` ${fold(value)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

/** The words that say something; all of them, where none does. */
export function tellingWords(plain: string): string[] {
  const all = plain.split(" ").filter(Boolean);
  const telling = all.filter((word) => !JOINING.has(word));
  return telling.length > 0 ? telling : all;
}

/** 'fusees' → 'fusee', 'feux' → 'feu'. Short words end as they please: 'gaz', 'bus'. */
export const singular = (word: string) => (word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word);
