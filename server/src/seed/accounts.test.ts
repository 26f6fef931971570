import { dayIn } from "@bosco/domain";
import { type Boat, enginesOf } from "@bosco/domain/boats";
import { asTrip, currentTrip, judgeDeparture, type KeptTrip, rowsOfBoat } from "@bosco/domain/departure";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../tests/test-database.ts";
import { startTestServer } from "../../tests/test-server.ts";
import type { Json } from "../../tests/visitor.ts";
import { startServer } from "../app/server.ts";
import { readConfig } from "../config.ts";
import { DEMO_EMAIL, DEMO_ID } from "../demo-account.ts";
import { MACAREUX, MACAREUX_STARBOARD } from "./demo-boats.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("empty");
});
afterAll(() => database.drop());

const start = (env: Record<string, string> = {}) =>
  startServer(readConfig({ LOG_LEVEL: "silent", HOST: "127.0.0.1", PORT: "0", ...env }), database.connection);
const system = (statement: string) => database.query(`set role bosco_system; ${statement}`);
const admins = () => system("select email from profils_utilisateur where role = 'admin'");
const signIn = (port: number, email: string, password: string) =>
  fetch(`http://127.0.0.1:${port}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });

describe("a first start", () => {
  test("of two servers at once makes one administrator, whose password is told once, and one demo", async () => {
    const servers = await Promise.all([start(), start()]);
    const told = servers.flatMap(({ firstAdministrator }) => firstAdministrator ?? []);
    expect(told).toHaveLength(1);
    const [{ email, password } = { email: "", password: "" }] = told;
    expect(email).toBe("admin@bosco.example");
    expect(password).toMatch(/^[\w-]{16}$/);
    expect(await admins()).toEqual([{ email }]);
    expect((await signIn(servers[0]?.port ?? 0, email, password)).status).toBe(200);
    expect(await system("select id, email from profils_utilisateur where est_demo")).toEqual([
      { id: DEMO_ID, email: DEMO_EMAIL },
    ]);
    for (const server of servers) await server.stop();
  });

  test("is the only one that makes them", async () => {
    const before = await system('select id, email, "createdAt" from auth_users order by id');
    const server = await start({ ADMIN_EMAIL: "amiral@bosco.test", ADMIN_PASSWORD: "passerelle-du-port" });
    expect(server.firstAdministrator).toBeUndefined();
    expect(await system('select id, email, "createdAt" from auth_users order by id')).toEqual(before);
    await server.stop();
  });

  test("without an administrator left takes the configured one, and prints no password", async () => {
    await system("update profils_utilisateur set role = 'user'");
    const server = await start({ ADMIN_EMAIL: "amiral@bosco.test", ADMIN_PASSWORD: "passerelle-du-port" });
    expect(server.firstAdministrator).toBeUndefined();
    expect(await admins()).toEqual([{ email: "amiral@bosco.test" }]);
    expect((await signIn(server.port, "amiral@bosco.test", "passerelle-du-port")).status).toBe(200);
    await server.stop();
  });
});

describe("the demo", () => {
  test("is entered in one press, is Pro, and has three boats, one of them the default", async () => {
    const server = await startTestServer();
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    const { body: boats } = await visitor.get("/api/bateaux");
    expect(boats.map(({ nom }: { nom: string }) => nom)).toEqual(["Korrigan", "Pétrel", "Macareux"]);
    expect(boats.map(({ par_defaut }: { par_defaut: boolean }) => par_defaut)).toEqual([true, false, false]);
    expect((await visitor.get("/api/profils_utilisateur")).body).toMatchObject({ prenom: "Camille", pro: true });
    await server.stop();
  });

  test("has a catamaran with two engines, each with its readings and its work, by both limits and at a fixed date", async () => {
    const server = await startTestServer();
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    const read = async (table: string) =>
      (await visitor.get(`/api/${table}`)).body.filter(({ bateau_id }: Json) => bateau_id === MACAREUX) as Json[];
    const [engines, readings, work] = [await read("moteurs"), await read("releves_heures"), await read("maintenances")];
    expect(engines.map(({ nom, heures }) => [nom, heures])).toEqual([
      ["Moteur bâbord", 1268.5],
      ["Moteur tribord", 1231],
    ]);
    for (const { id, heures } of engines) {
      const moteur_id = id === MACAREUX ? null : id;
      const own = readings.filter((one) => one.moteur_id === moteur_id).map((one) => one.heures);
      expect(Math.max(...own)).toBe(heures);
      expect(own.length).toBeGreaterThan(5);
      expect(
        work.some((m) => m.moteur_id === moteur_id && m.heures_echeance > heures && m.recurrence_mois === 12),
      ).toBe(true);
    }
    expect(work.filter(({ a_date_fixe }) => a_date_fixe)).toHaveLength(2);
    await server.stop();
  });

  test("shows parts on every boat, aboard and missing, and for both engines of the catamaran", async () => {
    const server = await startTestServer();
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    const read = async (table: string): Promise<Json[]> => (await visitor.get(`/api/${table}`)).body;
    const [works, parts, articles] = [await read("maintenances"), await read("pieces"), await read("inventaire")];
    const shown = parts.map(({ maintenance_id, article_id, quantite }) => {
      const work = works.find(({ id }) => id === maintenance_id);
      const article = articles.find(({ id }) => id === article_id);
      return { work, article, isAboard: article?.quantite >= quantite };
    });
    for (const { work, article } of shown)
      expect([work?.statut, work?.bateau_id]).toEqual(["En attente", article?.bateau_id]);
    expect(new Set(shown.map(({ work }) => work?.bateau_id)).size).toBe(3);
    for (const isAboard of [true, false])
      expect(shown.some((one) => one.isAboard === isAboard && one.article?.numero_fabricant)).toBe(true);
    for (const moteur_id of [null, MACAREUX_STARBOARD])
      expect(
        shown.some((one) => one.work?.bateau_id === MACAREUX && one.work.moteur_id === moteur_id && one.isAboard),
      ).toBe(true);
    await server.stop();
  });

  test("prepares a trip on each boat: one lacks what it needs, one is nearly ready", async () => {
    const server = await startTestServer();
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    const read = async (table: string): Promise<Json[]> => (await visitor.get(`/api/${table}`)).body;
    const [bateaux, departs] = [await read("bateaux"), await read("departs")];
    const held = {
      moteurs: enginesOf(bateaux as Boat[], (await read("moteurs")) as never[]),
      articles: await read("inventaire"),
      maintenances: await read("maintenances"),
      checklists: await read("checklists_nouvelles"),
      taches: await read("taches"),
      listes: await read("listes_avitaillement"),
      papiers: await read("documents"),
      controles: await read("controles_depart"),
    };
    const today = dayIn(new Date(), "Europe/Paris");
    expect(held.papiers.length).toBeGreaterThan(5);
    const verdicts = bateaux.map((boat) => {
      const kept = departs.find(({ bateau_id }) => bateau_id === boat.id);
      expect(kept?.depart > today).toBe(true);
      const trip = currentTrip(boat.id, kept as KeptTrip, today);
      const { verdict } = judgeDeparture(rowsOfBoat(boat as Boat, trip, held), asTrip(trip, true), today);
      return [boat.nom, verdict];
    });
    expect(Object.fromEntries(verdicts)).toEqual({ Korrigan: "pas prêt", Pétrel: "pas prêt", Macareux: "à vérifier" });
    await server.stop();
  });
});
