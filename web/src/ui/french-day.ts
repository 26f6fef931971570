/** A plain day `yyyy-MM-dd`, or '' for none. Text only: a Date would bring a time zone into it. */
const shapes = [/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/];

/** The day in `03/04/2026`, `3/4/2026`, `3-4-2026` or `03042026`; null when there is no such day. */
export function parseFrenchDay(typed: string): string | null {
  const text = typed.trim();
  const found = shapes.map((shape) => shape.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [, day = "", month = "", year = ""] = found;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : null;
}

function isDay(iso: string) {
  const [year = 0, month = 0, day = 0] = iso.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** `2026-04-03` as `03/04/2026`; '' stays ''. */
export function typeFrenchDay(iso: string) {
  return iso.split("-").reverse().join("/");
}

/** Puts the slashes in while digits are typed, for the number pads that have none; one typed as well is not doubled. */
export function slashDay(typed: string, before: string) {
  const isGrowing = typed.length > before.length && typed.startsWith(before);
  if (!isGrowing) return typed;
  return /^(\d{2}|\d{1,2}\/\d{2})$/.test(typed) ? `${typed}/` : typed.replace("//", "/");
}

export function dayToDate(iso: string) {
  const [year = 0, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day);
}

export function dateToDay(date: Date) {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
