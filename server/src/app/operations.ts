import { CHANGING_CALLS, OPERATIONS_MOST } from "@bosco/contract/live";
import { boundedArray, uuid } from "@bosco/domain";
import { type AnyProcedure, call } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { FindSignedIn } from "../accounts/signed-in.ts";
import { boundedAge, noteAge, secondsAgo } from "../api/made-at.ts";
import type { RequestContext } from "../api/procedures.ts";
import { explainError } from "../http/explain-error.ts";
import { errorBody, fail, invalidInput } from "../refusals.ts";

/** Each holds as many writes as a device sends by hand in minutes. */
const PER_MINUTE = 30;

export const operationsInput = z.strictObject({
  operations: boundedArray(
    z.strictObject({
      id: uuid,
      appel: z.string().max(60),
      entree: z.unknown(),
      age: secondsAgo.optional(),
    }),
    { least: 1, most: OPERATIONS_MOST },
  ),
});

const MAY_WAIT: ReadonlySet<string> = new Set(CHANGING_CALLS);
const UNKNOWN_CALL = fail("ENTREE_INVALIDE", { message: "Cet appel n’attend pas sur un appareil." });

interface Operations {
  signedIn: FindSignedIn;
  contextOf: (request: FastifyRequest, reply: FastifyReply) => RequestContext;
  procedures: ReadonlyMap<string, AnyProcedure>;
  rateLimitFactor: number;
}

/**
 * The writes that have waited on a device, in their order, many in one request: at sea an answer takes seconds. Each is the same
 * call as by its own address, in a transaction of its own and once by its id. The first one that is refused ends it: what comes
 * after may build on it.
 */
export function registerOperations(
  app: FastifyInstance,
  { signedIn, contextOf, procedures, rateLimitFactor }: Operations,
) {
  const config = { rateLimit: { max: Math.ceil(PER_MINUTE * rateLimitFactor), timeWindow: 60_000 } };
  app.post("/api/operations", { config }, async (request, reply) => {
    if (!(await signedIn(request))) throw fail("NON_CONNECTE");
    const judged = operationsInput.safeParse(request.body);
    if (!judged.success) throw invalidInput(judged.error.issues);
    const resultats: { id: string; statut: number; corps: unknown }[] = [];
    for (const { id, appel, entree, age } of judged.data.operations) {
      // why: whoever has left sends it again, as the same operations.
      if (reply.raw.destroyed) break;
      const procedure = MAY_WAIT.has(appel) ? procedures.get(appel) : undefined;
      if (!procedure) {
        // why here: a device of a later release may know a call that this server does not; what comes before it counts.
        resultats.push({ id, statut: 400, corps: errorBody(UNKNOWN_CALL) });
        break;
      }
      const context = {
        ...contextOf(request, reply),
        operationId: id,
        age: () => (age === undefined ? 0 : noteAge(request, boundedAge(age), id)),
      };
      try {
        const corps = await call(procedure, entree, { context, path: appel.split(".") });
        resultats.push({ id, statut: procedure["~orpc"].route.successStatus ?? 200, corps });
      } catch (error) {
        const explained = explainError(error, request, reply);
        resultats.push({ id, statut: explained.status, corps: errorBody(explained) });
        break;
      }
    }
    return reply.type("application/json").send(JSON.stringify({ resultats }));
  });
}
