import { randomUUID } from "node:crypto";
import { mkdir, readFile, utimes, writeFile } from "node:fs/promises";
import { join as joinPath } from "node:path";
import { CEILINGS, FREE_LIMITS } from "@bosco/domain/account";
import { MEMBER_ROLES } from "@bosco/domain/crew";
import { describe, expect, test } from "vitest";
import { DEMO_ID } from "../src/demo-account.ts";
import { aPaper, aPdf, filesOf, getFile, putPaper, withPaper } from "../src/features/documents/test-papers.ts";
import { sweepPhotos } from "../src/jobs/sweep-photos.ts";
import { createPhotoStore } from "../src/photos/store.ts";
import { writeDemoPapers } from "../src/seed/demo-papers.ts";
import { join } from "./join.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";

const server = useTestServer();
const asSystem = (statement: string) => server.sql(`set role bosco_system; ${statement}; reset role`);
const photos = () => createPhotoStore({ DATA_DIR: server.dataDir });

describe("whose it is", () => {
  test("a stranger, an administrator and a visitor neither see nor touch it", async () => {
    const { owner, id } = await withPaper(server);
    await putPaper(owner, id, aPdf());
    for (const other of [await server.account(), await server.admin()]) {
      expect((await getFile(other, id)).status).toBe(404);
      expect((await putPaper(other, id, aPdf())).status).toBe(404);
      expect((await other.delete(`/api/documents/${id}/fichier`)).status).toBe(404);
    }
    expect((await getFile(server.visitor(), id)).status).toBe(401);
    expect((await putPaper(server.visitor(), id, aPdf())).status).toBe(401);
    for (const wrong of ["x", "..%2f..%2fsecret", randomUUID()]) expect((await getFile(owner, wrong)).status).toBe(404);
    expect((await getFile(owner, id)).status).toBe(200);
  });

  test.each(MEMBER_ROLES)("%s reads it, and sends one only as gestion; revoked, no more", async (role) => {
    const { owner, boat, id } = await withPaper(server);
    await putPaper(owner, id, aPdf());
    const member = await server.account();
    const share = await join(owner, member, boat, role);
    const seen = await getFile(member, id);
    expect([seen.status, seen.headers.get("cache-control")]).toEqual([200, "private, no-cache"]);
    const sent = await putPaper(member, id, aPdf(900));
    expect(sent.status).toBe(role === "gestion" ? 200 : 403);
    expect(await filesOf(server, member.id)).toEqual([]);
    expect(await filesOf(server, owner.id)).toHaveLength(1);
    await owner.delete(`/api/partages/${share}`);
    const etag = String(seen.headers.get("etag"));
    expect((await getFile(member, id, { headers: { "if-none-match": etag } })).status).toBe(404);
    expect((await member.get("/api/documents")).body).toEqual([]);
  });

  test("a paper is of a work on its own boat, and outlives it", async () => {
    const { owner, boat, id } = await withPaper(server);
    const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Pétrel" }));
    const work = { titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
    const [here, there] = await Promise.all(
      [boat, other.id].map(
        async (bateau_id) => (await owner.post("/api/maintenances", { ...work, bateau_id })).body.id,
      ),
    );
    expect((await owner.patch(`/api/documents/${id}`, { maintenance_id: there })).status).toBe(400);
    expect((await owner.patch(`/api/documents/${id}`, { maintenance_id: randomUUID() })).status).toBe(404);
    await expect(asSystem(`update documents set maintenance_id = '${there}' where id = '${id}'`)).rejects.toThrow(
      /foreign key/,
    );
    const tie = () => owner.patch(`/api/documents/${id}`, { maintenance_id: here });
    const tied = async () => (await owner.get("/api/documents")).body[0].maintenance_id;
    expect((await tie()).body.maintenance_id).toBe(here);
    await owner.patch(`/api/maintenances/${here}`, { bateau_id: other.id });
    expect(await tied()).toBeNull();
    await owner.patch(`/api/maintenances/${here}`, { bateau_id: boat });
    await tie();
    expect((await owner.delete(`/api/maintenances/${here}`)).status).toBe(200);
    expect(await tied()).toBeNull();
  });
});

describe("an answer that was lost", () => {
  test("comes back, and what was put there since stays", async () => {
    const { owner, id } = await withPaper(server);
    const headers = { "idempotency-key": randomUUID() };
    const first = await putPaper(owner, id, aPdf(), "a.pdf", { headers });
    const second = await putPaper(owner, id, aPdf(700), "b.pdf");
    expect(await putPaper(owner, id, aPdf(), "a.pdf", { headers })).toEqual(first);
    expect((await getFile(owner, id)).bytes).toHaveLength(700);
    expect(await filesOf(server, owner.id)).toEqual([`${second.body.fichier.empreinte}-papier.pdf`]);
  });

  test("sent three times at once, it is done once", async () => {
    const { owner, id } = await withPaper(server);
    const headers = { "idempotency-key": randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => putPaper(owner, id, aPdf(), "a.pdf", { headers })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await filesOf(server, owner.id)).toEqual([`${answers[0]?.body.fichier.empreinte}-papier.pdf`]);
  });
});

describe("how many and how much", () => {
  test("a free account has five, even of eight at once", async () => {
    const { owner, boat } = await withPaper(server, {});
    const sent = await Promise.all(Array.from({ length: 8 }, () => owner.post("/api/documents", aPaper(boat))));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(FREE_LIMITS.documents - 1);
    const refused = sent.find(({ status }) => status === 403);
    expect(refused?.body).toMatchObject({ code: "LIMITE_ATTEINTE", message: expect.stringContaining("5 papiers") });
  });

  test("a paid one has two thousand", async () => {
    const { owner, boat } = await withPaper(server);
    await asSystem(`insert into documents (user_id, bateau_id, titre, type)
      select '${owner.id}', '${boat}', 'x', 'Autre' from generate_series(1, ${CEILINGS.documents.pro - 1})`);
    const refused = await owner.post("/api/documents", aPaper(boat));
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("2\u202f000 papiers")]);
  });

  test("files weigh two gigabytes at most, counted under the lock: of two at once that fit alone, one stays", async () => {
    const { owner, boat, id } = await withPaper(server);
    const { body: other } = await owner.post("/api/documents", aPaper(boat));
    const file = { nom: "x.pdf", type: "application/pdf", taille: 20_971_520 };
    await asSystem(`insert into documents (user_id, bateau_id, titre, type, fichier)
      select '${owner.id}', '${boat}', 'x', 'Autre', '${JSON.stringify(file)}'::jsonb || jsonb_build_object('empreinte', md5(n::text))
      from generate_series(1, 102) as n`);
    // 2 GB less 102 files of 20 MB leave 8 MB
    const half = aPdf(5 * 1024 * 1024);
    const answers = await Promise.all([id, other.id].map((one) => putPaper(owner, one, half)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: "LIMITE_ATTEINTE",
      message: expect.stringContaining("2\u00a0Go"),
    });
    expect(await filesOf(server, owner.id)).toHaveLength(1);
    const kept = answers[0]?.status === 200 ? id : other.id;
    expect((await putPaper(owner, kept, aPdf(6 * 1024 * 1024))).status, "in its own place").toBe(200);
  });
});

