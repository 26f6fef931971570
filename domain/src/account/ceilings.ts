import { FREE_LIMITS } from "./limits.ts";

/**
 * What no honest user meets, and what keeps one account from hurting the others. Some are counted in the whole account,
 * some within one of its rows (articles of a list, tasks and runs of a checklist, readings of a boat, parts of a
 * maintenance, checks of a boat).
 */
export const CEILINGS = {
  boats: { pro: 200, demo: 5 },
  articles: { pro: 20_000, demo: 400 },
  maintenances: { pro: 10_000, demo: 200 },
  spaces: { pro: 2_000, demo: 100 },
  categories: { pro: 2_000, demo: 100 },
  subCategories: { pro: 2_000, demo: 100 },
  lists: { pro: 500, demo: 30 },
  listArticles: { pro: 500, demo: 300 },
  checklists: { pro: 500, demo: 40 },
  tasks: { pro: 200, demo: 100 },
  readings: { pro: 2_000, demo: 200 },
  runs: { pro: 2_000, demo: 200 },
  parts: { pro: 100, demo: 30 },
  /** Parts of all maintenances together. */
  allParts: { pro: 50_000, demo: 600 },
  documents: { pro: 2_000, demo: 20 },
  /** Rules of the departure that somebody has said something of. */
  departureChecks: { pro: 100, demo: 100 },
} as const;

/** What an account has so many of. Open maintenances are limited on a free account only. */
export type Countable = keyof typeof CEILINGS | "openMaintenances";

/** What is counted within one row, and not in the whole account. */
export type CountedInOne = "listArticles" | "tasks" | "readings" | "runs" | "parts" | "departureChecks";

/** What decides how much an account may hold. */
export interface Plan {
  pro: boolean;
  est_demo: boolean;
}

export interface Allowance {
  most: number;
  /** Whose rule it is: the free plan's, or the ceiling of everybody or of the demo. */
  by: "free" | "ceiling" | "demo";
}

/** How many an account may have. A free account's own limits stand first; the ceilings hold for it too. */
export function allowance(thing: Countable, { pro, est_demo }: Plan): Allowance {
  const free = !pro && thing in FREE_LIMITS ? FREE_LIMITS[thing as keyof typeof FREE_LIMITS] : undefined;
  if (free !== undefined) return { most: free, by: "free" };
  if (thing === "openMaintenances") return { most: Number.POSITIVE_INFINITY, by: "ceiling" };
  return est_demo ? { most: CEILINGS[thing].demo, by: "demo" } : { most: CEILINGS[thing].pro, by: "ceiling" };
}

/** How many more an account may add. What it has beyond, it keeps. */
export function placesLeft(thing: Countable, used: number, plan: Plan): number {
  return Math.max(0, allowance(thing, plan).most - used);
}
