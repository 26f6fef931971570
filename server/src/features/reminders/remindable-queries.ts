import { addDays, type Day } from "@bosco/domain";
import { NEEDS_NO_DATE, ONE_AT_A_TIME, type PaperType } from "@bosco/domain/documents";
import { REMINDER_DAYS, type ReminderWay } from "@bosco/domain/reminders";
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";
import { selectTellingReadings } from "../../database/telling-readings.ts";
import {
  dayLimit,
  isLookedFor,
  type Look,
  MOST_CALMED,
  mostOf,
  namedIn,
  type Reader,
  type ReadersThing,
  readersOf,
  SEEN,
} from "./remindable-looks-queries.ts";

const FARTHEST_DAYS = Math.max(...REMINDER_DAYS);
/** No engine runs longer. */
const HOURS_A_DAY = 24;

interface SeenBoat {
  reader: string;
  owner: string;
  id: string;
  nom: string;
  heures: number;
}

/** By reader, each with whose it is. */
export async function listSeenBoats(db: Db, readers: readonly Reader[]): Promise<SeenBoat[]> {
  const { rows } = await sql<SeenBoat>`with ${readersOf(readers)}, ${SEEN}
    select s.reader, s.owner, b.id, b.nom, b.heures_moteur as heures
    from seen s join bateaux b on b.user_id = s.owner and b.id = s.bateau_id`.execute(db);
  return rows;
}

interface Work {
  reader: string;
  id: string;
  bateau_id: string;
  moteur_id: string | null;
  titre: string;
  statut: "En attente" | "En cours";
  date_echeance: Day;
  heures_echeance: number | null;
  recurrence_mois: number | null;
}

const OPEN_WORK = sql`seen s join maintenances m on m.user_id = s.owner and m.bateau_id = s.bateau_id
  where s.reader = r.reader and m.statut <> 'Terminée' and (s.sees_to_all or m.assigne_id = r.reader)`;
const HOURS = sql`(select coalesce(e.heures, b.heures_moteur) from bateaux b
  left join moteurs e on e.user_id = m.user_id and e.id = m.moteur_id where b.user_id = m.user_id and b.id = m.bateau_id)`;
const WORK = sql`m.id, m.bateau_id, m.moteur_id, m.titre, m.statut, m.date_echeance, m.heures_echeance, m.recurrence_mois`;
const BY_DATE = sql`(m.heures_echeance is null or m.recurrence_mois is not null)`;
const isWorkLate = (today: Day) =>
  sql`(coalesce(m.heures_echeance <= ${HOURS}, false) or (${BY_DATE} and m.date_echeance < ${today}::date))`;
const WORK_LIMIT = sql`concat(case when ${BY_DATE} then to_char(m.date_echeance, 'YYYY-MM-DD') end, '|', trim_scale(m.heures_echeance))`;

/**
 * Open work that may be due within each reader's days, the soonest first: by its date, and by the hours of its engine, which reaches
 * no more than a day has. why each counted by itself: five hundred works of an engine must not stand before the one that is due tomorrow.
 */
export async function listWork(db: Db, readers: readonly Reader[], today: Day, look: Look): Promise<Work[]> {
  const isOver = isWorkLate(today);
  const isIt = isLookedFor(look, { genre: "maintenance", id: sql`m.id`, limite: WORK_LIMIT, isOver });
  const { rows } = await sql<Work>`with ${readersOf(readers)}, ${SEEN}, ${namedIn(look)}
    select r.reader, w.* from readers r cross join lateral (
      (select ${WORK} from ${OPEN_WORK} and ${BY_DATE} and m.date_echeance <= ${today}::date + r.delai and ${isIt}
        order by m.date_echeance, m.id limit ${mostOf(look)})
      union
      (select ${WORK} from ${OPEN_WORK} and m.heures_echeance - ${HOURS} <= ${HOURS_A_DAY}::int * (r.delai + 1) and ${isIt}
        order by m.heures_echeance - ${HOURS}, m.id limit ${mostOf(look)})) w`.execute(db);
  return rows;
}

interface Dated {
  reader: string;
  id: string;
  bateau_id: string;
  titre: string;
  day: Day;
}

const ABOARD = sql`seen s join inventaire a on a.user_id = s.owner and a.bateau_id = s.bateau_id and a.quantite > 0
  where s.reader = r.reader and s.sees_to_all`;

/** What is aboard and expires within each reader's days, the soonest first. */
export async function listExpiringArticles(db: Db, readers: readonly Reader[], today: Day, look: Look) {
  const day = sql`a.date_peremption`;
  const isOver = sql`${day} <= ${today}::date`;
  const isIt = isLookedFor(look, { genre: "article", id: sql`a.id`, limite: dayLimit(day), isOver });
  const { rows } = await sql<Dated>`with ${readersOf(readers)}, ${SEEN}, ${namedIn(look)}
    select r.reader, w.* from readers r cross join lateral (
      select a.id, a.bateau_id, a.nom as titre, ${day} as day from ${ABOARD}
        and ${day} <= ${today}::date + r.delai and ${isIt}
      order by ${day}, a.id limit ${mostOf(look)}) w`.execute(db);
  return rows;
}

