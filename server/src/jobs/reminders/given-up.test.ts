import { addDays } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { startPushService } from "../../../tests/push-service.ts";
import {
  addDevice,
  aSender,
  askForTrial,
  dueAgain,
  jobs,
  TODAY,
  useReminders,
  withWork,
} from "../../../tests/reminder-senders.ts";
import { forgetOldRows } from "../retention.ts";

const world = useReminders({
  refuses: (to) => to.startsWith("refuse"),
  refusesWords: (to) => to.startsWith("spam"),
});
const address = (id: string, email: string) =>
  world.server.sql("update auth_users set email = $2 where id = $1", [id, email]);
const words = () => world.trap.mails.map(({ text }) => text.match(/à faire|en retard/g));
const said = () => world.server.sql("set role bosco_system; select etat from rappels_dits");

describe("a trial", () => {
  test.each([
    ["was given up", "gave_up_at = now(), attempts = 14"],
    ["rests", "due_at = now() + interval '4 hours', attempts = 7"],
  ])("that %s begins anew when it is asked for again", async (_case, state) => {
    const owner = await withWork(world);
    await addDevice(world, owner);
    await askForTrial(world, owner);
    await world.server.sql(`set role bosco_system; update jobs set ${state}`);
    await askForTrial(world, owner);
    await (await aSender(world)).send();
    expect([world.service.arrived.length, await jobs(world)]).toEqual([1, []]);
  });
});

describe("a mail that is given up", () => {
  test("has said nothing: its things are said the next morning, and once", async () => {
    const owner = await withWork(world, "Vidange", 3);
    await address(owner.id, "refuse@bosco.test");
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect(await said()).toEqual([]);
    await address(owner.id, "prend@bosco.test");
    for (const days of [1, 2]) {
      await one.plan(addDays(TODAY, days));
      await one.send();
    }
    expect([words(), await jobs(world)]).toEqual([[["à faire"]], []]);
  });

  test("of an address that never takes one is tried a few mornings and no more, until something changes", async () => {
    const owner = await withWork(world, "Vidange", 9);
    await address(owner.id, "refuse@bosco.test");
    const one = await aSender(world);
    const tried: number[] = [];
    for (const days of [0, 1, 2, 3, 4, 5, 10, 11]) {
      const before = (await jobs(world))[0];
      await one.plan(addDays(TODAY, days));
      await one.send();
      const [after, ...others] = await jobs(world);
      expect(others).toEqual([]);
      if (after?.gave_up_at !== before?.gave_up_at) tried.push(days);
    }
    expect(tried).toEqual([0, 1, 2, 10]);
  });

  test("and tried again by an administrator is noted as said when it leaves", async () => {
    const owner = await withWork(world);
    await address(owner.id, "refuse@bosco.test");
    const one = await aSender(world);
    await one.plan();
    await one.send();
    await address(owner.id, "prend@bosco.test");
    await world.server.sql("set role bosco_system; update jobs set gave_up_at = null, attempts = 0");
    await one.send();
    await one.plan(addDays(TODAY, 1));
    await one.send();
    expect(words()).toEqual([["à faire"]]);
  });

  test("is one whose words the mail server refuses for good, at once", async () => {
    const owner = await withWork(world);
    await address(owner.id, "spam@bosco.test");
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect(await jobs(world)).toMatchObject([
      { attempts: 1, gave_up_at: expect.any(String), reason: expect.stringContaining("refuse ce message") },
    ]);
  });

  test("is one that no server has sent for a week, since none has a mail server any more", async () => {
    await withWork(world);
    await (await aSender(world)).plan();
    await world.server.sql("set role bosco_system; update jobs set created_at = now() - interval '8 days'");
    await world.server.database.asSystem((db) => forgetOldRows(db, new Date()));
    expect(await jobs(world)).toMatchObject([{ gave_up_at: expect.any(String), reason: expect.any(String) }]);
    expect(await said()).toEqual([]);
  });

  test("after a newer one has said the same unsays nothing", async () => {
    const owner = await withWork(world, "Vidange", 3);
    const one = await aSender(world);
    await one.plan();
    await taken(owner.id);
    await one.plan(addDays(TODAY, 5));
    await one.send();
    await leaseOver();
    await world.server.sql("set role bosco_system; update jobs set attempts = 50");
    await one.send();
    expect(await jobs(world)).toMatchObject([{ gave_up_at: expect.any(String) }]);
    await one.plan(addDays(TODAY, 6));
    await one.send();
    expect(words()).toEqual([["en retard"]]);
  });
});

