import { type Day, isDay } from "../days/index.ts";

const shapes = [/^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/, /^(\d{2})(\d{2})(\d{4})$/];

/** The day in `03/04/2026`, `3/4/2026`, `3-4-2026` or `03042026`; null when there is no such day. */
export function parseFrenchDay(typed: string): Day | null {
  const text = typed.trim();
  const found = shapes.map((shape) => shape.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const [, day = "", month = "", year = ""] = found;
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(iso) ? iso : null;
}

/** Puts the slashes in while digits are typed, for the number pads that have none; one typed as well is not doubled. */
export function slashDay(typed: string, before: string) {
  const isGrowing = typed.length > before.length && typed.startsWith(before);
  if (!isGrowing) return typed;
  return /^(\d{2}|\d{1,2}\/\d{2})$/.test(typed) ? `${typed}/` : typed.replace("//", "/");
}
