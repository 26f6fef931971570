import { findAnswer } from "../src/engine/finding.ts";
import type { KnowledgeIndex } from "../src/engine/index-knowledge.ts";
import { type Asked, says } from "./sets.ts";

const BARS = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

/** How many questions of knowledge would be answered if less belief than that were a refusal, and how many of those rightly. */
export function curveOf(index: KnowledgeIndex, set: readonly Asked[]): string[] {
  const guesses = set.flatMap(({ kind, q, facts }) => {
    const finding = kind === "knowledge" ? findAnswer(index, q) : undefined;
    const best = finding && "near" in finding ? finding.near[0] : undefined;
    if (!best) return [];
    const { sheet, belief, doubt } = best;
    return [
      { belief: belief > doubt ? belief : 0, isRight: says(`${sheet.avertissement ?? ""}\n${sheet.texte}`, facts) },
    ];
  });
  const share = (some: number, all: number) => `${((100 * some) / Math.max(all, 1)).toFixed(0)} %`.padStart(10);
  return [
    `${"belief".padEnd(26)}${"answered".padStart(10)}${"right".padStart(10)}`,
    ...BARS.map((bar) => {
      const answered = guesses.filter(({ belief }) => belief >= bar);
      const right = answered.filter(({ isRight }) => isRight).length;
      return `${`at least ${bar}`.padEnd(26)}${share(answered.length, guesses.length)}${share(right, answered.length)}`;
    }),
  ];
}
