import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { quoted } from "./catalogue.ts";
import type { TableHead } from "./format.ts";
import { asSystem } from "./turn.ts";
import { readWaiting, WAITING } from "./unsent.ts";

interface Bond {
  table: string;
  name: string;
  definition: string;
}

const BONDS = `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c where c.contype = 'f' and c.conrelid = any ($1::regclass[]) order by c.conrelid::regclass::text, c.conname`;

/** Tables under row-level security that holds for their owner too. */
const FORCED = `select c.oid::regclass::text as table from pg_class c where c.oid = any ($1::regclass[]) and c.relforcerowsecurity`;

/**
 * What has a meaning only where and when it was written. The log of changes counts in transactions of its own cluster; work that
 * waited was done long ago, or is planned anew: what had not been said by then is not said (unsent.ts).
 */
export const OF_THEIR_MOMENT = new Set([
  ...["changements", "changements_etat", "changements_oublies", "changements_epoques"],
  WAITING,
]);

/**
 * Lets the tables take rows as they were, in any order: empty, without foreign keys, without triggers (nobody does anything now, so
 * there is nothing to tell or to note) and open to their owner. What it gives puts all of that back, and so judges what has been loaded.
 */
export async function openTables(client: pg.Client, heads: readonly TableHead[]): Promise<() => Promise<void>> {
  const tables = heads.map(({ name }) => quoted(name));
  const { rows: bonds } = await client.query<Bond>(BONDS, [tables]);
  const { rows: forced } = await client.query<{ table: string }>(FORCED, [tables]);
  const { rows: switchedOff } = await client.query<{ table: string; name: string }>(
    `select tgrelid::regclass::text as table, tgname as name from pg_trigger
      where tgrelid = any ($1::regclass[]) and not tgisinternal and tgenabled = 'D'`,
    [tables],
  );
  await client.query(`truncate ${tables.join(", ")}`);
  for (const { table, name } of bonds) await client.query(`alter table ${table} drop constraint ${quoted(name)}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const { table } of forced) await client.query(`alter table ${table} no force row level security`);
  return async () => {
    for (const { table, name, definition } of bonds)
      await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    for (const { table, name } of switchedOff)
      await client.query(`alter table ${table} disable trigger ${quoted(name)}`);
    for (const { table } of forced) await client.query(`alter table ${table} force row level security`);
  };
}

/** Writes rows as a backup has them, and passes over what its own schema does not know. */
export function rowLoader(client: pg.Client, heads: readonly TableHead[], tell: (line: string) => void) {
  const known = new Map(heads.map(({ name, columns }) => [name, new Set(columns)]));
  return async (head: TableHead, data: AsyncIterable<Buffer>): Promise<void> => {
    const columns = known.get(head.name);
    if (!columns) return tell(`The table ${head.name} is not Bosco's: its rows stay in the backup.`);
    if (head.name === WAITING) return readWaiting(client, head, data);
    if (OF_THEIR_MOMENT.has(head.name)) return;
    const strange = head.columns.filter((column) => !columns.has(column));
    for (const column of strange) {
      tell(`The column ${column} of ${head.name} is not Bosco's: what it says stays in the backup.`);
      await client.query(`alter table ${quoted(head.name)} add column ${quoted(column)} text`);
    }
    const names = head.columns.map(quoted).join(", ");
    await pipeline(data, client.query(copyFrom(`copy ${quoted(head.name)} (${names}) from stdin`)));
    for (const column of strange) await client.query(`alter table ${quoted(head.name)} drop column ${quoted(column)}`);
  };
}

/** As on the first day: nothing was forgotten yet, and the first server to start begins an epoch that no device knows. */
export const beginLogAnew = (client: pg.Client) =>
  asSystem(client, () => client.query("insert into changements_etat default values on conflict do nothing"));
