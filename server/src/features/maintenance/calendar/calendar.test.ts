import { randomBytes } from "node:crypto";
import { addDays, dayIn } from "@bosco/domain";
import { frenchDay } from "@bosco/domain/french";
import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countRows } from "../../../../tests/fill-rows.ts";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { startTestServer, type TestServer } from "../../../../tests/test-server.ts";

let server: TestServer;
const logged: string[] = [];
beforeAll(async () => {
  server = await startTestServer({ LOG_LEVEL: "info" }, { logTo: { write: (line) => logged.push(line) } });
});
afterAll(() => server.stop());

const newSecret = () => randomBytes(32).toString("base64url");
const address = (jeton: string) => `/api/calendrier.ics?jeton=${jeton}`;
const read = (jeton: string) => server.visitor().get(address(jeton));

async function ownerWithFeed(titre = "Vidange") {
  const owner = await server.account({ pro: true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ nom: "L’Îlot; Gâvres, n° 1", heures_moteur: 842 }));
  const base = { bateau_id: boat.id, categorie: "Moteur", date_echeance: "2027-02-28" };
  const { body: row } = await owner.post("/api/maintenances", { ...base, titre });
  const jeton = newSecret();
  await owner.call("PUT", "/api/calendrier", { jeton });
  return { owner, boat, base, row, jeton };
}

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));

