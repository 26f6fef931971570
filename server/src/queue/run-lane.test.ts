import { expect, test } from "vitest";
import { useTestServer } from "../../tests/test-server.ts";
import type { Lane, TakenJob } from "./jobs.ts";
import { enqueue } from "./queries.ts";
import { runLane } from "./run-lane.ts";

const server = useTestServer();

test("who keeps a place for long keeps no other empty, and what comes meanwhile is begun when it is told", async () => {
  const leave = (...subjects: string[]) =>
    server.database.asSystem((db) =>
      enqueue(
        db,
        subjects.map((subject) => ({ kind: "essai", subject, input: { subject } })),
      ),
    );
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const done: unknown[] = [];
  const lane: Lane = {
    ...{ kind: "essai", width: 2, leaseSeconds: 60, rests: [60] },
    async work({ input }: TakenJob) {
      const { subject } = input as { subject: string };
      if (subject === "slow") await held;
      done.push(subject);
      return { end: "done" };
    },
  };
  const errors: unknown[] = [];
  const running = runLane(server.database, lane, (error) => errors.push(error));
  await leave("slow");
  await leave("a", "b", "c");
  const drained = running.drain();
  await expect.poll(() => done.length).toBe(3);
  await leave("d");
  void running.drain();
  await expect.poll(() => done.length).toBe(4);
  letGo();
  await drained;
  expect([done.at(-1), errors]).toEqual(["slow", []]);
  expect(await server.sql("set role bosco_system; select from jobs where kind = 'essai'")).toEqual([]);
});

test("work that never ends gives its place back before its lease is over, and is tried again", async () => {
  await server.database.asSystem((db) =>
    enqueue(db, [
      { kind: "sans fin", subject: "never", input: { subject: "never" }, due_at: "2026-01-01T00:00:00Z" },
      { kind: "sans fin", subject: "next", input: { subject: "next" } },
    ]),
  );
  const done: unknown[] = [];
  const lane: Lane = {
    ...{ kind: "sans fin", width: 1, leaseSeconds: 2, rests: [60] },
    async work({ input }: TakenJob) {
      const { subject } = input as { subject: string };
      if (subject === "never") await new Promise(() => {});
      done.push(subject);
      return { end: "done" };
    },
  };
  const errors: unknown[] = [];
  await runLane(server.database, lane, (error) => errors.push(error)).drain();
  expect([done, errors.length]).toEqual([["next"], 1]);
  expect(
    await server.sql(
      "set role bosco_system; select subject, attempts, lease, reason from jobs where kind = 'sans fin'",
    ),
  ).toEqual([{ subject: "never", attempts: 1, lease: null, reason: "Ce travail n’a pas fini à temps." }]);
});

test("one account has so many places and no more, whoever comes after it has the others", async () => {
  const [many, few] = [await server.account(), await server.account()];
  const of = (account: string, n: number) => ({ kind: "places", subject: `${account} ${n}`, account });
  await server.database.asSystem((db) =>
    enqueue(db, [...[1, 2, 3, 4, 5, 6].map((n) => of(many.id, n)), ...[1, 2].map((n) => of(few.id, n))]),
  );
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const begun: (string | null)[] = [];
  const lane: Lane = {
    ...{ kind: "places", width: 4, perAccount: 2, leaseSeconds: 60, rests: [60] },
    async work({ account }: TakenJob) {
      begun.push(account);
      await held;
      return { end: "done" };
    },
  };
  const errors: unknown[] = [];
  const drained = runLane(server.database, lane, (error) => errors.push(error)).drain();
  await expect.poll(() => begun.length).toBe(4);
  expect([...begun].sort()).toEqual([many.id, many.id, few.id, few.id].sort());
  letGo();
  await drained;
  expect([begun.length, errors]).toEqual([8, []]);
});
