import type { DBAdapter, DBTransactionAdapter, Where } from "better-auth";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { storedForms, storedToken } from "./stored-token.ts";

interface Query {
  model: string;
  where?: Where[] | undefined;
  data?: object;
  update?: object;
}

const isToken = ({ field }: Where) => field === "token";
const tokensOf = ({ value }: Where) => [value].flat().map(String);

/** The same question about sessions, asked of hashes. */
function withHashes<Q extends Query>(query: Q): Q {
  if (query.model !== "session") return query;
  const where = query.where?.map((one) =>
    isToken(one) ? { ...one, operator: "in" as const, value: tokensOf(one).flatMap(storedForms) } : one,
  );
  const written = (row: { token?: string } | undefined) =>
    row?.token === undefined ? row : { ...row, token: storedToken(row.token) };
  return {
    ...query,
    ...(where && { where }),
    ...(query.data && { data: written(query.data) }),
    ...(query.update && { update: written(query.update) }),
  };
}

/** The answer with the tokens that the question named: the cookie is made of what comes back. */
function withTokens<T>(query: Query, answer: T): T {
  if (query.model !== "session" || typeof answer !== "object" || answer === null) return answer;
  const given = [...(query.where?.filter(isToken).flatMap(tokensOf) ?? [])];
  for (const row of [query.data, query.update] as ({ token?: string } | undefined)[])
    if (row?.token !== undefined) given.push(row.token);
  const known = new Map(given.map((token) => [storedToken(token), token]));
  const back = <R>(row: R): R => {
    const token = known.get((row as { token?: string }).token ?? "");
    return token === undefined ? row : { ...row, token };
  };
  return Array.isArray(answer) ? (answer.map(back) as T) : back(answer);
}

function hashing(adapter: DBTransactionAdapter): DBTransactionAdapter {
  const ask =
    <Q extends Query, R>(method: (query: Q) => Promise<R>) =>
    async (query: Q) =>
      withTokens(query, await method(withHashes(query)));
  return {
    ...adapter,
    create: ask(adapter.create) as DBAdapter["create"],
    findOne: ask(adapter.findOne) as DBAdapter["findOne"],
    findMany: ask(adapter.findMany) as DBAdapter["findMany"],
    count: ask(adapter.count),
    update: ask(adapter.update) as DBAdapter["update"],
    updateMany: ask(adapter.updateMany),
    delete: ask(adapter.delete),
    deleteMany: ask(adapter.deleteMany),
    consumeOne: ask(adapter.consumeOne) as DBAdapter["consumeOne"],
  };
}

/** The auth library's way to the database, where a session's token is only ever its hash. */
export function hashSessionTokens(adapter: DBAdapter): DBAdapter {
  return {
    ...hashing(adapter),
    transaction: (work) => adapter.transaction((inner) => work(hashing(inner))),
  };
}

/** Hashes what a server of the previous version has written; nobody is signed out by it. */
export async function hashPlainTokens(db: Kysely<Tables>): Promise<void> {
  await sql`select hash_plain_tokens()`.execute(db);
}
