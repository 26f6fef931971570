import { addDays } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { aSender, dueAgain, jobs, TODAY, takeAboard, useReminders, withWork } from "../../../tests/reminder-senders.ts";

let heard = 0;
let says: Promise<void> | undefined;
const world = useReminders({
  before: async () => {
    heard += 1;
    await says;
  },
});
const NOBODY = { SMTP_URL: "smtp://127.0.0.1:9" };
const words = () => world.trap.mails.map(({ text }) => text.match(/à faire|en retard|dans (?=\d)|dépassé/g));

describe("a mail that has waited", () => {
  test("keeps nothing of what it is about, and says nothing of a boat that its reader has left", async () => {
    const owner = await withWork(world, "Anodes de Korrigan", 30);
    const hand = await world.server.account();
    await takeAboard(world, owner, hand, "gestion");
    await withWork(world);
    await world.server.sql("set role bosco_system; update maintenances set date_echeance = current_date + 1");
    const one = await aSender(world);
    await one.plan();
    expect(await jobs(world)).toHaveLength(3);
    expect(JSON.stringify(await jobs(world))).not.toMatch(/Anodes|Korrigan/);
    await world.server.sql(`set role bosco_system; delete from partages where membre_id = '${hand.id}'`);
    await one.send();
    expect(world.trap.mails.flatMap(({ to }) => to)).not.toContain(hand.email);
    expect([world.trap.mails.length, await jobs(world)]).toEqual([2, []]);
  });

  test("leaves as one with what is new, says what is so on the day it leaves, and that is not said again", async () => {
    const owner = await withWork(world, "Vidange", 3);
    const row = { bateau_id: owner.boat, titre: "Anodes", categorie: "Coque", date_echeance: addDays(TODAY, 16) };
    await owner.post("/api/maintenances", row);
    const away = await aSender(world, NOBODY);
    await away.plan();
    await away.send();
    const one = await aSender(world);
    await one.plan(addDays(TODAY, 3));
    expect(await jobs(world)).toHaveLength(1);
    // why: the day it is late, a mail server that was away comes back before anything was planned.
    await world.server.sql(
      "set role bosco_system; update maintenances set date_echeance = current_date + 1 where titre = 'Vidange'",
    );
    await dueAgain(world);
    await one.send();
    expect(words()).toEqual([["en retard", "à faire"]]);
    await one.plan(addDays(TODAY, 4));
    await one.send();
    expect(world.trap.mails).toHaveLength(1);
  });

  test("whose fate a mail server never told is sent once more, and then an administrator hears of it", async () => {
    await withWork(world);
    says = new Promise(() => {});
    heard = 0;
    const patience = { toHear: 5_000, toAnswer: 300 };
    for (let times = 0; times < 4; times += 1) {
      // why another each time: while nobody answers, one server asks less and less often.
      const one = await aSender(world, { patience });
      await one.plan();
      await one.send();
      await dueAgain(world);
    }
    says = undefined;
    expect(heard).toBe(2);
    expect(await jobs(world)).toMatchObject([{ attempts: 2, gave_up_at: expect.any(String) }]);
  });
});

describe("what is looked at", () => {
  test("of a week that ends before the next mail is said by this one, whatever the delay", async () => {
    const owner = await withWork(world, "Vidange", 6);
    await owner.patch("/api/rappels", { delai_jours: 3 });
    const one = await aSender(world);
    await one.plan(TODAY, { rhythm: "quotidien", pushes: false });
    await one.plan();
    await one.send();
    expect(words()).toEqual([["à faire"]]);
  });

  test("after a meter that was mistyped is said when it is truly so", async () => {
    const owner = await withWork(world, "Carénage", 200);
    await world.server.sql(
      `set role bosco_system; update maintenances set heures_echeance = 1000, recurrence = 'Autre', recurrence_heures = 100 where user_id = '${owner.id}'`,
    );
    const one = await aSender(world);
    const said: unknown[] = [];
    for (const hours of [900, 9000, 900, 995, 9000, 996, 1001]) {
      await world.server.sql(
        `set role bosco_system; update bateaux set heures_moteur = ${hours} where user_id = '${owner.id}'`,
      );
      await one.plan();
      await one.send();
      said.push([hours, ...words().splice(0).flat()]);
      world.trap.mails.length = 0;
    }
    expect(said).toMatchObject([
      [900],
      [9000, "dépassé"],
      [900],
      [995, expect.stringContaining("dans")],
      [9000, "dépassé"],
      [996],
      [1001, "dépassé"],
    ]);
  });

  test("by its date does not stand behind hundreds that follow an engine, nor a paper behind the one in its place", async () => {
    const owner = await withWork(world, "Gréement", 1);
    await world.server.sql(`set role bosco_system; insert into maintenances (user_id, bateau_id, titre, categorie, date_echeance, heures_echeance, recurrence, recurrence_heures)
      select '${owner.id}', '${owner.boat}', 'Moteur', 'Moteur', current_date + 400, 90000, 'Autre', 100 from generate_series(1, 501)`);
    const paper = (titre: string, days: number | null, type = "Assurance") =>
      owner.post("/api/documents", {
        bateau_id: owner.boat,
        titre,
        type,
        date_expiration: days === null ? null : addDays(TODAY, days),
      });
    await paper("Assurance d’hier", -1);
    expect((await owner.get("/api/rappels/apercu")).body).toMatchObject([
      { titre: "Assurance d’hier" },
      { titre: "Gréement" },
    ]);
    await paper("Assurance sans date", null);
    expect((await owner.get("/api/rappels/apercu")).body).toMatchObject([
      { titre: "Assurance d’hier" },
      { titre: "Gréement" },
    ]);
    expect((await paper("Assurance de demain", 400)).status).toBe(201);
    await paper("Licence d’hier", -1, "Licence et MMSI");
    await paper("Licence sans date", null, "Licence et MMSI");
    expect((await owner.get("/api/rappels/apercu")).body).toMatchObject([{ titre: "Gréement" }]);
  });
});
