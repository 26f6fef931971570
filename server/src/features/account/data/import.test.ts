import { randomUUID } from "node:crypto";
import { nameAboard } from "@bosco/domain/account";
import { strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { download, upload } from "../../../../tests/exports.ts";
import { putForm } from "../../../../tests/form-data.ts";
import { aPhoto } from "../../../../tests/pictures.ts";
import { aBoat } from "../../../../tests/sample-rows.ts";
import type { Json, Visitor } from "../../../../tests/visitor.ts";
import { OWN_TABLES } from "./tables.ts";
import { changed, dataOf, useDemoExport } from "./test-exports.ts";

const { server, demo } = useDemoExport();

/** What a file may bring back. */
const broughtBack = (zip: Uint8Array) =>
  Object.fromEntries(
    OWN_TABLES.filter(({ isImported }) => isImported).map(({ name }) => [
      name,
      withoutOwner(dataOf(zip).tables[name] ?? []),
    ]),
  );
const withoutOwner = (rows: Json[]) => rows.map(({ user_id: _, ...row }) => row);
const photosOf = (zip: Uint8Array) =>
  Object.entries(unzipSync(zip))
    .filter(([name]) => name.startsWith("photos/"))
    .map(([name, bytes]) => [name, Buffer.from(bytes).toString("base64")]);
const remove = (visitor: Visitor) => visitor.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
const isEmpty = async (visitor: Visitor) =>
  Object.keys(dataOf(await download(visitor)).tables).filter((name) => name !== "abonnements");

describe("an export", () => {
  test("comes back whole into another account: every row, id, instant, version and photo", async () => {
    const before = await server.account({ pro: true });
    expect((await upload(before, demo.zip)).status).toBe(200);
    const [boat] = (await before.get("/api/bateaux")).body;
    await putForm(before, `/api/bateaux/${boat.id}/photo`, [{ content: await aPhoto(), fileName: "b.jpg" }]);
    await putForm(before, "/api/profils_utilisateur/photo", [{ content: await aPhoto(), fileName: "moi.jpg" }]);
    await before.patch(`/api/bateaux/${boat.id}`, { couleur: "Bleu" });
    await before.post("/api/categories", { nom: "Pêche" });
    const zip = await download(before);
    await remove(before);

    const after = await server.account({ pro: true });
    const reply = await upload(after, zip);
    expect(reply).toMatchObject({ status: 200, body: { success: true, photos: 2 } });
    const again = await download(after);
    expect(broughtBack(again)).toEqual(broughtBack(zip));
    for (const name of [
      "bateaux",
      "maintenances",
      "inventaire",
      "taches",
      "releves_heures",
      "categories",
      "questions_assistant",
    ])
      expect(broughtBack(again)[name]?.length, name).toBeGreaterThan(0);
    expect(photosOf(again)).toEqual(photosOf(zip));
    const profile = (await after.get("/api/profils_utilisateur")).body;
    expect(profile).toMatchObject({ prenom: "Camille", email: after.email, role: "user", est_demo: false });

    expect((await upload(after, zip)).status).toBe(200);
    expect(broughtBack(await download(after))).toEqual(broughtBack(zip));
  });

  test("brings back every engine with its readings and its work", async () => {
    const before = await server.account({ pro: true });
    const { body: boat } = await before.post(
      "/api/bateaux",
      aBoat({ nom_moteur: "Moteur bâbord", heures_moteur: 842 }),
    );
    const ofBoat = { bateau_id: boat.id };
    const engines = [];
    for (const nom of ["Moteur tribord", "Groupe électrogène"]) {
      const { body } = await before.post("/api/moteurs", { ...ofBoat, nom, type: "Yanmar 3JH5", heures: 815.5 });
      engines.push(body);
    }
    const [starboard] = engines;
    await before.patch(`/api/moteurs/${starboard.id}`, { heures: 820 });
    const work = { ...ofBoat, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-03-12" };
    const both = { recurrence: "Autre", recurrence_mois: 24, recurrence_heures: 250, heures_echeance: 900 };
    await before.post("/api/maintenances", { ...work, ...both, moteur_id: starboard.id });
    await before.post("/api/maintenances", { ...work, recurrence: "Annuelle", a_date_fixe: true });
    const zip = await download(before);
    await remove(before);

    const after = await server.account({ pro: true });
    expect((await upload(after, zip)).status).toBe(200);
    expect(broughtBack(await download(after))).toEqual(broughtBack(zip));
    const read = async (path: string) => (await after.get(path)).body as Json[];
    expect((await read("/api/moteurs")).map(({ nom, heures }) => [nom, heures])).toEqual([
      ["Moteur bâbord", 842],
      ["Moteur tribord", 820],
      ["Groupe électrogène", 815.5],
    ]);
    const readings = (await read("/api/releves_heures")).map(({ moteur_id, heures }) => [moteur_id, heures]);
    expect(readings.sort()).toEqual([[null, 842], ...engines.map(({ id }) => [id, 815.5]), [starboard.id, 820]].sort());
    const rows = await read("/api/maintenances");
    expect(rows.find(({ recurrence }) => recurrence === "Autre")).toMatchObject({ ...both, moteur_id: starboard.id });
    expect(rows.find(({ recurrence }) => recurrence === "Annuelle")).toMatchObject({
      ...{ moteur_id: null, a_date_fixe: true, recurrence_mois: 12, recurrence_heures: null },
    });
  });

  test("of a free account brings back faults, whose tasks were reset since", async () => {
    const before = await server.account();
    const { body: boat } = await before.post("/api/bateaux", aBoat());
    const work = { bateau_id: boat.id, titre: "Feux", categorie: "Moteur", date_echeance: "2027-03-12" };
    for (let n = 0; n < 3; n++) await before.post("/api/maintenances", work);
    const checklist = { bateau_id: boat.id, nom: "Départ", type: "Départ", taches: ["Feux"] };
    expect((await before.post("/api/checklists_nouvelles", checklist)).status).toBe(201);
    const [task] = (await before.get("/api/taches")).body;
    expect((await before.post("/api/maintenances", { ...work, tache_id: task.id })).status).toBe(201);
    await before.patch(`/api/taches/${task.id}`, { maintenance_id: null });
    const zip = await download(before);
    await remove(before);

    const after = await server.account();
    expect((await upload(after, zip)).status).toBe(200);
    expect(broughtBack(await download(after))).toEqual(broughtBack(zip));
    const faults = dataOf(await download(after)).tables.maintenances.filter(({ tache_id }: Json) => tache_id);
    expect(faults).toMatchObject([{ tache_id: task.id }]);
  });

  test("brings back the work that its owner gave himself, and nobody else's", async () => {
    const before = await server.account({ pro: true });
    const { body: boat } = await before.post("/api/bateaux", aBoat());
    const work = { bateau_id: boat.id, categorie: "Moteur", date_echeance: "2027-03-12" };
    await before.post("/api/maintenances", { ...work, titre: "À moi", assigne_id: before.id });
    await before.post("/api/maintenances", { ...work, titre: "À Bob" });
    const zip = changed(await download(before), ({ tables }) => {
      const [other] = tables.maintenances.filter(({ titre }: Json) => titre === "À Bob");
      Object.assign(other, { assigne_id: randomUUID(), assigne: "Bob" });
    });
    await remove(before);

    const after = await server.account({ pro: true });
    expect((await upload(after, zip)).status).toBe(200);
    const { prenom, nom, email } = (await after.get("/api/profils_utilisateur")).body;
    const rows: Json[] = (await after.get("/api/maintenances")).body;
    expect(Object.fromEntries(rows.map(({ titre, assigne_id, assigne }) => [titre, [assigne_id, assigne]]))).toEqual({
      "À moi": [after.id, nameAboard({ prenom, nom, email })],
      "À Bob": [null, null],
    });
  });

  test("of the release before, which knew one engine and five recurrences, means what it meant", async () => {
    const before = await server.account({ pro: true });
    const { body: boat } = await before.post("/api/bateaux", aBoat({ heures_moteur: 842 }));
    const work = { bateau_id: boat.id, categorie: "Moteur", date_echeance: "2027-03-12" };
    const kinds = ["Aucune", "Mensuelle", "Annuelle", "Tous les 6 mois", "Tous les 100 heures"];
    for (const recurrence of kinds) {
      const heures_echeance = recurrence === "Tous les 100 heures" ? 900 : null;
      await before.post("/api/maintenances", { ...work, titre: recurrence, recurrence, heures_echeance });
    }
    const zip = await download(before);
    await remove(before);
    const former = changed(zip, ({ tables }) => {
      delete tables.moteurs;
      const without = (rows: Json[], ...names: string[]) => {
        for (const row of rows) for (const name of names) delete row[name];
      };
      without(tables.bateaux, "nom_moteur");
      without(tables.releves_heures, "moteur_id");
      without(tables.maintenances, "recurrence_mois", "recurrence_heures", "a_date_fixe", "moteur_id");
      without(tables.maintenances, "assigne_id", "assigne", "tache_id");
    });
    expect(JSON.stringify(dataOf(former))).not.toMatch(/moteur_id|nom_moteur|recurrence_/);

    const after = await server.account({ pro: true });
    expect((await upload(after, former)).status).toBe(200);
    expect(broughtBack(await download(after))).toEqual(broughtBack(zip));
    const rows: Json[] = (await after.get("/api/maintenances")).body;
    const periods = rows.map((row) => [
      row.recurrence,
      row.recurrence_mois,
      row.recurrence_heures,
      row.heures_echeance,
    ]);
    expect(periods.sort(([one], [other]) => kinds.indexOf(one) - kinds.indexOf(other))).toEqual([
      ["Aucune", null, null, null],
      ["Mensuelle", 1, null, null],
      ["Annuelle", 12, null, null],
      ["Tous les 6 mois", 6, null, null],
      ["Tous les 100 heures", null, 100, 900],
    ]);
    const [engine, ...others] = (await after.get("/api/moteurs")).body;
    expect([engine, others]).toMatchObject([{ nom: "Moteur", heures: 842 }, []]);
  });

  test("sent again by the same operation, answers what the first time did", async () => {
    const owner = await server.account({ pro: true });
    const operation = { "idempotency-key": randomUUID() };
    const first = await upload(owner, demo.zip, { headers: operation });
    expect(first.body.lignes).toBeGreaterThan(100);
    expect(await upload(owner, demo.zip, { headers: operation })).toEqual(first);
    expect((await upload(owner, demo.zip)).body.lignes).not.toBe(first.body.lignes);
    expect((await upload(owner, demo.zip, { headers: { "idempotency-key": "douze" } })).status).toBe(400);
  });

  test("gives no subscription, no role and no count of questions", async () => {
    const owner = await server.account({ pro: true });
    const forged = changed(demo.zip, (data) => {
      data.profils_utilisateur.role = "admin";
      data.tables.abonnements = [{ plan: "annuel", statut: "actif", date_fin: "2099-01-01T00:00:00Z" }];
      data.tables.assistant_usage = [{ date_usage: "2026-01-01", questions_count: 0 }];
    });
    await upload(owner, forged);
    expect((await owner.get("/api/profils_utilisateur")).body.role).toBe("user");
    expect((await owner.get("/api/abonnements")).body).toHaveLength(1);
  });

  test("B7: beyond a free account's limits is refused whole", async () => {
    const owner = await server.account();
    const reply = await upload(owner, demo.zip);
    expect([reply.status, reply.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
    expect(await isEmpty(owner)).toEqual([]);
  });

  test("is refused by an account that has rows of its own, which stay", async () => {
    const owner = await server.account({ pro: true });
    await owner.post("/api/bateaux", aBoat());
    const before = broughtBack(await download(owner));
    expect((await upload(owner, demo.zip)).status).toBe(409);
    expect(broughtBack(await download(owner))).toEqual(before);
  });

  test("is not for the demo", async () => {
    const visitor = server.visitor();
    await visitor.post("/api/auth/sign-in/demo");
    expect((await upload(visitor, demo.zip)).status).toBe(403);
  });
});

describe("a file that is none of ours", () => {
  test.each<[string, () => Uint8Array]>([
    ["no zip", () => strToU8("pas un zip")],
    ["an empty file", () => new Uint8Array()],
    ["half a zip", () => demo.zip.slice(0, demo.zip.length / 2)],
    ["a zip without our data", () => zipSync({ "x.txt": strToU8("x") })],
    ["broken JSON", () => zipSync({ "donnees.json": strToU8("{") })],
    ["another format", () => changed(demo.zip, (data) => Object.assign(data, { format: 2 }))],
    [
      "an answer that links to another site",
      () =>
        changed(demo.zip, ({ tables }) => {
          tables.questions_assistant[0].annexes.liens = [{ titre: "Ici", chemin: "//evil.example" }];
        }),
    ],
    [
      "an answer from nowhere",
      () => changed(demo.zip, (data) => Object.assign(data.tables.questions_assistant[0], { origine: "amiral" })),
    ],
    [
      "a row the domain refuses",
      () => changed(demo.zip, (data) => Object.assign(data.tables.bateaux[0], { annee: 99_999 })),
    ],
    [
      "a row that hangs on nothing",
      () =>
        changed(demo.zip, (data) =>
          Object.assign(data.tables.inventaire[0], { bateau_id: "b05c0000-0000-4000-8000-00000000ffff" }),
        ),
    ],
    ["a bomb", () => zipSync({ "donnees.json": new Uint8Array(60_000_000) })],
  ])("is refused and brings nothing: %s", async (_name, file) => {
    const owner = await server.account({ pro: true });
    expect([400, 404, 413]).toContain((await upload(owner, file())).status);
    expect(await isEmpty(owner)).toEqual([]);
  });

  test("B3a, U1: keeps no photo that is not exactly one of ours, and no address of the sender's", async () => {
    const webp = await sharp(await aPhoto())
      .webp()
      .toBuffer();
    const name = (n: number) => String(n).repeat(32);
    const hostile: Record<string, Uint8Array> = {
      [`photos/${name(1)}.webp`]: strToU8("<svg onload=alert(1)>"),
      [`photos/${name(2)}.webp`]: Buffer.concat([webp, Buffer.from("<script>")]),
      [`photos/${name(3)}.webp`]: await sharp(await aPhoto())
        .keepExif()
        .webp()
        .toBuffer(),
      "photos/../../../x.webp": webp,
    };
    for (const url of [...[1, 2, 3].map((n) => `/api/photos/${name(n)}.webp`), "javascript:alert(1)"]) {
      const owner = await server.account({ pro: true });
      const file = changed(demo.zip, (data) => Object.assign(data.tables.bateaux[0], { photo_url: url }), hostile);
      expect((await upload(owner, file)).body).toMatchObject({ success: true, photos: 0 });
      for (const boat of (await owner.get("/api/bateaux")).body) expect(boat.photo_url).toBeNull();
    }
  });
});
