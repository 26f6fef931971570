import { addMonths, type Day, daysBetween } from "../days/index.ts";
import type { Formule } from "./prices.ts";
import type { Subscription } from "./subscription.ts";

/** What marks a payment that never took place. */
export const SIMULATION_PREFIX = "sim_";

const MONTHS: Record<Formule, number> = { mensuel: 1, annuel: 12 };
const LONGEST_MONTHLY_DAYS = 330;

/** The day a period ends that starts on `start`: a month or a year later, or the last day of a shorter month. */
export function endOfPeriod(start: Day, formule: Formule): Day {
  return addMonths(start, MONTHS[formule]);
}

type Dates = Pick<Subscription, "date_debut" | "date_fin">;

/** Yearly when more than 330 days lie between start and end, else monthly. */
export function formuleOf({ date_debut, date_fin }: Dates): Formule {
  if (!date_debut || !date_fin) return "mensuel";
  return daysBetween(date_debut.slice(0, 10), date_fin.slice(0, 10)) > LONGEST_MONTHLY_DAYS ? "annuel" : "mensuel";
}

/** What the administrator's list calls a subscription. */
export function planLabel(latest: (Dates & Pick<Subscription, "plan">) | undefined): "gratuit" | Formule {
  return latest && latest.plan !== "gratuit" ? formuleOf(latest) : "gratuit";
}

/** The free plan is shown as ending one year after the account was made. */
export function freePlanEnd(created: Day): Day {
  return addMonths(created, 12);
}
