import {
  ACTIVITY_DAYS,
  ACTIVITY_PAGE,
  activity,
  type BoatRole,
  INVITATION_DAYS,
  type MemberRole,
} from "@bosco/domain/crew";
import { type Insertable, sql } from "kysely";
import { columnsOf, seenColumnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";
import type { Tables } from "../../database/tables.ts";

const me = sql<string>`app_user()`;
const shareColumns = ["id", "user_id", "bateau_id", "email", "role", "nom", "membre_id"] as const;
const stamps = ["expire_le", "accepte_le", "created_at"] as const;

export interface ShareRow {
  id: string;
  user_id: string;
  bateau_id: string;
  email: string;
  role: BoatRole;
  nom: string | null;
  membre_id: string | null;
  expire_le: string | null;
  accepte_le: string | null;
  created_at: string;
}

/** Given and received, the oldest first. */
export function listShares(db: Db): Promise<ShareRow[]> {
  return db
    .selectFrom("partages")
    .select([...shareColumns, ...stamps])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function findShare(db: Db, id: string): Promise<ShareRow | undefined> {
  return db
    .selectFrom("partages")
    .select([...shareColumns, ...stamps])
    .where("id", "=", id)
    .executeTakeFirst();
}

export interface Shipmate {
  id: string;
  prenom: string | null;
  nom: string | null;
  email: string;
}

/** The people on the other side of these shares. */
export async function findShipmates(db: Db): Promise<Shipmate[]> {
  const { rows } = await sql<Shipmate>`select id, prenom, nom, email from find_shipmates()`.execute(db);
  return rows;
}

/** Of one's own boat, invitations that can still be accepted among them. */
export function listCrew(db: Db, bateau_id: string) {
  return db
    .selectFrom("partages")
    .select(["id", "email", "accepte_le"])
    .where("user_id", "=", me)
    .where("bateau_id", "=", bateau_id)
    .where("role", "<>", "proprietaire")
    .where((eb) => eb.or([eb("accepte_le", "is not", null), eb("expire_le", ">", sql<string>`now()`)]))
    .execute();
}

/** Invitations to this address, or of this boat's handing over, that nobody has accepted: a new one takes their place. */
export async function withdrawOpen(db: Db, bateau_id: string, which: { email: string } | "handover"): Promise<void> {
  const open = db
    .deleteFrom("partages")
    .where("user_id", "=", me)
    .where("bateau_id", "=", bateau_id)
    .where("accepte_le", "is", null);
  await (which === "handover"
    ? open.where("role", "=", "proprietaire")
    : open.where("role", "<>", "proprietaire").where("email", "=", which.email)
  ).execute();
}

export function insertShare(
  db: Db,
  share: { user_id: string; bateau_id: string; email: string; role: BoatRole; jeton_hash: string },
): Promise<ShareRow> {
  return db
    .insertInto("partages")
    .values({ ...share, expire_le: sql<string>`now() + make_interval(days => ${INVITATION_DAYS})` })
    .returning([...shareColumns, ...stamps])
    .executeTakeFirstOrThrow();
}

/** Counts one more invitation of today: whether it may be made, and whether mailed. */
export async function takeInvitation(db: Db, email: string, most: { sent: number; received: number }) {
  const { rows } = await sql<{ is_taken: boolean; is_mailed: boolean }>`
    select is_taken, is_mailed from take_invitation(${email}, ${most.sent}, ${most.received})`.execute(db);
  return rows[0] ?? { is_taken: false, is_mailed: false };
}

export function updateRole(db: Db, id: string, role: MemberRole): Promise<ShareRow | undefined> {
  return db
    .updateTable("partages")
    .set({ role })
    .where("user_id", "=", me)
    .where("id", "=", id)
    .where("role", "<>", "proprietaire")
    .returning([...shareColumns, ...stamps])
    .executeTakeFirst();
}

/** One's own share, or one that one has received. */
export function deleteShare(db: Db, id: string) {
  return db.deleteFrom("partages").where("id", "=", id).returning("id").executeTakeFirst();
}

export function findBoat(db: Db, id: string) {
  return db.selectFrom("bateaux").select(["id", "nom"]).where("id", "=", id).executeTakeFirst();
}

/** An invitation that can still be accepted, by its secret, with its boat and who sends it. As the system. */
export function findInvitation(db: Db, jeton_hash: string) {
  return db
    .selectFrom("partages as s")
    .innerJoin("bateaux as b", (join) => join.onRef("b.user_id", "=", "s.user_id").onRef("b.id", "=", "s.bateau_id"))
    .innerJoin("profils_utilisateur as p", "p.id", "s.user_id")
    .select(["s.id", "s.user_id", "s.bateau_id", "s.email", "s.role"])
    .select(sql<string>`s.expire_le`.as("expire_le"))
    .select("b.nom as bateau")
    .select((eb) => [
      eb.ref("p.prenom").as("prenom"),
      eb.ref("p.nom").as("nom"),
      eb.ref("p.email").as("email_proprietaire"),
    ])
    .where("s.jeton_hash", "=", jeton_hash)
    .where("s.expire_le", ">", sql<string>`now()`)
    .executeTakeFirst();
}

/** The same, kept as it is until this transaction ends: of two who accept, the second finds it used. */
export async function lockInvitation(db: Db, jeton_hash: string) {
  await db.selectFrom("partages").select("id").where("jeton_hash", "=", jeton_hash).forUpdate().execute();
  return findInvitation(db, jeton_hash);
}

interface Meeting {
  user_id: string;
  bateau_id: string;
}

/** Whether something aboard has the id of something that the guest meets elsewhere. */
export async function hasTakenIds(db: Db, { user_id, bateau_id }: Meeting, guest: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select has_taken_ids(${user_id}, ${bateau_id}, ${guest}) as taken`.execute(db);
  return rows[0]?.taken ?? true;
}

export async function joinCrew(db: Db, { user_id }: Meeting, id: string, membre_id: string): Promise<void> {
  await db
    .updateTable("partages")
    .set({ membre_id, accepte_le: sql<string>`now()`, jeton_hash: null, expire_le: null })
    .where("user_id", "=", user_id)
    .where("id", "=", id)
    .execute();
}

/** How many are aboard, without open invitations. */
export async function countMembers(db: Db, { user_id, bateau_id }: Meeting): Promise<number> {
  const { n } = await db
    .selectFrom("partages")
    .where("user_id", "=", user_id)
    .where("bateau_id", "=", bateau_id)
    .where("accepte_le", "is not", null)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

/** The photo of a boat, which nobody changes until this transaction ends. */
export async function lockPhoto(db: Db, { user_id, bateau_id }: Meeting): Promise<string | null> {
  const boat = await db
    .selectFrom("bateaux")
    .select("photo_url")
    .where("user_id", "=", user_id)
    .where("id", "=", bateau_id)
    .forUpdate()
    .executeTakeFirst();
  return boat?.photo_url ?? null;
}

/** What a boat brings with it into the account of its new owner. */
export async function countAboard(db: Db, { user_id, bateau_id }: Meeting) {
  const { rows } = await sql<
    Record<
      "articles" | "maintenances" | "openMaintenances" | "allParts" | "documents" | "spaces" | "lists" | "checklists",
      number
    >
  >`
    select
      (select count(*) from inventaire where user_id = ${user_id} and bateau_id = ${bateau_id}) as articles,
      (select count(*) from maintenances where user_id = ${user_id} and bateau_id = ${bateau_id}) as maintenances,
      (select count(*) from maintenances where user_id = ${user_id} and bateau_id = ${bateau_id}
        and statut <> 'Terminée' and tache_id is null) as "openMaintenances",
      (select count(*) from pieces where user_id = ${user_id} and bateau_id = ${bateau_id}) as "allParts",
      (select count(*) from documents where user_id = ${user_id} and bateau_id = ${bateau_id}) as documents,
      (select count(*) from espaces_stockage where user_id = ${user_id} and bateau_id = ${bateau_id}) as spaces,
      (select count(*) from listes_avitaillement where user_id = ${user_id} and bateau_id = ${bateau_id}) as lists,
      (select count(*) from checklists_nouvelles where user_id = ${user_id} and bateau_id = ${bateau_id}) as checklists
  `.execute(db);
  return rows[0];
}

export async function handOver(db: Db, { user_id, bateau_id }: Meeting, to: string): Promise<void> {
  await sql`select hand_over(${bateau_id}, ${user_id}, ${to})`.execute(db);
}

/** Whoever has boats has a default one: the newest, where there is none. */
export async function giveDefault(db: Db, user_id: string): Promise<void> {
  await sql`update bateaux set par_defaut = true where user_id = ${user_id}
    and not exists (select from bateaux where user_id = ${user_id} and par_defaut)
    and id = (select id from bateaux where user_id = ${user_id} order by created_at desc, id limit 1)`.execute(db);
}

/** As the system, which is nobody itself. */
export async function insertActivity(db: Db, row: Insertable<Tables["activites"]>): Promise<void> {
  await db.insertInto("activites").values(row).execute();
}

const activityColumns = seenColumnsOf(activity);
const recent = sql<string>`now() - make_interval(days => ${ACTIVITY_DAYS})`;

/** The newest, or those that come after the one named: none, where that one has been forgotten meanwhile. */
export function listActivities(db: Db, bateau_id: string, before?: string) {
  return db
    .selectFrom("activites")
    .select(activityColumns)
    .where("bateau_id", "=", bateau_id)
    .where("created_at", ">", recent)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from activites as named where named.user_id = activites.user_id and named.bateau_id = ${bateau_id}
          and named.id = ${before} and (activites.created_at < named.created_at
            or (activites.created_at = named.created_at and activites.id > named.id)))`,
      ),
    )
    .limit(ACTIVITY_PAGE)
    .execute();
}

/** The newest of each boat that the caller sees. */
export function listLastActivities(db: Db) {
  return db
    .selectFrom("bateaux as b")
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom("activites")
          .select(activityColumns)
          .whereRef("activites.user_id", "=", "b.user_id")
          .whereRef("activites.bateau_id", "=", "b.id")
          .where("activites.created_at", ">", recent)
          .orderBy("activites.created_at", "desc")
          .limit(1)
          .as("a"),
      (join) => join.onTrue(),
    )
    .select(columnsOf(activity).map((column) => `a.${column}` as const))
    .select("a.proprietaire_id")
    .execute();
}
