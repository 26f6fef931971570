import { resolve } from "node:path";
import { signalProgram } from "./binaries.ts";
import { bootstrap, type ServerFacts } from "./bootstrap.ts";
import { waitUntil } from "./bounded-wait.ts";
import { type Connection, type Endpoint, prepareEndpoint } from "./endpoint.ts";
import type { Leases } from "./leases.ts";
import { findPostmaster, type Postmaster, readPidFile } from "./pid-file.ts";
import { type Launched, launchPostmaster, stopPostmaster, untilReady, untilStopped } from "./postmaster.ts";
import { logFile, openServerLog } from "./server-log.ts";
import { serverSettings } from "./settings.ts";
import { type EmbeddedPostgresOptions, equipSite, type Site } from "./site.ts";
import { socketDirectory } from "./socket-path.ts";
import { clearStaleLocks } from "./stale-locks.ts";
import { DatabaseStartError, errorCode } from "./start-error.ts";

export interface Server {
  pid: number;
  endpoint: Endpoint;
  /** How it ends, if it was started by this process. */
  ended?: Launched["ended"];
}

/** Each round adopts or starts a postmaster; another is needed only when one ends under our eyes. */
const ROUNDS = 3;

/** A postmaster that answers for this site, with the application's role and database in it. */
export async function serve(site: Site, options: EmbeddedPostgresOptions, leases: Leases): Promise<Server> {
  for (let round = 0; round < ROUNDS; round++) {
    const found = findPostmaster(site.location.cluster, site.clusterName);
    if (found?.status === "stopping") await untilStopped(site.location.cluster, site.clusterName, found.pid);
    const adopted = found && found.status !== "stopping";
    const postmaster: Started | undefined = adopted
      ? await untilReady(site.location.cluster, found.pid)
      : await start(site, options);
    if (!postmaster?.endpoint) continue;
    const { pid, endpoint, ended } = postmaster;
    const server: Server = { pid, endpoint, ...(ended && { ended }) };
    const objection = await greet(site, server);
    if (!objection) {
      if (adopted) site.log(`Using the PostgreSQL that already runs (process ${server.pid}).`);
      return server;
    }
    if (await endsSoon(site, server.pid)) continue;
    if (adopted && (!isOurs(site, server) || leases.living().length > 0)) throw objection;
    await stopServer(site, server.pid);
    if (!adopted) throw objection;
  }
  throw new DatabaseStartError(
    `PostgreSQL ended ${ROUNDS} times while starting: read ${logFile(site.dataDir)}, end other programs that start it, then start Bosco again.`,
  );
}

/** why: a postmaster killed a moment ago still looks alive while it refuses its last connection. */
function endsSoon(site: Site, pid: number): Promise<boolean> {
  return waitUntil(() => findPostmaster(site.location.cluster, site.clusterName)?.pid !== pid, 500);
}

type Started = Postmaster & Partial<Launched>;

/** Starts a postmaster and waits for it; nothing if another one was quicker, or if somebody killed it. */
async function start(site: Site, options: EmbeddedPostgresOptions): Promise<Started | undefined> {
  const { postgres } = await equipSite(site, options);
  const { clusterName, user, durable } = site;
  const { cluster, home } = site.location;
  // why: what a killed postmaster left says where the pools of every process that uses it will knock again
  const endpoint = await prepareEndpoint(site.transport, home, user, readPidFile(cluster)?.endpoint?.port);
  await clearStaleLocks(cluster, clusterName, endpoint.kind === "socket" ? endpoint.host : undefined);
  const settings = serverSettings({ endpoint, clusterName, durable });
  const log = openServerLog(site.dataDir, user);
  try {
    const launched = await launchPostmaster({ postgres, cluster, settings, user, logDescriptor: log.descriptor });
    const postmaster = await untilReady(cluster, launched.pid);
    if (postmaster) return { ...postmaster, ended: launched.ended };
    if (findPostmaster(cluster, clusterName) || (await launched.ended) === "SIGKILL") return undefined;
    throw new DatabaseStartError(
      `PostgreSQL could not start on ${cluster} (${log.complaint()}): mend that or restore a backup of the folder; its log is ${logFile(site.dataDir)}.`,
    );
  } finally {
    log.close();
  }
}

/** Makes sure that the right server answers and is ready for the application; else says why not. */
async function greet(site: Site, server: Server): Promise<DatabaseStartError | undefined> {
  const { cluster } = site.location;
  let facts: ServerFacts;
  try {
    facts = await bootstrap(superuserConnection(site, server.endpoint));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    // why: class 28 is PostgreSQL's refusal of a user: a cluster that was made with another superuser or with passwords
    if (errorCode(cause).startsWith("28")) {
      return new DatabaseStartError(
        `${cluster} is a PostgreSQL data folder that Bosco did not make (${reason}): move it away, or serve it yourself and set DATABASE_URL.`,
        { cause },
      );
    }
    return new DatabaseStartError(
      `PostgreSQL (process ${server.pid}) runs on ${cluster} but does not answer at ${server.endpoint.host} (${reason}): stop that process, then start Bosco again.`,
      { cause },
    );
  }
  if (resolve(facts.dataDirectory) !== cluster) {
    return new DatabaseStartError(
      `The PostgreSQL at ${server.endpoint.host} serves ${facts.dataDirectory} and not ${cluster}: stop it, then start Bosco again.`,
    );
  }
  if (site.durable && !facts.durable) {
    return new DatabaseStartError(
      `The PostgreSQL that runs on ${cluster} was started for tests, without durability: stop the tests, then start Bosco again.`,
    );
  }
  return undefined;
}

/** why: a postmaster that somebody started by hand, listening elsewhere, is not ours to stop. */
function isOurs(site: Site, { endpoint }: Server): boolean {
  return endpoint.kind === "tcp" ? site.transport === "tcp" : endpoint.host === socketDirectory(site.location.home);
}

export function superuserConnection(site: Site, { host, port }: Endpoint): Connection & { user: "postgres" } {
  const { password } = site.credentials;
  return { host, port, user: "postgres", database: "postgres", ssl: false, ...(password ? { password } : {}) };
}

export function stopServer(site: Site, pid: number): Promise<void> {
  return stopPostmaster(pid, process.platform === "win32" ? signalProgram(site.native()) : undefined);
}
