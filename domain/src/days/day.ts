/** A calendar day as `yyyy-MM-dd`. Days compare and sort as plain strings, in no time zone. */
export type Day = string;

/** No day is later: a series that goes further ends there. */
export const LAST_DAY: Day = "2200-12-31";

const pattern = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(value: string): value is Day {
  if (!pattern.test(value) || value < "1850-01-01" || value > LAST_DAY) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

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

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  clocks.set(timeZone, made);
  return made;
}

/**
 * `yyyy-MM-dd HH:mm`, as calendar and clock stand at `instant` for a reader in `timeZone` (the machine's own by default).
 * why no formatter for the machine's own: it would keep the zone it was made in, and a boat sails out of it.
 */
export function wallClock(instant: Date, timeZone?: string): string {
  if (timeZone) return clockOf(timeZone).format(instant);
  const year = String(instant.getFullYear()).padStart(4, "0");
  const [month, day, hour, minute] = [
    ...[instant.getMonth() + 1, instant.getDate()],
    ...[instant.getHours(), instant.getMinutes()],
  ].map((part) => String(part).padStart(2, "0"));
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

/** The calendar day that `instant` falls on for a reader in `timeZone` (the machine's own by default). */
export const dayIn = (instant: Date, timeZone?: string): Day => wallClock(instant, timeZone).slice(0, 10);
