import type { Effects } from "./effect.ts";

let known: Effects = {};

/** What writes do, as far as it is loaded. */
export const effects = (): Effects => known;

/** why loaded when first needed: a page that only shows needs none of it. */
export async function loadEffects(): Promise<Effects> {
  const { EFFECTS } = await import("./index.ts");
  known = EFFECTS;
  return known;
}
