import { randomUUID } from "node:crypto";
import { addDays } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { countingDay } from "../../plan/counting-day.ts";
import { ASK, ask, EMERGENCY, history, KNOWN, OWN, setUsage, UNKNOWN, usage } from "./test-questions.ts";

const server = useTestServer();
const SETTLE = "/api/questions_assistant/hors-ligne";
const MINUTE = 60_000;

const ago = (ms: number) => new Date(Date.now() - ms).toISOString();
const settle = (visitor: Visitor, more: object = {}, headers = {}) =>
  visitor.post(SETTLE, { id: randomUUID(), question: KNOWN, posee_le: ago(MINUTE), ...more }, headers);

/** The counts of every day of an account. */
async function counts({ id }: Visitor): Promise<Record<string, number>> {
  const rows = await server.database.asUser(id, (db) =>
    db.selectFrom("assistant_usage").select(["date_usage", "questions_count"]).execute(),
  );
  return Object.fromEntries(rows.map(({ date_usage, questions_count }) => [date_usage, questions_count]));
}

describe("a question that a device has answered", () => {
  test("is answered anew, filed under its id at its moment, and counted", async () => {
    const owner = await server.account();
    const [id, posee_le] = [randomUUID(), ago(10 * MINUTE)];
    const { status, body } = await settle(owner, { id, posee_le });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, question: KNOWN, origine: "fiches", urgence: false, created_at: posee_le });
    const { reponse, annexes } = (await ask(await server.account())).body;
    expect(body).toMatchObject({ reponse, annexes });
    expect(await history(owner)).toEqual([body]);
    expect(await usage(owner)).toBe(1);
  });

  test("about one's own boat is answered from the rows of the one who asks", async () => {
    const stranger = await server.account();
    await stranger.post("/api/bateaux", aBoat({ nom: "CORSAIRE-ETRANGER" }));
    const owner = await server.account();
    await owner.post("/api/bateaux", aBoat({ nom: "Korrigan", heures_moteur: 842 }));
    const { body } = await settle(owner, { question: OWN });
    expect(body).toMatchObject({ origine: "donnees", reponse: expect.stringContaining("**Korrigan**") });
    expect(body.reponse).not.toContain("ETRANGER");
  });

  test("goes on from the one that was asked before it, and from none asked since", async () => {
    const owner = await server.account({ pro: true });
    await settle(owner, { question: "Comment hiverner le moteur ?", posee_le: ago(30 * MINUTE) });
    await ask(owner, "Comment prendre un ris ?");
    const alone = (await settle(await server.account(), { question: "et pour un hors-bord ?" })).body;
    const after = (await settle(owner, { question: "et pour un hors-bord ?", posee_le: ago(28 * MINUTE) })).body;
    expect(after.annexes.fiches.map(({ id }: { id: string }) => id)).toContain("hivernage-hors-bord");
    expect(alone.annexes.fiches).not.toEqual(after.annexes.fiches);
  });

  test.each([
    ["an emergency", EMERGENCY, { urgence: true }],
    ["one without an answer", UNKNOWN, { origine: "aucune" }],
  ])("%s is filed and not counted", async (_name, question, expected) => {
    const owner = await server.account();
    await setUsage(server, owner, 3);
    expect((await settle(owner, { question })).body).toMatchObject(expected);
    expect(await usage(owner)).toBe(3);
    expect(await history(owner)).toHaveLength(1);
  });
});

