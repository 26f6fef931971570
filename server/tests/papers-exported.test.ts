import { randomBytes, randomUUID } from "node:crypto";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { changed } from "../src/features/account/data/test-exports.ts";
import { aPaper, aPdf, filesOf, getFile, putPaper, withPaper } from "../src/features/documents/test-papers.ts";
import { download, upload } from "./exports.ts";
import { aPhoto } from "./pictures.ts";
import { useTestServer } from "./test-server.ts";
import type { Json, Visitor } from "./visitor.ts";

// why: the files are made in this process too.
const server = useTestServer();
const asSystem = (statement: string) => server.sql(`set role bosco_system; ${statement}; reset role`);

describe("an export", () => {
  test("brings papers and their files back: PDF byte for byte, pictures as pictures, twice as once", async () => {
    const { owner, boat, id } = await withPaper(server);
    const pdf = aPdf(1_234);
    await putPaper(owner, id, pdf);
    const { body: second } = await owner.post("/api/documents", aPaper(boat, { type: "Facture" }));
    await putPaper(owner, second.id, await aPhoto());
    const zip = await download(owner);
    expect(Object.keys(unzipSync(zip)).filter((name) => name.startsWith("papiers/"))).toHaveLength(2);
    await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    const after = await server.account({ pro: true });
    expect((await upload(after, zip)).body).toMatchObject({ success: true, papiers: 2 });
    expect((await getFile(after, id)).bytes.equals(pdf)).toBe(true);
    const picture = await getFile(after, second.id);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    const rows = (await after.get("/api/documents")).body;
    expect(rows.find((row: { id: string }) => row.id === second.id).fichier.taille).toBe(picture.bytes.length);
    expect((await upload(after, zip)).status).toBe(200);
    expect(await filesOf(server, after.id)).toHaveLength(2);
    expect((await after.get("/api/documents")).body).toEqual(rows);
  });

  test("has a file whose name is as long as it may be, of letters that take two places each", async () => {
    const { owner, id } = await withPaper(server);
    const { fichier } = (await putPaper(owner, id, aPdf(), `${"\u{1d400}".repeat(80)}.pdf`)).body;
    expect(fichier.nom).toBe(`${"\u{1d400}".repeat(80)}.pdf`);
    const zip = await download(owner);
    expect(Object.keys(unzipSync(zip))).toContain(`papiers/${fichier.empreinte}-papier.pdf`);
    await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    const after = await server.account({ pro: true });
    expect((await upload(after, zip)).body).toMatchObject({ success: true, papiers: 1 });
  });

  test("is given whatever the name of a file is in its row", async () => {
    const { owner, id } = await withPaper(server);
    await putPaper(owner, id, aPdf());
    // what the database takes for a name, and the domain does not
    await asSystem(`update documents set fichier = fichier || '{"nom":" "}' where id = '${id}'`);
    expect(Object.keys(unzipSync(await download(owner))).filter((name) => name.startsWith("papiers/"))).toHaveLength(1);
  });

  test("with a page in the place of a PDF, or one file for two papers, brings the papers without", async () => {
    const { owner, boat, id } = await withPaper(server);
    const { fichier } = (await putPaper(owner, id, aPdf())).body;
    await owner.post("/api/documents", aPaper(boat));
    const zip = await download(owner);
    await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    const name = `papiers/${fichier.empreinte}-papier.pdf`;
    const page = changed(zip, () => {}, { [name]: Buffer.from("<script>alert(1)</script>") });
    const one = await server.account({ pro: true });
    expect((await upload(one, page)).body).toMatchObject({ success: true, papiers: 0 });
    expect(await filesOf(server, one.id)).toEqual([]);
    const twice = changed(zip, ({ tables }) => {
      for (const row of tables.documents) Object.assign(row, { fichier });
    });
    const two = await server.account({ pro: true });
    expect((await upload(two, twice)).body).toMatchObject({ success: true, papiers: 1 });
    const rows = (await two.get("/api/documents")).body as { fichier: object | null }[];
    expect(rows.filter((row) => row.fichier)).toHaveLength(1);
  });
});

