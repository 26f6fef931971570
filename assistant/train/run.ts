import { writeFileSync } from "node:fs";
import { FINDER, readKnowledge } from "../read-knowledge.ts";
import { createDraw } from "./draw.ts";
import { examplesFrom, fingerprintOf } from "./examples.ts";
import { pack } from "./pack.ts";
import { train } from "./softmax.ts";

/** `npm run train:assistant`: learns from the sheets and the ways of asking, and writes `finder.bin`. The same texts give the same bytes. */
const draw = createDraw(1);
const examples = examplesFrom(readKnowledge().sheets, draw);
const bytes = pack(train(examples, draw, { log: console.log }), fingerprintOf(examples));
writeFileSync(FINDER, bytes);
console.log(`${examples.length} texts, ${Math.round(bytes.length / 1000)} kB`);
