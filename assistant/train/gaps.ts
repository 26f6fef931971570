import type { Sheet } from "../src/sheets/knowledge.ts";
import type { Way } from "./read-ways.ts";

/** How many ways each needs, at least. */
const LEAST = { sheet: 30, emergency: 60, kind: 60, notOurs: 1_500 };
const FEWEST_HANDS = 2;
/** How many of the ways of a subject must be so, or a register is missing. */
const LEAST_SHARE = 0.1;
const REGISTERS: Record<string, (text: string) => boolean> = {
  "without accents": (text) => /\p{L}/u.test(text) && text.normalize("NFD") === text,
  "short, of six words at most": (text) => text.split(/\s+/).length <= 6,
  "long, of fifteen words or more": (text) => text.split(/\s+/).length >= 15,
};

export interface AllWays {
  sheets: readonly Way[];
  ownData: readonly Way[];
  notOurs: readonly Way[];
}

/** What the ways of asking lack, one line each. */
export function gapsIn(sheets: readonly Sheet[], ways: AllWays): string[] {
  const bySheet = byName(ways.sheets);
  const byKind = byName(ways.ownData.filter(({ name }) => name !== "fiches"));
  return [
    ...sheets.flatMap(({ slug, theme }) =>
      gapsOf(slug, bySheet.get(slug) ?? [], theme === "urgences" ? LEAST.emergency : LEAST.sheet),
    ),
    ...[...byKind].flatMap(([kind, some]) => gapsOf(kind, some, LEAST.kind)),
    ...(ways.notOurs.length < LEAST.notOurs ? [`not ours: ${ways.notOurs.length} of ${LEAST.notOurs}`] : []),
  ];
}

function byName(ways: readonly Way[]): Map<string, Way[]> {
  const groups = new Map<string, Way[]>();
  for (const way of ways) groups.set(way.name, [...(groups.get(way.name) ?? []), way]);
  return groups;
}

function gapsOf(name: string, ways: readonly Way[], least: number): string[] {
  const hands = new Set(ways.map(({ hand }) => hand)).size;
  const missing = Object.entries(REGISTERS).filter(
    ([, isSo]) => ways.filter(({ text }) => isSo(text)).length < LEAST_SHARE * ways.length,
  );
  return [
    ...(ways.length < least ? [`${name}: ${ways.length} of ${least}`] : []),
    ...(hands < FEWEST_HANDS ? [`${name}: by ${hands} hand`] : []),
    ...missing.map(([register]) => `${name}: few ${register}`),
  ];
}
