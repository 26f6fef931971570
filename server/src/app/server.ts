import { type AddressInfo, isIPv6, Server as TcpServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { createAuth } from "../accounts/auth.ts";
import { completeErasureList, replayErasures } from "../accounts/erasure/erasure-list.ts";
import { hashPlainTokens } from "../accounts/sessions/hashed-tokens.ts";
import { keptSecret } from "../accounts/sessions/kept-secret.ts";
import { updateSchema } from "../backup/before-update.ts";
import type { Config } from "../config.ts";
import { directConnection } from "../database/connect.ts";
import { type Database, openDatabase } from "../database/database.ts";
import { openPool } from "../database/pool.ts";
import type { SlowStatement } from "../database/slow-statements.ts";
import { openTurns } from "../database/turns.ts";
import { STREAMS_PER_ADDRESS, startEventHub } from "../events/hub.ts";
import { beginEpoch } from "../features/changes/queries.ts";
import { knockAtBucket } from "../files/knock.ts";
import { filesOf, findBucket } from "../files/open-files.ts";
import { publicUrl } from "../http/origin.ts";
import { startJobs } from "../jobs/jobs.ts";
import type { JobFailure } from "../jobs/once-a-day.ts";
import { mailLane } from "../jobs/reminders/mail-lane.ts";
import { pushLane } from "../jobs/reminders/push-lane.ts";
import { createMailer } from "../mail/mailer.ts";
import { createPhotoStore } from "../photos/store.ts";
import { keptPushKeys } from "../push/keys.ts";
import { createPushSender } from "../push/send.ts";
import { runLane } from "../queue/run-lane.ts";
import { type FirstAdministrator, seedAccounts } from "../seed/accounts.ts";
import { writeDemoPapers } from "../seed/demo-papers.ts";
import { drawDemoPictures } from "../seed/demo-pictures.ts";
import { StartError } from "../start-error.ts";
import { type AppOptions, createApp } from "./app.ts";
import { createLeaving } from "./leaving.ts";
import type { Measured, Metrics } from "./metrics/metrics.ts";
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
/** Whoever came before the door was shut may speak for so long. */
const LAST_WORDS_MS = 1_000;

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
    const direct = directConnection(config, connection);
    const behindPooler = direct !== connection;
    const bucket = await findBucket(config);
    const bucketAway = bucket && (await knockAtBucket(bucket));
    if (bucketAway) options.tell?.(`Bosco starts, but ${bucketAway}.`);
    await updateSchema(direct, config.DATA_DIR, options.tell);
    let onError: (error: unknown) => void = () => {};
    const tellError = (error: unknown) => onError(error);
    let onSlow: (slow: SlowStatement) => void = () => {};
    const slowerThanMs = config.SLOW_STATEMENT_MS;
    const slow = slowerThanMs > 0 ? { slowerThanMs, tell: (one: SlowStatement) => onSlow(one) } : undefined;
    const pool = openPool({ connection, max: config.DATABASE_POOL, onError: tellError, behindPooler, slow });
    const database = openDatabase(pool, tellError, behindPooler ? "unnamed" : "named");
    closers.push(() => within(CLOSE_MS, database.close()));
    const authPool = openPool({ connection, max: 4, onError: tellError, types: "auth", behindPooler, slow });
    closers.push(() => within(CLOSE_MS, authPool.end()));
    const turns = openTurns(direct, (error) => onError(error));
    closers.push(() => within(CLOSE_MS, turns.stop()));
    const streamsPerAddress = Math.ceil(STREAMS_PER_ADDRESS * config.RATE_LIMIT_FACTOR);
    const hub = await startEventHub(direct, tellError, streamsPerAddress);
    closers.push(() => within(CLOSE_MS, hub.stop()));
    const files = filesOf(config, bucket);
    const photos = createPhotoStore(config, options.files?.(files) ?? files);
    await hashPlainTokens(database.login);
    await database.asSystem(beginEpoch);
    await replayErasures(database, photos, config.DATA_DIR);
    await completeErasureList(database, config.DATA_DIR).catch((error) => onError(error));
    const secret = config.AUTH_SECRET ?? (await keptSecret(database));
    const address = publicUrl(config, config.PORT);
    const mailer = createMailer(config, address, (error) => onError(error));
    const pushKeys = await keptPushKeys(database, config, address);
    const push = createPushSender(pushKeys, options.pushService);
    const senders = [pushLane({ database, push }), ...(mailer.isOn ? [mailLane({ database, mailer, secret })] : [])];
    const lanes = senders.map((lane) => runLane(database, lane, (error) => onError(error)));
    const wake = () => {
      if (!options.withoutNights) for (const lane of lanes) void lane.drain();
    };
    const auth = await createAuth({ config, database, pool: authPool, mailer, secret, publicUrl: address });
    const leaving = createLeaving();
    const metrics = await metricsOf(config, { pools: { requests: pool, accounts: authPool }, hub, database });
    const services = {
      ...{ config, database, turns, photos, mailer, pushKeys, wake, auth, hub, leaving, metrics, secret },
      publicUrl: address,
    };
    const app = await createApp(services, options);
    onError = (error) => app.log.warn({ err: error }, "background failure");
    onSlow = (slow) => {
      app.log.warn(slow, "slow statement");
      metrics?.slowStatement();
    };
    if (bucketAway) app.log.error(bucketAway);
    const figures = await metrics?.listen();
    if (figures) {
      closers.push(figures.stop);
      app.log.info({ port: figures.port }, "answers Prometheus at /metrics");
    }
    const belonging = await prepareFiles({ database, photos, dataDir: config.DATA_DIR }, onError);
    if (belonging?.wasLeft)
      app.log.warn(belonging, "a restore had not marked the photos yet: they are marked as this database's now");
    if (belonging?.isOurs === false)
      app.log.error(
        belonging,
        "the photos belong to another database than DATABASE_URL's: no photo is swept until this is put right (docs/operations.md)",
      );
    closers.push(async () => {
      leaving.begin();
      await hub.stop();
      await closeGracefully(app, config.DRAIN_SECONDS * 1_000);
    });
    await app.listen({ port: config.PORT, host: config.HOST }).catch((error) => {
      throw explainListen(error, config);
    });
    // why: last, so that a start that fails can't swallow the first password.
    const firstAdministrator = await seedAccounts(database, config);
    // why: no request waits for the drawings, and no start fails for them.
    if (options.drawDemo) {
      drawDemoPictures(photos).catch(onError);
      writeDemoPapers(photos).catch(onError);
    }
    const report = ({ error, ...failure }: JobFailure) =>
      app.log.error({ err: error, ...failure }, "a nightly job failed");
    if (!options.withoutNights) {
      const { DATA_DIR: dataDir } = config;
      const services = { database, photos, mailer, dataDir, backups: bucket?.backups, connection: direct };
      const jobs = startJobs(services, wake, report, (error) => onError(error));
      closers.push(() => within(GRACE_MS, Promise.all(lanes.map((lane) => lane.stop()))));
      closers.push(async () => jobs.stop());
    }
    // why first of all that a stop does: whoever asks while a mail is still on its way is to go to another server.
    closers.push(async () => leaving.begin());
    const { port } = app.server.address() as AddressInfo;
    const host = isIPv6(config.HOST) ? `[${config.HOST}]` : config.HOST;
    const url = config.PUBLIC_URL ?? `http://${host}:${port}`;
    return { url, port, database, firstAdministrator, warn: (line) => app.log.warn(line), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function metricsOf(config: Config, measured: Measured): Promise<Metrics | undefined> {
  if (config.METRICS_PORT === undefined) return undefined;
  const { createMetrics } = await import("./metrics/metrics.ts");
  return createMetrics(config, measured);
}

/** Waits so long and no longer: a pool waits for its last query, and a stop must not. */
async function within(limit: number, step: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit);
  });
  await Promise.race([step, late]).finally(() => clearTimeout(timer));
}

/**
 * Answers newcomers for a while, then lets running requests end. Streams have been closed before, since they would keep the
 * server open for ever: whoever listened opens the next one elsewhere.
 */
async function closeGracefully(app: Awaited<ReturnType<typeof createApp>>, drainMs: number) {
  // why only then: a start that failed has nobody to answer.
  if (app.server.listening && drainMs > 0) {
    await sleep(drainMs);
    // why not its own close: that hangs up on connections whose first request has not been read yet, and a proxy that is asked to use
    // none twice makes a new one for each request.
    TcpServer.prototype.close.call(app.server);
    await sleep(LAST_WORDS_MS);
  }
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
