import { dayIn } from "@bosco/domain";
import { afterEach, describe, expect, test, vi } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { countingDay } from "../../plan/counting-day.ts";
import { giveQuestionBack, takeQuestion } from "./queries.ts";
import { ASK, ask, EMERGENCY, history, KNOWN, STREAM, setUsage, UNKNOWN, usage } from "./test-questions.ts";

const server = useTestServer();
afterEach(() => void vi.useRealTimers());

describe("the quota", () => {
  const LIMIT = { code: "TROP_DE_DEMANDES", message: "Limite quotidienne atteinte" };

  test("starts at zero of three, and of 999 for Pro and the demo", async () => {
    const free = (await (await server.account()).get("/api/assistant_usage")).body;
    expect(free).toEqual({ date_usage: dayIn(new Date(), "Europe/Paris"), questions_count: 0, limite: 3 });
    const pro = (await (await server.account({ pro: true })).get("/api/assistant_usage")).body;
    expect(pro).toMatchObject({ questions_count: 0, limite: 999 });
    const demo = server.visitor();
    await demo.post("/api/auth/sign-in/demo");
    expect((await demo.get("/api/assistant_usage")).body.limite).toBe(999);
  });

  test("a free account asks three times a day, and the fourth is refused and not filed", async () => {
    const owner = await server.account();
    for (let n = 0; n < 3; n += 1) expect((await ask(owner)).status).toBe(200);
    for (const path of [ASK, STREAM]) {
      const fourth = await owner.post(path, { question: KNOWN });
      expect({ status: fourth.status, body: fourth.body }).toEqual({ status: 429, body: LIMIT });
    }
    expect(await usage(owner)).toBe(3);
    expect(await history(owner)).toHaveLength(3);
  });

  test("N20: an emergency is always answered, and not counted", async () => {
    const owner = await server.account();
    expect((await ask(owner, EMERGENCY)).body).toMatchObject({ urgence: true, origine: "fiches" });
    expect(await usage(owner)).toBe(0);
    await setUsage(server, owner, 3);
    const replies = [await ask(owner, EMERGENCY), await owner.post(STREAM, { question: EMERGENCY })];
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await ask(owner)).status).toBe(429);
    expect(await usage(owner)).toBe(3);
    expect((await history(owner)).map(({ urgence }: { urgence: boolean }) => urgence)).toEqual([true, true, true]);
    const pro = await server.account({ pro: true });
    await setUsage(server, pro, 200);
    expect((await ask(pro, EMERGENCY)).status).toBe(200);
  });

  test("N20: an emergency sent again with its operation id is filed once", async () => {
    const owner = await server.account();
    await setUsage(server, owner, 3);
    const key = { "idempotency-key": crypto.randomUUID() };
    const [first, second] = [
      await owner.post(ASK, { question: EMERGENCY }, key),
      await owner.post(ASK, { question: EMERGENCY }, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(await history(owner)).toHaveLength(1);
  });

  test("even a question that nothing answers needs one left", async () => {
    const owner = await server.account();
    await setUsage(server, owner, 3);
    expect((await ask(owner, UNKNOWN)).status).toBe(429);
    expect(await history(owner)).toEqual([]);
  });

  test("Pro asks on, until fair use ends at 200", async () => {
    const owner = await server.account({ pro: true });
    await setUsage(server, owner, 199);
    expect((await ask(owner)).status).toBe(200);
    const { status, body } = await ask(owner);
    expect({ status, code: body.code }).toEqual({ status: 429, code: "TROP_DE_DEMANDES" });
    expect(body.message).toContain("200 questions aujourd’hui");
    expect(await usage(owner)).toBe(200);
  });

  test("B6: of ten questions at once with one left, one is counted and nine are refused", async () => {
    const owner = await server.account();
    await setUsage(server, owner, 2);
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => ask(owner)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array(9).fill(429)]);
    expect(await usage(owner)).toBe(3);
    expect(await history(owner)).toHaveLength(1);
  });

  test("B6: the statement alone lets one through, whatever servers ask at once", async () => {
    const owner = await server.account();
    await setUsage(server, owner, 2);
    const day = countingDay();
    const take = () => server.database.asUser(owner.id, (db) => takeQuestion(db, { id: owner.id, pro: false }, day));
    const taken = await Promise.all(Array.from({ length: 10 }, take));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await usage(owner)).toBe(3);
  });

  test("a question given back never goes below zero, and goes back to its own day", async () => {
    const owner = await server.account();
    await ask(owner);
    await server.database.asUser(owner.id, (db) => giveQuestionBack(db, "2026-01-01"));
    expect(await usage(owner)).toBe(1);
    for (let n = 0; n < 3; n += 1) await server.database.asUser(owner.id, (db) => giveQuestionBack(db, countingDay()));
    expect(await usage(owner)).toBe(0);
  });

  test("D10: the day is Paris's, by the server's clock", async () => {
    const owner = await server.account();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-07-14T21:59:00Z") });
    for (let n = 0; n < 3; n += 1) await ask(owner);
    expect((await ask(owner)).status).toBe(429);
    vi.setSystemTime(new Date("2026-07-14T22:00:00Z"));
    expect((await owner.get("/api/assistant_usage")).body).toMatchObject({
      date_usage: "2026-07-15",
      questions_count: 0,
    });
    expect((await ask(owner)).status).toBe(200);
  });

  test("a failure on the way counts and files nothing", async () => {
    const owner = await server.account();
    await owner.post("/api/bateaux", aBoat());
    await server.sql("alter table releves_heures rename to releves_heures_away");
    const reply = await ask(owner, "Combien d'heures au moteur ?");
    await server.sql("alter table releves_heures_away rename to releves_heures");
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain("releves");
    expect(await usage(owner)).toBe(0);
    expect(await history(owner)).toEqual([]);
    expect((await ask(owner)).status).toBe(200);
  });

  describe("what the database itself refuses", () => {
    async function as(visitor: Visitor, statement: string) {
      try {
        await server.sql(
          `begin; select set_config('role', 'bosco_app', true), set_config('app.user_id', '${visitor.id}', true); ${statement}; commit`,
        );
        return "accepted";
      } catch (error) {
        return (error as { code?: string }).code;
      }
    }

    test.each([
      ["a fourth question of a free account", false, "update assistant_usage set questions_count = 4", "23514"],
      ["a third", false, "update assistant_usage set questions_count = 3", "accepted"],
      ["question 201 of a Pro account", true, "update assistant_usage set questions_count = 201", "23514"],
      ["question 200", true, "update assistant_usage set questions_count = 200", "accepted"],
      ["less than nothing", false, "update assistant_usage set questions_count = -1", "23514"],
      ["forgetting the count", false, "delete from assistant_usage", "42501"],
      ["counting on another day", false, "update assistant_usage set date_usage = date_usage - 1", "42501"],
      ["another answer than the one given", false, "update questions_assistant set reponse = 'x'", "42501"],
      ["reading what the model cost", false, "select * from appels_modele", "42501"],
    ])("%s", async (_name, pro, statement, expected) => {
      const owner = await server.account({ pro });
      await ask(owner);
      expect(await as(owner, statement)).toBe(expected);
    });
  });
});
