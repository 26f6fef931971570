import { unitOf, withUnit } from "@bosco/domain/french";
import type { ListUnit } from "@bosco/domain/provisioning";

/** « 6 bouteilles », « 1,5 kg »: a thousand grams and more are read in kilos. */
export function quantityText(quantity: number, unite: ListUnit): string {
  if (unite === "g" && quantity >= 1000) return quantityText(quantity / 1000, "kg");
  if (unite === "ml" && quantity >= 1000) return quantityText(quantity / 1000, "L");
  return withUnit(quantity, unitOf(quantity, unite));
}

export const litres = (value: number) => withUnit(Math.round(value), "L");