describe("an export that comes back twice, and not the same", () => {
  const aPrint = () => randomBytes(16).toString("hex");
  const nameOf = (empreinte: string) => `papiers/${empreinte}-papier.pdf`;
  const fichier = (empreinte: string, taille = 400) => ({ nom: "x.pdf", type: "application/pdf", taille, empreinte });
  const papers = async (owner: Visitor): Promise<Json[]> => (await owner.get("/api/documents")).body;

  /** A free account with one paper and its file, and its export. */
  async function exported() {
    const { owner, boat, id } = await withPaper(server, {});
    const { body } = await putPaper(owner, id, aPdf());
    return { owner, boat, id, empreinte: body.fichier.empreinte as string, zip: await download(owner) };
  }

  test("leaves no file behind that no row names, however often: of a paper, of a boat", async () => {
    const { owner, zip } = await exported();
    const before = await filesOf(server, owner.id);
    const webp = await sharp(await aPhoto())
      .webp()
      .toBuffer();
    for (const [n, sent] of [aPrint(), aPrint()].entries()) {
      const photo_url = `/api/photos/${sent}.webp`;
      const again = changed(
        zip,
        ({ tables }) => {
          tables.documents[0].fichier = fichier(sent);
          if (n > 0) tables.bateaux[0].photo_url = photo_url;
        },
        { [nameOf(sent)]: aPdf(), [photo_url.replace("/api/", "")]: webp },
      );
      expect((await upload(owner, again)).body).toMatchObject({ success: true, lignes: 0, papiers: 0 });
      expect(await filesOf(server, owner.id)).toEqual(before);
    }
    expect((await papers(owner))[0]?.fichier.empreinte).toBe(before[0]?.slice(0, 32));
  });

  test("leaves none behind of rows that are refused", async () => {
    const { owner, boat, zip } = await exported();
    const before = await filesOf(server, owner.id);
    const sent = aPrint();
    const hanging = { titre: "Riz", type: "Autre", bateau_id: boat, maintenance_id: randomUUID() };
    const refused = changed(
      zip,
      ({ tables }) =>
        tables.documents.push({ ...tables.documents[0], ...hanging, id: randomUUID(), fichier: fichier(sent) }),
      { [nameOf(sent)]: aPdf() },
    );
    expect((await upload(owner, refused)).status).toBe(404);
    expect(await filesOf(server, owner.id)).toEqual(before);
  });

  test("weighs two gigabytes at most with what is there", async () => {
    const { owner, boat, id } = await withPaper(server);
    await putPaper(owner, id, aPdf());
    await asSystem(`insert into documents (user_id, bateau_id, titre, type, fichier)
      select '${owner.id}', '${boat}', 'x', 'Autre', '${JSON.stringify(fichier("", 20_971_520))}'::jsonb
        || jsonb_build_object('empreinte', md5(n::text)) from generate_series(1, 102) as n`);
    const before = await filesOf(server, owner.id);
    const more = (bytes: number) => {
      const sent = [aPrint(), aPrint()];
      return async () =>
        upload(
          owner,
          changed(
            await download(owner),
            ({ tables }) => {
              const [first] = tables.documents;
              // what a file says of its weight counts for nothing
              for (const one of sent) tables.documents.push({ ...first, id: randomUUID(), fichier: fichier(one, 1) });
            },
            Object.fromEntries(sent.map((one) => [nameOf(one), aPdf(bytes)])),
          ),
        );
    };
    // 2 GB less 102 files of 20 MB leave 8 MB
    const refused = await more(5 * 1024 * 1024)();
    expect(refused.body).toMatchObject({ code: "LIMITE_ATTEINTE", message: expect.stringContaining("2\u00a0Go") });
    expect(await filesOf(server, owner.id)).toEqual(before);
    expect((await more(3 * 1024 * 1024)()).body).toMatchObject({ success: true, papiers: 2 });
    const kept = (await papers(owner)).map((row) => row.fichier.taille).filter((bytes) => bytes === 3 * 1024 * 1024);
    expect(kept).toHaveLength(2);
  });

  test("gives a new paper no file that another one has", async () => {
    const { owner, id, empreinte, zip } = await exported();
    const added = randomUUID();
    const again = changed(zip, ({ tables }) => {
      tables.documents.push({ ...tables.documents[0], id: added, fichier: fichier(empreinte, 1) });
    });
    expect((await upload(owner, again)).body).toMatchObject({ success: true, papiers: 0 });
    expect((await papers(owner)).find((row) => row.id === added)).toMatchObject({ fichier: null });
    await owner.delete(`/api/documents/${added}`);
    expect((await getFile(owner, id)).status).toBe(200);
  });
});
