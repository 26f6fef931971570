import { randomBytes, randomUUID } from "node:crypto";
import { hashPassword } from "../src/accounts/passwords/password-hash.ts";
import { cookiePrefix, signToken } from "../src/accounts/sessions/session-cookie.ts";
import { AUTH_SECRET, PASSWORD } from "./accounts.ts";
import type { TestDatabase } from "./test-database.ts";
import { Visitor } from "./visitor.ts";

let hash: Promise<string> | undefined;

/** An account with an open session, written straight into the database: most tests are about what comes after. */
export async function openAccount(
  database: Pick<TestDatabase, "query">,
  url: string,
  secure: boolean,
): Promise<Visitor> {
  hash ??= hashPassword(PASSWORD);
  const visitor = new Visitor(url);
  visitor.id = randomUUID();
  visitor.email = `${visitor.id}@bosco.test`;
  const token = randomBytes(24).toString("base64url");
  await database.query(
    `with account as (
      insert into auth_users (id, name, email, "emailVerified") values ($1, $2, $2, true) returning id
    ), credential as (
      insert into auth_accounts ("userId", "accountId", "providerId", password) select id, id, 'credential', $3 from account
    )
    insert into auth_sessions ("userId", token, "expiresAt") select id, stored_token($4), now() + interval '90 days' from account`,
    [visitor.id, visitor.email, await hash, token],
  );
  visitor.cookies.set(`${cookiePrefix(secure)}.session_token`, encodeURIComponent(signToken(token, AUTH_SECRET)));
  return visitor;
}
