import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import { isUpload, UPLOAD_ADDRESSES, uploadForm } from "../upload-calls.ts";
import type { Waiting } from "./waiting.ts";

const SETTLE_ADDRESS = "/api/questions_assistant/hors-ligne";

/** The request that sends a write by its own address (`goesAlone`), for that user and nobody else. */
export function aloneRequest({ operationId, call, input }: Waiting, userId: string): [string, RequestInit] {
  const headers = { [MEANT_USER_HEADER]: userId, "idempotency-key": operationId };
  if (isUpload(call)) {
    const body = uploadForm(input as never);
    return [`/api${UPLOAD_ADDRESSES[call](input as never)}`, { method: "PUT", headers, body }];
  }
  const asJson = { ...headers, "content-type": "application/json" };
  return [SETTLE_ADDRESS, { method: "POST", headers: asJson, body: JSON.stringify(input) }];
}
