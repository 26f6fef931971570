import { addDays } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { PASSWORD } from "../../../tests/accounts.ts";
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
import type { Visitor } from "../../../tests/visitor.ts";
import { endLeftAccess } from "../../accounts/sessions/end-access.ts";
import { keepDevicesOfOldSessions } from "./people.ts";

const world = useReminders();

describe("a reminder by push", () => {
  async function withDevice() {
    const owner = await withWork(world);
    return { owner, subscription: await addDevice(world, owner) };
  }
  const devices = async (owner: Visitor) => (await owner.get("/api/rappels")).body.appareils;

  test("says how much there is and opens the boat's page, and names nothing", async () => {
    const { owner, subscription } = await withDevice();
    const one = await aSender(world);
    await one.plan();
    await one.send();
    await one.plan(addDays(TODAY, 1));
    await one.send();
    expect(world.service.arrived).toHaveLength(1);
    expect(world.service.arrived[0]?.endpoint).toBe(subscription.endpoint);
    expect(JSON.parse(world.service.arrived[0]?.text ?? "")).toEqual({
      titre: "Bosco",
      texte: "1\u00a0entretien demande votre attention",
      page: `/maintenance?bateau=${owner.boat}`,
      marque: `rappels ${TODAY}`,
    });
    expect(JSON.stringify((await owner.get("/api/rappels")).body)).not.toContain(subscription.endpoint);
  });

  test("to a browser that has given it up forgets the device", async () => {
    const { owner } = await withDevice();
    await world.service.stop();
    world.service = await startPushService();
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect(await devices(owner)).toEqual([]);
    expect(await jobs(world)).toEqual([]);
  });

  test("that its service can't take now waits as long as that says; three refusals forget the device", async () => {
    await world.service.stop();
    let status = 503;
    world.service = await startPushService((response) => response.writeHead(status, { "retry-after": "7200" }).end());
    const { owner } = await withDevice();
    const one = await aSender(world);
    await one.plan();
    await one.send();
    const [{ seconds }] = (await world.server.sql<{ seconds: number }>(
      "set role bosco_system; select extract(epoch from due_at - now())::int as seconds from jobs",
    )) as [{ seconds: number }];
    expect(seconds > 7_100 && seconds <= 7_200).toBe(true);
    status = 400;
    await dueAgain(world);
    await one.send();
    expect(await devices(owner)).toHaveLength(1);
    for (let times = 0; times < 2; times += 1) {
      await askForTrial(world, owner);
      await one.send();
    }
    expect(await devices(owner)).toEqual([]);
  });

  test("ends with the session that asked for it, and not with one that is over by its age", async () => {
    const { owner } = await withDevice();
    await world.server.sql(`update auth_sessions set "expiresAt" = now() - interval '1 hour' where "userId" = $1`, [
      owner.id,
    ]);
    await world.server.database.asSystem(keepDevicesOfOldSessions);
    await world.server.sql('delete from auth_sessions where "userId" = $1', [owner.id]);
    expect(await world.server.sql("set role bosco_system; select from appareils_rappels")).toHaveLength(1);
    const again = await world.server.signIn(owner.email, PASSWORD);
    await again.post("/api/rappels/appareils", world.service.subscribe());
    await again.post("/api/auth/sign-out");
    expect(await world.server.sql("set role bosco_system; select from appareils_rappels")).toHaveLength(1);
    await world.server.database.asSystem((db) => endLeftAccess(db, owner.id));
    expect(await world.server.sql("set role bosco_system; select from appareils_rappels")).toEqual([]);
  });

  test.each(["he ends the others", "an administrator changes his role"])(
    "and whose session is over by its age, ends when %s",
    async (how) => {
      const { owner } = await withDevice();
      await world.server.sql(`update auth_sessions set "expiresAt" = now() - interval '1 hour' where "userId" = $1`, [
        owner.id,
      ]);
      await world.server.database.asSystem(keepDevicesOfOldSessions);
      await world.server.sql('delete from auth_sessions where "userId" = $1', [owner.id]);
      const again = await world.server.signIn(owner.email, PASSWORD);
      const admin = await world.server.admin();
      const { status } = how.startsWith("he")
        ? await again.post("/api/profils_utilisateur/sessions/fermer-les-autres")
        : await admin.call("PUT", "/api/fonctions/admin-users", {
            ...{ userId: owner.id, userData: { email: owner.email, prenom: "A", nom: "B", role: "admin" } },
          });
      expect(status).toBe(200);
      expect(await world.server.sql("set role bosco_system; select from appareils_rappels")).toEqual([]);
    },
  );

  test("that waits is not sent once they are off, and one that still fails at the end counts as refused", async () => {
    await world.service.stop();
    world.service = await startPushService((response) => response.writeHead(503).end());
    const { owner } = await withDevice();
    const one = await aSender(world);
    await one.plan();
    await one.send();
    await world.server.sql("set role bosco_system; update jobs set due_at = now(), attempts = 6");
    await one.send();
    expect(await jobs(world)).toMatchObject([{ kind: "push", gave_up_at: expect.any(String) }]);
    expect(await refusals()).toEqual([{ refus: 1 }]);
    await world.server.sql("set role bosco_system; update jobs set gave_up_at = null, attempts = 0, due_at = now()");
    const before = world.service.arrived.length;
    await owner.patch("/api/rappels", { push: false });
    await one.send();
    expect([world.service.arrived.length, await jobs(world)]).toEqual([before, []]);
  });

  test("whose service has heard it and says nothing is sent once more, and then counts as said", async () => {
    await world.service.stop();
    world.service = await startPushService((response) => void response.destroy());
    await withDevice();
    const one = await aSender(world);
    await one.plan();
    for (let times = 0; times < 3; times += 1) {
      await one.send();
      await dueAgain(world);
    }
    expect([world.service.arrived.length, await jobs(world), await refusals()]).toEqual([2, [], [{ refus: 1 }]]);
    await one.plan(addDays(TODAY, 1));
    expect(await jobs(world)).toEqual([]);
  });

  test("that can't be taken in the evening waits for the morning", async () => {
    await world.service.stop();
    world.service = await startPushService((response) => response.writeHead(503, { "retry-after": "43200" }).end());
    await withDevice();
    const one = await aSender(world);
    await one.plan();
    await one.send();
    const [{ seconds }] = (await world.server.sql<{ seconds: number }>(
      "set role bosco_system; select extract(epoch from due_at - now())::int as seconds from jobs",
    )) as [{ seconds: number }];
    // why between: of noon in Greenwich it is one or two hours past in Paris, and seven is so many hours further.
    expect(seconds > 61_000 && seconds <= 18 * 3_600).toBe(true);
  });

  test("as a trial is tried once, waits once, and counts when nobody answers", async () => {
    await world.service.stop();
    world.service = await startPushService(() => {});
    const { owner } = await withDevice();
    for (let times = 0; times < 2; times += 1) await askForTrial(world, owner);
    expect(await jobs(world)).toHaveLength(1);
    await (await aSender(world)).send();
    expect([await jobs(world), await refusals()]).toEqual([[], [{ refus: 1 }]]);
  });

  const refusals = () => world.server.sql("set role bosco_system; select refus from appareils_rappels");
});
