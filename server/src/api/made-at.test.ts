import { randomUUID } from "node:crypto";
import { addDays, addMonths, dayIn } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { join } from "../../tests/join.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Json, Reply, Visitor } from "../../tests/visitor.ts";
import { prepareChecklist, runsOf, tick } from "../features/checklists/test-checklists.ts";
import { ownerWithBoat } from "../features/maintenance/test-owner.ts";

const server = useTestServer();

const DAY_S = 86_400;
const THREE_DAYS = 3 * DAY_S;

interface Write {
  method: string;
  path: string;
  appel: string;
  /** With the id that stands in the path. */
  entree: { id: string };
}

type Send = (who: Visitor, write: Write, age: unknown, operation?: string) => Promise<Reply>;

const alone: Send = (who, { method, path, entree: { id, ...body } }, age, operation = randomUUID()) =>
  who.call(method, path.replace("{id}", id), body, { "bosco-age": String(age), "idempotency-key": operation });

const together: Send = async (who, { appel, entree }, age, operation = randomUUID()) => {
  const reply = await who.post("/api/operations", { operations: [{ id: operation, appel, entree, age }] });
  const [result] = reply.body.resultats ?? [];
  return result ? { ...reply, status: result.statut, body: result.corps } : reply;
};

const hours = (id: string, heures_moteur: number): Write => ({
  method: "PATCH",
  path: "/api/bateaux/{id}",
  appel: "boats.update",
  entree: { id, heures_moteur } as { id: string },
});
const reset = (id: string): Write => ({
  method: "POST",
  path: "/api/checklists_nouvelles/{id}/reinitialiser",
  appel: "checklists.reset",
  entree: { id },
});
const finish = (id: string, more: object = {}): Write => ({
  method: "PATCH",
  path: "/api/maintenances/{id}",
  appel: "maintenance.update",
  entree: { id, statut: "Terminée", ...more } as { id: string },
});

const readingsOf = async (who: Visitor): Promise<Json[]> => (await who.get("/api/releves_heures")).body;
const expectAgo = (moment: string, seconds: number) => {
  const off = (Date.now() - Date.parse(moment)) / 1_000 - seconds;
  expect(off, moment).toBeGreaterThan(-1);
  expect(off, moment).toBeLessThan(60);
};

