import { randomBytes } from "node:crypto";
import pg from "pg";
import type { Config } from "../config.ts";
import { StartError } from "../start-error.ts";
import { startEmbeddedPostgres } from "./embedded/index.ts";

/** The first whose foreign keys can empty one column of several, as the schema needs. */
const OLDEST = 15;

/** What PostgreSQL takes at the beginning of a session, and a pooler refuses. */
const OWN_SETTING = { statement_timeout: 20_000 };

export interface DatabaseServer {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The PostgreSQL of DATABASE_URL, or the embedded one in the data directory. */
export async function connectDatabase(config: Config, log: (line: string) => void): Promise<DatabaseServer> {
  const { DATABASE_URL, DATABASE_DIRECT_URL } = config;
  if (!DATABASE_URL) {
    if (DATABASE_DIRECT_URL)
      throw new StartError("DATABASE_DIRECT_URL goes with DATABASE_URL, which leads to the pooler. Set both, or none.");
    return startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  }
  const connection = { connectionString: DATABASE_URL };
  const direct = directConnection(config, connection);
  await knock(
    DATABASE_DIRECT_URL ? "DATABASE_DIRECT_URL" : "DATABASE_URL",
    { ...direct, ...OWN_SETTING },
    async (own) => {
      await refuseOldVersion(own);
      if (direct !== connection) await knock("DATABASE_URL", connection, (client) => refuseOther(client, own));
    },
  );
  return { connection, stop: async () => {} };
}

/** Where migrations, the ear for changes and locks that outlive a transaction go: past the pooler, if there is one. */
export function directConnection(
  { DATABASE_DIRECT_URL }: Pick<Config, "DATABASE_DIRECT_URL">,
  connection: pg.ClientConfig,
): pg.ClientConfig {
  return DATABASE_DIRECT_URL ? { connectionString: DATABASE_DIRECT_URL } : connection;
}

async function knock(setting: string, connection: pg.ClientConfig, look: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await look(client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message || ("code" in error ? String(error.code) : "") : "";
    if (/startup parameter/.test(reason))
      throw new StartError(
        `${setting} leads to a pooler. Give PostgreSQL's own address in DATABASE_DIRECT_URL, and the pooler's in DATABASE_URL.`,
      );
    throw new StartError(
      `${setting} does not lead to a PostgreSQL that answers (${reason}). Check its host, name and password, or leave it out to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

async function refuseOldVersion(client: pg.Client) {
  const { rows } = await client.query("select current_setting('server_version_num')::integer as version");
  if (rows[0].version < OLDEST * 10_000)
    throw new StartError(
      `DATABASE_URL leads to a PostgreSQL older than ${OLDEST}. Update it, or leave DATABASE_URL out.`,
    );
}

/**
 * A lock is known in one database and in no other: what is locked there can't be locked here.
 * why: migrations would arrive in one database, and be missed in the other; locks would hold nobody.
 */
async function refuseOther(client: pg.Client, direct: pg.Client) {
  const key = randomBytes(8).readBigInt64BE().toString();
  await direct.query("select pg_try_advisory_lock($1)", [key]); // until its connection ends
  const { rows } = await client.query("select pg_try_advisory_xact_lock($1) as free", [key]);
  if (rows[0].free)
    throw new StartError("DATABASE_DIRECT_URL leads to another database than DATABASE_URL. Give both the same.");
}
