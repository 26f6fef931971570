import type { Account } from "@bosco/contract";
import { isPro, type Profile, profile, type Term } from "@bosco/domain/account";
import type { MemberRole } from "@bosco/domain/crew";
import { CompiledQuery, sql } from "kysely";
import { columnsOf } from "../database/columns.ts";
import { CREW_SETTINGS, type Database, type Db, TELL_AFTER_COMMIT } from "../database/database.ts";
import type { Access } from "../database/pipelined.ts";
import { fail } from "../refusals.ts";

/** A boat of somebody else's that an account is aboard of, with what its owner's plan says. */
interface Received {
  bateau_id: string;
  role: MemberRole;
  owner: { id: string; pro: boolean; est_demo: boolean };
}

/** The account behind a session, as the handlers see it. */
export interface SignedIn {
  account: Account;
  received: readonly Received[];
  /** Whether any boat of the account is shared, or about to be. */
  gives: boolean;
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
  received: ReceivedRow[] | null;
  gives: boolean;
}

interface ReceivedRow {
  bateau_id: string;
  role: MemberRole;
  owner_id: string;
  est_demo: boolean;
  term: Term | null;
}

interface Nobody {
  session_id: null;
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

const SESSION = "f.session_id, f.expires_at, f.signed_in_at, f.profile, f.term, f.received, f.gives";
const FIND_SIGNED_IN = `select ${SESSION} from find_caller($1) as f`;
/** why a row in any case: whoever is nobody takes the role too, and sees nothing in it. */
const ENTER = `select ${SESSION}, ${CREW_SETTINGS},
  set_config('app.user_id', coalesce(f.profile ->> 'id', ''), true), ${TELL_AFTER_COMMIT}
  from (select) as always left join find_caller($1) as f on true`;

/** One prepared query: the live session of a token, with its account. */
export async function findSignedIn({ login }: Database, token: string): Promise<SignedIn | undefined> {
  const { rows } = await login.executeQuery<SessionRow>(CompiledQuery.raw(FIND_SIGNED_IN, [token]));
  return rows[0] && toSignedIn(rows[0]);
}

/** What a request brings to say who calls. */
export interface Credentials {
  token: string | undefined;
  /** Whom the page believes signed in: a write that waited must never be somebody else's who has signed in since. */
  meant: string | undefined;
}

/**
 * A transaction among the rows of whoever a token belongs to, and of nobody when it belongs to none. The session is looked
 * up on the same way as the work's first query, which need not wait for it; what the work gives back counts only if there
 * was one.
 */
export function asCaller<T>(
  { entering }: Database,
  { token, meant }: Credentials,
  access: Access,
  work: (db: Db, caller: () => Promise<SignedIn>) => Promise<T>,
): Promise<T> {
  if (!token) throw fail("NON_CONNECTE");
  const enter = CompiledQuery.raw(ENTER, [token]) as CompiledQuery<SessionRow | Nobody>;
  return entering(enter, access, async (db, entered) => {
    const known = entered.then((row) => {
      if (!row?.session_id || (meant !== undefined && row.profile.id !== meant)) throw fail("NON_CONNECTE");
      return row;
    });
    const caller = async () => toSignedIn(await known);
    const [session, worked] = await Promise.allSettled([known, work(db, caller)]);
    if (session.status === "rejected") throw session.reason;
    if (worked.status === "rejected") throw worked.reason;
    return worked.value;
  });
}

const isProNow = (holder: { est_demo: boolean }, term: Term | null) => isPro(holder, term ? [term] : [], new Date());

function toReceived({ bateau_id, role, owner_id, est_demo, term }: ReceivedRow): Received {
  return { bateau_id, role, owner: { id: owner_id, est_demo, pro: isProNow({ est_demo }, term) } };
}

function toSignedIn({ profile, term, received, ...row }: SessionRow): SignedIn {
  const { created_at, updated_at, ...rest } = profile;
  const written = { created_at: new Date(created_at).toISOString(), updated_at: new Date(updated_at).toISOString() };
  const account = { ...rest, ...written, pro: isProNow(rest, term) };
  return {
    account,
    received: received?.map(toReceived) ?? [],
    gives: row.gives,
    sessionId: row.session_id,
    expiresAt: row.expires_at,
    signedInAt: row.signed_in_at,
  };
}
