import { MEANT_USER_HEADER } from "@bosco/contract/headers";
import type { CallPath } from "../commands.ts";
import { madeAgo } from "../made-ago.ts";
import { isUpload } from "../upload-calls.ts";
import type { Waiting } from "./waiting.ts";

/** What one request may hold, well below what the server reads. */
const MOST_LETTERS = 500_000;

/** What the server says became of one of them. */
export interface OperationResult {
  statut: number;
  corps: unknown;
}

/** why alone: a file is no JSON, and a question is answered anew, under the limits of its own address. */
export const goesAlone = (call: CallPath) => isUpload(call) || call === "assistant.settle";

/** As many of the first ones as go in one request. */
export function fitting(writes: readonly Waiting[]): Waiting[] {
  const together: Waiting[] = [];
  let letters = 0;
  for (const write of writes) {
    if (goesAlone(write.call)) break;
    letters += JSON.stringify(write.input).length;
    if (letters > MOST_LETTERS) break;
    together.push(write);
  }
  return together;
}

/** The request that sends several in their order, for that user and nobody else. */
export function operationsRequest(writes: readonly Waiting[], userId: string): [string, RequestInit] {
  const operations = writes.map(({ operationId, call, input, at }) => ({
    id: operationId,
    appel: call,
    entree: input,
    age: madeAgo(at),
  }));
  const headers = { "content-type": "application/json", [MEANT_USER_HEADER]: userId };
  return ["/api/operations", { method: "POST", headers, body: JSON.stringify({ operations }) }];
}
