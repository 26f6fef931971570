import { addDays, type Day, weekOfYear, weekStart } from "../days/index.ts";
import { ordinalFirst } from "./day.ts";

const named = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("fr-FR", { timeZone: "UTC", ...parts });
const dayAndMonth = named({ day: "numeric", month: "long" });
const withYear = named({ day: "numeric", month: "long", year: "numeric" });
const shortDays = named({ weekday: "short", day: "numeric", month: "long" });

const written = (format: Intl.DateTimeFormat, day: Day) => ordinalFirst(format.format(new Date(day)));

/** « mar. 17 mars » */
export const weekdayAndDay = (day: Day) => written(shortDays, day);

/** « Semaine 12 · 16–22 mars », of the week that a day is in; with the year where it is not the reader's. */
export function weekLabel(day: Day, today: Day): string {
  const first = weekStart(day);
  const last = addDays(first, 6);
  return `Semaine ${weekOfYear(day).week} · ${daysText(first, last, today)}`;
}

function daysText(first: Day, last: Day, today: Day): string {
  const sameYear = first.slice(0, 4) === last.slice(0, 4);
  const end = written(sameYear && last.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : withYear, last);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${first.endsWith("-01") ? "1er" : Number(first.slice(8))}–${end}`;
  return `${written(sameYear ? dayAndMonth : withYear, first)} – ${end}`;
}
