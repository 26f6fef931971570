import { dayIn, wallClock } from "../days/index.ts";
import { frenchDay } from "./day.ts";

/** `dd/MM/yyyy` of an instant, for a reader in `timeZone` (the machine's own by default). */
export const frenchDayOf = (instant: string, timeZone?: string) => frenchDay(dayIn(new Date(instant), timeZone));

/** `dd/MM/yyyy HH:mm` */
export function frenchMoment(instant: string, timeZone?: string): string {
  const [day = "", time] = wallClock(new Date(instant), timeZone).split(" ");
  return `${frenchDay(day)} ${time}`;
}