describe.each([
  ["by its own address", alone],
  ["among others", together],
])("what was pressed three days ago, sent %s", (_, send) => {
  test("is a reading of then, and the hours of now", async () => {
    const { owner, boat } = await ownerWithBoat(server);
    const { status, body, text } = await send(owner, hours(boat.id, 110), THREE_DAYS);
    expect([status, body.heures_moteur], text).toEqual([200, 110]);
    const [reading] = await readingsOf(owner);
    expectAgo(reading.date_releve, THREE_DAYS);
    expectAgo(body.updated_at, 0);
  });

  test("of five days, is five readings", async () => {
    const { owner, boat } = await ownerWithBoat(server);
    for (const n of [5, 4, 3, 2, 1]) await send(owner, hours(boat.id, 110 - n), n * DAY_S);
    const readings = await readingsOf(owner);
    expect(readings.map(({ heures }) => heures)).toEqual([105, 106, 107, 108, 109]);
    for (const [index, { date_releve }] of readings.entries()) expectAgo(date_releve, (5 - index) * DAY_S);
  });

  test("is a run of then", async () => {
    const { owner, list, tasks } = await prepareChecklist(server);
    await tick(owner, tasks[0]);
    expect((await send(owner, reset(list.id), THREE_DAYS)).status).toBe(200);
    const [run] = await runsOf(owner, list.id);
    expectAgo(run?.created_at ?? "", THREE_DAYS);
  });

  test("is work done on that day, and next due from it", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const then = dayIn(new Date(Date.now() - THREE_DAYS * 1_000), "Europe/Paris");
    const { id } = await add({ date_echeance: addDays(then, 1), recurrence: "Annuelle" });
    const { body } = await send(owner, finish(id), THREE_DAYS);
    expect(body).toMatchObject({ date_realisation: then, suivante: { date_echeance: addMonths(then, 12) } });
  });

  test("counts from the reader's own day, one day off that of the press at most", async () => {
    const { owner, add } = await ownerWithBoat(server);
    const before = addDays(dayIn(new Date(Date.now() - THREE_DAYS * 1_000), "UTC"), -1);
    const { id } = await add({ date_echeance: `2000${before.slice(4)}`, recurrence: "Annuelle" });
    const { body } = await send(owner, finish(id, { date_realisation: before }), THREE_DAYS);
    expect(body).toMatchObject({ date_realisation: before, suivante: { date_echeance: addMonths(before, 12) } });
  });

  test("aboard another's boat, too", async () => {
    const { owner, boat } = await ownerWithBoat(server);
    const member = await server.account();
    await join(owner, member, boat.id, "equipage");
    expect((await send(member, hours(boat.id, 110), THREE_DAYS)).status).toBe(200);
    const [reading] = await readingsOf(owner);
    expectAgo(reading.date_releve, THREE_DAYS);
  });

  test("is of then, although a later one is known; the hours are those that came in last", async () => {
    const { owner, boat } = await ownerWithBoat(server);
    await send(owner, hours(boat.id, 120), DAY_S);
    const { body } = await send(owner, hours(boat.id, 110), THREE_DAYS);
    expect(body.heures_moteur).toBe(110);
    expect((await readingsOf(owner)).map(({ heures }) => heures)).toEqual([110, 120]);
  });

  test("within a minute of another stays behind it: the way here takes longer for one than for the next", async () => {
    const { owner, boat } = await ownerWithBoat(server);
    for (const [index, age] of [3_600, 3_630, 3_620, 3_600].entries())
      await send(owner, hours(boat.id, 110 - index), age);
    expect((await readingsOf(owner)).map(({ heures }) => heures)).toEqual([110, 109, 108, 107]);
  });

  test("is the same operation when it is sent again, older by then", async () => {
    const { owner, boat } = await ownerWithBoat(server);
    const operation = randomUUID();
    const first = await send(owner, hours(boat.id, 110), 60, operation);
    const second = await send(owner, hours(boat.id, 110), 2 * DAY_S, operation);
    expect([second.status, second.body]).toEqual([200, first.body]);
    const readings = await readingsOf(owner);
    expect(readings).toHaveLength(1);
    expectAgo(readings[0].date_releve, 60);
  });

  test.each([91 * DAY_S, 999_999_999_999_999])("and %d seconds are 90 days", async (age) => {
    const { owner, boat } = await ownerWithBoat(server);
    expect((await send(owner, hours(boat.id, 110), age)).status).toBe(200);
    const [reading] = await readingsOf(owner);
    expectAgo(reading.date_releve, 90 * DAY_S);
  });

  test.each([-1, 1.5, "", "trois jours", "1e3", "0x10", "5, 6", "2026-11-18T08:00:00.000Z", null])(
    "and %j is no age: nothing is written",
    async (age) => {
      const { owner, boat } = await ownerWithBoat(server);
      const { status, body } = await send(owner, hours(boat.id, 110), age);
      expect([status, body.code]).toEqual([400, "ENTREE_INVALIDE"]);
      expect(await readingsOf(owner)).toEqual([]);
    },
  );
});

test("an age is of its own write alone, not of those that travel with it", async () => {
  const { owner, boat } = await ownerWithBoat(server);
  const sent = [
    { heures: 110, age: THREE_DAYS },
    { heures: 111, age: DAY_S },
    { heures: 112, age: undefined },
  ];
  const operations = sent.map(({ heures, age }) => {
    const { appel, entree } = hours(boat.id, heures);
    return { id: randomUUID(), appel, entree, age };
  });
  await owner.post("/api/operations", { operations }, { "bosco-age": String(50 * DAY_S) });
  const readings = await readingsOf(owner);
  expect(readings.map(({ heures }) => heures)).toEqual([110, 111, 112]);
  for (const [index, { age = 0 }] of sent.entries()) expectAgo(readings[index].date_releve, age);
});

test("whoever is not signed in hears that, whatever the age; a read has none", async () => {
  const { owner, boat } = await ownerWithBoat(server);
  expect((await alone(server.visitor(), hours(boat.id, 110), "faux")).status).toBe(401);
  expect((await owner.get("/api/bateaux", { "bosco-age": "faux" })).status).toBe(200);
});
