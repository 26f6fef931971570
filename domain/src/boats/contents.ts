import { z } from "zod";

const count = z.int().min(0);

/** How much goes with a boat when it is deleted. */
export const boatContents = z.object({
  maintenances: count,
  articles: count,
  listes: count,
  checklists: count,
  papiers: count,
});
export type BoatContents = z.infer<typeof boatContents>;

const NAMES: Record<keyof BoatContents, readonly [one: string, many: string]> = {
  maintenances: ["maintenance", "maintenances"],
  articles: ["article", "articles"],
  listes: ["liste", "listes"],
  checklists: ["checklist", "checklists"],
  papiers: ["papier", "papiers"],
};

/** « 3 maintenances, 12 articles, 1 liste, 0 checklist, 2 papiers »: each of them, so that a zero reassures too. */
export function contentsInWords(contents: BoatContents): string {
  return (Object.keys(NAMES) as (keyof BoatContents)[])
    .map((key) => `${contents[key]}\u00a0${NAMES[key][contents[key] > 1 ? 1 : 0]}`)
    .join(", ");
}
