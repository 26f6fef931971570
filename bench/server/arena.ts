import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbeddedPostgres } from "../../server/src/database/embedded/index.ts";
import { migrate } from "../../server/src/database/migrate.ts";
import { type Contender, server } from "./contenders.ts";
import { fillFleet, SECRET } from "./fleet.ts";
import { cpuMs, postgresProcesses } from "./processes.ts";

/** After its start Bosco draws the demo's pictures and reads the assistant's sheets. */
const SETTLE_MS = 15_000;
const ROUNDS = 3;

type Asked = Parameters<Contender["run"]>[0];

/** What one request costs. */
export interface Measured {
  perSecond: number;
  ownMs: number;
  postgresMs: number;
}

export const costOf = ({ ownMs, postgresMs }: Measured) => ownMs + postgresMs;

/** One PostgreSQL with a filled fleet, and Bosco on it. Whoever else runs on it is stopped with it. */
export async function openArena(accounts: number) {
  const folder = mkdtempSync(join(tmpdir(), "bosco-bench-"));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, "data") });
  const contenders: Contender[] = [];
  const close = async () => {
    for (const contender of contenders) await contender.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrate(postgres.connection);
    await fillFleet(postgres.connection, accounts);
  } catch (error) {
    await close();
    throw error;
  }

  const admit = async (contender: Promise<Contender>) => {
    contenders.push(await contender);
    return contender;
  };

  return {
    connection: postgres.connection,
    admit,
    /** Bosco joins the PostgreSQL that runs in its data directory. */
    async startBosco(port: number): Promise<Contender> {
      const settings = { AUTH_SECRET: SECRET, RATE_LIMIT_FACTOR: "1000000", LOG_LEVEL: "warn" };
      const env = { ...settings, DATA_DIR: join(folder, "data") };
      const bosco = await admit(server("Bosco", port, ["scripts/start.mjs"], env));
      await sleep(SETTLE_MS);
      return bosco;
    },
    /** Each in its turn, several times; the median round of each. */
    async inTurns(rivals: readonly Contender[], call: Asked, requests: number): Promise<Measured[]> {
      for (const rival of rivals) await rival.run(call, requests / 3);
      const rounds: Measured[][] = rivals.map(() => []);
      for (let round = 0; round < ROUNDS; round += 1)
        for (const [place, rival] of rivals.entries()) {
          const [own, others] = [cpuMs(rival.pids), cpuMs(postgresProcesses(folder))];
          const seconds = await rival.run(call, requests);
          rounds[place]?.push({
            perSecond: requests / seconds,
            ownMs: (cpuMs(rival.pids) - own) / requests,
            postgresMs: (cpuMs(postgresProcesses(folder)) - others) / requests,
          });
        }
      return rounds.map((of) => of.sort((a, b) => costOf(a) - costOf(b))[Math.floor(ROUNDS / 2)] as Measured);
    },
    /** How often a table of the fleet was read from end to end so far. */
    async wholeReads(): Promise<number> {
      const client = new pg.Client(postgres.connection);
      await client.connect();
      // why: PostgreSQL writes its counters down a moment after a transaction.
      await sleep(2_000);
      const { rows } = await client.query(`select sum(seq_scan)::int as n from pg_stat_user_tables
        where relname in ('inventaire', 'bateaux', 'auth_sessions', 'profils_utilisateur', 'abonnements', 'operations')`);
      await client.end();
      return rows[0].n;
    },
    close,
  };
}
