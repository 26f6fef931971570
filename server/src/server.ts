import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import type pg from "pg";
import { createAuth } from "./auth/auth.ts";
import type { Config } from "./config.ts";
import { type Database, openDatabase } from "./database/database.ts";
import { migrate } from "./database/migrate.ts";
import { openPool } from "./database/pool.ts";
import { createApp } from "./http/app.ts";
import { startEventHub } from "./http/event-hub.ts";
import { publicUrl } from "./http/origin.ts";
import { startJobs } from "./jobs/jobs.ts";
import { createMailer } from "./mail/mailer.ts";
import { type FirstAdministrator, seedAccounts } from "./seed/accounts.ts";
import { StartError } from "./start-error.ts";

export interface RunningServer {
  url: string;
  port: number;
  database: Database;
  /** Set when this start made the first administrator with a password of its own making. */
  firstAdministrator: FirstAdministrator | undefined;
  stop(): Promise<void>;
}

const GRACE_MS = 5_000;

/** Migrates, seeds, and listens. What was opened is closed again when a step fails. */
export async function startServer(config: Config, connection: pg.ClientConfig): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close().catch(() => {});
  };
  try {
    await migrate(connection);
    let onError: (error: unknown) => void = () => {};
    const pool = openPool({ connection, max: config.DATABASE_POOL, onError: (error) => onError(error) });
    const database = openDatabase(pool);
    closers.push(() => database.close());
    const authPool = openPool({ connection, max: 4, onError: (error) => onError(error), types: "auth" });
    closers.push(() => authPool.end());
    const hub = await startEventHub(connection, (error) => onError(error));
    closers.push(() => hub.stop());
    const secret = config.AUTH_SECRET ?? (await keptSecret(database));
    const address = publicUrl(config, config.PORT);
    const mailer = createMailer(config, (error) => onError(error));
    const auth = createAuth({ config, database, pool: authPool, mailer, secret, publicUrl: address });
    const app = await createApp({ config, database, auth, hub, secret, publicUrl: address });
    onError = (error) => app.log.warn({ err: error }, "background failure");
    closers.push(() => closeGracefully(app, () => hub.stop()));
    await app.listen({ port: config.PORT, host: config.HOST }).catch((error) => {
      throw explainListen(error, config);
    });
    // why: last, so that a start that fails can't swallow the first password.
    const firstAdministrator = await seedAccounts(database, config);
    const jobs = startJobs(database, (error) => onError(error));
    closers.push(async () => jobs.stop());
    const { port } = app.server.address() as AddressInfo;
    return { url: config.PUBLIC_URL ?? `http://${config.HOST}:${port}`, port, database, firstAdministrator, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Lets running requests end; streams are told first, since they would keep the server open for ever. */
async function closeGracefully(app: Awaited<ReturnType<typeof createApp>>, closeStreams: () => Promise<void>) {
  await closeStreams();
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
}

/** The secret that signs session cookies, made once and kept in the database. */
async function keptSecret({ login }: Database): Promise<string> {
  await login
    .insertInto("server_state")
    .values({ name: "auth_secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const kept = login.selectFrom("server_state").select("value").where("name", "=", "auth_secret");
  return (await kept.executeTakeFirstOrThrow()).value;
}

function explainListen(error: NodeJS.ErrnoException, { HOST, PORT }: Config): Error {
  if (error.code === "EADDRINUSE")
    return new StartError(`Port ${PORT} is taken by another program. Stop it, or choose another: PORT=3001 npm start`);
  if (error.code === "EACCES")
    return new StartError(`Port ${PORT} needs more rights. Choose one above 1023: PORT=3000 npm start`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return new StartError(`HOST=${HOST} is no address of this machine. Set HOST to one that is, or leave it out.`);
  return error;
}
