import type { AdminListQuery } from "@bosco/contract";
import { type AdminUser, profile, subscription } from "@bosco/domain/account";
import { fold } from "@bosco/domain/french";
import { sql } from "kysely";
import { endLeftDevices } from "../../accounts/sessions/end-access.ts";
import { columnsOf } from "../../database/columns.ts";
import type { Db } from "../../database/database.ts";

const words = sql<string>`fold(coalesce(p.prenom, '') || ' ' || coalesce(p.nom, '') || ' ' || p.email)`;

/** The latest subscription's days, as the plan's label is told by them. */
const planOrder = sql`(select case when a.plan = 'gratuit' then 0
    when a.date_fin::date - a.date_debut::date > 330 then 2 else 1 end
  from abonnements a where a.user_id = p.id order by a.created_at desc limit 1)`;

const ORDERS = {
  nom: sql`nullif(fold(concat_ws(' ', p.nom, p.prenom)), '')`,
  email: sql`p.email`,
  role: sql`p.role`,
  plan: sql`coalesce(${planOrder}, 0)`,
  created_at: sql`p.created_at`,
  last_sign_in_at: sql`u."lastSignInAt"`,
  bateaux: sql`(select count(*) from bateaux b where b.user_id = p.id)`,
};

function matching(db: Db, search: string | undefined) {
  const users = db.selectFrom("profils_utilisateur as p").innerJoin("auth_users as u", "u.id", "p.id");
  const pattern = search && `%${fold(search).replace(/[\\%_]/g, "\\$&")}%`;
  return pattern ? users.where(words, "like", pattern) : users;
}

/** One page of accounts. Of what is aboard, the boats' names and nothing else. */
export async function listUsers(db: Db, query: AdminListQuery): Promise<AdminUser[]> {
  const { recherche, tri = "created_at", ordre = tri === "created_at" ? "desc" : "asc", page = 1, limite } = query;
  const most = limite ?? 10_000;
  const rows = await matching(db, recherche)
    .select(columnsOf(profile).map((column) => `p.${column}` as const))
    .select([
      sql<string | null>`u."lastSignInAt"`.as("last_sign_in_at"),
      sql<AdminUser["abonnements"]>`(select coalesce(json_agg(to_json(a) order by a.created_at desc), '[]')
        from abonnements a where a.user_id = p.id)`.as("abonnements"),
      sql<AdminUser["bateaux"]>`(select coalesce(json_agg(json_build_object('id', b.id, 'nom', b.nom)
        order by b.par_defaut desc, b.created_at desc), '[]') from bateaux b where b.user_id = p.id)`.as("bateaux"),
    ])
    .orderBy(sql`${ORDERS[tri]} ${ordre === "desc" ? sql`desc nulls last` : sql`asc nulls last`}`)
    .orderBy("p.id")
    .limit(most)
    .offset((page - 1) * most)
    .execute();
  return rows.map((row) => ({ ...row, abonnements: row.abonnements.map(asStored) }));
}

/** JSON from the database has its instants in its own way of writing. */
function asStored(row: AdminUser["abonnements"][number]) {
  const at = (instant: string | null) => instant && new Date(instant).toISOString();
  return subscription.parse({
    ...row,
    date_debut: at(row.date_debut),
    date_fin: at(row.date_fin),
    resilie_le: at(row.resilie_le),
    created_at: at(row.created_at),
  });
}

export async function countUsers(db: Db, search: string | undefined): Promise<number> {
  const { n } = await matching(db, search)
    .select((eb) => eb.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return n;
}

export function findUserToEdit(db: Db, id: string) {
  return db
    .selectFrom("profils_utilisateur")
    .select(["id", "email", "prenom", "nom", "role", "est_demo"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function isTaken(db: Db, email: string): Promise<boolean> {
  const found = await db.selectFrom("auth_users").select("id").where("email", "=", email).executeTakeFirst();
  return found !== undefined;
}

/** An account that can sign in at once: the administrator vouches for its address. */
export async function insertUser(db: Db, email: string, passwordHash: string): Promise<string> {
  const { id } = await db
    .insertInto("auth_users")
    .values({ email, name: email, emailVerified: true, lastSignInAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("auth_accounts")
    .values({ userId: id, accountId: id, providerId: "credential", password: passwordHash })
    .execute();
  return id;
}

interface ProfileChanges {
  email?: string;
  prenom?: string | null;
  nom?: string | null;
  role?: AdminUser["role"];
}

export async function updateUser(db: Db, id: string, { email, ...changed }: ProfileChanges): Promise<void> {
  // why: the profile's address follows the account's by a trigger.
  if (email !== undefined)
    await db.updateTable("auth_users").set({ email, name: email }).where("id", "=", id).execute();
  const fields = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined));
  if (Object.keys(fields).length > 0)
    await db.updateTable("profils_utilisateur").set(fields).where("id", "=", id).execute();
}

export async function endSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom("auth_sessions").where("userId", "=", userId).execute();
  await endLeftDevices(db, userId);
}
