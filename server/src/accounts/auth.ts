import { randomUUID } from "node:crypto";
import { PASSWORD_MAX, PASSWORD_MIN } from "@bosco/domain/account";
import { type BetterAuthOptions, betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { getAdapter } from "better-auth/db/adapter";
import { sql } from "kysely";
import type pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { DEMO_ID, isDemoAddress } from "../demo-account.ts";
import type { Mailer } from "../mail/mailer.ts";
import { isCommonPassword } from "./passwords/common-passwords.ts";
import { hashPassword, verifyPassword } from "./passwords/password-hash.ts";
import { endAllAccess } from "./sessions/end-access.ts";
import { hashSessionTokens } from "./sessions/hashed-tokens.ts";
import { cookiePrefix } from "./sessions/session-cookie.ts";

const DAY = 86_400;
/** A crossing lasts weeks: 90 days from the last visit, and 180 in all (a trigger of the database's). */
export const SESSION_SECONDS = 90 * DAY;

export interface AuthOptions {
  config: Config;
  database: Database;
  /** The auth library's own pool: it reads instants as Date objects. */
  pool: pg.Pool;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
}

export async function createAuth({ config, database, pool, mailer, secret, publicUrl }: AuthOptions) {
  const secure = publicUrl.startsWith("https:");
  const mailOn = config.SMTP_URL !== undefined;
  const options = {
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    // why: what is no answer to a caller (the database is away, too many hashes at once) is explained in one place.
    onAPIError: { throw: true },
    user: { modelName: "auth_users" },
    session: { modelName: "auth_sessions", expiresIn: SESSION_SECONDS, updateAge: DAY },
    account: { modelName: "auth_accounts" },
    verification: { modelName: "auth_verifications", storeIdentifier: "hashed" },
    advanced: {
      // why: the origin of every write is checked by Bosco's own hook, for all routes alike.
      disableCSRFCheck: true,
      disableOriginCheck: true,
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(secure),
      defaultCookieAttributes: { secure, sameSite: "lax", httpOnly: true, path: "/" },
      ipAddress: { ipAddressHeaders: ["x-bosco-client-ip"] },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      // why: the library would answer a known address with a made-up account; the specification says that it is taken.
      customSyntheticUser: () => refuse("USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "UNPROCESSABLE_ENTITY"),
      requireEmailVerification: mailOn,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => database.asSystem((db) => endAllAccess(db, user.id)),
      sendResetPassword: async ({ user, token }) => {
        if (user.id === DEMO_ID) return; // nobody's to change
        await mailer.send({ kind: "reset", to: user.email, link: `${publicUrl}/auth?jeton=${token}` });
      },
    },
    emailVerification: {
      sendOnSignUp: mailOn,
      // why: the library would send one for every right password; the route counts them first.
      sendOnSignIn: false,
      expiresIn: 7 * DAY,
      sendVerificationEmail: async ({ user, token }) => {
        const link = `${publicUrl}/api/auth/verify-email?token=${token}`;
        await mailer.send({ kind: "confirmation", to: user.email, link });
      },
      afterEmailVerification: ({ email }) => mailer.send({ kind: "welcome", to: email }),
    },
    databaseHooks: {
      session: {
        create: {
          after: async (session) => {
            const now = sql<string>`now()`;
            await database.login
              .updateTable("auth_users")
              .set({ lastSignInAt: now })
              .where("id", "=", session.userId)
              .execute();
          },
        },
      },
    },
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        const body: { email?: unknown; password?: unknown; newPassword?: unknown } = ctx.body ?? {};
        if (ctx.path === "/sign-up/email" && isDemoAddress(String(body.email)))
          refuse("RESERVED_EMAIL", "UNPROCESSABLE_ENTITY");
        if (ctx.path === "/request-password-reset" && !mailOn) refuse("MAIL_NOT_CONFIGURED", "SERVICE_UNAVAILABLE");
        if (ctx.path === "/verify-email" && changesAddress(ctx.query?.token)) refuse("INVALID_TOKEN", "BAD_REQUEST");
        const chosen = ctx.path === "/sign-up/email" ? body.password : body.newPassword;
        if (typeof chosen === "string" && chosen.length >= PASSWORD_MIN && isCommonPassword(chosen))
          refuse("PASSWORD_TOO_COMMON", "BAD_REQUEST");
      }),
    },
  } satisfies BetterAuthOptions;
  const adapter = hashSessionTokens(await getAdapter({ ...options, database: pool }));
  return betterAuth({ ...options, database: () => adapter });
}

export type Auth = Awaited<ReturnType<typeof createAuth>>;

/**
 * Whether a link would give an account another address. Bosco writes none that does; whoever has the signing secret, which
 * a backup holds, could.
 */
function changesAddress(token: unknown): boolean {
  try {
    const [, payload = ""] = String(token).split(".");
    return "updateTo" in JSON.parse(Buffer.from(payload, "base64url").toString());
  } catch {
    return false; // no token of ours, and refused as that
  }
}

function refuse(code: string, status: "BAD_REQUEST" | "UNPROCESSABLE_ENTITY" | "SERVICE_UNAVAILABLE"): never {
  throw new APIError(status, { code, message: code });
}
