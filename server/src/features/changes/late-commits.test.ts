import { randomUUID } from "node:crypto";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { fill } from "../../../tests/fill-rows.ts";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { type Device, deviceOf } from "./test-device.ts";

const server = useTestServer();
const CONNECTIONS = 3;
const clients: pg.Client[] = [];
let owner: Visitor;
let boat: string;

beforeAll(async () => {
  for (let n = 0; n < CONNECTIONS; n += 1) {
    const client = new pg.Client(server.testDatabase.connection);
    await client.connect();
    await client.query("set role bosco_system");
    clients.push(client);
  }
});
afterAll(() => Promise.all(clients.map((client) => client.end())));
beforeEach(async () => {
  owner = await server.account({ pro: true });
  boat = (await owner.post("/api/bateaux", aBoat())).body.id;
});

const client = (n: number) => clients[n] as pg.Client;
const put = (n: number, id: string, quantite = 0) =>
  client(n).query(
    `insert into inventaire (user_id, bateau_id, id, nom, quantite) values ($1, $2, $3, 'Riz', $4)
      on conflict (user_id, id) do update set quantite = excluded.quantite`,
    [owner.id, boat, id, quantite],
  );
const remove = (n: number, id: string) =>
  client(n).query("delete from inventaire where user_id = $1 and id = $2", [owner.id, id]);
const keptArticles = (device: Device) => device.kept().inventaire;
const storedArticles = async () =>
  (await owner.get("/api/inventaire")).body.sort((a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1));

test("what was written first and committed last is told", async () => {
  const device = await deviceOf(owner);
  const [late, early] = [randomUUID(), randomUUID()];
  await client(0).query("begin");
  await put(0, late);
  await put(1, early);
  expect((await device.news()).inventaire?.lignes).toEqual([early]);
  await client(0).query("commit");
  expect((await device.news()).inventaire?.lignes).toEqual([late]);
  expect(await device.news()).toEqual({});
});

test("a first copy made while something is being written is told of it", async () => {
  const id = randomUUID();
  await client(0).query("begin");
  await put(0, id);
  const device = await deviceOf(owner);
  expect(keptArticles(device)).toEqual([]);
  await client(0).query("commit");
  expect((await device.news()).inventaire?.lignes).toEqual([id]);
});

test("what commits between two pages is told, wherever its place among them would be", async () => {
  const device = await deviceOf(owner);
  const [first, moved] = [randomUUID(), randomUUID()];
  await client(0).query("begin");
  await put(0, first);
  await fill(server, "inventaire", 3_000, { user: owner.id, boat });
  await put(1, moved);
  expect((await device.page()).complet).toBe(false);
  // why: its entry, which is still to come, goes back before those that have been told.
  await put(0, moved, 5);
  await client(0).query("commit");
  await device.pull();
  await device.pull();
  expect(keptArticles(device)).toEqual(await storedArticles());
  expect(device.rowsOf("inventaire").get(moved).quantite).toBe(5);
});

test("an older transaction that writes a row after a newer one is told", async () => {
  const device = await deviceOf(owner);
  const [id, other] = [randomUUID(), randomUUID()];
  await client(0).query("begin");
  await put(0, other);
  await put(1, id, 1);
  expect((await device.news()).inventaire?.lignes).toEqual([id]);
  await put(0, id, 2);
  await client(0).query("commit");
  await device.pull();
  expect(keptArticles(device)).toEqual(await storedArticles());
});

/** Who does what next. */
const step = fc.record({
  who: fc.nat(CONNECTIONS - 1),
  row: fc.nat(4),
  what: fc.constantFrom("begin", "put", "put", "remove", "put and undo", "commit", "rollback", "pull", "pull"),
});

test("whatever the order of beginnings, writes and ends, a device that follows ends with what is stored", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      const ids = Array.from({ length: 5 }, () => randomUUID());
      const device = await deviceOf(owner);
      const open = new Set<number>();
      /** Which open transaction has written a row: another one would wait for its end. */
      const held = new Map<number, number>();
      const end = async (who: number, how: "commit" | "rollback") => {
        await client(who).query(how);
        open.delete(who);
        for (const [row, holder] of held) if (holder === who) held.delete(row);
      };
      for (const [n, { who, row, what }] of steps.entries()) {
        const id = ids[row] as string;
        if (what === "pull") await device.page();
        else if (what === "begin" && !open.has(who)) {
          await client(who).query("begin");
          open.add(who);
        } else if (what === "commit" || what === "rollback") {
          if (open.has(who)) await end(who, what);
        } else if (what !== "begin" && (held.get(row) ?? who) === who) {
          if (what === "put and undo" && open.has(who)) {
            await client(who).query("savepoint before");
            await put(who, id, n);
            await client(who).query("rollback to before");
          } else await (what === "remove" ? remove(who, id) : put(who, id, n));
          if (open.has(who)) held.set(row, who);
        }
      }
      for (const who of open) await end(who, "commit");
      await device.pull();
      expect(keptArticles(device)).toEqual(await storedArticles());
    }),
    { numRuns: 60 },
  );
}, 120_000);
