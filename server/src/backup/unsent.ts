import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { quoted } from "./catalogue.ts";
import type { TableHead } from "./format.ts";

/** The table of work that waited. */
export const WAITING = "jobs";
const BESIDE = "work_of_the_backup";

/** Reads the work that waited beside the tables, gone with the transaction: every value as the text it is in the backup. */
export async function readWaiting(client: pg.Client, { columns }: TableHead, data: AsyncIterable<Buffer>) {
  const texts = columns.map((column) => `${quoted(column)} text`).join(", ");
  await client.query(`create temporary table ${BESIDE} (${texts}) on commit drop`);
  const names = columns.map(quoted).join(", ");
  await pipeline(data, client.query(copyFrom(`copy ${BESIDE} (${names}) from stdin`)));
}

/** What a mail or a push that waited was to say, with the devices that it waited for. */
const THINGS = `select j.account::uuid as account, case j.kind when 'mail' then 'courriel' else 'push' end as par,
    thing ->> 'genre' as genre, (thing ->> 'id')::uuid as objet,
    coalesce(array_agg((j.input::jsonb ->> 'appareil')::uuid) filter (where j.kind = 'push'), '{}') as devices
  from ${BESIDE} j cross join lateral jsonb_array_elements(
    case jsonb_typeof(j.input::jsonb -> 'rappels') when 'array' then j.input::jsonb -> 'rappels' else '[]' end) as thing
  where j.kind in ('mail', 'push') and j.account is not null and j.gave_up_at is null
    and j.input::jsonb ->> 'essai' = 'false' and not j.input::jsonb ? 'doute'
    and coalesce(j.leased_until::timestamptz < $1::timestamptz, true)
  group by 1, 2, 3, 4`;

/**
 * What was noted as said and waited to leave is not said: the work is not brought back, and the next morning finds it new. Left as
 * said is what may have left: what a server was sending at that moment, and what another device of the same reader has had. Before the
 * tables are closed, since it is rows of everybody's.
 */
export async function unsayWaiting(client: pg.Client, moment: string): Promise<void> {
  const { rows } = await client.query(
    "select to_regclass($1) is not null and to_regclass('public.rappels_dits') is not null as both",
    [`pg_temp.${BESIDE}`],
  );
  if (!rows[0].both) return;
  await client.query(
    `delete from rappels_dits d using (${THINGS}) g
      where d.user_id = g.account and d.par = g.par and d.genre = g.genre and d.objet = g.objet
        and not (g.par = 'push' and exists (select from appareils_rappels a
          where a.user_id = g.account and a.refus = 0 and a.id <> all (g.devices)))`,
    [moment],
  );
}
