import "./zod-without-eval.ts";
import { contract } from "@bosco/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { ApiError, isErrorBody } from "./api-error.ts";
import { askServer } from "./ask-server.ts";
import { withPassword } from "./password-again.ts";
import { checkSession } from "./session-end.ts";

export interface CallContext {
  /** Makes a write happen once, however often it is sent. */
  operationId?: string;
}

function refuse(thrown: unknown): never {
  const error = ApiError.from(thrown);
  if (error.code === "NON_CONNECTE") void checkSession();
  throw error;
}

const link = new OpenAPILink<CallContext>(contract, {
  url: `${location.origin}/api`,
  headers: ({ context }) => (context.operationId ? { "idempotency-key": context.operationId } : {}),
  fetch: (request, init) => askServer(request, init),
  interceptors: [({ next }) => withPassword(() => next().catch(refuse))],
  customErrorResponseBodyDecoder: (body, { status }) => {
    if (isErrorBody(body)) throw new ApiError(status, body);
    // why: a failure in words that are not ours comes from something in between, which can't know what we did.
    if (status >= 500) throw ApiError.unanswered();
    return undefined;
  },
});

/** The server's calls, by feature: `api.boats.list()`. Reads go through `queries.ts`, writes through `useCommand`. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract, CallContext>> = createORPCClient(link);
