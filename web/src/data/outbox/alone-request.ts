import { MEANT_USER_HEADER } from "@bosco/contract/live";
import { isUpload, UPLOAD_ADDRESSES } from "../upload-calls.ts";
import type { Waiting } from "./waiting.ts";

const SETTLE_ADDRESS = "/api/questions_assistant/hors-ligne";

/** The request that sends a write by its own address (`goesAlone`), for that user and nobody else. */
export function aloneRequest({ operationId, call, input }: Waiting, userId: string): [string, RequestInit] {
  const whose = { [MEANT_USER_HEADER]: userId };
  if (isUpload(call)) {
    const body = new FormData();
    body.append("photo", (input as { photo: File }).photo);
    return [`/api${UPLOAD_ADDRESSES[call](input as never)}`, { method: "PUT", headers: whose, body }];
  }
  const headers = { ...whose, "content-type": "application/json", "idempotency-key": operationId };
  return [SETTLE_ADDRESS, { method: "POST", headers, body: JSON.stringify(input) }];
}
