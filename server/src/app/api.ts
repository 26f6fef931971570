import { isDeepStrictEqual } from "node:util";
import { mapEventIterator, toORPCError } from "@orpc/client";
import { type AnyProcedure, call, ErrorEvent, isProcedure } from "@orpc/server";
import { isAsyncIteratorObject } from "@orpc/shared";
import { sendStandardResponse } from "@orpc/standard-server-fastify";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { type FindSignedIn, meantUser, type ReadToken } from "../accounts/signed-in.ts";
import { inputOf } from "../api/input.ts";
import { sentAge } from "../api/made-at.ts";
import type { RequestContext } from "../api/procedures.ts";
import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import type { Turns } from "../database/turns.ts";
import { explainError } from "../http/explain-error.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { PhotoStore } from "../photos/store.ts";
import type { PushKeys } from "../push/keys.ts";
import type { Wake } from "../queue/jobs.ts";
import { fail } from "../refusals.ts";
import { registerOperations } from "./operations.ts";
import { router } from "./router.ts";

export interface ApiServices {
  config: Config;
  database: Database;
  turns: Turns;
  photos: PhotoStore;
  mailer: Mailer;
  pushKeys: PushKeys;
  wake: Wake;
  publicUrl: string;
  readToken: ReadToken;
  signedIn: FindSignedIn;
  judgeAnswers?: boolean | undefined;
}

/**
 * Every call of the contract as a route of its own below `/api`: Fastify finds it, reads the body and limits it; oRPC judges the
 * input and runs the procedure. why not oRPC's own mount: it costs as much as everything else a small call does
 * (docs/decisions/025).
 */
export function registerApi(app: FastifyInstance, services: ApiServices): void {
  const all = proceduresOf(router);
  const contextOf = contextMaker(services);
  for (const { path, procedure } of all) registerCall(app, { ...services, contextOf }, path, procedure);
  const procedures = new Map(all.map(({ path, procedure }) => [path.join("."), procedure]));
  const { signedIn, config } = services;
  registerOperations(app, { signedIn, contextOf, procedures, rateLimitFactor: config.RATE_LIMIT_FACTOR });
  app.all("/api/*", () => {
    throw fail("INTROUVABLE");
  });
}

function proceduresOf(node: object, path: string[] = []): { path: string[]; procedure: AnyProcedure }[] {
  if (isProcedure(node)) return [{ path, procedure: node }];
  return Object.entries(node).flatMap(([name, child]) => proceduresOf(child, [...path, name]));
}

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => RequestContext;

const contextMaker =
  ({ readToken, signedIn, judgeAnswers: _, ...services }: ApiServices): ContextOf =>
  (request, reply) => {
    const operationId = request.headers["idempotency-key"];
    return {
      ...services,
      token: readToken(request),
      meant: meantUser(request),
      signedIn: () => signedIn(request),
      explain: (error) => explainError(error, request, reply),
      gone: () => goneSignal(reply),
      operationId: typeof operationId === "string" ? operationId : undefined,
      age: () => sentAge(request),
    };
  };

function registerCall(
  app: FastifyInstance,
  { contextOf, judgeAnswers }: Pick<ApiServices, "judgeAnswers"> & { contextOf: ContextOf },
  path: string[],
  procedure: AnyProcedure,
): void {
  const { route, outputSchema } = procedure["~orpc"];
  app.route({
    method: route.method as HTTPMethods,
    url: `/api${route.path?.replace(/\{(\w+)\}/g, ":$1")}`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const output = await call(procedure, inputOf(request), { context: contextOf(request, reply), path });
      reply.status(route.successStatus ?? 200);
      if (isAsyncIteratorObject(output)) return stream(reply, output);
      if (judgeAnswers) await judge(outputSchema, output);
      const { headers = {}, body } = route.outputStructure === "detailed" ? (output as Detailed) : { body: output };
      return reply.headers(headers).type("application/json").send(JSON.stringify(body));
    },
  });
}

/** Aborted when the caller leaves before he is answered. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

interface Detailed {
  headers?: Record<string, string>;
  body: unknown;
}

function stream(reply: FastifyReply, body: AsyncIteratorObject<unknown>): Promise<void> {
  // why: a proxy that gathers an answer before it passes it on makes a stream of it pointless.
  reply.header("x-accel-buffering", "no");
  // why: what is thrown on the way becomes an event too; without it the stream would just end.
  const told = mapEventIterator(body, {
    value: async (value) => value,
    error: async (cause) => new ErrorEvent({ data: toORPCError(cause).toJSON(), cause }),
  });
  return sendStandardResponse(reply, { status: reply.statusCode, headers: {}, body: told });
}

/** An answer is what its schema says, and nothing besides. */
async function judge(schema: AnyProcedure["~orpc"]["outputSchema"], output: unknown): Promise<void> {
  const judged = await schema?.["~standard"].validate(output);
  if (!judged) return;
  if (judged.issues) throw new Error(`the answer breaks its schema: ${JSON.stringify(judged.issues)}`);
  if (!isDeepStrictEqual(judged.value, output)) throw new Error("the answer has more than its schema");
}
