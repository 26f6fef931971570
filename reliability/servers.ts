import { conclude, type Outcome } from "./kit/outcome.ts";
import { holdOverBoth } from "./servers/bounds.ts";
import { runNightOnce } from "./servers/nights.ts";
import { keepNothingPrivate } from "./servers/private.ts";
import { restartInTurn } from "./servers/restarts.ts";
import { openSite, type Site } from "./servers/site.ts";
import { goOnElsewhere } from "./servers/together.ts";

/**
 * `npm run test:servers`: two servers on one PostgreSQL and one bucket behind Debian's nginx, set up by the files of `deploy`;
 * `npm run test:servers -- private restarts` for some of its parts.
 */
const PARTS: Record<string, (site: Site) => Promise<Outcome | Outcome[]>> = {
  together: goOnElsewhere,
  private: keepNothingPrivate,
  bounds: holdOverBoth,
  restarts: restartInTurn,
  nights: runNightOnce,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !PARTS[name]);
if (unknown.length > 0) {
  console.error(`${unknown.join(", ")}: no such part. There are ${Object.keys(PARTS).join(", ")}.`);
  process.exit(1);
}
const site = await openSite();
let faulty = 0;
for (const [name, run] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`== ${name}`);
  faulty += conclude("servers", [await run(site)].flat());
}
// why not those: a server that starts or stops says so in its answers too, which are counted.
const errors = site.servers
  .flatMap(({ log }) => log)
  .filter((line) => /"level":(50|60)/.test(line) && !line.includes('"code":"INDISPONIBLE"'));
if (errors.length > 0) console.error(`errors in the log:\n${errors.slice(0, 10).join("\n")}`);
await site.remove();
process.exit(faulty + errors.length > 0 ? 1 : 0);
