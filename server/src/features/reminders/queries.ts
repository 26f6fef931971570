import { MOST_REMINDER_DEVICES, REMINDER_DEFAULTS, type ReminderChoices } from "@bosco/domain/reminders";
import { sql } from "kysely";
import type { Db } from "../../database/database.ts";

/** What an account chose, and its address, as the settings show them. */
export function findChoices(db: Db, user_id: string) {
  return db
    .selectFrom("auth_users as u")
    .leftJoin("rappels as r", "r.user_id", "u.id")
    .where("u.id", "=", user_id)
    .select(["u.email", "u.emailVerified as confirmed"])
    .select([
      sql<ReminderChoices["courriel"]>`coalesce(r.courriel, ${REMINDER_DEFAULTS.courriel})`.as("courriel"),
      sql<boolean>`coalesce(r.push, ${REMINDER_DEFAULTS.push}::boolean)`.as("push"),
      sql<ReminderChoices["delai_jours"]>`coalesce(r.delai_jours, ${REMINDER_DEFAULTS.delai_jours}::smallint)`.as(
        "delai_jours",
      ),
    ])
    .executeTakeFirstOrThrow();
}

export async function saveChoices(db: Db, user_id: string, changes: Partial<ReminderChoices>): Promise<void> {
  await db
    .insertInto("rappels")
    .values({ user_id, ...REMINDER_DEFAULTS, ...changes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ ...changes, updated_at: sql<string>`now()` }))
    .execute();
}

export function listDevices(db: Db, user_id: string, session_id: string) {
  return db
    .selectFrom("appareils_rappels")
    .where("user_id", "=", user_id)
    .select(["id", "appareil", "created_at"])
    .select(sql<boolean>`session_id is not distinct from ${session_id}`.as("courant"))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

interface Device {
  user_id: string;
  session_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * A browser has one subscription here: whoever is signed in there now is the one it is for. It is called what its session is. Beyond
 * ten of an account the oldest are forgotten.
 */
export async function saveDevice(db: Db, { endpoint, ...device }: Device): Promise<void> {
  await db
    .deleteFrom("appareils_rappels")
    .where("endpoint", "=", endpoint)
    .where("user_id", "!=", device.user_id)
    .execute();
  const session = db.selectFrom("auth_sessions").where("id", "=", device.session_id);
  const appareil = sql<string | null>`left((${session.select("userAgent")}), 1000)`;
  await db
    .insertInto("appareils_rappels")
    .values({ endpoint, ...device, appareil })
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({ ...device, appareil, refus: 0, created_at: sql<string>`now()` }),
    )
    .execute();
  const kept = db
    .selectFrom("appareils_rappels")
    .where("user_id", "=", device.user_id)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(MOST_REMINDER_DEVICES);
  await db
    .deleteFrom("appareils_rappels")
    .where("user_id", "=", device.user_id)
    .where("id", "not in", kept.select("id"))
    .execute();
}

/** By what only the browser knows of it, or by its id. */
export async function removeDevice(
  db: Db,
  user_id: string,
  { endpoint, id }: { endpoint?: string | undefined; id?: string | undefined },
): Promise<void> {
  const own = db.deleteFrom("appareils_rappels").where("user_id", "=", user_id);
  await (id === undefined ? own.where("endpoint", "=", endpoint ?? "") : own.where("id", "=", id)).execute();
}

/** Whether a trial may be sent now; it is counted then. */
export async function takeTrial(db: Db, user_id: string, restSeconds: number): Promise<boolean> {
  const now = sql<string>`now()`;
  const taken = await db
    .insertInto("rappels")
    .values({ user_id, ...REMINDER_DEFAULTS, essai_le: now })
    .onConflict((conflict) =>
      conflict
        .column("user_id")
        .doUpdateSet({ essai_le: now })
        .where(sql<boolean>`coalesce(rappels.essai_le < now() - make_interval(secs => ${restSeconds}), true)`),
    )
    .returning("user_id")
    .executeTakeFirst();
  return taken !== undefined;
}

/** No more mail to whoever was given this secret; of a secret that nobody has, nothing changes. */
export async function stopMail(db: Db, jeton_hash: string): Promise<void> {
  const found = await db
    .selectFrom("rappels_arrets")
    .where("jeton_hash", "=", jeton_hash)
    .select("compte")
    .executeTakeFirst();
  if (found) await saveChoices(db, found.compte, { courriel: "jamais" });
}