test("the sweep takes what no row names, and leaves what one does; an erased account leaves nothing", async () => {
  const { owner, id } = await withPaper(server);
  await putPaper(owner, id, aPdf());
  const folder = joinPath(server.dataDir, "photos", owner.id);
  const orphan = `${"a".repeat(32)}-papier.pdf`;
  await mkdir(folder, { recursive: true });
  await writeFile(joinPath(folder, orphan), "left");
  const long = new Date(Date.now() - 7_200_000);
  for (const name of await filesOf(server, owner.id)) await utimes(joinPath(folder, name), long, long);
  await sweepPhotos({ database: server.database, photos: photos() });
  expect(await filesOf(server, owner.id)).toHaveLength(1);
  expect((await getFile(owner, id)).status).toBe(200);
  expect(await readFile(joinPath(server.dataDir, "photos", "trash", owner.id, orphan), "utf8")).toBe("left");
  await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
  expect(await filesOf(server, owner.id)).toEqual([]);
});

test("adding and renewing a paper is told aboard, and no other edit of it", async () => {
  const { owner, boat, id } = await withPaper(server);
  await owner.patch(`/api/documents/${id}`, { date_expiration: "2026-12-31" });
  await owner.patch(`/api/documents/${id}`, { note: "Relue" });
  await owner.patch(`/api/documents/${id}`, { date_expiration: "2027-12-31" });
  const { body } = await owner.get(`/api/bateaux/${boat}/activite`);
  expect(body.map(({ action }: { action: string }) => action)).toEqual(["papier_renouvele", "papier"]);
});

