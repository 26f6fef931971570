import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";

const server = useTestServer({ DATABASE_POOL: "3" });
beforeAll(async () => {
  await server.sql("create table quais (numero integer); grant select, insert on quais to bosco_system");
  await server.sql(
    "alter table quais enable row level security; create policy tous on quais to bosco_system using (true)",
  );
});

/** Gives back another row type each time, as only a migration against the rules would. */
let columns = 0;
const changeResult = () => {
  columns += 1;
  return server.sql(`alter table quais add column c${columns} integer`);
};

const readAll = (limit: number) => sql`select * from quais limit ${limit}`;

describe("N19: a migration changes what a prepared statement gives back", () => {
  test("a statement of its own is prepared anew, on every connection", async () => {
    const ask = () =>
      readAll(1)
        .execute(server.database.login)
        .then(({ rows }) => rows);
    const everywhere = () => Promise.all(Array.from({ length: 12 }, ask));
    await server.sql("grant select on quais to current_user");
    await everywhere();
    await changeResult();
    expect(await everywhere()).toEqual(Array(12).fill([]));
    expect(await everywhere()).toEqual(Array(12).fill([]));
  });

  test("a transaction is run again as a whole, and its work is done once", async () => {
    const numero = 7;
    let runs = 0;
    const work = () =>
      server.database.asSystem(async (db) => {
        runs += 1;
        await sql`insert into quais (numero) values (${numero})`.execute(db);
        await readAll(100).execute(db);
      });
    await Promise.all([work(), work(), work()]);
    await changeResult();
    runs = 0;
    await Promise.all([work(), work(), work()]);
    expect(runs).toBeGreaterThan(3);
    const { rows } = await server.database.asSystem((db) =>
      sql<{ n: number }>`select count(*) as n from quais`.execute(db),
    );
    expect(rows).toEqual([{ n: 6 }]);
  });

  test("requests go on while the function that knows the caller is made anew, again and again", async () => {
    const owner = await server.account({ pro: true });
    const { body: boat } = await owner.post("/api/bateaux", aBoat());
    const [before] = await server.sql("select pg_get_functiondef('find_signed_in(text)'::regprocedure) as text");
    const statuses = new Set<number>();
    let ending = false;
    const caller = async (n: number) => {
      while (!ending) {
        const key = { "idempotency-key": randomUUID() };
        const reply =
          n % 2
            ? await owner.get("/api/bateaux")
            : await owner.patch(`/api/bateaux/${boat.id}`, { couleur: "Bleu" }, key);
        statuses.add(reply.status);
      }
    };
    const load = Array.from({ length: 6 }, (_, n) => caller(n));
    for (let round = 0; round < 5; round += 1) {
      const another = String(before?.text)
        .replace("RETURNS TABLE(", `RETURNS TABLE(extra${round} integer, `)
        .replace(/select s\.id,/, `select ${round}, s.id,`);
      expect(another).not.toBe(before?.text);
      await server.sql(`begin; drop function find_signed_in(text); ${another}; commit`);
      expect((await owner.get("/api/bateaux")).status).toBe(200);
    }
    ending = true;
    await Promise.all(load);
    expect([...statuses]).toEqual([200]);
  });
});
