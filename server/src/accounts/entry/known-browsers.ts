import { createHash, randomUUID } from "node:crypto";
import { uuid } from "@bosco/domain";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../../database/database.ts";
import { readCookie, sendCookie } from "../sessions/session-cookie.ts";

const YEAR_SECONDS = 31_536_000;

const hashOf = (browser: string) => createHash("sha256").update(browser).digest("base64url");

/** What we once called this browser. Anything else that a cookie may hold is not ours, and goes no further. */
export function browserOf({ headers }: Pick<FastifyRequest, "headers">, browserCookie: string): string | undefined {
  return uuid.safeParse(readCookie(headers.cookie, browserCookie)).data;
}

export async function isKnownBrowser(database: Database, email: string, browser: string): Promise<boolean> {
  const row = await database.login
    .selectFrom("auth_known_browsers as b")
    .innerJoin("auth_users as u", "u.id", "b.user_id")
    .where("u.email", "=", email)
    .where("b.browser_hash", "=", hashOf(browser))
    .select("u.id")
    .executeTakeFirst();
  return row !== undefined;
}

/** After a sign-in: this browser is one the account uses. */
export async function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: string,
  { database, browserCookie, secure }: { database: Database; browserCookie: string; secure: boolean },
): Promise<void> {
  const browser = browserOf(request, browserCookie) ?? randomUUID();
  await database.login
    .insertInto("auth_known_browsers")
    .values({ user_id, browser_hash: hashOf(browser) })
    .onConflict((conflict) => conflict.columns(["user_id", "browser_hash"]).doNothing())
    .execute();
  sendCookie(reply, browserCookie, browser, YEAR_SECONDS, secure);
}
