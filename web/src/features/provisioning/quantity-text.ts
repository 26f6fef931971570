import type { ListUnit } from "@bosco/domain/provisioning";

const french = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 3 });

/** Units that are symbols never take an s. */
const SYMBOLS: readonly string[] = ["kg", "g", "L", "ml", "cl"];

function unitText(quantity: number, unite: ListUnit): string {
  if (quantity < 2 || SYMBOLS.includes(unite)) return unite;
  return unite === "rouleau" ? "rouleaux" : `${unite}s`;
}

const numberText = (quantity: number) => french.format(quantity);

/** « 6 bouteilles », « 1,5 kg »: a thousand grams and more are read in kilos. */
export function quantityText(quantity: number, unite: ListUnit): string {
  if (unite === "g" && quantity >= 1000) return quantityText(quantity / 1000, "kg");
  if (unite === "ml" && quantity >= 1000) return quantityText(quantity / 1000, "L");
  return `${numberText(quantity)}\u00a0${unitText(quantity, unite)}`;
}

export const litres = (value: number) => `${french.format(Math.round(value))}\u00a0L`;

export const countText = (count: number, one: string, many = `${one}s`) =>
  `${numberText(count)}\u00a0${count > 1 ? many : one}`;
