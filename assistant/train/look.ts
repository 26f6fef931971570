import { readKnowledge } from "../read-knowledge.ts";
import { gapsIn } from "./gaps.ts";
import { nearDuplicates, type Pair } from "./near-duplicates.ts";
import { readWays } from "./read-ways.ts";

/** `npm run ways:assistant`: what the ways of asking lack, and which say the same. `--tout` lists all of it. */
const MOST = process.argv.includes("--tout") ? Number.POSITIVE_INFINITY : 20;
const sheets = [...readWays("sheets"), ...readWays("calm")];
const ownData = readWays("own-data");
const notOurs = readWays("not-ours");
const pairs = nearDuplicates([...sheets, ...ownData, ...notOurs]);
const [contrary, repeated] = [pairs.filter(isContrary), pairs.filter((pair) => !isContrary(pair))];

console.log(`${sheets.length} ways for sheets, ${ownData.length} for own data, ${notOurs.length} that are not ours`);
show("gaps", gapsIn(readKnowledge().sheets, { sheets, ownData, notOurs }));
show("the same words for two subjects", contrary.map(told));
show("the same words twice for one subject", repeated.map(told));

/** The same words ask for two things: one of them is wrong. */
function isContrary({ one, other }: Pair): boolean {
  return one.name !== other.name;
}

function told({ one, other }: Pair): string {
  return `${one.name} (${one.hand}) ${one.text} = ${other.name} (${other.hand}) ${other.text}`;
}

function show(title: string, lines: readonly string[]): void {
  console.log(`\n${title}: ${lines.length}`);
  for (const line of lines.slice(0, MOST)) console.log(`  ${line}`);
}
