import type { Boat } from "../boats/index.ts";
import { compareFrench } from "../french/index.ts";
import type { Signs } from "./signs.ts";

/** From what can wait the least to what can wait the most; what weighs the same stands together. */
const WEIGHTS: readonly (readonly (keyof Signs)[])[] = [
  ["late"],
  ["expired", "papersExpired"],
  ["soon"],
  ["expiring", "critical", "papersExpiring"],
  ["papersMissing"],
];

const weigh = (signs: Signs, kinds: readonly (keyof Signs)[]) => kinds.reduce((sum, kind) => sum + signs[kind], 0);

type Named = Pick<Boat, "id" | "nom">;

/** By name in French order; of the same name by id, so that the order never jumps. */
export const byName = (a: Named, b: Named) => compareFrench(a.nom, b.nom) || (a.id < b.id ? -1 : 1);

/** The boat that needs somebody the most comes first. */
export function byUrgency(a: Named & { signs: Signs }, b: Named & { signs: Signs }): number {
  for (const kinds of WEIGHTS) {
    const difference = weigh(b.signs, kinds) - weigh(a.signs, kinds);
    if (difference !== 0) return difference;
  }
  return byName(a, b);
}
