import { addDays } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import {
  aSender,
  dueAgain,
  jobs,
  SITE,
  TODAY,
  takeAboard,
  useReminders,
  withWork,
} from "../../../tests/reminder-senders.ts";

const world = useReminders();

describe("a reminder by mail", () => {
  test("names what is due by boat, opens that page, and stops by one press", async () => {
    const owner = await withWork(world, "Vidange <moteur>");
    const one = await aSender(world);
    await one.plan();
    await one.send();
    const mail = await world.trap.mailTo(owner.email);
    expect(mail.subject).toBe("1\u00a0entretien demande votre attention – Bosco");
    expect(mail.text).toContain("Korrigan");
    expect(mail.text).toContain(
      `Vidange <moteur>\u00a0: à faire le ${addDays(TODAY, 3).split("-").reverse().join("/")}`,
    );
    expect(mail.html).not.toContain("<moteur>");
    expect(mail.text).toContain(`${SITE}/maintenance?bateau=${owner.boat}`);
    const jeton = /List-Unsubscribe: <\S+jeton=([\w-]{43})>/.exec(mail.head)?.[1];
    expect(mail.head).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(mail.text).toContain(`${SITE}/rappels/arret?jeton=${jeton}`);
    expect(await jobs(world)).toEqual([]);
    expect(JSON.stringify(await world.server.sql("set role bosco_system; select * from rappels_arrets"))).not.toContain(
      jeton,
    );
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const stopped = await fetch(`${world.server.url}/api/rappels/arret?jeton=${jeton}`, {
      ...{ method: "POST", headers: form, body: "List-Unsubscribe=One-Click" },
    });
    expect([stopped.status, await stopped.json()]).toEqual([200, expect.objectContaining({ success: true })]);
    expect((await owner.get("/api/rappels")).body.courriel).toBe("jamais");
  });

  test("comes once as coming and once as late, whatever the number of mornings", async () => {
    await withWork(world, "Vidange", 3);
    const one = await aSender(world);
    for (const days of [0, 0, 1, 2, 3, 4, 5, 30]) {
      await one.plan(addDays(TODAY, days));
      await one.send();
    }
    expect(world.trap.mails.map(({ text }) => /à faire|en retard/.exec(text)?.[0])).toEqual(["à faire", "en retard"]);
  });

  test("goes to whoever sees to the boat, and to a crew member for the work he was given", async () => {
    const owner = await withWork(world, "Carénage");
    const [manager, hand] = [await world.server.account(), await world.server.account()];
    await takeAboard(world, owner, manager, "gestion");
    await takeAboard(world, owner, hand, "equipage");
    const row = { bateau_id: owner.boat, titre: "Anodes", categorie: "Coque", date_echeance: addDays(TODAY, 5) };
    await owner.post("/api/maintenances", { ...row, assigne_id: hand.id });
    expect((await manager.get("/api/rappels/apercu")).body).toHaveLength(2);
    expect((await hand.get("/api/rappels/apercu")).body).toMatchObject([{ titre: "Anodes" }]);
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect(world.trap.mails.map(({ to }) => to[0]).sort()).toEqual([owner.email, manager.email, hand.email].sort());
  });

  test("never leaves for the demo, an address that nobody confirmed, or whoever wants none or another rhythm", async () => {
    const [unconfirmed, none, daily] = [await withWork(world), await withWork(world), await withWork(world)];
    await world.server.sql('update auth_users set "emailVerified" = false where id = $1', [unconfirmed.id]);
    await none.patch("/api/rappels", { courriel: "jamais" });
    await daily.patch("/api/rappels", { courriel: "quotidien" });
    const one = await aSender(world);
    await one.plan();
    await one.send();
    expect(world.trap.mails).toEqual([]);
    await one.plan(TODAY, { rhythm: "quotidien", pushes: false });
    await one.send();
    expect(world.trap.mails.map(({ to }) => to)).toEqual([[daily.email]]);
  });

  test("that waited is not sent to whoever has stopped them since", async () => {
    const owner = await withWork(world);
    const one = await aSender(world);
    await one.plan();
    await owner.patch("/api/rappels", { courriel: "jamais" });
    await one.send();
    expect([world.trap.mails, await jobs(world)]).toEqual([[], []]);
  });

  test("waits while the mail server is away for a night, and then leaves once", async () => {
    const owners = [
      await withWork(world),
      await withWork(world),
      await withWork(world),
      await withWork(world),
      await withWork(world),
      await withWork(world),
    ];
    const nobody = "smtp://127.0.0.1:9";
    await (await aSender(world, { SMTP_URL: nobody })).plan();
    for (let hour = 0; hour < 3; hour += 1) {
      // why another each time: while nobody answers, one server asks less and less often.
      await (await aSender(world, { SMTP_URL: nobody })).send();
      await dueAgain(world);
    }
    const waiting = await jobs(world);
    expect(waiting).toHaveLength(owners.length);
    expect(waiting.every(({ gave_up_at }) => gave_up_at === null)).toBe(true);
    expect(waiting.some(({ reason }) => reason === "Le serveur de messagerie ne répond pas.")).toBe(true);
    expect(waiting.reduce((sum, { attempts }) => sum + attempts, 0)).toBeLessThanOrEqual(3 * 4);
    const back = await aSender(world);
    await back.plan();
    await back.send();
    await back.send();
    expect(world.trap.mails.map(({ to }) => to[0]).sort()).toEqual(owners.map(({ email }) => email).sort());
    expect(await jobs(world)).toEqual([]);
  });

  test("whose server died after sending and before saying so comes once more, and no more", async () => {
    const owner = await withWork(world);
    const one = await aSender(world);
    await one.plan();
    // what is left by a server that died there: the mail is gone, the job is taken, and its lease runs out
    await world.server.sql(`set role bosco_system;
      update jobs set lease = gen_random_uuid(), leased_until = now() + interval '1 hour', attempts = 1`);
    await one.send();
    expect(world.trap.mails).toEqual([]);
    await world.server.sql("set role bosco_system; update jobs set leased_until = now() - interval '1 second'");
    await one.send();
    await one.send();
    expect(world.trap.mails.map(({ to }) => to)).toEqual([[owner.email]]);
  });

  test("to an address that takes none is given up, seen by an administrator, and tried again or forgotten", async () => {
    const owner = await withWork(world);
    await world.server.sql("update auth_users set email = $2 where id = $1", [owner.id, "refuse@bosco.test"]);
    const one = await aSender(world);
    await one.plan();
    await one.send();
    const admin = await world.server.admin();
    const path = "/api/fonctions/admin-users/travaux";
    const { body } = await admin.get(path);
    expect(body).toMatchObject([{ travail: "mail", essais: 1, raison: expect.stringContaining("refuse l’adresse") }]);
    expect(JSON.stringify(body)).not.toContain("refuse@");
    expect((await admin.post(`${path}/${body[0].id}/reessayer`)).body).toEqual([]);
    await world.server.sql("update auth_users set email = $2 where id = $1", [owner.id, "prend@bosco.test"]);
    await one.send();
    expect(world.trap.mails.map(({ to }) => to)).toEqual([["prend@bosco.test"]]);
    expect((await admin.delete(`${path}/${body[0].id}`)).status).toBe(404);
  });

  test("goes with its account", async () => {
    const owner = await withWork(world);
    await (await aSender(world)).plan();
    expect(await jobs(world)).toHaveLength(1);
    await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    expect(await jobs(world)).toEqual([]);
  });
});

test("500 owners and two servers: each is told once, and no connection is held for it", async () => {
  await world.server.sql(`set role bosco_system;
    with added as (insert into auth_users (name, email, "emailVerified")
      select '', 'owner' || n || '@bosco.test', true from generate_series(1, 500) as n returning id),
    boats as (insert into bateaux (user_id, nom, nom_constructeur, nom_modele, annee, longueur, largeur, moteur,
        capacite_carburant, capacite_eau)
      select id, 'Bateau', 'Bénéteau', 'First', 2000, 10, 3, 'Diesel', 100, 100 from added returning user_id, id)
    insert into maintenances (user_id, bateau_id, titre, categorie, date_echeance)
      select user_id, id, 'Vidange', 'Moteur', current_date + 2 from boats`);
  const servers = [await aSender(world), await aSender(world)];
  await Promise.all(servers.map((one) => one.plan()));
  await Promise.all(servers.map((one) => one.send()));
  expect(world.errors).toEqual([]);
  expect(world.trap.mails).toHaveLength(500);
  expect(new Set(world.trap.mails.map(({ to }) => to[0])).size).toBe(500);
  expect(await jobs(world)).toEqual([]);
}, 120_000);
