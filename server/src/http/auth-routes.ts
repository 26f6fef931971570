import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Auth } from "../auth/auth.ts";
import { authMessage } from "../auth/messages.ts";
import type { Throttle } from "../auth/throttle.ts";
import type { Database } from "../database/database.ts";
import { isSpent, takeAttempt } from "./auth-attempts.ts";
import { AUTH_ROUTES, type AuthCall, readAuthCall } from "./auth-calls.ts";
import { fail } from "./errors.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { sessionToken, signToken } from "./session-cookie.ts";
import { endSession, renewToken } from "./session-tokens.ts";
import type { FindSignedIn } from "./signed-in.ts";

export interface AuthRouteServices {
  auth: Auth;
  database: Database;
  throttle: Throttle;
  secret: string;
  cookieName: string;
  browserCookie: string;
  secure: boolean;
  signedIn: FindSignedIn;
  /** Whether mail can be sent; without it, whoever asks for one is told so. */
  mailOn: boolean;
}

/** The part of the auth library's answers that Bosco reads. */
interface AuthAnswer {
  code?: string;
  token?: string | null;
  session?: { token?: string };
  user?: { id: string };
}

/** why: the answer comes by mail. One that waited would tell by its duration whether the address is known. */
const BY_MAIL: readonly AuthCall["path"][] = ["/request-password-reset", "/send-verification-email"];

export function registerAuthRoutes(app: FastifyInstance, services: AuthRouteServices): void {
  for (const route of AUTH_ROUTES) {
    app.route({
      method: route.method,
      url: `/api/auth${route.path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (route.access === "user") await refuseStrangers(request, services);
        const call = readAuthCall(route, request);
        const attempt = await takeAttempt(request, reply, call, services);
        const asking = askLibrary(request, call, services).catch(async (error) => {
          await attempt.giveBack();
          throw error;
        });
        if (services.mailOn && BY_MAIL.includes(call.path)) {
          asking.catch((error) => request.log.error({ err: error }, "a mail was not prepared"));
          return { status: true };
        }
        const response = await asking;
        if (!isSpent(call, response.status)) await attempt.giveBack();
        return sendAnswer(request, reply, call, response, services);
      },
    });
  }
}

/** A signed-in account may change itself; the demo is everybody's. */
async function refuseStrangers(request: FastifyRequest, { signedIn }: AuthRouteServices): Promise<void> {
  const caller = await signedIn(request);
  if (!caller) throw fail("NON_CONNECTE");
  if (caller.account.est_demo) throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
}

/** Hands the call on with the headers the library may see, and no others. */
function askLibrary(request: FastifyRequest, call: AuthCall, services: AuthRouteServices): Promise<Response> {
  const { auth, cookieName, secret } = services;
  const headers = new Headers({ "content-type": "application/json", "x-bosco-client-ip": request.ip });
  const agent = request.headers["user-agent"];
  if (agent) headers.set("user-agent", agent);
  const token = sessionToken(request.headers, cookieName, secret);
  if (token) headers.set("cookie", `${cookieName}=${encodeURIComponent(signToken(token, secret))}`);
  const path = call.path === "/sign-in/demo" ? "/sign-in/email" : call.path;
  const url = new URL(`/api/auth${path}`, auth.options.baseURL);
  if (call.method === "POST")
    return auth.handler(new Request(url, { method: "POST", headers, body: JSON.stringify(call.input) }));
  for (const [name, value] of Object.entries(call.input)) url.searchParams.set(name, value);
  return auth.handler(new Request(url, { headers }));
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { path }: AuthCall,
  response: Response,
  services: AuthRouteServices,
) {
  reply.status(response.status);
  for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  const location = response.headers.get("location");
  if (location) return reply.header("location", location).send();
  const answer = (await response.json().catch(() => null)) as AuthAnswer | null;
  if (!response.ok) {
    const code = answer?.code ?? "ERREUR_INTERNE";
    return reply.send({ code, message: authMessage(code, response.status) });
  }
  if (answer && path === "/change-password") answer.token ??= await renewToken(request, reply, services);
  if (path === "/sign-in/email" || path === "/sign-in/demo") await endSession(request, services);
  if (path === "/sign-in/email" && answer?.user) await rememberBrowser(request, reply, answer.user.id, services);
  // why: a script in a page never sees the session token; a program that is no browser asks for it as a bearer token.
  const browser = request.headers["sec-fetch-site"] !== undefined || request.headers.origin !== undefined;
  if (answer && browser) {
    delete answer.token;
    delete answer.session?.token;
  }
  return reply.send(answer);
}
