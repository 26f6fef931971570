import { z } from "zod";

/** A calendar day as `yyyy-MM-dd`. Days compare and sort as plain strings, in no time zone. */
export type Day = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: string): value is Day {
  if (!pattern.test(value) || value < "1850-01-01" || value > "2200-12-31") return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const day = z
  .string({ error: "Une date est attendue." })
  .refine(isDay, "Date invalide : le format attendu est aaaa-mm-jj.");

/** The instant a row was written, as ISO 8601 in UTC. */
export const instant = z.iso.datetime({ error: "Date et heure invalides." });

const utc = (value: Day) => new Date(`${value}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().slice(0, 10);

export function addDays(value: Day, days: number): Day {
  const date = utc(value);
  date.setUTCDate(date.getUTCDate() + days);
  return toDay(date);
}

/** The same day of a later month, or that month's last day: 31 January + 1 month is 28 (or 29) February. */
export function addMonths(value: Day, months: number): Day {
  const date = utc(value);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastDay));
  return toDay(date);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

/** The calendar day that `instant` falls on for a reader in `timeZone` (the machine's own by default). */
export function dayIn(instant: Date, timeZone?: string): Day {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

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

/** `dd/MM/yyyy` */
export function frenchDay(value: Day): string {
  const [y, m, d] = value.split("-");
  return `${d}/${m}/${y}`;
}
