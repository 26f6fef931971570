import type { AnswerEvent } from "@bosco/contract";
import { readBlocks } from "../../../tests/stream-blocks.ts";
import type { TestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { countingDay } from "../../plan/counting-day.ts";

export const ASK = "/api/fonctions/assistant-nautique";
export const STREAM = "/api/fonctions/assistant-nautique/flux";
/** What our sheets answer, and what is no matter of ours. */
export const KNOWN = "Comment changer le rouet de la pompe à eau de mer ?";
export const UNKNOWN = "Quelle est la capitale du Pérou ?";
/** What is answered from one's own rows, without any model. */
export const OWN = "Combien d'heures au moteur ?";
/** What cannot wait. */
export const EMERGENCY = "Au secours, homme à la mer !";

export const ask = (visitor: Visitor, question = KNOWN) => visitor.post(ASK, { question });

export const usage = async (visitor: Visitor): Promise<number> =>
  (await visitor.get("/api/assistant_usage")).body.questions_count;

export const history = async (visitor: Visitor) => (await visitor.get("/api/questions_assistant")).body;

/** Puts an account's count of today where a test needs it. */
export async function setUsage(server: TestServer, { id }: Visitor, count: number): Promise<void> {
  await server.sql(`begin; set local role bosco_system;
    insert into assistant_usage (user_id, date_usage, questions_count) values ('${id}', '${countingDay()}', ${count})
      on conflict (user_id, date_usage) do update set questions_count = excluded.questions_count; commit`);
}

export interface Streamed {
  status: number;
  headers: Headers;
  /** What has come so far. */
  events: AnswerEvent[];
  /** Data of events that are no message: an error. */
  errors: unknown[];
  ended: Promise<void>;
  leave(): void;
}

/** A page that reads an answer as it comes. */
export async function stream(visitor: Visitor, question = KNOWN): Promise<Streamed> {
  const leaving = new AbortController();
  const response = await fetch(visitor.url + STREAM, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: visitor.cookieHeader, "accept-encoding": "br, gzip" },
    body: JSON.stringify({ question }),
    signal: leaving.signal,
  });
  const events: AnswerEvent[] = [];
  const errors: unknown[] = [];
  const read = readBlocks(response, (block) => {
    const data = /^data: (.*)$/m.exec(block)?.[1];
    if (data === undefined) return;
    if (/^event: message$/m.test(block)) events.push(JSON.parse(data));
    else if (/^event: error$/m.test(block)) errors.push(JSON.parse(data));
  });
  const ended = read.catch(() => {}); // left, or cut: what has come is there
  const { status, headers } = response;
  return { status, headers, events, errors, ended, leave: () => leaving.abort() };
}
