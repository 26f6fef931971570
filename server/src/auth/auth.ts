import { randomUUID } from "node:crypto";
import { PASSWORD_MAX, PASSWORD_MIN } from "@bosco/domain/account";
import { betterAuth } from "better-auth";
import { APIError, createAuthMiddleware } from "better-auth/api";
import { sql } from "kysely";
import type pg from "pg";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { cookiePrefix } from "../http/session-cookie.ts";
import type { Mailer } from "../mail/mailer.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { isDemoAddress } from "./demo.ts";
import { hashPassword, verifyPassword } from "./password-hash.ts";

const DAY = 86_400;
/** A crossing lasts weeks: 90 days from the last visit, and 180 in all (the session look-up's own limit). */
const SESSION_SECONDS = 90 * DAY;

export interface AuthOptions {
  config: Config;
  database: Database;
  /** The auth library's own pool: it reads instants as Date objects. */
  pool: pg.Pool;
  mailer: Mailer;
  secret: string;
  publicUrl: string;
}

export function createAuth({ config, database, pool, mailer, secret, publicUrl }: AuthOptions) {
  const secure = publicUrl.startsWith("https:");
  const mailOn = config.SMTP_URL !== undefined;
  return betterAuth({
    secret,
    baseURL: publicUrl,
    basePath: "/api/auth",
    database: pool,
    telemetry: { enabled: false },
    logger: { disabled: true },
    // why: the origin of every write is checked by Bosco's own hook, for all routes alike.
    trustedOrigins: (request) => [request?.headers.get("origin") ?? publicUrl],
    rateLimit: { enabled: false },
    user: { modelName: "auth_users" },
    session: { modelName: "auth_sessions", expiresIn: SESSION_SECONDS, updateAge: DAY },
    account: { modelName: "auth_accounts" },
    verification: { modelName: "auth_verifications" },
    advanced: {
      database: { generateId: () => randomUUID() },
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(secure),
      defaultCookieAttributes: { secure, sameSite: "lax", httpOnly: true, path: "/" },
      ipAddress: { ipAddressHeaders: ["x-bosco-client-ip"] },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: false,
      requireEmailVerification: mailOn,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: 3600,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) =>
        mailer.send({ kind: "reset", to: user.email, link: `${publicUrl}/auth?jeton=${token}` }),
    },
    emailVerification: {
      sendOnSignUp: mailOn,
      sendOnSignIn: mailOn,
      expiresIn: 7 * DAY,
      sendVerificationEmail: async ({ user, token }) => {
        const back = encodeURIComponent("/auth?confirme=1");
        const link = `${publicUrl}/api/auth/verify-email?token=${token}&callbackURL=${back}`;
        await mailer.send({ kind: "confirmation", to: user.email, link });
      },
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
        if (ctx.path === "/sign-up/email") await refuseTakenAddress(database, String(body.email ?? ""));
        if (ctx.path === "/request-password-reset" && !mailOn) refuse("MAIL_NOT_CONFIGURED", "SERVICE_UNAVAILABLE");
        const chosen = ctx.path === "/sign-up/email" ? body.password : body.newPassword;
        if (typeof chosen === "string" && chosen.length >= PASSWORD_MIN && isCommonPassword(chosen))
          refuse("PASSWORD_TOO_COMMON", "BAD_REQUEST");
      }),
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

function refuse(code: string, status: "BAD_REQUEST" | "UNPROCESSABLE_ENTITY" | "SERVICE_UNAVAILABLE"): never {
  throw new APIError(status, { code, message: code });
}

/** With e-mail confirmation on, the library answers a known address with a made-up user; the specification says so instead. */
async function refuseTakenAddress(database: Database, address: string) {
  if (isDemoAddress(address)) refuse("RESERVED_EMAIL", "UNPROCESSABLE_ENTITY");
  const taken = await database.login
    .selectFrom("auth_users")
    .select("id")
    .where("email", "=", address.trim().toLowerCase())
    .executeTakeFirst();
  if (taken) refuse("USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", "UNPROCESSABLE_ENTITY");
}
