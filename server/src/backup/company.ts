import type pg from "pg";

/** why not those that migrate, or keep a backup: they wait for whoever asks. */
const OURS = ["bosco restore", "bosco files", "bosco backup", "bosco backup turn", "bosco migrations"];

/** How many others are connected to this database in our name: servers, or the pooler before them. */
export async function countCompany(client: pg.Client): Promise<number> {
  // why: within a transaction PostgreSQL goes on telling who was there at the first look.
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and usename = current_user and backend_type = 'client backend'
        and application_name <> all ($1)`,
    [OURS],
  );
  return rows[0]?.others ?? 0;
}
