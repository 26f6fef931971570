import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { type Binaries, findBinaries, packagedNativeDirectory } from "../../server/src/database/embedded/binaries.ts";
import { bootstrap } from "../../server/src/database/embedded/bootstrap.ts";
import { waitUntil } from "../../server/src/database/embedded/bounded-wait.ts";
import { createCluster } from "../../server/src/database/embedded/cluster.ts";
import { readCredentials } from "../../server/src/database/embedded/credentials.ts";
import { prepareEndpoint } from "../../server/src/database/embedded/endpoint.ts";
import { launchPostmaster, stopPostmaster, untilReady } from "../../server/src/database/embedded/postmaster.ts";
import { birthOf, isStillAlive } from "../../server/src/database/embedded/process-table.ts";
import { chooseServerUser } from "../../server/src/database/embedded/server-user.ts";
import { serverSettings } from "../../server/src/database/embedded/settings.ts";
import { endProcess, removeAtExit } from "./leftovers.ts";
import { type Query, queryOn } from "./sql.ts";

/** A PostgreSQL that is nobody's child but the run's: what DATABASE_URL leads to. */
export interface OutsidePostgres {
  /** For DATABASE_URL: a role that owns its database and is no superuser. */
  url: string;
  host: string;
  port: number;
  connection: pg.ClientConfig;
  superuser: pg.ClientConfig;
  /** As superuser. */
  query: Query;
  folder: string;
  pid(): number;
  /** kill -9 of the postmaster. */
  kill(): Promise<void>;
  /** Fast: cuts its clients off, writes everything down. */
  stop(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

interface OutsideOptions {
  /** A folder with PostgreSQL's `bin`, such as Debian's /usr/lib/postgresql/15; that of the npm package. */
  native?: string | undefined;
  /** More settings, by name. */
  settings?: Record<string, string>;
  /** Where to make its folder: a small disk, for one. */
  parent?: string;
}

/** Makes a cluster in a folder of its own and starts it on a free port of the loopback. Durable, as in life. */
export async function startOutsidePostgres(options: OutsideOptions = {}): Promise<OutsidePostgres> {
  const folder = mkdtempSync(join(options.parent ?? tmpdir(), "bosco-outside-"));
  // why: under root, PostgreSQL runs as another user, who must be able to pass through.
  chmodSync(folder, 0o755);
  const cluster = join(folder, "postgres");
  const user = chooseServerUser(cluster, folder);
  if (user) chownSync(folder, user.uid, user.gid);
  const native = options.native ?? process.env.OUTSIDE_POSTGRES ?? packagedNativeDirectory();
  const binaries: Binaries = await findBinaries({ native, user, stageRoot: folder, log: () => {} });
  const { password = "", passwordFile } = readCredentials("tcp", folder, user);
  await createCluster({ cluster, binaries, user, durable: true, passwordFile });
  const { host, port } = await prepareEndpoint("tcp", folder, user);
  const own = Object.entries(options.settings ?? {}).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const endpoint = { kind: "tcp", host, port } as const;
  const settings = [...serverSettings({ endpoint, clusterName: "bosco-outside", durable: true }), ...own].map((one) =>
    // why: older ones do not know it, and a setting that is not known keeps them from starting.
    Number(binaries.major) < 18 && one === "io_method=sync" ? "jit=off" : one,
  );
  const superuser = { host, port, user: "postgres", database: "postgres", password, ssl: false } as const;
  let pid = 0;
  const kept = removeAtExit(() => {
    endProcess(pid);
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  });

  async function start(): Promise<void> {
    const log = openSync(join(folder, "postgres.log"), "a");
    const launched = await launchPostmaster({
      postgres: binaries.postgres,
      cluster,
      settings,
      user,
      logDescriptor: log,
    });
    closeSync(log);
    pid = launched.pid;
    if (!(await untilReady(cluster, pid))) throw new Error(readFileSync(join(folder, "postgres.log"), "utf8"));
  }
  async function stop(): Promise<void> {
    const going = pid;
    pid = 0;
    if (going) await stopPostmaster(going);
  }
  await start();
  await bootstrap(superuser);
  return {
    url: `postgres://bosco:${password}@${host}:${port}/bosco`,
    host,
    port,
    connection: { ...superuser, user: "bosco", database: "bosco" },
    superuser: { ...superuser, database: "bosco" },
    query: queryOn(() => ({ ...superuser, database: "bosco" })),
    folder,
    pid: () => pid,
    async kill() {
      const birth = birthOf(pid);
      endProcess(pid);
      await waitUntil(() => !isStillAlive(pid, birth), 10_000, 5);
      pid = 0;
    },
    stop,
    start,
    async remove() {
      await stop();
      kept();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
