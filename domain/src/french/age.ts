const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long ago that moment was: « il y a 5 min », later « le 14/11 à 10 h 32 ». */
export function frenchAgo(moment: number, now: number): string {
  const age = Math.max(0, now - moment);
  if (age < MINUTE) return "il y a moins d’une minute";
  if (age < HOUR) return `il y a ${Math.floor(age / MINUTE)}\u00a0min`;
  if (age < 12 * HOUR) return `il y a ${Math.floor(age / HOUR)}\u00a0h`;
  const read = new Date(moment);
  const two = (value: number) => String(value).padStart(2, "0");
  const year = read.getFullYear() === new Date(now).getFullYear() ? "" : `/${read.getFullYear()}`;
  const day = `${two(read.getDate())}/${two(read.getMonth() + 1)}${year}`;
  return `le ${day} à ${read.getHours()}\u00a0h\u00a0${two(read.getMinutes())}`;
}

/** How old something is that was read at that moment: « d’il y a 5 min », later « du 14/11 à 10 h 32 ». */
export const frenchAge = (readAt: number, now: number): string =>
  frenchAgo(readAt, now).replace(/^il/, "d’il").replace(/^le/, "du");
