import type { ReminderWay } from "@bosco/domain/reminders";
import { type RawBuilder, sql } from "kysely";
import type { Named } from "./reminder-jobs.ts";

/** Who is reminded, and how many days ahead. */
export interface Reader {
  id: string;
  delai_jours: number;
}

/** A thing as one reader is reminded of it. */
export type ReadersThing = Named & { reader: string };

/** What is looked for of all that is due: the soonest, the soonest of what has not been said by a way, or some things alone. */
export type Look = "soonest" | { unsaidBy: ReminderWay } | { named: readonly ReadersThing[] };

/** Of one kind of thing so many of a reader at a time; what is left of more is the soonest once these have been said. */
const MOST_EACH = 500;

/** why no bound of what is named: whoever names it has bounded it. */
export const mostOf = (look: Look) => sql`${typeof look === "object" && "named" in look ? null : MOST_EACH}::bigint`;
export const MOST_CALMED = MOST_EACH;

export const readersOf = (readers: readonly Reader[]) => sql`readers as materialized (
  select one.reader, one.delai from unnest(${readers.map(({ id }) => id)}::uuid[], ${readers.map(({ delai_jours }) => delai_jours)}::int[])
    as one (reader, delai))`;

/** Boats of the readers' own and those they are aboard, with whether all of one is theirs to see to. */
export const SEEN = sql`seen as materialized (
  select b.user_id as reader, b.user_id as owner, b.id as bateau_id, true as sees_to_all
    from readers join bateaux b on b.user_id = readers.reader
  union all
  select p.membre_id, p.user_id, p.bateau_id, p.role = 'gestion'
    from readers join partages p on p.membre_id = readers.reader)`;

/** What is named, if anything is. */
export const namedIn = (look: Look) => sql`named as materialized (
  select one.reader, one.genre, one.id from jsonb_to_recordset(${JSON.stringify(typeof look === "object" && "named" in look ? look.named : [])}::jsonb)
    as one (reader uuid, genre text, id uuid))`;

interface Thing {
  genre: Named["genre"];
  id: RawBuilder<unknown>;
  /** As the domain words it. */
  limite: RawBuilder<unknown>;
  isOver: RawBuilder<unknown>;
}

/** Whether a thing of the reader `r` is looked for. Whether what is unsaid is to be said is the domain's to judge. */
export function isLookedFor(look: Look, { genre, id, limite, isOver }: Thing): RawBuilder<boolean> {
  if (look === "soonest") return sql`true`;
  if ("named" in look)
    return sql`exists (select from named n where n.reader = r.reader and n.genre = ${genre} and n.id = ${id})`;
  return sql`not exists (select from rappels_dits said where said.user_id = r.reader and said.par = ${look.unsaidBy}
    and said.genre = ${genre} and said.objet = ${id} and said.limite = ${limite}
    and said.etat = case when ${isOver} then 'dépassé' else 'bientôt' end)`;
}

export const dayLimit = (day: RawBuilder<unknown>) => sql`to_char(${day}, 'YYYY-MM-DD') || '|'`;
