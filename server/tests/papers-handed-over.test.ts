import { randomUUID } from "node:crypto";
import { FREE_LIMITS } from "@bosco/domain/account";
import { afterEach, describe, expect, test } from "vitest";
import { aPaper, aPdf, filesOf, getFile, putPaper, withPaper } from "../src/features/documents/test-papers.ts";
import { openFolder } from "../src/files/folder.ts";
import { paperFileName } from "../src/files/paper-names.ts";
import { putPhoto } from "./form-data.ts";
import { secretOf } from "./join.ts";
import { pausingFiles } from "./pausing-files.ts";
import { aPhoto } from "./pictures.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const storage = pausingFiles();
const server = useTestServer({}, { files: storage.over });
afterEach(storage.letAll);

const offer = async (owner: Visitor, boat: string, heir: Visitor) =>
  secretOf((await owner.post(`/api/bateaux/${boat}/ceder`, { email: heir.email })).body.lien);
const accept = (heir: Visitor, jeton: string, operation?: string) =>
  heir.call("POST", "/api/partages/accepter", { jeton }, operation ? { "idempotency-key": operation } : {});
const addPaper = async (owner: Visitor, boat: string): Promise<string> =>
  (await owner.post("/api/documents", aPaper(boat))).body.id;
/** The names of a boat's files, as the rows of somebody say. */
const named = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.get("/api/documents")).body.map(({ fichier }: { fichier: never }) => paperFileName(fichier)).sort();

/** An owner with a boat and a paper with its file, and who gets it. */
async function withHeir(heirIsPro = true) {
  const found = await withPaper(server);
  const heir = await server.account({ pro: heirIsPro });
  await putPaper(found.owner, found.id, aPdf(800));
  return { ...found, heir };
}

describe("handed over", () => {
  test("papers go along with their files, and none stays behind", async () => {
    const { owner, boat, id, heir } = await withHeir();
    expect((await accept(heir, await offer(owner, boat, heir))).status).toBe(200);
    expect((await getFile(heir, id)).bytes).toHaveLength(800);
    expect((await getFile(owner, id)).status).toBe(404);
    expect(await filesOf(server, owner.id)).toEqual([]);
    expect(await filesOf(server, heir.id)).toHaveLength(1);
  });

  test("more papers than the heir's plan holds are refused, and all stays where it was", async () => {
    const { owner, boat, id, heir } = await withHeir(false);
    for (let n = 0; n < FREE_LIMITS.documents; n += 1) await addPaper(owner, boat);
    const copying = storage.count("put");
    expect((await accept(heir, await offer(owner, boat, heir))).body.code).toBe("LIMITE_ATTEINTE");
    expect((await getFile(owner, id)).bytes).toHaveLength(800);
    expect(await filesOf(server, heir.id)).toEqual([]);
    expect(copying()).toBe(0);
  });
});