describe("sent again", () => {
  test("it is filed and counted once, whatever it is sent under", async () => {
    const owner = await server.account();
    const [sent, key] = [{ id: randomUUID(), posee_le: ago(MINUTE) }, { "idempotency-key": randomUUID() }];
    const first = (await settle(owner, sent, key)).body;
    expect((await settle(owner, sent, key)).body).toEqual(first);
    expect((await settle(owner, sent)).body).toEqual(first);
    await Promise.all([1, 2, 3].map(() => settle(owner, sent)));
    expect(await history(owner)).toEqual([first]);
    expect(await usage(owner)).toBe(1);
  });

  test("at once, the first time, it is filed and counted once", async () => {
    const owner = await server.account();
    const sent = { id: randomUUID(), posee_le: ago(MINUTE) };
    const replies = await Promise.all([1, 2, 3, 4].map(() => settle(owner, sent)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await history(owner)).toHaveLength(1);
    expect(await usage(owner)).toBe(1);
  });

  test("with other words it is another question, and refused", async () => {
    const owner = await server.account();
    const sent = { id: randomUUID(), posee_le: ago(MINUTE) };
    await settle(owner, sent);
    const { status, body } = await settle(owner, { ...sent, question: OWN });
    expect([status, body.code]).toEqual([409, "OPERATION_DIFFERENTE"]);
    expect(await history(owner)).toHaveLength(1);
  });

  test("one that had reached the server before the network went is not counted again", async () => {
    const owner = await server.account();
    const id = randomUUID();
    const asked = (await owner.post(ASK, { question: KNOWN }, { "idempotency-key": id })).body;
    expect((await settle(owner, { id })).body).toEqual(asked);
    expect(await usage(owner)).toBe(1);
  });

  test("by somebody else under the same id it is his own, and shows nothing of the first", async () => {
    const [owner, other] = [await server.account(), await server.account()];
    await owner.post("/api/bateaux", aBoat({ nom: "Korrigan" }));
    const sent = { id: randomUUID(), question: OWN };
    await settle(owner, sent);
    const { status, body } = await settle(other, sent);
    expect(status).toBe(200);
    expect(body.reponse).not.toContain("Korrigan");
    expect(await usage(owner)).toBe(1);
  });
});

describe("the count", () => {
  test("goes beyond what may be asked, for the answer was given, and then no question may be asked", async () => {
    const owner = await server.account();
    await setUsage(server, owner, 3);
    expect((await settle(owner)).status).toBe(200);
    expect(await usage(owner)).toBe(4);
    expect((await ask(owner)).status).toBe(429);
  });

  test("is of the day on which it was asked, seven days back at most, and never of a day to come", async () => {
    const owner = await server.account();
    const today = countingDay();
    const DAY = 86_400_000;
    for (const days of [2, 7, 30, -400]) expect((await settle(owner, { posee_le: ago(days * DAY) })).status).toBe(200);
    expect(await counts(owner)).toEqual({ [addDays(today, -2)]: 1, [addDays(today, -7)]: 2, [today]: 1 });
    const asked = (await history(owner)).map(
      ({ created_at }: { created_at: string }) => Date.now() - Date.parse(created_at),
    );
    expect(asked.map((ms: number) => Math.round(ms / DAY))).toEqual([0, 2, 7, 30]);
  });

  test.each([
    ["fifteen of a free account", false, 15],
    ["two hundred of a Pro account", true, 200],
  ])("ends at %s: the next is refused for good, and not filed", async (_name, pro, most) => {
    const owner = await server.account({ pro });
    await setUsage(server, owner, most - 1);
    expect((await settle(owner)).status).toBe(200);
    const { status, body } = await settle(owner);
    expect([status, body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
    expect(body.message).toMatch(/^Trop de questions ont été posées hors ligne ce jour-là/);
    expect(await usage(owner)).toBe(most);
    expect(await history(owner)).toHaveLength(1);
    expect((await settle(owner, { question: EMERGENCY })).status).toBe(200);
  });

  test("of ten at once with one left lets one through", async () => {
    const owner = await server.account();
    await setUsage(server, owner, 14);
    const replies = await Promise.all(Array.from({ length: 10 }, () => settle(owner)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usage(owner)).toBe(15);
  });
});

test.each([
  ["nothing", {}],
  ["no id", { question: KNOWN, posee_le: ago(MINUTE) }],
  ["an id that is none", { id: "douze", question: KNOWN, posee_le: ago(MINUTE) }],
  ["no moment", { id: randomUUID(), question: KNOWN }],
  ["a moment that is none", { id: randomUUID(), question: KNOWN, posee_le: "hier" }],
  ["a day that does not exist", { id: randomUUID(), question: KNOWN, posee_le: "2026-02-30T10:00:00Z" }],
  ["an empty question", { id: randomUUID(), question: " ", posee_le: ago(MINUTE) }],
  ["one that is too long", { id: randomUUID(), question: "x".repeat(2001), posee_le: ago(MINUTE) }],
  ["an answer of its own", { id: randomUUID(), question: KNOWN, posee_le: ago(MINUTE), reponse: "Sautez." }],
])("%s is refused, and nothing is filed or counted", async (_name, body) => {
  const owner = await server.account();
  const reply = await owner.post(SETTLE, body);
  expect([reply.status, reply.body.code]).toEqual([400, "ENTREE_INVALIDE"]);
  expect(await usage(owner)).toBe(0);
  expect(await history(owner)).toEqual([]);
});