describe("a mail that a server has taken while the morning is planned", () => {
  test("does not say as late what the new one says as late", async () => {
    const owner = await withWork(world, "Vidange", 3);
    const one = await aSender(world);
    await one.plan();
    await taken(owner.id);
    await one.plan(addDays(TODAY, 5));
    expect(await jobs(world)).toHaveLength(2);
    await leaseOver();
    await one.send();
    await one.send();
    expect([words(), await jobs(world)]).toEqual([[["en retard"]], []]);
  });
});

describe("a push that is refused", () => {
  test("is shown to an administrator, and is said the next morning, until its device is forgotten", async () => {
    await world.service.stop();
    world.service = await startPushService((response) => response.writeHead(403).end());
    const owner = await withWork(world, "Vidange", 9);
    await addDevice(world, owner);
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect(await jobs(world)).toMatchObject([
      { kind: "push", gave_up_at: expect.any(String), reason: "Le service de notifications répond 403." },
    ]);
    expect(await said()).toEqual([]);
    for (const days of [1, 2, 3, 4]) {
      await one.plan(addDays(TODAY, days));
      await one.send();
    }
    expect(world.service.arrived).toHaveLength(3);
    expect((await owner.get("/api/rappels")).body.appareils).toEqual([]);
  });

  test("by one device is said, where another has taken it", async () => {
    await world.service.stop();
    let refused = "";
    world.service = await startPushService((response, endpoint) =>
      response.writeHead(endpoint === refused ? 400 : 201).end(),
    );
    const owner = await withWork(world);
    refused = (await addDevice(world, owner)).endpoint;
    await addDevice(world, owner);
    const one = await aSender(world);
    await one.plan();
    await one.send();
    await dueAgain(world);
    await one.plan(addDays(TODAY, 1));
    await one.send();
    expect(world.service.arrived).toHaveLength(2);
  });

  test("by a browser that has given it up is said to the next one", async () => {
    const owner = await withWork(world);
    const { endpoint } = await addDevice(world, owner);
    await world.service.stop();
    world.service = await startPushService();
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect([endpoint, await jobs(world), await said()]).toEqual([expect.any(String), [], []]);
    await addDevice(world, owner);
    await one.plan(addDays(TODAY, 1));
    await one.send();
    expect(world.service.arrived).toHaveLength(1);
  });
});

describe("a push to a browser that has given it up", () => {
  test("is said to a device that came after it was left to be sent", async () => {
    const owner = await withWork(world);
    await addDevice(world, owner);
    await world.service.stop();
    world.service = await startPushService();
    const one = await aSender(world);
    await one.plan();
    const { endpoint } = await addDevice(world, owner);
    await one.send();
    expect([world.service.arrived, await said()]).toEqual([[], []]);
    await one.plan(addDays(TODAY, 1));
    await one.send();
    expect(world.service.arrived.map((push) => push.endpoint)).toEqual([endpoint]);
  });

  test("after it has waited for a morning is said to a device that came on that one", async () => {
    const owner = await withWork(world);
    await addDevice(world, owner);
    await world.service.stop();
    world.service = await startPushService();
    const one = await aSender(world);
    await one.plan();
    const { endpoint } = await addDevice(world, owner);
    const row = { bateau_id: owner.boat, titre: "Anodes", categorie: "Coque", date_echeance: addDays(TODAY, 4) };
    await owner.post("/api/maintenances", row);
    await one.plan(addDays(TODAY, 1));
    await one.send();
    const before = world.service.arrived.length;
    await one.plan(addDays(TODAY, 2));
    await one.send();
    // why not how many works it tells: the newer one is among them if the browser that is gone was tried first, and was told before if not.
    expect(world.service.arrived.slice(before).map((push) => push.endpoint)).toEqual([endpoint]);
    expect(JSON.parse(world.service.arrived.at(-1)?.text ?? "{}").texte).toMatch(/^[12]\sentretiens? demande/);
    expect(await said()).toHaveLength(2);
  });
});

/** As if a server had taken what waits, and had not come to it yet. */
const taken = (id: string) =>
  world.server.sql(`set role bosco_system; update jobs set attempts = 1, lease = gen_random_uuid(),
    leased_until = now() + interval '1 hour', created_at = now() - interval '1 hour' where account = '${id}'`);
const leaseOver = () =>
  world.server.sql(
    "set role bosco_system; update jobs set leased_until = now() - interval '1 second' where lease is not null",
  );
