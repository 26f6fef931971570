import { prepareDataDirectory } from "./data-directory.ts";
import type { Connection } from "./endpoint.ts";
import { Leases } from "./leases.ts";
import { findPostmaster } from "./pid-file.ts";
import { serve, stopServer, superuserConnection } from "./serve.ts";
import { lastWords } from "./server-log.ts";
import { type EmbeddedPostgresOptions, type Site, surveySite } from "./site.ts";
import { removeTemporarySocketDirectory } from "./socket-path.ts";
import { clearStaleLocks } from "./stale-locks.ts";
import { asStartError } from "./start-error.ts";
import { holding, startLock } from "./start-lock.ts";
import { type Supervisor, supervise } from "./supervisor.ts";

export type { EmbeddedPostgresOptions } from "./site.ts";
export { DatabaseStartError } from "./start-error.ts";

export interface EmbeddedPostgres {
  /** For the application. Its role is no superuser, because superusers pass row-level security. */
  connection: Connection;
  /** For preparing the server only. */
  superuser: Connection & { user: "postgres" };
  /** Gives the database up; the last live process to do so stops PostgreSQL. */
  stop(): Promise<void>;
}

/**
 * Runs PostgreSQL on a data directory, or joins the one that already runs there.
 * Installs no signal handler: whoever calls it also calls `stop`, and a process that dies without is cleaned up after.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = prepareDataDirectory(options.dataDir);
  try {
    const lock = startLock(dataDir);
    return await holding(
      lock,
      async () => {
        const leases = new Leases(dataDir);
        const site = surveySite(dataDir, options);
        const server = await serve(site, options, leases);
        const giveUp = leases.take(site.user);
        const supervisor = supervise({
          server,
          // why: under the lock that every start takes, so that of several processes one starts and the others join
          revive: (isEnded) =>
            holding(lock, async () => (isEnded() ? undefined : serve(site, options, leases)), { log: options.log }),
          lastWords: () => lastWords(dataDir),
          log: site.log,
        });
        let stopped: Promise<void> | undefined;
        const stop = () => {
          supervisor.end();
          giveUp();
          // why: a start under way holds the lock; what it has started is then stopped here
          return holding(lock, () => stopIfUnused(site, supervisor, leases));
        };
        const superuser = superuserConnection(site, server.endpoint);
        return {
          connection: { ...superuser, user: "bosco", database: "bosco" },
          superuser,
          stop: () => {
            stopped ??= stop();
            return stopped;
          },
        };
      },
      { log: options.log },
    );
  } catch (error) {
    throw asStartError(error, dataDir);
  }
}

async function stopIfUnused(site: Site, supervisor: Supervisor, leases: Leases): Promise<void> {
  if (leases.living().length > 0) return;
  const { server, isAlive } = supervisor.last();
  // why: the postmaster may have been replaced since; and if the folder was deleted, only the process we knew is left
  const { cluster } = site.location;
  const pid = findPostmaster(cluster, site.clusterName)?.pid ?? (isAlive ? server.pid : undefined);
  const socket = server.endpoint.kind === "socket" ? server.endpoint.host : undefined;
  if (pid !== undefined) await stopServer(site, pid);
  // why: one that was killed a moment ago, or is dying just now, leaves its children for as long as it takes them to notice
  await clearStaleLocks(cluster, site.clusterName, socket);
  if (socket) removeTemporarySocketDirectory(socket);
}
