import { counted, plural, withUnit } from "../french/index.ts";
import { DASHBOARD_CRITICAL } from "../inventory/index.ts";
import type { Signs } from "./signs.ts";

/** All signs, the most urgent first. */
export const SIGNS: readonly (keyof Signs)[] = [
  "late",
  "expired",
  "papersExpired",
  "soon",
  "expiring",
  "papersExpiring",
  "critical",
  "papersMissing",
];

const words: Record<keyof Signs, (count: number) => string> = {
  late: (count) => withUnit(count, "en retard"),
  soon: (count) => withUnit(count, "bientôt"),
  expired: (count) => counted(count, "périmé"),
  expiring: (count) => `${withUnit(count, plural(count, "expire", "expirent"))} bientôt`,
  papersExpired: (count) => counted(count, "papier expiré", "papiers expirés"),
  papersExpiring: (count) => `${counted(count, "papier")} ${plural(count, "expire", "expirent")} bientôt`,
  papersMissing: (count) => counted(count, "papier manquant", "papiers manquants"),
  critical: (count) => `${counted(count, "critique")} (<\u00a0${DASHBOARD_CRITICAL}\u00a0%)`,
};

/** « 2 en retard », « 1 périmé » */
export const signWords = (sign: keyof Signs, count: number) => words[sign](count);

/** The same under a heading that says what is critical. */
export const columnWords = (sign: keyof Signs, count: number) =>
  sign === "critical" ? counted(count, "critique") : signWords(sign, count);

/** The signs there are, in words. */
export const shownSigns = (signs: Signs) =>
  SIGNS.filter((sign) => signs[sign] > 0).map((sign) => ({ sign, words: signWords(sign, signs[sign]) }));
