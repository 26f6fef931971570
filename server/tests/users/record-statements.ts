import pg from "pg";

/** Who a statement was sent as: a request among its caller's rows (`bosco_app`, or `bosco_crew`), the system, or the login role. */
export type SentAs = "user" | "system" | "login";

export interface Sent {
  as: SentAs;
  text: string;
}

const TAKES: readonly [text: string, as: SentAs][] = [
  ["set_config('role', 'bosco_system'", "system"],
  ["set_config('role', case when", "user"],
];
const ENDS = /^(commit|rollback)\b/;
const BEGINS = /^begin\b/;

/**
 * Keeps each statement that the pools of servers in this process send, once, with the role it was sent in. What a test sends by a
 * connection of its own is not kept, nor is what says where a transaction begins and ends.
 */
export function recordStatements(): { sent: () => Sent[]; stop: () => void } {
  const seen = new Map<string, Sent>();
  const roles = new WeakMap<pg.Client, SentAs>();
  const send = pg.Client.prototype.query as (this: pg.Client, ...sent: unknown[]) => unknown;
  function recorded(this: pg.Client, ...given: unknown[]): unknown {
    if (isOfPool(this)) note(this, textOf(given[0]));
    return send.apply(this, given);
  }
  function note(client: pg.Client, text: string) {
    const before = roles.get(client) ?? "login";
    const taken = TAKES.find(([words]) => text.includes(words));
    if (taken) roles.set(client, taken[1]);
    else if (ENDS.test(text)) roles.delete(client);
    if (BEGINS.test(text) || ENDS.test(text)) return;
    seen.set(`${before} ${text}`, { as: before, text });
  }
  pg.Client.prototype.query = recorded as typeof pg.Client.prototype.query;
  return {
    sent: () => [...seen.values()],
    stop: () => {
      pg.Client.prototype.query = send as typeof pg.Client.prototype.query;
    },
  };
}

const isOfPool = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name === "bosco";

const textOf = (given: unknown): string =>
  typeof given === "string" ? given : String((given as { text?: unknown }).text ?? "");
