import { termsOf } from "../src/words/words.ts";
import type { Way } from "./read-ways.ts";

/** Shorter ways are alike by necessity. */
const FEWEST_TERMS = 5;

/** Two ways of the same words, or of the same but for one. */
export interface Pair {
  one: Way;
  other: Way;
}

/** Ways that say the same: each with the first one that it is like. */
export function nearDuplicates(ways: readonly Way[]): Pair[] {
  const seen = new Map<string, Way>();
  return ways.flatMap((way) => {
    const terms = [...new Set(termsOf(way.text))].sort();
    if (terms.length < FEWEST_TERMS) return [];
    const keys = [terms, ...terms.map((_, left) => terms.toSpliced(left, 1))].map((some) => some.join(" "));
    const like = keys.map((key) => seen.get(key)).find((one) => one !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, way);
    return like ? [{ one: like, other: way }] : [];
  });
}
