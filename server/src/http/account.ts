import type { Account } from "@bosco/contract";
import { isPro, profile } from "@bosco/domain/account";
import { sql } from "kysely";
import { columnsOf } from "../database/columns.ts";
import type { Database, Db } from "../database/database.ts";

/** The account behind a session, as the handlers see it. */
export interface SignedIn {
  account: Account;
  sessionId: string;
  expiresAt: string;
}

const SESSION_LIFE = "180 days"; // however often it is renewed
const profileColumns = columnsOf(profile);

/** The account as it stands now: profile, and Pro or not by the latest active subscription. */
function selectAccount(db: Db) {
  return db
    .selectFrom("profils_utilisateur as p")
    .select(profileColumns.map((column) => `p.${column}` as const))
    .select((eb) =>
      eb
        .selectFrom("abonnements as a")
        .whereRef("a.user_id", "=", "p.id")
        .where("a.statut", "=", "actif")
        .where("a.date_fin", ">=", sql<string>`now()`)
        .orderBy("a.created_at", "desc")
        .limit(1)
        .select(
          sql<string>`json_build_object('plan', a.plan, 'statut', a.statut, 'date_fin', to_json(a.date_fin), 'created_at', to_json(a.created_at))`.as(
            "term",
          ),
        )
        .as("term"),
    );
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccount>["executeTakeFirstOrThrow"]>>;

function toAccount({ term, ...row }: AccountRow): Account {
  const terms = term ? [term as unknown as Parameters<typeof isPro>[1][number]] : [];
  return { ...row, pro: isPro(row, terms, new Date()) };
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await selectAccount(db).where("p.id", "=", id).executeTakeFirst();
  return row && toAccount(row);
}

/** One prepared query: the live session of a token, with its account. */
export function findSignedIn(database: Database, token: string): Promise<SignedIn | undefined> {
  return database.asSystem(async (db) => {
    const row = await selectAccount(db)
      .innerJoin("auth_sessions as s", "s.userId", "p.id")
      .where("s.token", "=", token)
      .where("s.expiresAt", ">", sql<string>`now()`)
      .where("s.createdAt", ">", sql<string>`now() - interval '${sql.raw(SESSION_LIFE)}'`)
      .select(["s.id as session_id", "s.expiresAt as expires_at"])
      .executeTakeFirst();
    if (!row) return undefined;
    const { session_id, expires_at, ...accountRow } = row;
    return { account: toAccount(accountRow), sessionId: session_id, expiresAt: expires_at };
  });
}
