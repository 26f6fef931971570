import { IRREGULAR } from "./irregular-verbs.ts";

/** Endings of plurals and verbs, the longest first, each with how many letters must be left of the word. */
const ENDINGS: [ending: string, left: number][] = [
  ["issements", 4],
  ["issement", 4],
  ["issent", 4],
  ["issez", 4],
  ["eraient", 4],
  ["ations", 4],
  ["ation", 4],
  ["ement", 4],
  ["erait", 4],
  ["eront", 4],
  ["aient", 4],
  ["erez", 4],
  ["age", 4],
  ["ant", 4],
  ["ent", 4],
  ["ait", 4],
  ["era", 4],
  ["ee", 4],
  ["ir", 4],
  ["it", 4],
  ["er", 3],
  ["ez", 3],
  ["e", 3],
];

/**
 * What is left of a French word when its plural and its verb's ending are taken off: purger, purge and purgez become one.
 * Double consonants become single ones, since that is where most people mistype. Takes a word without accents.
 */
export function stem(word: string): string {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  if (remembered.size >= REMEMBERED) remembered.clear();
  const found = stemOf(word);
  remembered.set(word, found);
  return found;
}

/** why: the sheets use the same ten thousand words over and over; the index is built in half the time. */
const remembered = new Map<string, string>();
const REMEMBERED = 20_000;

function stemOf(word: string): string {
  if (/\d/.test(word)) return word;
  const base = IRREGULAR.get(word) ?? word;
  const singular = singularOf(base);
  const found = ENDINGS.find(([ending, left]) => singular.endsWith(ending) && singular.length - ending.length >= left);
  const bare = found ? singular.slice(0, -found[0].length) : singular;
  return bare
    .replace(/gu$/, "g")
    .replaceAll("y", "i")
    .replace(/([bcdfglmnprt])\1/g, "$1");
}

function singularOf(word: string): string {
  if (word.length > 4 && word.endsWith("eaux")) return word.slice(0, -1);
  if (word.length > 5 && word.endsWith("aux")) return `${word.slice(0, -2)}l`;
  return word.length > 3 && /[sx]$/.test(word) ? word.slice(0, -1) : word;
}
