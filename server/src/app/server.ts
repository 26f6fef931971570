import { type AddressInfo, isIPv6 } from "node:net";
import type pg from "pg";
import { createAuth } from "../accounts/auth.ts";
import { completeErasureList, replayErasures } from "../accounts/erasure/erasure-list.ts";
import { hashPlainTokens } from "../accounts/sessions/hashed-tokens.ts";
import { keptSecret } from "../accounts/sessions/kept-secret.ts";
import type { Config } from "../config.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { migrate } from "../database/migrate.ts";
import { openPool } from "../database/pool.ts";
import { STREAMS_PER_ADDRESS, startEventHub } from "../events/hub.ts";
import { beginEpoch } from "../features/changes/queries.ts";
import { publicUrl } from "../http/origin.ts";
import { startJobs } from "../jobs/jobs.ts";
import type { JobFailure } from "../jobs/once-a-day.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { type FirstAdministrator, seedAccounts } from "../seed/accounts.ts";
import { drawDemoPictures } from "../seed/demo-pictures.ts";
import { StartError } from "../start-error.ts";
import { type AppOptions, createApp } from "./app.ts";
import { prepareFiles } from "./prepare-files.ts";

export interface RunningServer {
  url: string;
  port: number;
  database: Database;
  /** Set when this start made the first administrator with a password of its own making. */
  firstAdministrator: FirstAdministrator | undefined;
  /** Writes a line into the server's log. */
  warn(line: string): void;
  stop(): Promise<void>;
}

/** Running requests get this long to end when the server stops, and each connection pool this long to close. */
const GRACE_MS = 5_000;
const CLOSE_MS = 1_000;

/** Migrates, seeds, and listens. What was opened is closed again when a step fails. */
export async function startServer(
  config: Config,
  connection: pg.ClientConfig,
  options: AppOptions = {},
): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close().catch(() => {});
  };
  try {
    await migrate(connection);
    let onError: (error: unknown) => void = () => {};
    const pool = openPool({ connection, max: config.DATABASE_POOL, onError: (error) => onError(error) });
    const database = openDatabase(pool, (error) => onError(error));
    closers.push(() => within(CLOSE_MS, database.close()));
    const authPool = openPool({ connection, max: 4, onError: (error) => onError(error), types: "auth" });
    closers.push(() => within(CLOSE_MS, authPool.end()));
    const streamsPerAddress = Math.ceil(STREAMS_PER_ADDRESS * config.RATE_LIMIT_FACTOR);
    const hub = await startEventHub(connection, (error) => onError(error), streamsPerAddress);
    closers.push(() => within(CLOSE_MS, hub.stop()));
    const photos = createPhotoStore(config);
    await hashPlainTokens(database.login);
    await database.asSystem(beginEpoch);
    await replayErasures(database, photos, config.DATA_DIR);
    await completeErasureList(database, config.DATA_DIR).catch((error) => onError(error));
    const secret = config.AUTH_SECRET ?? (await keptSecret(database));
    const address = publicUrl(config, config.PORT);
    const mailer = createMailer(config, address, (error) => onError(error));
    const auth = await createAuth({ config, database, pool: authPool, mailer, secret, publicUrl: address });
    const app = await createApp({ config, database, photos, mailer, auth, hub, secret, publicUrl: address }, options);
    onError = (error) => app.log.warn({ err: error }, "background failure");
    const belonging = await prepareFiles(database, config.DATA_DIR, onError);
    if (belonging?.isOurs === false)
      app.log.error(
        belonging,
        "the photos of DATA_DIR belong to another database than DATABASE_URL's: no photo is swept until this is put right (docs/operations.md)",
      );
    closers.push(() => closeGracefully(app, () => hub.stop()));
    await app.listen({ port: config.PORT, host: config.HOST }).catch((error) => {
      throw explainListen(error, config);
    });
    // why: last, so that a start that fails can't swallow the first password.
    const firstAdministrator = await seedAccounts(database, config);
    // why: no request waits for the drawings, and no start fails for them.
    if (options.drawDemo) drawDemoPictures(photos).catch(onError);
    const report = ({ error, ...failure }: JobFailure) =>
      app.log.error({ err: error, ...failure }, "a nightly job failed");
    if (!options.withoutNights) {
      const services = { database, photos, mailer, dataDir: config.DATA_DIR };
      const jobs = startJobs(services, report, (error) => onError(error));
      closers.push(async () => jobs.stop());
    }
    const { port } = app.server.address() as AddressInfo;
    const host = isIPv6(config.HOST) ? `[${config.HOST}]` : config.HOST;
    const url = config.PUBLIC_URL ?? `http://${host}:${port}`;
    return { url, port, database, firstAdministrator, warn: (line) => app.log.warn(line), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Waits so long and no longer: a pool waits for its last query, and a stop must not. */
async function within(limit: number, step: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([step, late]).finally(() => clearTimeout(timer));
}

/** Lets running requests end; streams are told first, since they would keep the server open for ever. */
async function closeGracefully(app: Awaited<ReturnType<typeof createApp>>, closeStreams: () => Promise<void>) {
  await closeStreams();
  const cut = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(cut);
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