test("calendars have the days on which papers end, of one boat or all, and none where only one's own work is asked for", async () => {
  const { owner, boat, id } = await withPaper(server);
  const { body: other } = await owner.post("/api/bateaux", aBoat({ nom: "Pétrel" }));
  await owner.patch(`/api/documents/${id}`, { date_expiration: "2027-03-31" });
  await owner.post("/api/documents", aPaper(other.id, { titre: "Gaz", date_expiration: "2027-04-30" }));
  const feed = async (more: object) => {
    const jeton = `${randomUUID()}${randomUUID()}`.replaceAll("-", "").slice(0, 43);
    await owner.post("/api/calendriers", { jeton, ...more });
    return (await server.visitor().get(`/api/calendrier.ics?jeton=${jeton}`)).text;
  };
  const all = await feed({ pour_moi: false });
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(all).toContain("DTSTART;VALUE=DATE:20270331");
  expect(all).toContain(`UID:papier-${id}@bosco`);
  const unfolded = all.replaceAll("\r\n ", "");
  expect(unfolded).toMatch(new RegExp(`URL:https?://[^/]+/papiers\\?bateau=${boat}&papier=${id}\r\n`));
  expect((await feed({ pour_moi: false, bateau_id: boat })).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(await feed({ pour_moi: true })).not.toContain("BEGIN:VEVENT");
});

test("calendars say nothing of a paper whose place another has taken; one without a day takes none", async () => {
  const { owner, boat, id } = await withPaper(
    server,
    { pro: true },
    { type: "Assurance", date_expiration: "2027-03-31" },
  );
  const jeton = `${randomUUID()}${randomUUID()}`.replaceAll("-", "").slice(0, 43);
  await owner.post("/api/calendriers", { jeton, pour_moi: false });
  const events = async () =>
    (await server.visitor().get(`/api/calendrier.ics?jeton=${jeton}`)).text.match(/UID:papier-[\w-]+/g) ?? [];
  expect(await events()).toEqual([`UID:papier-${id}`]);
  const { body: renewed } = await owner.post(
    "/api/documents",
    aPaper(boat, { type: "Assurance", date_expiration: "2028-03-31" }),
  );
  expect(await events()).toEqual([`UID:papier-${renewed.id}`]);
  await owner.patch(`/api/documents/${renewed.id}`, { date_expiration: null });
  expect(await events()).toEqual([`UID:papier-${id}`]);
  for (const one of [id, renewed.id]) await owner.patch(`/api/documents/${one}`, { type: "Licence et MMSI" });
  // why: a licence bears no day as a rule, and holds without one.
  expect(await events()).toEqual([]);
});

test("a paper that would end before it begins is refused, also by half an edit, and what is so already may be edited otherwise", async () => {
  const { owner, boat, id } = await withPaper(
    server,
    { pro: true },
    { date_emission: "2026-02-01", date_expiration: "2027-01-31" },
  );
  const wrong = { date_emission: "2026-02-01", date_expiration: "2026-01-31" };
  for (const { status, body } of [
    await owner.post("/api/documents", aPaper(boat, wrong)),
    await owner.patch(`/api/documents/${id}`, wrong),
    await owner.patch(`/api/documents/${id}`, { date_expiration: "2026-01-31" }),
    await owner.patch(`/api/documents/${id}`, { date_emission: "2027-02-01" }),
  ])
    expect([status, JSON.stringify(body)]).toEqual([
      400,
      expect.stringContaining('"date_expiration":"L’expiration précède l’émission."'),
    ]);
  expect((await owner.patch(`/api/documents/${id}`, { date_expiration: "2026-02-01" })).status).toBe(200);
  await server.sql(`set role bosco_system; update documents set date_expiration = '2020-01-01' where id = '${id}'`);
  expect((await owner.patch(`/api/documents/${id}`, { note: "Relue" })).status).toBe(200);
});

test("the demo has papers with files that open", async () => {
  await writeDemoPapers(photos());
  const visitor = server.visitor();
  await visitor.post("/api/auth/sign-in/demo");
  const rows = (await visitor.get("/api/documents")).body as { id: string; fichier: { taille: number } | null }[];
  const filed = rows.filter(({ fichier }) => fichier);
  expect([rows.length, filed.length]).toEqual([14, 3]);
  for (const { id, fichier } of filed) {
    const { status, bytes } = await getFile(visitor, id);
    expect([status, bytes.length, bytes.toString("latin1", 0, 5)]).toEqual([200, fichier?.taille, "%PDF-"]);
  }
  expect(await filesOf(server, DEMO_ID)).toHaveLength(3);
});

test("the demo's files weigh forty megabytes at most", async () => {
  const visitor = server.visitor();
  await visitor.post("/api/auth/sign-in/demo");
  const { body: boats } = await visitor.get("/api/bateaux");
  const { body: paper } = await visitor.post("/api/documents", aPaper(boats[0].id));
  const file = { nom: "x.pdf", type: "application/pdf", taille: 20_971_520 };
  const { body: held } = await visitor.get("/api/documents");
  const weight = held.reduce(
    (sum: number, { fichier }: { fichier?: { taille: number } }) => sum + (fichier?.taille ?? 0),
    0,
  );
  const free = 40 * 1024 * 1024 - weight - file.taille;
  await server.sql(`set role bosco_system; insert into documents (user_id, bateau_id, titre, type, fichier)
    select user_id, id, 'x', 'Autre', '${JSON.stringify({ ...file, empreinte: "f".repeat(32) })}'::jsonb from bateaux where id = '${boats[0].id}'`);
  const tooMuch = await putPaper(visitor, paper.id, aPdf(free + 1));
  expect([tooMuch.status, tooMuch.body.code]).toEqual([403, "LIMITE_ATTEINTE"]);
  expect(tooMuch.body.message).toContain("40\u00a0Mo");
  expect((await putPaper(visitor, paper.id, aPdf(free))).status).toBe(200);
});
