import pg from "pg";
import type { Config } from "../config.ts";
import { StartError } from "../start-error.ts";
import { startEmbeddedPostgres } from "./embedded/index.ts";

/** The first whose foreign keys can empty one column of several, as the schema needs. */
const OLDEST = 15;

export interface DatabaseServer {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The PostgreSQL of DATABASE_URL, or the embedded one in the data directory. */
export async function connectDatabase(config: Config, log: (line: string) => void): Promise<DatabaseServer> {
  if (!config.DATABASE_URL) return startEmbeddedPostgres({ dataDir: config.DATA_DIR, log });
  const connection = { connectionString: config.DATABASE_URL };
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query("select current_setting('server_version_num')::integer as version");
    version = rows[0].version;
  } catch (error) {
    const reason = error instanceof Error ? error.message || ("code" in error ? String(error.code) : "") : "";
    throw new StartError(
      `DATABASE_URL does not lead to a PostgreSQL that answers (${reason}). Check its host, name and password, or leave it out to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
  if (version < OLDEST * 10_000)
    throw new StartError(
      `DATABASE_URL leads to a PostgreSQL older than ${OLDEST}. Update it, or leave DATABASE_URL out.`,
    );
  return { connection, stop: async () => {} };
}
