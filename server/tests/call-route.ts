import { randomUUID } from "node:crypto";
import type { Line, Rows } from "./access-lines.ts";
import type { Reply, Visitor } from "./visitor.ts";

/** Makes the call of a line of the access matrix, about these rows. */
export async function callRoute(
  visitor: Visitor,
  route: string,
  line: Line,
  rows: Rows,
  id = rows[line.of ?? ""]?.id,
): Promise<Reply> {
  const [method = "", template = ""] = route.split(" ");
  const parameters = new URLSearchParams(line.query?.(rows)).toString();
  const path = template.replace(/\{\w+\}/, id ?? randomUUID()) + (parameters && `?${parameters}`);
  if (line.streams) return headOf(visitor, path);
  return visitor.call(method, path, method === "GET" ? undefined : line.body?.(rows));
}

/** The head of an answer that never ends. */
async function headOf(visitor: Visitor, path: string): Promise<Reply> {
  const ending = new AbortController();
  const headers = { cookie: visitor.cookieHeader };
  const { status, headers: answered } = await fetch(visitor.url + path, { headers, signal: ending.signal });
  ending.abort();
  return { status, headers: answered, body: undefined, text: "" };
}
