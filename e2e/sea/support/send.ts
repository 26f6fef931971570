import { contract } from "@bosco/contract";
import type { Reply, Visitor } from "../../../server/tests/visitor.ts";
import type { CallPath, Write } from "../../../web/src/data/commands.ts";
import { isUpload, UPLOAD_ADDRESSES, uploadForm } from "../../../web/src/data/upload-calls.ts";

type Routes = Record<string, Record<string, { "~orpc": { route: { method?: string; path?: string } } }>>;

function routeOf(call: CallPath) {
  const [feature = "", name = ""] = call.split(".");
  const { method = "POST", path = "" } = (contract as unknown as Routes)[feature]?.[name]?.["~orpc"].route ?? {};
  return { method, path };
}

/** Sends a write as a page does: by its operation, the id in the address and the rest in the body; a file in a form. */
export async function send({ operationId, call, input }: Write, as: Visitor): Promise<Reply> {
  if (isUpload(call)) {
    const path = `/api${UPLOAD_ADDRESSES[call](input as never)}`;
    return as.call("PUT", path, uploadForm(input as never), { "idempotency-key": operationId });
  }
  const { method, path } = routeOf(call);
  const { id, ...rest } = input as { id?: string };
  const isNamed = path.includes("{id}");
  const body = Array.isArray(input) || !isNamed ? input : rest;
  const address = `/api${path.replace("{id}", id ?? "")}`;
  return as.call(method, address, method === "DELETE" ? undefined : body, { "idempotency-key": operationId });
}

/** The same for a write that must succeed: what the server answered. */
export async function sendWell(write: Write, as: Visitor): Promise<Reply["body"]> {
  const { status, body, text } = await send(write, as);
  if (status >= 300) throw new Error(`${write.call}: ${status} ${text}`);
  return body;
}
