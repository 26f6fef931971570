import { typeFrenchNumber } from "@bosco/domain/french";

/** A field's value as a sentence names it. */
export const shownValue = (value: string | number | boolean | null | undefined): string => {
  if (value === null || value === undefined || value === "") return "vide";
  return typeof value === "number" ? typeFrenchNumber(value) : String(value);
};