describe("while files are slow to copy", () => {
  test("no transaction is open, and the owner goes on as ever", async () => {
    const { owner, boat, id, heir } = await withHeir();
    const jeton = await offer(owner, boat, heir);
    const slow = storage.pause("put", heir.id);
    const accepted = accept(heir, jeton);
    await slow.reached;
    const idle =
      "select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'";
    expect(await server.sql(idle)).toEqual([]);
    expect((await owner.post("/api/inventaire", { bateau_id: boat, nom: "Sel", categorie: null })).status).toBe(201);
    expect((await heir.post("/api/bateaux", aBoat())).status).toBe(201);
    expect((await getFile(owner, id)).bytes).toHaveLength(800);
    expect((await heir.get("/api/documents")).body).toEqual([]);
    slow.go();
    expect((await accepted).status).toBe(200);
    expect((await getFile(heir, id)).bytes).toHaveLength(800);
    expect((await heir.get("/api/inventaire")).body).toHaveLength(1);
  });

  test("a file that is added, one that is replaced and one that goes: the heir has what there is, and nothing else", async () => {
    const { owner, boat, id, heir } = await withHeir();
    const [gone, later] = [await addPaper(owner, boat), await addPaper(owner, boat)];
    await putPaper(owner, gone, aPdf(700));
    const { body } = await putPhoto(owner, boat, await aPhoto());
    const jeton = await offer(owner, boat, heir);
    const slow = storage.pause("put", heir.id);
    const copied = storage.count("put", heir.id);
    const accepted = accept(heir, jeton);
    await slow.reached;
    await putPaper(owner, id, aPdf(900));
    await putPaper(owner, later, aPdf(1_000));
    await owner.delete(`/api/documents/${gone}`);
    slow.go();
    expect((await accepted).status).toBe(200);
    const lengths = await Promise.all([id, later].map(async (one) => (await getFile(heir, one)).bytes.length));
    expect(lengths).toEqual([900, 1_000]);
    const photo = body.photo_url.split("/").at(-1);
    const names = [...(await named(heir)), photo, photo.replace(".webp", "-carte.webp")].sort();
    expect((await filesOf(server, heir.id)).sort()).toEqual(names);
    expect(await filesOf(server, owner.id)).toEqual([]);
    // why: two of the photo, two papers then, two later; what was there already is not brought again.
    expect(copied()).toBeLessThanOrEqual(6);
  });

  test("the offer is withdrawn: nothing has moved, and nothing is left with whom it was for", async () => {
    const { owner, boat, id, heir } = await withHeir();
    const { partage, lien } = (await owner.post(`/api/bateaux/${boat}/ceder`, { email: heir.email })).body;
    const slow = storage.pause("put", heir.id);
    const accepted = accept(heir, secretOf(lien));
    await slow.reached;
    expect((await owner.delete(`/api/partages/${partage.id}`)).status).toBe(200);
    slow.go();
    expect((await accepted).status).toBe(404);
    expect(await filesOf(server, heir.id)).toEqual([]);
    expect((await getFile(owner, id)).bytes).toHaveLength(800);
  });

  test("accepted twice at the same time: the second waits, and takes away nothing of the first", async () => {
    const { owner, boat, id, heir } = await withHeir();
    const jeton = await offer(owner, boat, heir);
    const slow = storage.pause("put", heir.id);
    const first = accept(heir, jeton);
    await slow.reached;
    const second = accept(heir, jeton);
    slow.go();
    expect([(await first).status, (await second).status].sort()).toEqual([200, 404]);
    expect((await getFile(heir, id)).bytes).toHaveLength(800);
  });

  test("pressed again because the answer was lost: the same answer, and one boat", async () => {
    const { owner, boat, id, heir } = await withHeir();
    const jeton = await offer(owner, boat, heir);
    const operation = randomUUID();
    const slow = storage.pause("put", heir.id);
    const first = accept(heir, jeton, operation);
    await slow.reached;
    const again = accept(heir, jeton, operation);
    slow.go();
    for (const reply of [await first, await again])
      expect(reply).toMatchObject({ status: 200, body: { bateau_id: boat, role: "proprietaire" } });
    expect((await getFile(heir, id)).bytes).toHaveLength(800);
    expect((await heir.get("/api/bateaux")).body).toHaveLength(1);
  });

  test("who adds without an end is not waited for: it is refused for now, and both have what they had", async () => {
    const { owner, boat, heir } = await withHeir();
    const jeton = await offer(owner, boat, heir);
    const added = storage.before("put", heir.id, async () => {
      await putPaper(owner, await addPaper(owner, boat), aPdf(500));
    });
    expect(await accept(heir, jeton)).toMatchObject({ status: 503, body: { code: "INDISPONIBLE" } });
    added.stop();
    expect(await filesOf(server, heir.id)).toEqual([]);
    expect(await named(owner)).toEqual((await filesOf(server, owner.id)).sort());
    expect((await accept(heir, jeton)).status).toBe(200);
    expect(await named(heir)).toEqual((await filesOf(server, heir.id)).sort());
  });
});

test("a copy that fails is taken away again, and may be tried again", async () => {
  const { owner, boat, id, heir } = await withHeir();
  const second = await addPaper(owner, boat);
  await putPaper(owner, second, aPdf(600));
  const jeton = await offer(owner, boat, heir);
  let puts = 0;
  const failing = storage.before("put", heir.id, async () => {
    puts += 1;
    if (puts > 1) throw Object.assign(new Error("no space left"), { code: "ENOSPC" });
  });
  expect((await accept(heir, jeton)).status).toBeGreaterThanOrEqual(500);
  failing.stop();
  expect(await filesOf(server, heir.id)).toEqual([]);
  expect((await getFile(owner, id)).bytes).toHaveLength(800);
  expect((await accept(heir, jeton)).status).toBe(200);
  expect((await getFile(heir, second)).bytes).toHaveLength(600);
});

test("a file that a backup has not brought back holds nothing up", async () => {
  const { owner, boat, id, heir } = await withHeir();
  await openFolder(server.dataDir).deleteAll(owner.id);
  expect((await accept(heir, await offer(owner, boat, heir))).status).toBe(200);
  expect((await getFile(heir, id)).status).toBe(404);
});
