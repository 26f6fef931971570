import { parseFrenchNumber } from "@bosco/domain/french";

/** For `register`: what is no number becomes the default. */
export const numberOr = (fallback: number) => (typed: unknown) => {
  const number = parseFrenchNumber(typed);
  return number === null || Number.isNaN(number) ? fallback : number;
};

/** The choices of a unit, with the one the article already has. */
export function unitOptions(units: readonly string[], current: string) {
  const all = units.includes(current) ? units : [...units, current];
  return all.map((unit) => ({ value: unit, label: unit }));
}
