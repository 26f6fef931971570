import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ask, OWN, usage } from "../src/features/assistant/test-questions.ts";
import { upload } from "./exports.ts";
import { type FakeModel, startFakeModel } from "./fake-model.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { Visitor } from "./visitor.ts";

/** What is counted or held over all servers, on two that share a database and nothing else. */
let model: FakeModel;
let here: TestServer;
let there: TestServer;
beforeAll(async () => {
  model = await startFakeModel();
  const settings = { ...model.env, AI_QUESTIONS_PER_DAY: "4" };
  here = await startTestServer(settings);
  there = await startTestServer(settings, { testDatabase: here.testDatabase });
});
afterAll(async () => {
  await there.stop();
  await here.stop();
  await model.stop();
});

/** The same person, by way of the other server. */
function onTheOther({ cookies, id, email }: Visitor): Visitor {
  const visitor = new Visitor(there.url);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return Object.assign(visitor, { id, email });
}

/** Turns are locks of sessions. */
async function locksHeld(): Promise<number> {
  const ours = "database = (select oid from pg_database where datname = current_database())";
  return (await here.sql(`select from pg_locks where locktype = 'advisory' and granted and ${ours}`)).length;
}

describe("one at a time, on whatever server", () => {
  test("a question of an account", async () => {
    const held: ServerResponse[] = [];
    model.mood((answer) => held.push(answer));
    const owner = await here.account();
    const waiting = ask(owner);
    await expect.poll(() => held.length).toBe(1);
    const second = await ask(onTheOther(owner), OWN);
    expect([second.status, second.body.message]).toEqual([429, "Une question est déjà en cours. Attendez sa réponse."]);
    held[0]?.destroy();
    await waiting;
    expect((await ask(onTheOther(owner), OWN)).status).toBe(200);
  });

  test("an import of an account, though each server lets other accounts import", async () => {
    const [owner, other] = [await here.account(), await here.account()];
    let letGo = () => {};
    const pause = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const file = new Uint8Array(1_000);
    const before = await locksHeld();
    const arriving = upload(owner, file, { pause });
    // why: one that is sent sooner may have the turn for a moment, and the first is refused.
    await expect.poll(locksHeld).toBe(before + 1);
    expect((await upload(onTheOther(owner), file)).status).toBe(503);
    expect((await upload(onTheOther(other), file)).status).not.toBe(503);
    letGo();
    expect((await arriving).status).not.toBe(503);
    expect((await upload(onTheOther(owner), file)).status).not.toBe(503);
  });
});

test("the day's calls of the model are one budget: of eleven questions on two servers four reach it", async () => {
  model.mood("Bien.");
  const owners = await Promise.all(Array.from({ length: 10 }, () => here.account()));
  const replies = await Promise.all(owners.map((owner, n) => ask(n % 2 ? owner : onTheOther(owner))));
  expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
  // the one of the first test counts too
  expect(model.asked).toHaveLength(4);
});

test("the day's questions of an account are one count: of eight at once on two servers, three at most are answered", async () => {
  const owner = await here.account();
  const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => ask(n % 2 ? owner : onTheOther(owner), OWN)));
  const answered = replies.filter(({ status }) => status === 200).length;
  expect(replies.filter(({ status }) => status !== 200 && status !== 429)).toEqual([]);
  expect(answered).toBeLessThanOrEqual(3);
  expect(await usage(owner)).toBe(answered);
});
