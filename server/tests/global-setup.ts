import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { TestProject } from "vitest/node";
import { readConfig } from "../src/config.ts";
import { openDatabase } from "../src/database/database.ts";
import { startEmbeddedPostgres } from "../src/database/embedded/index.ts";
import { migrate } from "../src/database/migrate.ts";
import { openPool } from "../src/database/pool.ts";
import { seedAccounts } from "../src/seed/accounts.ts";
import { ADMIN } from "./accounts.ts";
import { startPooler } from "./pooler.ts";
import { administer, connectionTo } from "./test-database.ts";

declare module "vitest" {
  interface ProvidedContext {
    connection: pg.ClientConfig;
    template: string;
    /** Whether the server is ours, or DATABASE_URL's, whose login role may be anything. */
    embedded: boolean;
    /** `npm run test:pooler`: the servers of this run reach their databases through a pooler. */
    pooler: pg.ClientConfig | undefined;
  }
}

/** One PostgreSQL for the whole run (DATABASE_URL's, or an embedded one), with a migrated and seeded template database. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), "bosco-tests-"));
  const url = process.env.DATABASE_URL;
  const embedded = url ? undefined : await startEmbeddedPostgres({ dataDir: folder, durable: false });
  const connection: pg.ClientConfig = embedded?.connection ?? { connectionString: url };
  const template = `bosco_template_${process.pid}`;
  await administer(connection, `create database ${template}`);
  await fillTemplate(connectionTo(connection, template));
  project.provide("connection", connection);
  project.provide("template", template);
  project.provide("embedded", embedded !== undefined);
  const pooler = embedded && process.env.TEST_POOLER ? await startPooler(embedded.connection) : undefined;
  project.provide("pooler", pooler?.connection);
  return async () => {
    await pooler?.stop();
    await administer(connection, `drop database if exists ${template} with (force)`);
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** What PostgreSQL 16 brought and some tests ask; on 15 they get one like it. */
const INPUT_IS_VALID = `do $$
begin
  if current_setting('server_version_num')::int < 160000 then
    create function public.pg_input_is_valid(value text, type text) returns boolean language plpgsql as $f$
    begin
      execute format('select %L::%s', value, type);
      return true;
    exception when others then return false;
    end $f$;
  end if;
end $$`;

async function fillTemplate(connection: pg.ClientConfig) {
  await migrate(connection);
  await administer(connection, INPUT_IS_VALID);
  const database = openDatabase(openPool({ connection, max: 2, onError: () => {} }));
  await seedAccounts(database, readConfig({ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }));
  await database.close();
}
