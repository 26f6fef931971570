import { plural } from "@bosco/domain/french";
import type { FastifyReply, FastifyRequest } from "fastify";
import { DEMO_EMAIL } from "../../demo-account.ts";
import { visitorAddress } from "../../http/visitor.ts";
import { fail } from "../../refusals.ts";
import type { Attempt, Subject } from "../passwords/throttle.ts";
import type { AuthCall } from "./auth-calls.ts";
import type { AuthServices } from "./auth-services.ts";
import { browserOf, isKnownBrowser } from "./known-browsers.ts";

/** Takes one attempt from whoever this call counts against, or refuses it and says how long to wait. */
export async function takeAttempt(
  request: FastifyRequest,
  reply: FastifyReply,
  call: AuthCall,
  services: AuthServices,
): Promise<Attempt> {
  const attempt = await services.throttle.take(await subjectsOf(request, call, services));
  if (attempt.wait === 0) return attempt;
  const minutes = Math.ceil(attempt.wait / 60);
  reply.header("retry-after", attempt.wait);
  const message = `Trop de tentatives. Réessayez dans ${minutes} ${plural(minutes, "minute")}.`;
  throw fail("TROP_DE_DEMANDES", { message });
}

/** Whether the outcome uses the attempt up. What sends mail, tells of an account or opens the demo always does. */
export function isSpent({ path, input }: AuthCall, status: number): boolean {
  if (path === "/sign-in/email" && input.email !== DEMO_EMAIL) return status === 401;
  if (path === "/change-password") return status === 400;
  return true;
}

async function subjectsOf(
  request: FastifyRequest,
  { path, input: { email = "" } }: AuthCall,
  { database, browserCookie, signedIn }: AuthServices,
): Promise<Subject[]> {
  const address = visitorAddress(request);
  switch (path) {
    case "/sign-in/demo":
      return [{ kind: "demo", value: address }];
    case "/sign-in/email": {
      // why: its password is known to all; what counts is who comes in, by either door.
      if (email === DEMO_EMAIL) return [{ kind: "demo", value: address }];
      // why: somebody else's wrong guesses must not lock an owner out of the browser he always uses.
      const browser = browserOf(request, browserCookie);
      if (browser && (await isKnownBrowser(database, email, browser)))
        return [{ kind: "browser", value: `${browser} ${email}` }];
      return [
        { kind: "account", value: email },
        { kind: "address", value: address },
      ];
    }
    case "/sign-up/email":
      return [{ kind: "signUp", value: address }];
    case "/request-password-reset":
    case "/send-verification-email":
      return [
        { kind: "reset", value: address },
        { kind: "reset", value: email },
      ];
    case "/change-password": {
      const caller = await signedIn(request);
      return caller ? [{ kind: "change", value: caller.account.id }] : [];
    }
    default:
      return [];
  }
}
