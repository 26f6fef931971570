import { readKnowledge } from "../read-knowledge.ts";
import { indexKnowledge } from "../src/engine/index-knowledge.ts";
import { createAssistant } from "../src/index.ts";
import { curveOf } from "./curve.ts";
import { judgeAll } from "./judge.ts";
import { QUESTIONS } from "./questions.ts";
import { report } from "./report.ts";
import { judgeSet, readSet, reportSet } from "./sets.ts";

const knowledge = readKnowledge();
const assistant = createAssistant(knowledge);
const [set, ...details] = process.argv.slice(2);

/**
 * `npm run eval:assistant [--tout]`: exits 1 under 90 % right, or with one dangerous answer. `npm run eval:assistant tune` (or `check`) asks
 * the questions of a set that others have written, and prints how they went, and how right it would be if it refused more or less often.
 */
if (set === undefined || set.startsWith("--")) {
  const { lines, passed } = report(judgeAll(assistant, QUESTIONS), { details: process.argv.slice(2) });
  console.log(lines.join("\n"));
  process.exit(passed ? 0 : 1);
} else {
  const asked = readSet(set);
  const judged = await judgeSet(assistant, asked);
  console.log([...reportSet(judged, { details }), "", ...curveOf(indexKnowledge(knowledge), asked)].join("\n"));
}
