import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { openTurns, type Turns } from "./turns.ts";

let database: TestDatabase;
let here: Turns;
let there: Turns;
beforeAll(async () => {
  database = await createTestDatabase("empty");
  here = openTurns(database.connection, () => {});
  there = openTurns(database.connection, () => {});
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await database.drop();
});

test("of all who want a turn at once, on two servers, as many have one as there are", async () => {
  const wanted = Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).take("three", 3));
  const got = (await Promise.all(wanted)).filter((giveBack) => giveBack !== undefined);
  expect(got).toHaveLength(3);
  for (const giveBack of got) await giveBack();
  expect(await there.take("three", 1)).toBeDefined();
});

test("a turn that was given back is free for the other server at once, and giving it back twice gives nobody's away", async () => {
  for (let round = 0; round < 20; round += 1) {
    const mine = await here.take("one");
    expect(await there.take("one")).toBeUndefined();
    expect(await here.take("one")).toBeUndefined();
    await mine?.();
    const theirs = await there.take("one");
    expect(theirs).toBeDefined();
    await mine?.();
    expect(await here.take("one")).toBeUndefined();
    await theirs?.();
  }
});

test("one name is no other's", async () => {
  const [mine, other] = [await here.take("import a"), await there.take("import b")];
  expect([mine, other]).not.toContain(undefined);
  await mine?.();
  await other?.();
});

test("a server that dies loses its turns; one whose connection broke keeps its own from itself, and goes on", async () => {
  const mine = await here.take("broken");
  await database.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'bosco turns'");
  await expect.poll(() => here.take("after").then((giveBack) => giveBack !== undefined)).toBe(true);
  expect(await here.take("broken")).toBeUndefined();
  const theirs = await there.take("broken");
  expect(theirs).toBeDefined();
  // why: the lock is the other server's by now, and stays so.
  await mine?.();
  expect(await here.take("broken")).toBeUndefined();
  await theirs?.();
});

test("a turn that could not be given back is free for the other server all the same", async () => {
  await database.query(
    "create function public.pg_advisory_unlock(bigint) returns boolean language plpgsql as 'begin raise ''not now''; end'",
  );
  // why: PostgreSQL's own would be found first.
  const options = "-c search_path=public,pg_catalog";
  const failing = openTurns({ ...database.connection, options }, () => {});
  const mine = await failing.take("kept");
  expect(await there.take("kept")).toBeUndefined();
  await mine?.();
  await expect.poll(() => there.take("kept").then((giveBack) => giveBack !== undefined)).toBe(true);
  await expect
    .poll(() =>
      failing.take("another").then(
        (giveBack) => giveBack !== undefined,
        () => false,
      ),
    )
    .toBe(true);
  await failing.stop();
});
