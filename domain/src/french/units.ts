import { plural } from "./words.ts";

/** Units that are words take an s; symbols and abbreviations never do. */
const WORDS = new Set([
  "unité",
  "boîte",
  "pack",
  "sachet",
  "bouteille",
  "pot",
  "tube",
  "paquet",
  "rouleau",
  "barquette",
  "conserve",
]);

/** « 3 boîtes », « 1 boîte », « 2 kg ». */
export function unitOf(quantity: number, unite: string): string {
  if (!WORDS.has(unite)) return unite;
  return plural(quantity, unite, unite === "rouleau" ? "rouleaux" : undefined);
}
