import type { Account } from "@bosco/contract";
import { isPro, type Profile, profile, type Term } from "@bosco/domain/account";
import { CompiledQuery, sql } from "kysely";
import { columnsOf } from "../database/columns.ts";
import type { Database, Db } from "../database/database.ts";

/** The account behind a session, as the handlers see it. */
export interface SignedIn {
  account: Account;
  sessionId: string;
  expiresAt: string;
  /** When this session's password was given. */
  signedInAt: string;
}

interface SessionRow {
  session_id: string;
  expires_at: string;
  signed_in_at: string;
  profile: Profile;
  term: Term | null;
}

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
  const terms = term ? [term as unknown as Term] : [];
  return { ...row, pro: isPro(row, terms, new Date()) };
}

export async function findAccount(db: Db, id: string): Promise<Account | undefined> {
  const row = await selectAccount(db).where("p.id", "=", id).executeTakeFirst();
  return row && toAccount(row);
}

const FIND_SIGNED_IN = "select session_id, expires_at, signed_in_at, profile, term from find_signed_in($1)";

/** One prepared query: the live session of a token, with its account. */
export async function findSignedIn({ login }: Database, token: string): Promise<SignedIn | undefined> {
  const { rows } = await login.executeQuery<SessionRow>(CompiledQuery.raw(FIND_SIGNED_IN, [token]));
  const row = rows[0];
  if (!row) return undefined;
  const { created_at, updated_at, ...rest } = row.profile;
  const written = { created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() };
  const account = { ...rest, ...written, pro: isPro(rest, row.term ? [row.term] : [], new Date()) };
  return { account, sessionId: row.session_id, expiresAt: row.expires_at, signedInAt: row.signed_in_at };
}
