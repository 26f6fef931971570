import { addMonths, type Day } from "../days/index.ts";

/** `dd/MM/yyyy`; '' stays ''. */
export const frenchDay = (value: Day) => value.split("-").reverse().join("/");

/** How far ahead a day can be told by its day and month alone. */
const NEAR_MONTHS = 11;

/**
 * `dd/MM` for a day to come that can only be the next of its name, `dd/MM/yyyy` for any other: read on 15/11, '15/10' is last
 * month or in eleven, and only the year says which.
 */
export function nearDay(value: Day, today: Day): string {
  const isNear = value >= today && value <= addMonths(today, NEAR_MONTHS);
  return isNear ? frenchDay(value).slice(0, 5) : frenchDay(value);
}

const long = new Intl.DateTimeFormat("fr-FR", {
  timeZone: "UTC",
  weekday: "long",
  day: "numeric",
  month: "long",
  year: "numeric",
});
const month = new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", month: "long", year: "numeric" });

/** The first of a month as it is said: « 1er mars ». */
export const ordinalFirst = (text: string) => text.replace(/(^|\s)1(?=\s\p{L})/u, "$11er");

/** « samedi 14 novembre 2026 » */
export const longDay = (value: Day) => ordinalFirst(long.format(new Date(value)));

/** `2026-11` as « novembre 2026 ». */
export const frenchMonth = (value: string) => month.format(new Date(value));
