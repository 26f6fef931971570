const french = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });

/** A quantity as one reads it: 1 500, 2,5. */
export const frenchQuantity = (value: number) => french.format(value);

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
  if (Math.abs(quantity) < 2 || !WORDS.has(unite)) return unite;
  return unite === "rouleau" ? "rouleaux" : `${unite}s`;
}
