import { fold } from "../french/index.ts";

/** The words of a name, without case and accents: « Jus d'orange (1 L) » is jus, d, orange, 1, l. */
export function wordsOf(name: string): string[] {
  return name
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => (MEAT_PASTE.test(word) ? "terrine" : fold(word)));
}

// why: without accents, 'pâtés' would read as 'pâtes'.
const MEAT_PASTE = /^p[âa]tés?$/u;

/** A word and what one says of several: eau, eaux; pomme, pommes; noix. */
export function bothNumbers(word: string): string[] {
  if (/[sxz]$/.test(word)) return [word];
  return /(?:eau|eu|ou)$/.test(word) ? [word, `${word}x`, `${word}s`] : [word, `${word}s`];
}

/** A name as two people would agree on it: words in the singular, in the order they stand. */
export function sameName(name: string): string {
  return wordsOf(name)
    .map((word) => (word.length > 3 ? word.replace(/[sx]$/, "") : word))
    .join(" ");
}
