import { setTimeout as sleep } from "node:timers/promises";
import { startBosco } from "./kit/bosco.ts";
import { conclude, type Outcome } from "./kit/outcome.ts";
import { fillFleet } from "./soak/fleet.ts";
import { floodWithLogins } from "./soak/login-flood.ts";
import { SILENT_READERS, SLOW_BODIES, SLOW_HEADERS, sufferSlowClients } from "./soak/slow-clients.ts";
import { soakSteadily } from "./soak/steady.ts";
import { listenByTheThousand } from "./soak/thousand-streams.ts";

/**
 * `npm run soak`: the built server under everyday traffic for ten minutes (SOAK_MINUTES for fewer), then a thousand pages that
 * listen, clients that are slow, and a flood of sign-ins.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const OWNERS = 200;
/** After its start Bosco draws the demo's pictures and reads the assistant's sheets. */
const SETTLE_MS = 15_000;
/** Whose list is some megabytes. */
const LARGE = 5_000;

const bosco = await startBosco({ env: { TRUST_PROXY: "1" } });
const owners = await fillFleet(bosco, OWNERS);
const large = await fillFleet(bosco, 1, LARGE);
await sleep(SETTLE_MS);
console.log(`${OWNERS} owners with their boats; the soak begins`);
const outcomes: Outcome[] = [
  await soakSteadily(bosco, owners, minutes),
  await listenByTheThousand(bosco, owners),
  await sufferSlowClients(bosco, owners, SLOW_HEADERS),
  await sufferSlowClients(bosco, owners, SLOW_BODIES),
  await sufferSlowClients(bosco, large, SILENT_READERS),
  await floodWithLogins(bosco, owners),
];
// why not those: a server that starts, or is asked for too much, says so in its answers too, which are counted.
const errors = bosco.log.filter((line) => /"level":(50|60)/.test(line) && !line.includes('"code":"INDISPONIBLE"'));
await bosco.remove();
const faulty = conclude("soak", outcomes);
if (errors.length > 0) console.error(`errors in the log:\n${errors.slice(0, 10).join("\n")}`);
process.exit(faulty + errors.length > 0 ? 1 : 0);
