import { conclude } from "./kit/outcome.ts";
import { tryNode } from "./runtimes/on-node.ts";
import { tryPostgres } from "./runtimes/on-postgres.ts";

/**
 * `npm run test:runtimes`: Bosco on each Node and each PostgreSQL that the README promises; `npm run test:runtimes -- node24
 * postgres15` for some of them. The oldest Node is the first that we promise, not the newest of its line.
 */
const RUNS = {
  node20: () => tryNode("20.19.0"),
  node22: () => tryNode("22.23.3"),
  node24: () => tryNode("24.21.0"),
  postgres15: () => tryPostgres("15.18.0-beta.17"),
  postgres16: () => tryPostgres("16.14.0-beta.17"),
  postgres17: () => tryPostgres("17.10.0-beta.17"),
  postgres18: () => tryPostgres("own"),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(RUNS, name));
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: no such runtime. There are ${Object.keys(RUNS).join(", ")}.`);
  process.exit(1);
}
let faulty = 0;
for (const [name, run] of Object.entries(RUNS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`== ${name}`);
  // why one by one, and after each: a run that is cut has noted what it has shown.
  const outcome = await run().catch((error) => ({
    case: "Runtimes",
    test: name,
    figure: "broke off",
    faults: [`${error}`],
  }));
  faulty += conclude("runtimes", [outcome]);
}
process.exit(faulty > 0 ? 1 : 0);
