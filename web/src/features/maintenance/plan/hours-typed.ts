import { hours } from "@bosco/domain";
import { parseFrenchNumber } from "@bosco/domain/french";

/** Hours as they are typed: null for an empty field, NaN for what is no number of hours. */
export function hoursTyped(text: string): number | null {
  const typed = parseFrenchNumber(text);
  if (typed === null) return null;
  return hours.safeParse(typed).data ?? Number.NaN;
}