describe("the calendar feed", () => {
  test("is a calendar of whole days that an independent parser reads back word for word", async () => {
    const { owner, base, row, jeton } = await ownerWithFeed(
      "Œillet, « point d’écoute »; réparer\\n\\ \u00e9".repeat(2),
    );
    const description = `Première ligne, avec virgule; point-virgule\\ et barre.\nDeuxième ligne : ${"é€𝄞".repeat(60)}`;
    await owner.post("/api/maintenances", { ...base, titre: "Anodes", description, categorie: "Coque" });
    const answer = await read(jeton);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const events = eventsOf(answer.text);
    expect(events).toHaveLength(2);
    const first = events.find(({ uid }) => uid === `${row.id}@bosco`);
    expect(first?.summary).toBe(`${row.titre} (L’Îlot; Gâvres, n° 1)`);
    expect(first?.startDate.isDate).toBe(true);
    expect(first?.startDate.toString()).toBe("2027-02-28");
    expect(first?.endDate.toString()).toBe("2027-03-01");
    const second = events.find((event) => event.summary.startsWith("Anodes"));
    expect(second?.description.endsWith(description)).toBe(true);
  });

  test("has CRLF line ends, lines of 75 octets at most, and what every calendar program asks for", async () => {
    const { jeton } = await ownerWithFeed(
      "Révision complète du moteur, de l’inverseur et de la ligne d’arbre, avec démontage de l’hélice",
    );
    const { text } = await read(jeton);
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    const lines = text.split("\r\n");
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    for (const name of ["VERSION:2.0", "PRODID:", "UID:", "DTSTAMP:", "DTSTART;VALUE=DATE:", "SUMMARY:"])
      expect(lines.some((line) => line.startsWith(name))).toBe(true);
    for (const line of lines.filter((one) => one.startsWith("DTSTAMP:")))
      expect(line).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
  });

  test("can't be given a line of its own by what somebody typed", async () => {
    const { jeton } = await ownerWithFeed("x\r\nEND:VEVENT\nBEGIN:VEVENT\u0007");
    const { text } = await read(jeton);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1 + (text.includes("\\nBEGIN:VEVENT") ? 1 : 0));
    expect(text.split("\r\n").filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(eventsOf(text)).toHaveLength(1);
  });

  test("leaves out what is finished, and puts what follows the engine on its estimated day", async () => {
    const { owner, boat, base, row, jeton } = await ownerWithFeed();
    await owner.patch(`/api/maintenances/${row.id}`, { statut: "Terminée" });
    const hours = { recurrence: "Tous les 100 heures", heures_echeance: 942, titre: "Vidange des 100 heures" };
    await owner.post("/api/maintenances", { ...base, ...hours });
    const before = `${addDays(dayIn(new Date(), "UTC"), -100)}T10:00:00Z`;
    await server.database.asSystem((db) =>
      db
        .insertInto("releves_heures")
        .values({ user_id: owner.id, bateau_id: boat.id, heures: 742, date_releve: before })
        .execute(),
    );
    const [event, ...others] = eventsOf((await read(jeton)).text);
    expect(others).toEqual([]);
    const today = dayIn(new Date(), "Europe/Paris");
    const day = event?.startDate.toString() ?? "";
    expect(day > addDays(today, 97) && day < addDays(today, 104)).toBe(true);
    expect(event?.description).toContain("à 942 h moteur");
  });

  test("guesses from what was meant, not from a slip of the hand, of each engine", async () => {
    const { owner, boat, base, jeton } = await ownerWithFeed();
    const other = { bateau_id: boat.id, nom: "Moteur tribord", type: "Yanmar 3JH5", heures: 1_200 };
    const { body: engine } = await owner.post("/api/moteurs", other);
    const hours = { ...base, recurrence: "Tous les 100 heures" };
    await owner.post("/api/maintenances", { ...hours, heures_echeance: 892, titre: "Bâbord" });
    await owner.post("/api/maintenances", { ...hours, heures_echeance: 1_250, moteur_id: engine.id, titre: "Tribord" });
    const today = dayIn(new Date(), "Europe/Paris");
    const read100 = (moteur_id: string | null, heures: number, time: string, days = 100) => ({
      ...{ user_id: owner.id, bateau_id: boat.id, moteur_id, heures },
      date_releve: `${addDays(today, -days)}T${time}Z`,
    });
    const values = [
      ...[read100(null, 8_420, "10:00:00"), read100(null, 742, "10:01:00"), read100(null, 0, "10:02:00")],
      ...[read100(engine.id, 1_201, "10:00:00", 101), read100(engine.id, 0, "10:00:00", 102)],
      ...[read100(engine.id, 110, "10:00:00"), read100(engine.id, 1_100, "10:01:00")],
    ];
    await server.database.asSystem((db) => db.insertInto("releves_heures").values(values).execute());
    const events = eventsOf((await read(jeton)).text);
    for (const titre of ["Bâbord", "Tribord"])
      expect(events.find(({ summary }) => summary.startsWith(titre))?.startDate.toString()).toBe(addDays(today, 50));
  });

  test("says no hours of a meter that nobody has read, and guesses no day from them", async () => {
    const { owner, base, jeton } = await ownerWithFeed();
    const { body: unread } = await owner.post("/api/bateaux", aBoat({ nom: "Neuf", heures_moteur: 0 }));
    const both = { recurrence: "Autre", recurrence_mois: 12, recurrence_heures: 250, heures_echeance: 250 };
    await owner.post("/api/maintenances", { ...base, ...both, bateau_id: unread.id, titre: "Filtre" });
    const event = eventsOf((await read(jeton)).text).find(({ summary }) => summary === "Filtre (Neuf)");
    expect(event?.startDate.toString()).toBe("2027-02-28");
    expect(event?.description).toContain("Échéance : à 250 h moteur ou le 28/02/2027.\n");
  });

  test("names the engine of a boat with several, says both limits, and counts by that engine's hours", async () => {
    const { owner, boat, base, jeton } = await ownerWithFeed("Filtre à air");
    await owner.patch(`/api/bateaux/${boat.id}`, { nom_moteur: "Moteur bâbord" });
    const other = { bateau_id: boat.id, nom: "Moteur tribord", type: "Yanmar 3JH5", heures: 1_200 };
    const { body: engine } = await owner.post("/api/moteurs", other);
    const today = dayIn(new Date(), "Europe/Paris");
    const date_echeance = addDays(today, 400);
    const both = { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250, date_echeance };
    const ofOther = { ...base, ...both, moteur_id: engine.id };
    await owner.post("/api/maintenances", { ...ofOther, heures_echeance: 1_250, titre: "Par les heures" });
    await owner.post("/api/maintenances", { ...ofOther, heures_echeance: 3_000, titre: "Par la date" });
    const insurance = { categorie: "Coque", recurrence: "Annuelle", a_date_fixe: true, titre: "Assurance" };
    await owner.post("/api/maintenances", { ...base, ...insurance });
    await server.database.asSystem((db) =>
      db
        .insertInto("releves_heures")
        .values({
          ...{ user_id: owner.id, bateau_id: boat.id, moteur_id: engine.id, heures: 1_100 },
          date_releve: `${addDays(today, -100)}T12:00:00Z`,
        })
        .execute(),
    );
    const events = eventsOf((await read(jeton)).text);
    const of = (titre: string) => {
      const found = events.find(({ summary }) => summary.startsWith(titre));
      return { summary: found?.summary, day: found?.startDate.toString(), says: found?.description ?? "" };
    };
    expect(of("Par les heures")).toMatchObject({
      summary: "Par les heures (L’Îlot; Gâvres, n° 1, Moteur tribord)",
      day: addDays(today, 50),
    });
    const limits = (heures: string) => `Échéance : à ${heures} h moteur ou le ${frenchDay(date_echeance)}`;
    expect(of("Par les heures").says).toContain(
      [
        "Moteur : Moteur tribord",
        "Catégorie : Moteur",
        "Statut : En attente",
        `${limits("1\u00a0250")} (compteur à 1\u00a0200 h). Le jour est une estimation.`,
        "Récurrence : Tous les 2\u00a0ans ou toutes les 250\u00a0h",
      ].join("\n"),
    );
    expect(of("Par la date").day).toBe(date_echeance);
    expect(of("Par la date").says).toMatch(new RegExp(`${limits("3\u00a0000")} \\(compteur à 1\u00a0200 h\\)\\.\n`));
    expect(of("Filtre à air").summary).toBe("Filtre à air (L’Îlot; Gâvres, n° 1, Moteur bâbord)");
    expect(of("Assurance").summary).toBe("Assurance (L’Îlot; Gâvres, n° 1)");
    expect(of("Assurance").says).toContain("Récurrence : Annuelle, à date fixe");
  });

  test("N5: 10,000 maintenances and 2,000 readings cost little more than without the readings", async () => {
    const { owner, boat, jeton } = await ownerWithFeed();
    await server.sql(`begin; set local role bosco_system;
      insert into maintenances (user_id, bateau_id, titre, categorie, date_echeance, recurrence, heures_echeance)
      select '${owner.id}', '${boat.id}', 'Filtre', 'Moteur', '2027-01-01', 'Tous les 100 heures', 900
      from generate_series(1, 9999); commit`);
    const cost = async () => {
      const before = process.cpuUsage();
      const { status, text } = await read(jeton);
      expect([status, text.split("BEGIN:VEVENT").length - 1]).toEqual([200, 10_000]);
      const { user, system } = process.cpuUsage(before);
      return { spent: user + system, text };
    };
    await cost();
    const without = await cost();
    // a reading of each of the last 2,000 days: 100 hours in 100 days. At noon: around midnight it is two days at once
    await server.sql(`begin; set local role bosco_system;
      insert into releves_heures (user_id, bateau_id, heures, date_releve)
      select '${owner.id}', '${boat.id}', greatest(0, 842 - n), (now() at time zone 'Europe/Paris')::date + time '12:00' - n * interval '1 day' from generate_series(1, 1999) as n; commit`);
    expect(await countRows(server, "releves_heures", owner.id)).toBe(2_000);
    const { spent, text } = await cost();
    expect(spent).toBeLessThan(3 * without.spent + 1_000_000);
    const estimated = addDays(dayIn(new Date(), "Europe/Paris"), 58).replaceAll("-", "");
    expect(text.split(`DTSTART;VALUE=DATE:${estimated}`).length - 1).toBe(9_999);
  }, 120_000);

  test("holds its owner's rows and nobody else's", async () => {
    const { row } = await ownerWithFeed("Chez moi");
    const other = await ownerWithFeed("Ailleurs");
    const { text } = await read(other.jeton);
    expect(text).toContain(other.row.id);
    expect(text).not.toContain(row.id);
  });
});

