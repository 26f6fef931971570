import "./zod-without-eval.ts";
import { contract } from "@bosco/contract";
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { ApiError, isErrorBody, unreachable } from "./api-error.ts";
import { withPassword } from "./password-again.ts";

export interface CallContext {
  /** Makes a write happen once, however often it is sent. */
  operationId?: string;
}

const link = new OpenAPILink<CallContext>(contract, {
  url: `${location.origin}/api`,
  headers: ({ context }) => (context.operationId ? { "idempotency-key": context.operationId } : {}),
  fetch: (request, init) => fetch(request, init).catch((error) => Promise.reject(unreachable(error))),
  interceptors: [({ next }) => withPassword(() => next().catch((error) => Promise.reject(ApiError.from(error))))],
  customErrorResponseBodyDecoder: (body, { status }) => {
    if (isErrorBody(body)) throw new ApiError(status, body);
    return undefined;
  },
});

/** The server's calls, by feature: `api.boats.list()`. Reads go through `queries.ts`, writes through `useCommand`. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract, CallContext>> = createORPCClient(link);
