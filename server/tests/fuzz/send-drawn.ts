import type pg from "pg";
import { faultOf } from "./judge.ts";
import { fillIn, type Whose } from "./placeholders.ts";
import { type Drawn, inputsOf, requestsOf } from "./requests.ts";
import type { Route } from "./routes.ts";
import type { Sender, Sent } from "./send.ts";
import type { Callers } from "./tenants.ts";
import { besideOf } from "./test-contents.ts";

/** Requests as they are drawn for a route. */
export function drawnFor(tables: readonly string[], route: Route) {
  const beside = besideOf(tables, route);
  const inputs = beside.inputs ?? inputsOf(tables, route);
  return requestsOf(route, inputs, beside);
}

/** Sends one, and complains of what is wrong with its answer. Gives its status. */
export async function sendDrawn(
  drawn: Drawn,
  { callers, tables, sender }: { callers: Callers; tables: readonly string[]; sender: Sender },
): Promise<number> {
  const { route } = callers;
  const idOf = (whose: Whose, table: string) => callers.idOf(drawn.as, whose, table);
  const cookie = callers.cookieOf(drawn.as);
  const { path, headers, body } = drawn;
  const sent: Sent = {
    method: route.method,
    path: fillIn(path, tables, idOf),
    headers: { ...(cookie && { cookie }), ...headers },
    body: typeof body === "string" ? fillIn(body, tables, idOf) : body,
  };
  const answer = await sender.send(sent, route.line.streams);
  const fault = faultOf(route, drawn, sent, answer) ?? callers.toldOf(sent, answer.text);
  if (fault)
    throw new Error([fault, describe(drawn, sent), `${answer.status} ${answer.text.slice(0, 500)}`].join("\n"));
  await callers.mend(drawn, answer.status);
  return answer.status;
}

function describe({ as, kind }: Drawn, { method, path, headers: { cookie: _, ...headers }, body }: Sent): string {
  const shown = Buffer.isBuffer(body) ? body.toString("latin1") : body;
  return `${kind}, as ${as}: ${method} ${path.slice(0, 500)} ${JSON.stringify(headers)} ${shown?.slice(0, 1_000) ?? ""}`;
}

/** Connections that a request of the server's has left in a transaction. */
export async function leftOpen(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`);
  return rows[0]?.n ?? Number.NaN;
}
