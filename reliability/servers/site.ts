import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { ensureWebBuilt } from "../../scripts/build-web.mjs";
import { root } from "../../scripts/project.mjs";
import { openTestBucket, startBucketServer } from "../../server/tests/bucket-server.ts";
import { type FakeModel, startFakeModel } from "../../server/tests/fake-model.ts";
import { Visitor } from "../../server/tests/visitor.ts";
import { type Bosco, freePort, startBosco } from "../kit/bosco.ts";
import { removeAtExit } from "../kit/leftovers.ts";
import { type Nginx, startNginx } from "../kit/nginx.ts";
import { type OutsidePostgres, startOutsidePostgres } from "../kit/outside-postgres.ts";

/** Two servers on one PostgreSQL and one bucket, behind nginx: all as the files of `deploy` set it up. */
export interface Site {
  nginx: Nginx;
  servers: readonly [Bosco, Bosco];
  postgres: OutsidePostgres;
  model: FakeModel;
  /** As the servers have it. */
  bucket: Awaited<ReturnType<typeof openTestBucket>>;
  /** The application's files; the second server has one more, as that of a newer version would. */
  web: { folder: string; onlyThere: string };
  /** A new account, signed in, that comes through nginx. */
  account(options?: { pro?: boolean }): Promise<Visitor>;
  /** Starts both servers anew, with `more` settings this time. */
  restart(more?: Record<string, string>): Promise<void>;
  remove(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  await ensureWebBuilt();
  const [postgres, bucket, model, port] = await Promise.all([
    startOutsidePostgres(),
    startBucketServer(),
    startFakeModel(),
    freePort(),
  ]);
  const folder = join(root, "web", "dist");
  const newer = mkdtempSync(join(tmpdir(), "bosco-newer-"));
  const kept = removeAtExit(() => rmSync(newer, { recursive: true, force: true }));
  cpSync(folder, newer, { recursive: true });
  const onlyThere = "/assets/newer-a1b2c3d4.js";
  writeFileSync(join(newer, onlyThere), "/* newer */");
  const env = { ...shipped(), ...bucket.env, ...model.env, PUBLIC_URL: `http://127.0.0.1:${port}` };
  const start = (WEB_DIST: string) => startBosco({ databaseUrl: postgres.url, env: { ...env, WEB_DIST } });
  // why one after the other: a start that finds an empty database makes it, and the other would wait for it.
  const servers = [await start(folder), await start(newer)] as const;
  const nginx = await startNginx(
    port,
    servers.map((one) => one.port),
  );
  return {
    nginx,
    servers,
    postgres,
    model,
    bucket: await openTestBucket(bucket),
    web: { folder, onlyThere },
    account: async (options) => at(nginx.url, await servers[0].account(options)),
    async restart(more = {}) {
      await Promise.all(servers.map((one) => one.stop()));
      await Promise.all(servers.map((one) => one.start(more)));
    },
    async remove() {
      await Promise.all(servers.map((one) => one.remove()));
      await nginx.stop();
      await Promise.all([model.stop(), bucket.stop(), postgres.remove()]);
      kept();
      rmSync(newer, { recursive: true, force: true });
    },
  };
}

/** Of `bosco.env` all that does not say where something is. */
function shipped(): Record<string, string> {
  const { TRUST_PROXY = "", DRAIN_SECONDS = "" } = parseEnv(readFileSync(join(root, "deploy", "bosco.env"), "utf8"));
  return { TRUST_PROXY, DRAIN_SECONDS };
}

/** The same person, by way of another address. */
export function at(url: string, { cookies, id, email }: Visitor): Visitor {
  const visitor = new Visitor(url);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return Object.assign(visitor, { id, email });
}

/** How many requests each server was sent since nginx had passed so many. */
export function sharesSince({ nginx, servers }: Site, passedBefore: number): number[] {
  const sent = nginx.passed().slice(passedBefore);
  return servers.map(({ port }) => sent.filter((one) => one.servers.includes(`127.0.0.1:${port}`)).length);
}
