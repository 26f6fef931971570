import pg from "pg";
import type { Connection } from "./endpoint.ts";

const NAME = "bosco";

/** What a role needs to migrate, and nothing that would let it past row-level security. */
const ATTRIBUTES = "LOGIN CREATEROLE CREATEDB NOSUPERUSER NOBYPASSRLS NOREPLICATION";

export interface ServerFacts {
  dataDirectory: string;
  durable: boolean;
}

/** As superuser: makes the application's role and database if they are missing, and says which server answered. */
export async function bootstrap(superuser: Connection): Promise<ServerFacts> {
  const client = new pg.Client({ ...superuser, connectionTimeoutMillis: 10_000, query_timeout: 60_000 });
  // why: without a listener, a connection cut by the server ends the whole process
  client.on("error", () => {});
  await client.connect();
  try {
    await ensureRole(client, superuser.password);
    await ensureDatabase(client);
    const { rows } = await client.query(
      "select current_setting('data_directory') as directory, current_setting('fsync') = 'on' as durable",
    );
    return { dataDirectory: rows[0].directory, durable: rows[0].durable };
  } finally {
    await client.end();
  }
}

async function ensureRole(client: pg.Client, password: string | undefined): Promise<void> {
  const { rows } = await client.query(
    `select rolcanlogin and rolcreaterole and rolcreatedb and not rolsuper and not rolbypassrls and not rolreplication as fit
       from pg_roles where rolname = $1`,
    [NAME],
  );
  if (rows.length === 0) await client.query(`create role ${NAME} ${ATTRIBUTES}`);
  else if (!rows[0].fit) await client.query(`alter role ${NAME} ${ATTRIBUTES}`);
  if (password) await client.query(`alter role ${NAME} password ${client.escapeLiteral(password)}`);
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select pg_get_userbyid(datdba) as owner from pg_database where datname = $1", [
    NAME,
  ]);
  if (rows.length === 0) await client.query(`create database ${NAME} owner ${NAME}`);
  else if (rows[0].owner !== NAME) await client.query(`alter database ${NAME} owner to ${NAME}`);
}
