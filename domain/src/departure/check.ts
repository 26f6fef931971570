import { type Day, daysBetween } from "../days/index.ts";
import type { Trip } from "./trip.ts";

/** What a person has said of a rule: which article aboard it means, or that he has looked himself. */
export interface Check {
  regle: string;
  article_id: string | null;
  verifie_le: Day | null;
}

/** A look is good for departures within so many days. */
export const CHECK_DAYS = 30;

/** And one at what is used up every day, or done for one departure, for so many. */
export const CLOSE_DAYS = 2;
const CLOSE: ReadonlySet<string> = new Set(["eau", "carburant", "vivres", "checklist"]);

/**
 * Says when somebody looked at a rule himself, if that still holds; the last day where there are several.
 * A look settles what nobody has written down: whoever asks for it has seen first that nothing written says the contrary.
 */
export function looksOf(checks: readonly Check[], { depart }: Pick<Trip, "depart">, today: Day) {
  // why not before the departure only: under way one looks too. A look on a later day is none, whatever the device's clock said.
  const last = depart > today ? depart : today;
  return (regle: string, isClose = CLOSE.has(regle)): Day | undefined => {
    const holds = (looked: Day) =>
      looked <= last && (isClose ? daysBetween(looked, last) <= CLOSE_DAYS : daysBetween(looked, depart) <= CHECK_DAYS);
    const days = checks.flatMap(({ regle: named, verifie_le }) =>
      named === regle && verifie_le !== null && holds(verifie_le) ? [verifie_le] : [],
    );
    return days.sort().at(-1);
  };
}

export type Looks = ReturnType<typeof looksOf>;
