import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deviceName, visitorAddress, visitorIp } from "../../http/visitor.ts";
import { fail } from "../../refusals.ts";
import { findSignedIn } from "../account.ts";
import { endLeftAccess, endResetLinks } from "../sessions/end-access.ts";
import { sessionToken, signToken } from "../sessions/session-cookie.ts";
import { endSession, renewToken } from "../sessions/session-tokens.ts";
import { meantUser } from "../signed-in.ts";
import { type AuthAnswer, forCaller } from "./auth-answer.ts";
import { isSpent, takeAttempt } from "./auth-attempts.ts";
import { AUTH_ROUTES, type AuthCall, readAuthCall } from "./auth-calls.ts";
import type { AuthServices } from "./auth-services.ts";
import { enterDemo } from "./demo-entry.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { authMessage } from "./messages.ts";

/** why: the answer comes by mail. One that waited would tell by its duration whether the address is known. */
const BY_MAIL: readonly AuthCall["path"][] = ["/request-password-reset", "/send-verification-email"];

/** Each costs a processor ten milliseconds and more. */
const HASHING: readonly AuthCall["path"][] = [
  "/sign-in/email",
  "/sign-up/email",
  "/reset-password",
  "/change-password",
];

export function registerAuthRoutes(app: FastifyInstance, services: AuthServices): void {
  for (const route of AUTH_ROUTES) {
    app.route({
      method: route.method,
      url: `/api/auth${route.path}`,
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        if (route.access === "user") await refuseStrangers(request, services);
        if (route.path === "/sign-out") await refuseOthersPage(request, services);
        const call = readAuthCall(route, request);
        const attempt = await takeAttempt(request, reply, call, services);
        if (call.path === "/sign-in/demo") {
          const answer = await enterDemo(request, reply, services);
          await endSession(request, services);
          return forCaller(request, answer);
        }
        const ask = () => askLibrary(request, call, services);
        const isHashing = HASHING.includes(call.path);
        const asking = (isHashing ? services.hashTurns(visitorAddress(request), ask) : ask()).catch(async (error) => {
          await attempt.giveBack();
          throw error;
        });
        if (services.mailOn && BY_MAIL.includes(call.path)) {
          logFailure(request, asking);
          return { status: true };
        }
        const response = await asking;
        if (!isSpent(call, response.status)) await attempt.giveBack();
        return sendAnswer(request, reply, call, response, services);
      },
    });
  }
}

const logFailure = (request: FastifyRequest, asking: Promise<unknown>) =>
  asking.catch((error) => request.log.error({ err: error }, "a mail was not prepared"));

/** A signed-in account may change itself; the demo is everybody's. */
async function refuseStrangers(request: FastifyRequest, { signedIn }: AuthServices): Promise<void> {
  const caller = await signedIn(request);
  if (!caller) throw fail("NON_CONNECTE");
  if (caller.account.est_demo) throw fail("INTERDIT", { message: authMessage("DEMO_ACCOUNT", 403) });
}

/** A page that believes somebody else signed in here ends nobody's session; where nobody is, there is none to end. */
async function refuseOthersPage(
  request: FastifyRequest,
  { database, cookieName, secret }: AuthServices,
): Promise<void> {
  const meant = meantUser(request);
  const token = meant && sessionToken(request.headers, cookieName, secret);
  const caller = token ? await findSignedIn(database, token) : undefined;
  if (caller && caller.account.id !== meant) throw fail("NON_CONNECTE");
}

/** Hands the call on with the headers the library may see, and no others. */
function askLibrary(request: FastifyRequest, call: AuthCall, services: AuthServices): Promise<Response> {
  const { auth, cookieName, secret } = services;
  const headers = new Headers({ "content-type": "application/json", "x-bosco-client-ip": visitorIp(request) });
  const agent = deviceName(request);
  if (agent) headers.set("user-agent", agent);
  // why: a mail is for the address that was given, whoever is signed in.
  const token = BY_MAIL.includes(call.path) ? undefined : sessionToken(request.headers, cookieName, secret);
  if (token) headers.set("cookie", `${cookieName}=${encodeURIComponent(signToken(token, secret))}`);
  const url = new URL(`/api/auth${call.path}`, auth.options.baseURL);
  if (call.method === "POST")
    return auth.handler(new Request(url, { method: "POST", headers, body: JSON.stringify(call.input) }));
  for (const [name, value] of Object.entries(call.input)) url.searchParams.set(name, String(value));
  return auth.handler(new Request(url, { headers }));
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  call: AuthCall,
  response: Response,
  services: AuthServices,
) {
  const answer = (await response.json().catch(() => null)) as AuthAnswer | null;
  if (answer?.code === "EMAIL_NOT_VERIFIED") await sendLinkAgain(request, reply, call, services);
  reply.status(response.status);
  // why: asked with the cookie of a session that has ended, the library takes back whatever the browser has by then, the
  // cookie of a new session too.
  if (call.path !== "/get-session" || answer)
    for (const cookie of response.headers.getSetCookie()) reply.header("set-cookie", cookie);
  const location = response.headers.get("location");
  if (location) return reply.header("location", location).send();
  if (!response.ok) {
    const code = answer?.code ?? "ERREUR_INTERNE";
    return reply.send({ code, message: authMessage(code, response.status) });
  }
  if (answer && call.path === "/change-password") await endOldWays(request, reply, call, answer, services);
  if (call.path === "/sign-in/email") await endSession(request, services);
  if (call.path === "/sign-in/email" && answer?.user) await rememberBrowser(request, reply, answer.user.id, services);
  return reply.send(answer && forCaller(request, answer));
}

/** A right password for an address that nobody has confirmed: a mail goes out, and counts like any that is asked for. */
async function sendLinkAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  { input: { email = "" } }: AuthCall,
  services: AuthServices,
): Promise<void> {
  const mail: AuthCall = { method: "POST", path: "/send-verification-email", input: { email } };
  await takeAttempt(request, reply, mail, services);
  logFailure(request, askLibrary(request, mail, services));
}

/** After a new password: nothing that the old one let in stays, as far as the owner asked. */
async function endOldWays(
  request: FastifyRequest,
  reply: FastifyReply,
  { input: { revokeOtherSessions } }: AuthCall,
  answer: AuthAnswer,
  services: AuthServices,
): Promise<void> {
  answer.token ??= await renewToken(request, reply, services);
  const id = answer.user?.id;
  if (id === undefined) return;
  await services.database.asSystem((db) => (revokeOtherSessions ? endLeftAccess(db, id) : endResetLinks(db, id)));
  if (revokeOtherSessions) await rememberBrowser(request, reply, id, services);
}
