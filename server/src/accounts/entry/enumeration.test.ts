import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { useMailedServer } from "../../../tests/mailed-server.ts";
import { withClient } from "../../../tests/test-database.ts";

/** Alike is what two rounds in a row find alike. A busy machine gets more of them; two kinds that differ stay apart. */
const MOST_SAMPLES = 600;
const ROUND = 50;
const ROUNDS_ALIKE = 2;
const MOST_APART = 1.1;

const { server, trap } = useMailedServer();
/** One of each, so that both are asked about as often: a counter met for the first time costs something else. */
let known: string;
const unknown = `${randomUUID()}@bosco.test`;
beforeAll(async () => {
  known = (await server.account()).email;
});

const CALLS = {
  "a sign-in": {
    path: "/sign-in/email",
    body: (email: string) => ({ email, password: "pas-le-bon" }),
    status: 401,
    mails: false,
  },
  "a reset": { path: "/request-password-reset", body: (email: string) => ({ email }), status: 200, mails: true },
};
type Call = (typeof CALLS)[keyof typeof CALLS];

const send = ({ path, body }: Call, email: string) => server.visitor().post(`/api/auth${path}`, body(email));

async function timed(call: Call, email: string): Promise<number> {
  const started = performance.now();
  await send(call, email);
  const took = performance.now() - started;
  // What the answer did not wait for is over before the next is timed.
  if (call.mails && email === known) await trap.mailTo(known);
  await new Promise((resume) => setTimeout(resume, 10));
  return took;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * How much longer one kind takes than the other. Each pair is measured back to back and in changing order, so that whatever
 * else the machine does falls on both alike.
 */
async function timeApart(call: Call): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  let apart = Number.POSITIVE_INFINITY;
  let alike = 0;
  for (let n = 1; n <= MOST_SAMPLES && alike < ROUNDS_ALIKE; n += 1) {
    const pair = [
      async () => times.known.push(await timed(call, known)),
      async () => times.unknown.push(await timed(call, unknown)),
    ];
    for (const one of n % 2 ? pair : pair.reverse()) await one();
    if (n % ROUND > 0) continue;
    const ratio = median(times.known) / median(times.unknown);
    apart = Math.max(ratio, 1 / ratio);
    alike = apart <= MOST_APART ? alike + 1 : 0;
  }
  return apart;
}

describe("C6: nobody learns by asking whether an address is known", () => {
  test.each(Object.entries(CALLS))("%s is answered with the same status, body and headers", async (_, call) => {
    const replies = [await send(call, known), await send(call, unknown)];
    const [first, second] = replies.map(({ status, text, headers }) => ({
      status,
      text,
      headers: [...headers].filter(([name]) => !["date", "x-ratelimit-remaining", "x-ratelimit-reset"].includes(name)),
    }));
    expect(first?.status).toBe(call.status);
    expect(first).toEqual(second);
    if (call.mails) await trap.mailTo(known);
  });

  test("a reset is answered before its mail is prepared, which an unknown address has none of", async () => {
    const { email } = await server.account();
    await withClient(server.testDatabase.connection, async (client) => {
      await client.query("begin; lock table auth_verifications");
      expect((await send(CALLS["a reset"], email)).status).toBe(200);
      await client.query("commit");
    });
    expect((await trap.mailTo(email)).link).toContain("/auth?jeton=");
  });

  test.each(Object.entries(CALLS))("%s takes the same time", { timeout: 120_000 }, async (_, call) => {
    for (let n = 0; n < 10; n += 1) await timed(call, n % 2 ? known : unknown); // warm
    expect(await timeApart(call)).toBeLessThanOrEqual(MOST_APART);
  });
});
