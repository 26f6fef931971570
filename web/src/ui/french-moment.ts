import { dayIn, frenchDay } from "@bosco/domain";

/** `dd/MM/yyyy` of an instant, for the reader's own clock. */
export const frenchDayOf = (instant: string) => frenchDay(dayIn(new Date(instant)));

/** `dd/MM/yyyy HH:mm` */
export function frenchMoment(instant: string): string {
  const time = new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit" }).format(new Date(instant));
  return `${frenchDayOf(instant)} ${time}`;
}
