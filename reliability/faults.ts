import { CASES, type Run } from "./cases.ts";
import { endDatabase } from "./faults/database-ends.ts";
import { runEarlierTests } from "./faults/earlier-tests.ts";
import { fillDisk } from "./faults/full-disk.ts";
import { leaveLedgers } from "./faults/judge.ts";
import { cutNetwork } from "./faults/network-cut.ts";
import { killServer } from "./faults/server-killed.ts";
import { openEmbedded, openOutside, type Site } from "./faults/site.ts";
import { startAtOnce } from "./faults/starts-at-once.ts";
import { conclude, type Outcome } from "./kit/outcome.ts";

/**
 * `npm run test:faults`: the faults of `cases.ts`, by whole processes that are killed and by the tests that stand in the house;
 * `npm run test:faults -- F4 N3` for some of them.
 */
const PARTS: Record<Run, readonly (() => Promise<Outcome[]>)[]> = {
  "database-ends": [on(openEmbedded, endDatabase), on(openOutside, endDatabase)],
  "server-killed": [on(openEmbedded, killServer), on(openOutside, killServer)],
  "network-cut": [cutNetwork],
  "full-disk": [fillDisk],
  "starts-at-once": [startAtOnce],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !CASES[name]);
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: no such case. There are ${Object.keys(CASES).join(", ")}.`);
  process.exit(1);
}
const names = Object.keys(CASES).filter((name) => asked.length === 0 || asked.includes(name));
const parts = new Set(names.flatMap((name) => CASES[name]?.runs ?? []));
const started = performance.now();
let [good, bad] = [0, 0];
for (const part of parts) {
  console.log(`== ${part}`);
  // why at once: each has a PostgreSQL and servers of its own, and mostly waits for them.
  const shown = await Promise.all(PARTS[part].map((run) => run().catch((error) => [crashed(part, error)])));
  leaveLedgers();
  tell(shown.flat().filter((one) => names.includes(one.case)));
}
console.log("== tests and journeys");
tell(await runEarlierTests(names));
const seconds = Math.round((performance.now() - started) / 1_000);
console.log(`${good} as they should be, ${bad} not (${seconds} s)`);
process.exit(bad === 0 && good > 0 ? 0 : 1);

/** why after each part: a run that is cut has noted what it has shown. */
function tell(outcomes: readonly Outcome[]): void {
  const faulty = conclude("faults", outcomes);
  good += outcomes.length - faulty;
  bad += faulty;
}

function on(open: () => Promise<Site>, part: (site: Site) => Promise<Outcome[]>): () => Promise<Outcome[]> {
  return async () => {
    const site = await open();
    return part(site).finally(() => site.remove());
  };
}

function crashed(part: Run, error: unknown): Outcome {
  const name = names.find((one) => CASES[one]?.runs.includes(part)) ?? part;
  return {
    case: name,
    test: part,
    figure: "broke off",
    faults: [error instanceof Error ? (error.stack ?? "") : `${error}`],
  };
}
