import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../tests/accounts.ts";
import { aBoat } from "../../tests/sample-rows.ts";
import { withClient } from "../../tests/test-database.ts";
import { useTestServer } from "../../tests/test-server.ts";

const lines: string[] = [];
const logTo = { write: (line: string) => void lines.push(line) };
const server = useTestServer({ LOG_LEVEL: "info", SLOW_STATEMENT_MS: "400" }, { logTo });
const entries = () => lines.map((line) => JSON.parse(line));
const told = () => entries().filter(({ msg }) => msg === "slow statement");

describe("a slow statement", () => {
  test("is told with its text, its time and the number of its request, and without a value", async () => {
    const owner = await server.account();
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    lines.length = 0;
    // why a lock: what makes statements slow in life too.
    await withClient(server.testDatabase.connection, async (client) => {
      await client.query("begin; lock table bateaux in exclusive mode");
      const writing = owner.patch(`/api/bateaux/${boat.id}`, { couleur: "Vert secret", version: boat.version });
      await new Promise((resolve) => setTimeout(resolve, 800));
      await client.query("commit");
      expect((await writing).status).toBe(200);
    });
    const slow = told().find(({ statement }) => statement.includes('from "bateaux"'));
    expect(slow.statement).toMatch(/^select .+ from "bateaux" where "id" = \$1 for update$/);
    expect(slow.ms).toBeGreaterThanOrEqual(400);
    expect(slow.ms).toBeLessThan(10_000);
    const request = entries().find(({ req }) => req?.method === "PATCH");
    expect(slow.reqId).toBe(request.reqId);
    expect(lines.join("")).not.toMatch(/Vert secret/);
  });

  test("of a sign-in, which the library sends, is told by its request too", async () => {
    const { email } = await server.account();
    lines.length = 0;
    await withClient(server.testDatabase.connection, async (client) => {
      await client.query("begin; lock table auth_sessions in access exclusive mode");
      const signing = server.visitor().post("/api/auth/sign-in/email", { email, password: PASSWORD });
      // why so long: a password is hashed first.
      await expect
        .poll(() => client.query("select 1 from pg_locks where not granted").then(({ rowCount }) => rowCount))
        .toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 800));
      await client.query("commit");
      expect((await signing).status).toBe(200);
    });
    const request = entries().find(({ req }) => req?.path === "/api/auth/sign-in/email");
    expect(told().map(({ reqId }) => reqId)).toContain(request.reqId);
    expect(
      told()
        .map(({ statement }) => statement)
        .join(),
    ).toContain("auth_sessions");
    expect(lines.join("")).not.toContain(email);
  });

  test("that failed is told too, and one that is quick behind it is not", async () => {
    lines.length = 0;
    const failing = server.database.asSystem(async (db) => {
      const slow = sql`select 1 / length(pg_sleep(${0.8})::text)`.execute(db);
      const quick = sql`select 'vite'`.execute(db);
      await Promise.all([slow, quick]);
    });
    await expect(failing).rejects.toThrow();
    expect(told().map(({ statement }) => statement)).toEqual(["select 1 / length(pg_sleep($1)::text)"]);
    expect(told()[0].reqId).toBeUndefined();
  });

  test("of great length is cut", async () => {
    lines.length = 0;
    const many = sql.join(Array.from({ length: 2_000 }, (_, n) => sql`${n}`));
    await server.database.asSystem((db) => sql`select pg_sleep(0.8) where 1 in (${many})`.execute(db));
    const slow = told().find(({ statement }) => statement.includes("pg_sleep"));
    expect(slow.statement.length).toBeGreaterThan(1_900);
    expect(slow.statement.length).toBeLessThan(2_100);
  });
});

describe("SLOW_STATEMENT_MS=0", () => {
  const silent: string[] = [];
  const other = useTestServer(
    { LOG_LEVEL: "info", SLOW_STATEMENT_MS: "0" },
    { logTo: { write: (line) => void silent.push(line) } },
  );

  test("tells none", async () => {
    await other.database.asSystem((db) => sql`select pg_sleep(0.6)`.execute(db));
    expect(silent.join("")).not.toContain("slow statement");
  });
});
