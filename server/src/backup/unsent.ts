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

/**
 * What the mails and pushes of then were to say: whether one of them waits, whether one may have left, the devices that have one still
 * (so have not heard it), and the devices that were left the same to be said. An older version did not note those: then it is all of them.
 */
const THINGS = `select account, par, genre, objet, bool_or(waits) as waits, bool_or(may_have_left) as may_have_left,
    array_agg(appareil) as unheard, array_agg(appareil_de_meme) as together, bool_or(appareils is null) as is_unnoted
  from (
    select j.account::uuid as account, case j.kind when 'mail' then 'courriel' else 'push' end as par,
      thing ->> 'genre' as genre, (thing ->> 'id')::uuid as objet,
      (j.input::jsonb ->> 'appareil')::uuid as appareil, j.input::jsonb -> 'appareils' as appareils,
      j.gave_up_at is null and not may_have_left as waits, may_have_left
    from ${BESIDE} j
      cross join lateral (select j.input::jsonb ? 'doute'
        or j.gave_up_at is null and coalesce(j.leased_until::timestamptz >= $1::timestamptz, false) as may_have_left) as fate
      cross join lateral jsonb_array_elements(
        case jsonb_typeof(j.input::jsonb -> 'rappels') when 'array' then j.input::jsonb -> 'rappels' else '[]' end) as thing
    where j.kind in ('mail', 'push') and j.account is not null and j.input::jsonb ->> 'essai' = 'false') as jobs
  left join lateral (select one::uuid as appareil_de_meme from jsonb_array_elements_text(appareils) as one) as noted on true
  group by 1, 2, 3, 4`;

/**
 * What was noted as said and waited to leave is not said: the work is not brought back, and the next morning finds it new. Left as
 * said is what may have left: what a server was sending at that moment, and what another device of the same reader, that was left the
 * same to be said, has had. One that came since has heard nothing of it. Before the tables are closed, since it is rows of everybody's.
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
        and g.waits and not g.may_have_left
        and not (g.par = 'push' and exists (select from appareils_rappels a
          where a.user_id = g.account and a.refus = 0 and not a.id = any(g.unheard)
            and (g.is_unnoted or a.id = any(g.together))))`,
    [moment],
  );
}