describe("its address", () => {
  test("answers 404 without a secret, with a wrong one, and with somebody's guess", async () => {
    const { jeton } = await ownerWithFeed();
    const paths = [
      "/api/calendrier.ics",
      address(""),
      address(newSecret()),
      `${address(jeton)}&jeton=${jeton}`,
      address(`${jeton}=`),
    ];
    for (const path of paths)
      expect(await server.visitor().get(path)).toMatchObject({ status: 404, body: { code: "INTROUVABLE" } });
    expect((await read(jeton)).status).toBe(200);
  });

  test("stops at once when it is revoked or replaced", async () => {
    const { owner, jeton } = await ownerWithFeed();
    const second = newSecret();
    await owner.call("PUT", "/api/calendrier", { jeton: second });
    expect((await read(jeton)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await owner.get("/api/calendrier")).body).toMatchObject({ actif: true, consulte_le: expect.any(String) });
    expect((await owner.delete("/api/calendrier")).body).toEqual({ actif: false, cree_le: null, consulte_le: null });
    expect((await read(second)).status).toBe(404);
  });

  test("ends with the account", async () => {
    const { owner, jeton } = await ownerWithFeed();
    await server.database.asSystem((db) => db.deleteFrom("auth_users").where("id", "=", owner.id).execute());
    expect((await read(jeton)).status).toBe(404);
  });

  test("is its owner's business only, and nobody else can revoke it", async () => {
    const { jeton } = await ownerWithFeed();
    const stranger = await server.account();
    expect((await stranger.get("/api/calendrier")).body.actif).toBe(false);
    expect((await stranger.delete("/api/calendrier")).status).toBe(200);
    expect((await read(jeton)).status).toBe(200);
    for (const method of ["GET", "PUT", "DELETE"])
      expect(
        (await server.visitor().call(method, "/api/calendrier", method === "PUT" ? { jeton } : undefined)).status,
      ).toBe(401);
  });

  test("is stored nowhere: not in the tables, not among the operations, not in the log", async () => {
    const owner = await server.account({ pro: true });
    const jeton = newSecret();
    await owner.call("PUT", "/api/calendrier", { jeton }, { "idempotency-key": crypto.randomUUID() });
    expect((await read(jeton)).status).toBe(200);
    const stored = await server.database.asSystem(async (db) => [
      await db.selectFrom("calendriers").selectAll().execute(),
      await db.selectFrom("operations").selectAll().where("user_id", "=", owner.id).execute(),
    ]);
    expect(JSON.stringify(stored)).not.toContain(jeton);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join("")).not.toContain(jeton);
  });

  test.each(["", "court", "é".repeat(43), `${"a".repeat(42)}=`])("refuses %j as a secret", async (jeton) => {
    const owner = await server.account();
    expect((await owner.call("PUT", "/api/calendrier", { jeton })).status).toBe(400);
    expect((await owner.get("/api/calendrier")).body.actif).toBe(false);
  });
});
