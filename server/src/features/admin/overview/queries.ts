import type { Overview } from "@bosco/domain/account";
import { sql } from "kysely";
import type { Db } from "../../../database/database.ts";

const ZONE = "Europe/Paris";

type Counts = Omit<Overview, "sauvegardes" | "photos" | "photos_octets" | "inscriptions" | "connexions">;

/** How many accounts there are, and how many are used. The demo counts as neither Pro nor active. */
export async function countAccounts(db: Db): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*) as comptes,
      count(*) filter (where role = 'admin') as administrateurs,
      count(*) filter (where not est_demo and u."lastSignInAt" > now() - interval '30 days') as actifs_30_jours,
      count(*) filter (where not est_demo and role = 'user' and greatest(u."lastSignInAt", u."createdAt",
        (select max(s."updatedAt") from auth_sessions s where s."userId" = u.id)) < now() - interval '2 years') as inactifs_2_ans,
      count(*) filter (where not est_demo and (select plan from abonnements a where a.user_id = p.id
        and statut = 'actif' and date_fin >= now() order by created_at desc limit 1) <> 'gratuit') as pro,
      (select count(*) from bateaux) as bateaux,
      pg_database_size(current_database()) as base_octets
    from profils_utilisateur p join auth_users u on u.id = p.id`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("an aggregate gave no row");
  return counts;
}

/**
 * Who signed up in each of the last twelve months, as the French calendar counts them, the oldest first. Accounts that somebody
 * else made are no sign-ups: the demo, the first administrator, and those of the administrators' journal, which remembers as
 * long as this looks back.
 */
export async function countSignUps(db: Db): Promise<Overview["inscriptions"]> {
  const { rows } = await sql<Overview["inscriptions"][number]>`
    select to_char(month, 'YYYY-MM') as mois,
      (select count(*) from profils_utilisateur p where not est_demo
        and p.created_at >= month at time zone ${ZONE} and p.created_at < (month + interval '1 month') at time zone ${ZONE}
        and not exists (select 1 from journal_administration j where j.cible_id = p.id and j.action = 'création')
        and (p.role = 'user' or exists (select 1 from journal_administration j where j.cible_id = p.id
          and j.action = 'modification' and j.details ->> 'role' = 'admin'))) as comptes
    from generate_series(date_trunc('month', now() at time zone ${ZONE}) - interval '11 months',
      date_trunc('month', now() at time zone ${ZONE}), interval '1 month') as month
    order by month`.execute(db);
  return rows;
}

/** Accounts by the day of their last sign-in, over the last thirty days. */
export async function countSignIns(db: Db): Promise<Overview["connexions"]> {
  const { rows } = await sql<Overview["connexions"][number]>`
    select day::date as jour,
      (select count(*) from auth_users u join profils_utilisateur p on p.id = u.id where not p.est_demo
        and u."lastSignInAt" >= day and u."lastSignInAt" < day + interval '1 day') as comptes
    from generate_series(current_date - 29, current_date, interval '1 day') as day order by day`.execute(db);
  return rows;
}
