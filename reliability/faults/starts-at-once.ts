import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Bosco, startBosco } from "../kit/bosco.ts";
import { besides } from "../kit/machine.ts";
import type { Outcome } from "../kit/outcome.ts";
import { startOutsidePostgres } from "../kit/outside-postgres.ts";
import { judge, moreWrites, openLedger, WRITERS } from "./judge.ts";

const STARTS = 3;

/** F13: several starts at once make one database, with each migration once; one of them is killed, and another serves on. */
export async function startAtOnce(): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "bosco-at-once-"));
  chmodSync(folder, 0o755);
  const postgres = await startOutsidePostgres();
  const outcomes = [
    await raceOn("one empty data directory, embedded PostgreSQL", () => startBosco({ dataDir: join(folder, "data") })),
    await raceOn("one empty outside database", () => startBosco({ databaseUrl: postgres.url })),
  ];
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  return outcomes;
}

async function raceOn(where: string, start: () => Promise<Bosco>): Promise<Outcome> {
  const started = performance.now();
  const servers = await Promise.all(Array.from({ length: STARTS }, start));
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  const [dying, staying, other] = servers as [Bosco, Bosco, Bosco];
  const postmasters = new Set(servers.map((one) => one.postmaster()));
  const [made] = await staying.query<{ accounts: number }>("select count(*)::int as accounts from auth_users");
  const ledger = await openLedger(staying);
  await dying.kill();
  await moreWrites(ledger);
  const { figure, faults } = await judge(ledger, staying);
  for (const one of [dying, other, staying]) await one.remove();
  return {
    case: "F13",
    test: `\`npm run test:faults\`: ${STARTS} starts at once on ${where}, then one killed under ${WRITERS} writers of another`,
    figure: `all ready after ${seconds} s, ${postmasters.size === 1 ? "one" : postmasters.size} database; ${figure}; ${besides()}`,
    faults: [
      ...faults,
      ...(postmasters.size === 1 ? [] : [`${postmasters.size} PostgreSQL run`]),
      // The first administrator and the demo.
      ...(made?.accounts === 2 ? [] : [`${made?.accounts} first accounts`]),
    ],
  };
}
