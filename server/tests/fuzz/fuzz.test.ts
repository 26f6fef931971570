import { randomInt } from "node:crypto";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checksumWithAccount, findOwnedTables, type OwnedTables } from "../owned-rows.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { NEVER_TAKEN } from "./never-taken.ts";
import { ACCOUNTS, SESSIONS } from "./placeholders.ts";
import { ROUTES } from "./routes.ts";
import { createSender, type Sender } from "./send.ts";
import { drawnFor, leftOpen, sendDrawn } from "./send-drawn.ts";
import { Callers, openTenant, type Tenant } from "./tenants.ts";
import { besideOf, SECRETS } from "./test-contents.ts";

const { FUZZ_RUNS = "200", FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_ROUTE = "" } = process.env;
const RUNS = Number(FUZZ_RUNS);
/** So many with one account: what a round makes stays below every ceiling, and a round is repeated by its seed. */
const ROUND = 200;
/** why that long: it only ends a run that hangs. */
const PATIENCE_MS = 500;

let server: TestServer;
let client: pg.Client;
let owned: OwnedTables;
let tables: string[];
let stranger: Tenant;
/** Of whom routes that write nothing read. */
let reader: Tenant;
let sender: Sender;

beforeAll(async () => {
  // why: hundreds of drawn bodies are made and judged in this process too.
  server = await startTestServer();
  client = new pg.Client(server.testDatabase.connection);
  await client.connect();
  owned = await findOwnedTables(client);
  tables = [...[...owned.tables].sort(), ACCOUNTS, SESSIONS, ...SECRETS];
  sender = createSender(server.url);
  stranger = await openTenant({ server, client, owned });
  reader = await openTenant({ server, client, owned });
});
afterAll(async () => {
  sender?.close();
  await client?.end();
  await server?.stop();
});

const wanted = ROUTES.filter(({ name }) => name.includes(FUZZ_ROUTE));

// why several at a time: each waits for PostgreSQL most of the time, and has accounts of its own.
test.concurrent.for(wanted)(
  "$name",
  { timeout: RUNS * PATIENCE_MS + 240_000 },
  // why its own `expect` and `onTestFinished`: those of the file belong to whichever of the tests runs at that moment.
  async (route, { expect, onTestFinished }) => {
    const client = new pg.Client(server.testDatabase.connection);
    await client.connect();
    onTestFinished(() => client.end());
    const place = { server, client, owned, reader };
    const before = await checksumWithAccount(client, owned, stranger.visitor.id);
    const drawn = drawnFor(tables, route);
    const { prepare } = besideOf(tables, route);
    let taken = 0;
    for (let sent = 0; sent < RUNS; sent += ROUND) {
      const seed = Number(FUZZ_SEED) + sent / ROUND;
      const callers = await new Callers(place, route, stranger, prepare).open();
      const property = fc.asyncProperty(drawn, async (one) => {
        const status = await sendDrawn(one, { callers, tables, sender });
        if (status < 400 && one.kind === "valid") taken += 1;
      });
      const { failed, counterexample, errorInstance } = await fc.check(property, {
        numRuns: Math.min(ROUND, RUNS - sent),
        seed,
        endOnFailure: true,
      });
      const again = `FUZZ_SEED=${seed} FUZZ_RUNS=${ROUND} FUZZ_ROUTE="${route.name}" npm run test:fuzz`;
      expect(failed, `${again}\n${errorInstance}\n${JSON.stringify(counterexample)?.slice(0, 2_000)}`).toBe(false);
    }
    expect(await checksumWithAccount(client, owned, stranger.visitor.id), "the other tenant").toBe(before);
    // why not of fewer: that none of a dozen is taken may be chance.
    if (RUNS >= ROUND || taken > 0)
      expect(taken > 0, `${taken} valid requests were taken`).toBe(!(route.name in NEVER_TAKEN));
  },
);

test("every route of the matrix is among them, and who is never taken says why", () => {
  expect(Object.keys(NEVER_TAKEN).filter((name) => !ROUTES.some((route) => route.name === name))).toEqual([]);
});

test("no connection is left in a transaction, and the pool serves more readers at once than it has connections", async () => {
  const readers = Array.from({ length: 40 }, () => stranger.visitor.get("/api/bateaux"));
  expect((await Promise.all(readers)).map(({ status }) => status)).toEqual(Array(40).fill(200));
  await expect.poll(() => leftOpen(client)).toBe(0);
});
