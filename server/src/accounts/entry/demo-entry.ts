import type { FastifyReply, FastifyRequest } from "fastify";
import { DEMO_ID } from "../../demo-account.ts";
import { deviceName, visitorIp } from "../../http/visitor.ts";
import { fail } from "../../refusals.ts";
import { setSessionCookie } from "../sessions/session-tokens.ts";
import type { AuthServices } from "./auth-services.ts";

const DAY_SECONDS = 86_400;

/**
 * A session of the demo, as a sign-in answers. Its password is no secret, so nothing is hashed: one press must not cost
 * what a guess costs. A trigger of the database's ends it after a day.
 */
export async function enterDemo(request: FastifyRequest, reply: FastifyReply, services: AuthServices) {
  const { internalAdapter } = await services.auth.$context;
  const user = await internalAdapter.findUserById(DEMO_ID);
  if (!user) throw fail("INDISPONIBLE"); // a first start that has not made it yet
  const from = { ipAddress: visitorIp(request), userAgent: deviceName(request) };
  const { token } = await internalAdapter.createSession(DEMO_ID, true, from);
  setSessionCookie(reply, token, DAY_SECONDS, services);
  return { redirect: false, token, user };
}
