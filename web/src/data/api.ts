import routes from "virtual:contract-routes";
import type { contract } from "@bosco/contract";
import { MADE_AGO_HEADER, MEANT_USER_HEADER } from "@bosco/contract/headers";
import { createORPCClient } from "@orpc/client";
import {
  type AnyContractRouter,
  type ContractRouterClient,
  getContractRouter,
  isContractProcedure,
  validateORPCError,
} from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { ApiError, isErrorBody } from "./api-error.ts";
import { askServer } from "./ask-server.ts";
import { meantUser } from "./meant-user.ts";
import { checkSession } from "./session-end.ts";
import { withPassword } from "./with-password.ts";

export interface CallContext {
  /** Makes a write happen once, however often it is sent. */
  operationId?: string;
  /** Whose it is, where that is not simply whoever is signed in. */
  userId?: string;
  /** How many seconds ago it was pressed. */
  age?: number;
}

async function refuse(thrown: unknown, path: readonly string[]): Promise<never> {
  const error = ApiError.from(thrown);
  if (error.code === "NON_CONNECTE") void checkSession();
  const declared = callAt(routes, path);
  if (!declared || !Object.hasOwn(declared["~orpc"].errorMap, error.code)) throw error;
  // why here: the answer does not say whether the call declares it; the contract does, and judges what it holds.
  const whole = await import("@bosco/contract").catch(() => undefined);
  const call = whole && callAt(whole.contract, path);
  if (!call) throw Object.assign(error, { defined: true });
  const { defined, data } = await validateORPCError(call["~orpc"].errorMap, error);
  throw Object.assign(error, { defined, data });
}

function callAt(router: AnyContractRouter, path: readonly string[]) {
  const call = getContractRouter(router, path);
  return isContractProcedure(call) ? call : undefined;
}

const link = new OpenAPILink<CallContext>(routes, {
  url: `${location.origin}/api`,
  headers: ({ context: { operationId, userId, age } }) => ({
    ...(operationId && { "idempotency-key": operationId }),
    ...(age && { [MADE_AGO_HEADER]: String(age) }),
    ...(userId ? { [MEANT_USER_HEADER]: userId } : meantUser()),
  }),
  fetch: (request, init) => askServer(request, init),
  interceptors: [({ next, path }) => withPassword(() => next().catch((thrown) => refuse(thrown, path)))],
  customErrorResponseBodyDecoder: (body, { status }) => {
    if (isErrorBody(body)) throw new ApiError(status, body);
    // why: a failure in words that are not ours comes from something in between, which can't know what we did.
    if (status >= 500) throw ApiError.unanswered();
    return undefined;
  },
});

/** The server's calls, by feature: `api.boats.list()`. Reads go through `queries.ts`, writes through `useCommand`. */
export const api: JsonifiedClient<ContractRouterClient<typeof contract, CallContext>> = createORPCClient(link);
