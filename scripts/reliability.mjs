import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readResults } from "./note-result.mjs";
import { root } from "./project.mjs";
import { reliabilityDocument } from "./reliability-document.mjs";

/** `npm run reliability`: writes docs/reliability.md from what the runs have noted. */
const runs = readResults();
writeFileSync(join(root, "docs", "reliability.md"), reliabilityDocument(runs));
console.log(`docs/reliability.md: ${[...runs.values()].flat().length} results of ${runs.size} runs`);
