import { createHash, createHmac, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Auth } from "../auth/auth.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "../auth/demo.ts";
import { authMessage } from "../auth/messages.ts";
import type { Throttle } from "../auth/throttle.ts";
import type { Database } from "../database/database.ts";
import type { SignedIn } from "./account.ts";
import { fail } from "./errors.ts";
import { readCookie } from "./session-cookie.ts";

/** The auth library's calls that Bosco offers; all others are not found. */
export const AUTH_ROUTES = [
  { method: "POST", path: "/sign-up/email", access: "anyone" },
  { method: "POST", path: "/sign-in/email", access: "anyone" },
  { method: "POST", path: "/sign-in/demo", access: "anyone" },
  { method: "POST", path: "/sign-out", access: "anyone" },
  { method: "GET", path: "/get-session", access: "anyone" },
  { method: "POST", path: "/request-password-reset", access: "anyone" },
  { method: "POST", path: "/reset-password", access: "anyone" },
  { method: "GET", path: "/verify-email", access: "anyone" },
  { method: "POST", path: "/send-verification-email", access: "anyone" },
  { method: "POST", path: "/change-password", access: "user" },
] as const;

export interface AuthRouteServices {
  auth: Auth;
  database: Database;
  throttle: Throttle;
  secret: string;
  cookieName: string;
  browserCookie: string;
  secure: boolean;
  signedIn: (request: FastifyRequest) => Promise<SignedIn | undefined>;
}

type Body = { email?: unknown } | undefined;

export function registerAuthRoutes(app: FastifyInstance, services: AuthRouteServices): void {
  for (const { method, path } of AUTH_ROUTES) {
    app.route({
      method,
      url: `/api/auth${path}`,
      handler: async (request, reply) => {
        if (path === "/change-password" && (await services.signedIn(request))?.account.est_demo)
          throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
        const guard = await attemptsGuard(request, path, services);
        if (guard.wait > 0) {
          reply.header("retry-after", guard.wait);
          throw fail("TROP_DE_DEMANDES", { message: tooManyAttempts(guard.wait) });
        }
        const response = await services.auth.handler(toWebRequest(request, services));
        await guard.settle(response.status);
        return sendResponse(request, reply, response, services);
      },
    });
  }
}

function tooManyAttempts(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Trop de tentatives. Réessayez dans ${minutes} minute${minutes > 1 ? "s" : ""}.`;
}

/** Who is counted for this call, whether one of them must wait, and what its outcome changes. */
async function attemptsGuard(request: FastifyRequest, path: string, services: AuthRouteServices) {
  const { throttle, database, browserCookie } = services;
  const email = String((request.body as Body)?.email ?? "")
    .trim()
    .toLowerCase();
  const address = { value: request.ip };
  if (path === "/sign-in/email") {
    const browser = readCookie(request.headers.cookie, browserCookie);
    const known = browser !== undefined && (await isKnownBrowser(database, email, browser));
    // why: somebody else's wrong guesses must not lock an owner out of the browser he always uses.
    const subjects = known
      ? [{ kind: "browser" as const, value: browser }]
      : [
          { kind: "account" as const, value: email },
          { kind: "address" as const, ...address },
        ];
    return {
      wait: await throttle.waitFor(subjects),
      settle: async (status: number) => {
        if (status === 401) await throttle.count(subjects);
      },
    };
  }
  if (path === "/sign-up/email" || path === "/request-password-reset" || path === "/send-verification-email") {
    const kind = path === "/sign-up/email" ? ("signUp" as const) : ("reset" as const);
    const subjects =
      kind === "reset"
        ? [
            { kind, ...address },
            { kind, value: email },
          ]
        : [{ kind, ...address }];
    const wait = await throttle.waitFor(subjects);
    if (wait === 0) await throttle.count(subjects);
    return { wait, settle: async () => {} };
  }
  return { wait: 0, settle: async () => {} };
}

const browserHash = (browser: string) => createHash("sha256").update(browser).digest("base64url");

async function isKnownBrowser(database: Database, email: string, browser: string): Promise<boolean> {
  const row = await database.login
    .selectFrom("auth_known_browsers as b")
    .innerJoin("auth_users as u", "u.id", "b.user_id")
    .where("u.email", "=", email)
    .where("b.browser_hash", "=", browserHash(browser))
    .select("u.id")
    .executeTakeFirst();
  return row !== undefined;
}

function toWebRequest(request: FastifyRequest, { cookieName, secret, auth }: AuthRouteServices): Request {
  const headers = new Headers();
  for (const name of ["content-type", "origin", "user-agent", "cookie"] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  headers.set("x-bosco-client-ip", request.ip);
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
  if (bearer) {
    const signed = `${bearer}.${createHmac("sha256", secret).update(bearer).digest("base64")}`;
    headers.set("cookie", `${cookieName}=${encodeURIComponent(signed)}`);
  }
  const demo = request.routeOptions.url?.endsWith("/sign-in/demo");
  const url = new URL(demo ? "/api/auth/sign-in/email" : request.url, auth.options.baseURL);
  const content = demo ? { email: DEMO_EMAIL, password: DEMO_PASSWORD } : (request.body ?? {});
  if (demo) headers.set("content-type", "application/json");
  const body = request.method === "POST" ? JSON.stringify(content) : undefined;
  return new Request(url, { method: request.method, headers, body });
}

async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  services: AuthRouteServices,
) {
  reply.status(response.status);
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  const location = response.headers.get("location");
  if (location) return reply.header("location", location).send();
  const text = await response.text();
  const body = text ? JSON.parse(text) : null;
  if (!response.ok)
    return reply.send({ code: body?.code ?? "AUTH", message: authMessage(body?.code, response.status) });
  if (request.routeOptions.url === "/api/auth/sign-in/email")
    await rememberBrowser(request, reply, body.user.id, services);
  // why: a script in a page never sees the session token; a program that is no browser asks for it as a bearer token.
  const browser = request.headers["sec-fetch-site"] !== undefined || request.headers.origin !== undefined;
  if (body && browser) {
    delete body.token;
    delete body.session?.token;
  }
  return reply.send(body);
}

async function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: string,
  services: AuthRouteServices,
) {
  const { database, browserCookie, secure } = services;
  const browser = readCookie(request.headers.cookie, browserCookie) ?? randomUUID();
  await database.login
    .insertInto("auth_known_browsers")
    .values({ user_id, browser_hash: browserHash(browser) })
    .onConflict((conflict) => conflict.columns(["user_id", "browser_hash"]).doNothing())
    .execute();
  const attributes = `Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  reply.header("set-cookie", `${browserCookie}=${browser}; ${attributes}`);
}
