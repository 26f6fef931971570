import { readKnowledge } from "../read-knowledge.ts";
import { createAssistant } from "../src/index.ts";
import { judgeAll } from "./judge.ts";
import { QUESTIONS } from "./questions.ts";
import { report } from "./report.ts";

/** `npm run eval:assistant [--tout]`: exits 1 under 90 % right, or with one dangerous answer. */
const { lines, passed } = report(judgeAll(createAssistant(readKnowledge()), QUESTIONS), {
  details: process.argv.slice(2),
});
console.log(lines.join("\n"));
process.exit(passed ? 0 : 1);
