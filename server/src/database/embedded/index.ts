import { prepareDataDirectory } from "./data-directory.ts";
import type { Connection } from "./endpoint.ts";
import { Leases } from "./leases.ts";
import { findPostmaster } from "./pid-file.ts";
import { birthOf, isStillAlive } from "./process-table.ts";
import { type Server, serve, stopServer, superuserConnection } from "./serve.ts";
import { type EmbeddedPostgresOptions, type Site, surveySite } from "./site.ts";
import { removeTemporarySocketDirectory } from "./socket-path.ts";
import { asStartError } from "./start-error.ts";
import { holding, startLock } from "./start-lock.ts";

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
        const birth = birthOf(server.pid);
        let stopped: Promise<void> | undefined;
        const stop = () => {
          giveUp();
          return holding(lock, () => stopIfUnused(site, server, birth, leases));
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

async function stopIfUnused(site: Site, server: Server, birth: string | undefined, leases: Leases): Promise<void> {
  if (leases.living().length > 0) return;
  // why: the postmaster may have been replaced since; and if the folder was deleted, only the process we knew is left
  const current = findPostmaster(site.location.cluster, site.clusterName)?.pid;
  const pid = current ?? (isStillAlive(server.pid, birth) ? server.pid : undefined);
  if (pid !== undefined) await stopServer(site, pid);
  if (server.endpoint.kind === "socket") removeTemporarySocketDirectory(server.endpoint.host);
}
