import type { Day } from "../days/index.ts";

const LONGEST = 120;
const COPY = " (Copie)";

/** '<boat> - <n>p <d>j - dd/MM/yy' */
export function listName(boat: string, persons: number, days: number, today: Day): string {
  const [year = "", month = "", day = ""] = today.split("-");
  return `${boat} - ${persons}p ${days}j - ${day}/${month}/${year.slice(2)}`;
}

/** '<name> (Copie)'; a name that would grow too long is cut before it. */
export function copyName(name: string): string {
  return `${[...name].slice(0, LONGEST - COPY.length).join("")}${COPY}`;
}
