import { setTimeout as sleep } from "node:timers/promises";
import { birthOf } from "../../server/src/database/embedded/process-table.ts";
import { type Bosco, isReady, startBosco } from "../kit/bosco.ts";
import { startOutsidePostgres } from "../kit/outside-postgres.ts";
import type { Query } from "../kit/sql.ts";
import { until } from "../kit/until.ts";

/** Bosco and its database, whichever of the two kinds that is. */
export interface Site {
  /** For figures. */
  name: string;
  bosco: Bosco;
  query: Query;
  /** kill -9 of the postmaster; the milliseconds until Bosco says that it can serve, from when the database can. */
  killDatabase(): Promise<number>;
  /** Stops it as an operator does and starts it again; the same milliseconds. */
  restartDatabase(): Promise<number>;
  remove(): Promise<void>;
}

/** How long an outside database stays away: somebody has to start it again. */
const AWAY_MS = 1_000;

export async function openEmbedded(): Promise<Site> {
  const bosco = await startBosco();
  async function signalled(signal: NodeJS.Signals): Promise<number> {
    const going = bosco.postmaster();
    process.kill(going, signal);
    const isAnother = () => bosco.postmaster() !== going && birthOf(bosco.postmaster()) !== undefined;
    return until("another PostgreSQL, and Bosco ready", async () => isAnother() && (await isReady(bosco.url)));
  }
  return {
    name: "embedded PostgreSQL",
    bosco,
    query: bosco.query,
    killDatabase: () => signalled("SIGKILL"),
    restartDatabase: () => signalled("SIGINT"),
    remove: bosco.remove,
  };
}

export async function openOutside(): Promise<Site> {
  const postgres = await startOutsidePostgres();
  const bosco = await startBosco({ databaseUrl: postgres.url });
  const [version] = await postgres.query<{ server_version: string }>("show server_version");
  async function back(): Promise<number> {
    await sleep(AWAY_MS);
    await postgres.start();
    return until("Bosco ready", () => isReady(bosco.url));
  }
  return {
    name: `outside PostgreSQL ${version?.server_version.split(" ")[0]}`,
    bosco,
    query: postgres.query,
    async killDatabase() {
      await postgres.kill();
      return back();
    },
    async restartDatabase() {
      await postgres.stop();
      return back();
    },
    async remove() {
      await bosco.remove();
      await postgres.remove();
    },
  };
}