/**
 * Papers with a day, and of each kind that a boat has one at a time the one that lasts longest. why here too: hundreds of old ones
 * would else be looked at before the one that counts.
 */
const STANDING = sql`standing as materialized (
  select p.reader, p.id, p.bateau_id, p.titre, p.type, p.day from (
    select s.reader, d.id, d.bateau_id, d.titre, d.type, d.date_expiration as day,
      row_number() over (partition by s.reader, d.user_id, d.bateau_id,
        case when d.type = any(${[...ONE_AT_A_TIME]}::text[]) then d.type else d.id::text end
        order by d.date_expiration desc, d.id) as place
    from seen s join documents d on d.user_id = s.owner and d.bateau_id = s.bateau_id
    where s.sees_to_all and d.date_expiration is not null) p
  where p.place = 1)`;

interface Paper extends Omit<Dated, "day"> {
  type: PaperType;
  date_expiration: Day | null;
}

/**
 * Papers that expire within each reader's days, the soonest first, and of each kind that a boat has one at a time one that lasts
 * longer, if there is any: it stands in the place of those. One without a date does where its kind needs none (`lastDay`).
 */
export async function listPapers(db: Db, readers: readonly Reader[], today: Day, look: Look): Promise<Paper[]> {
  const isOver = sql`p.day <= ${today}::date`;
  const isIt = isLookedFor(look, { genre: "document", id: sql`p.id`, limite: dayLimit(sql`p.day`), isOver });
  const { rows: expiring } = await sql<Dated & Pick<Paper, "type">>`
    with ${readersOf(readers)}, ${SEEN}, ${namedIn(look)}, ${STANDING}
    select r.reader, w.* from readers r cross join lateral (
      select p.id, p.bateau_id, p.titre, p.type, p.day from standing p
      where p.reader = r.reader and p.day <= ${today}::date + r.delai and ${isIt}
      order by p.day, p.id limit ${mostOf(look)}) w`.execute(db);
  const { rows: lasting } = await sql<Paper>`with ${readersOf(readers)}, ${SEEN}
    select distinct on (s.reader, s.owner, s.bateau_id, d.type)
      s.reader, d.id, d.bateau_id, d.titre, d.type, d.date_expiration
    from seen s join documents d on d.user_id = s.owner and d.bateau_id = s.bateau_id
    where s.sees_to_all and d.type = any(${[...ONE_AT_A_TIME]}::text[])
      and coalesce(d.date_expiration > ${addDays(today, FARTHEST_DAYS)}::date, d.type = any(${[...NEEDS_NO_DATE]}::text[]))`.execute(
    db,
  );
  return [...expiring.map(({ day: date_expiration, ...one }) => ({ ...one, date_expiration })), ...lasting];
}

/** What was said by this way as late or over and is so no longer. */
export async function listCalmed(db: Db, readers: readonly Reader[], today: Day, par: ReminderWay) {
  const { rows } = await sql<ReadersThing>`with ${readersOf(readers)}, ${SEEN}, ${STANDING}
    select r.reader, w.* from readers r cross join lateral (
      select said.genre, said.objet as id from rappels_dits said
      where said.user_id = r.reader and said.par = ${par} and said.etat = 'dépassé' and not case said.genre
        when 'maintenance' then exists (select from ${OPEN_WORK} and m.id = said.objet and ${isWorkLate(today)})
        when 'article' then exists (
          select from ${ABOARD} and a.id = said.objet and a.date_peremption <= ${today}::date)
        else exists (select from standing p
          where p.reader = r.reader and p.id = said.objet and p.day <= ${today}::date) end
      order by said.objet limit ${MOST_CALMED}) w`.execute(db);
  return rows;
}

/** Whose boats, and which. */
interface Aboard {
  owners: readonly string[];
  boats: readonly string[];
}

// why the owners too: every key begins with them, and by boats alone those of everybody would be looked through.
const isAboard = (table: string, { owners, boats }: Aboard) =>
  sql<boolean>`${sql.ref(`${table}.user_id`)} = any(${[...owners]}::uuid[])
    and ${sql.ref(`${table}.bateau_id`)} = any(${[...boats]}::uuid[])`;

/** Engines beside the first ones. */
export function listOtherEngines(db: Db, aboard: Aboard) {
  return db
    .selectFrom("moteurs")
    .select(["user_id as owner", "id", "bateau_id", "heures"])
    .where(isAboard("moteurs", aboard))
    .execute();
}

/** Of each engine the reading that tells how it is used. */
export function listReadings(db: Db, aboard: Aboard, today: Day) {
  return selectTellingReadings(db, today).select("r.user_id as owner").where(isAboard("r", aboard)).execute();
}
