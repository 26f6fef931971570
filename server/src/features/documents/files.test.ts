import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { PAPER_MOST_BYTES } from "@bosco/domain/documents";
import { zipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { putForm } from "../../../tests/form-data.ts";
import { aPhoto, hugePng } from "../../../tests/pictures.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Visitor } from "../../../tests/visitor.ts";
import { aPdf, filesOf, getFile, putPaper, withPaper } from "./test-papers.ts";

const server = useTestServer();
let photo: Buffer;
beforeAll(async () => {
  photo = await aPhoto();
});
const arriving = () => readdir(join(server.dataDir, "photos", "arriving")).catch(() => []);

describe("a file that is sent", () => {
  test("is kept byte for byte when it is a PDF, under its owner, with what its row says of it", async () => {
    const { owner, id } = await withPaper(server);
    const pdf = aPdf(5_000);
    const { status, body } = await putPaper(owner, id, pdf, "../Police d’assurance.exe");
    expect([status, body.version]).toEqual([200, 2]);
    const empreinte = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect(body.fichier).toEqual({ nom: "Police-d-assurance.pdf", type: "application/pdf", taille: 5_000, empreinte });
    expect(await filesOf(server, owner.id)).toEqual([`${body.fichier.empreinte}-papier.pdf`]);
    const { bytes, headers } = await getFile(owner, id);
    expect(bytes.equals(pdf)).toBe(true);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": "5000",
      "content-disposition": `attachment; filename="Police-d-assurance.pdf"; filename*=UTF-8''Police-d-assurance.pdf`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
      etag: `"${body.fichier.empreinte}"`,
      vary: expect.stringContaining("Cookie"),
    });
    expect(headers.get("content-encoding")).toBeNull();
    expect((await getFile(owner, id, { query: "?afficher=1" })).headers.get("content-disposition")).toMatch(
      /^inline; /,
    );
    const known = await getFile(owner, id, { headers: { "if-none-match": headers.get("etag") } });
    expect([known.status, known.bytes.length]).toEqual([304, 0]);
    const head = await getFile(owner, id, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), head.bytes.length]).toEqual([200, "5000", 0]);
    expect(await arriving()).toEqual([]);
  });

  test.each([
    ["jpeg", "image/jpeg", "jpg"],
    ["png", "image/png", "png"],
    ["webp", "image/webp", "webp"],
  ] as const)(
    "is re-encoded when it is a %s: upright, readable, and without its metadata",
    async (format, type, end) => {
      const { owner, id } = await withPaper(server);
      const picture = await sharp(await aPhoto(4_000, 3_000))
        .keepExif()
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const { status, body } = await putPaper(owner, id, picture, "IMG_1.HEIC");
      expect([status, body.fichier.type, body.fichier.nom]).toEqual([200, type, `IMG-1.${end}`]);
      const { bytes } = await getFile(owner, id);
      expect(bytes.length).toBe(body.fichier.taille);
      const kept = await sharp(bytes).metadata();
      expect([kept.format, kept.width, kept.height]).toEqual([format, 1_950, 2_600]);
      expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
      expect(bytes.includes("MARQUE-EXIF")).toBe(false);
    },
  );

  test("loses the script that a picture carries behind its end", async () => {
    const { owner, id } = await withPaper(server);
    const polyglot = Buffer.concat([photo, Buffer.from("<script>alert(1)</script>%%EOF")]);
    expect((await putPaper(owner, id, polyglot)).body.fichier.type).toBe("image/jpeg");
    expect((await getFile(owner, id)).bytes.includes("script")).toBe(false);
  });

  test("takes the place of the last one, whose file goes; and goes with a press, with its paper and with its boat", async () => {
    const { owner, boat, id } = await withPaper(server);
    await putPaper(owner, id, aPdf());
    await putPaper(owner, id, photo);
    expect(await filesOf(server, owner.id)).toHaveLength(1);
    const emptied = await owner.delete(`/api/documents/${id}/fichier`);
    expect([emptied.status, emptied.body.fichier]).toEqual([200, null]);
    expect((await owner.delete(`/api/documents/${id}/fichier`)).status).toBe(200);
    expect(await filesOf(server, owner.id)).toEqual([]);
    expect((await getFile(owner, id)).status).toBe(404);
    await putPaper(owner, id, aPdf());
    await owner.delete(`/api/documents/${id}`);
    expect(await filesOf(server, owner.id)).toEqual([]);
    const { body: other } = await owner.post("/api/documents", { bateau_id: boat, titre: "Acte", type: "Autre" });
    await putPaper(owner, other.id, aPdf());
    expect(await filesOf(server, owner.id)).toHaveLength(1);
    await owner.delete(`/api/bateaux/${boat}`);
    expect(await filesOf(server, owner.id)).toEqual([]);
  });
});

describe("a file that takes the place of another, or removes it, says which one was seen", () => {
  const put = (owner: Visitor, id: string, vu: string, headers = {}) =>
    putForm(
      owner,
      `/api/documents/${id}/fichier?vu=${vu}`,
      [{ content: aPdf(), field: "fichier", fileName: "b.pdf" }],
      {
        headers,
      },
    );
  const remove = (owner: Visitor, id: string, vu: string) =>
    owner.call("DELETE", `/api/documents/${id}/fichier`, { vu });

  test("a newer one of somebody else stays, and comes back with the refusal", async () => {
    const { owner, id } = await withPaper(server);
    const first = (await put(owner, id, "aucun")).body.fichier.empreinte;
    const newer = (await put(owner, id, first)).body;
    for (const late of [await put(owner, id, first), await put(owner, id, "aucun"), await remove(owner, id, first)])
      expect(late).toMatchObject({ status: 409, body: { code: "CONFLIT", details: { actuel: newer } } });
    expect((await getFile(owner, id)).status).toBe(200);
    expect(await filesOf(server, owner.id)).toHaveLength(1);
    expect(await arriving()).toEqual([]);
    expect((await remove(owner, id, newer.fichier.empreinte)).body.fichier).toBeNull();
    expect((await remove(owner, id, newer.fichier.empreinte)).status).toBe(200);
  });

  test("of two that arrive at once over the same one, one is refused", async () => {
    const { owner, id } = await withPaper(server);
    const both = await Promise.all([put(owner, id, "aucun"), put(owner, id, "aucun")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await filesOf(server, owner.id)).toHaveLength(1);
  });

  test("sent again by the same operation it is answered as it was", async () => {
    const { owner, id } = await withPaper(server);
    const headers = { "idempotency-key": crypto.randomUUID() };
    const { body } = await put(owner, id, "aucun", headers);
    expect(await put(owner, id, "aucun", headers)).toEqual({ status: 200, body });
  });

  test("a print that is none is refused", async () => {
    const { owner, id } = await withPaper(server);
    expect([(await put(owner, id, "x")).status, (await remove(owner, id, "x")).status]).toEqual([400, 400]);
  });
});

describe("a PDF as mails, scanners and printers leave it", () => {
  const PRINTER = "\x1b%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER LANGUAGE=PDF\r\n";
  test.each([
    ["behind what a printer is told, and before its end", PRINTER, "\x1b%-12345X@PJL EOJ\r\n\x1b%-12345X"],
    ["behind stray bytes", "\ufeff\x01\r\n", ""],
    ["before an old end of file", "", "\x1a"],
    ["before what a mail program adds", "", "\r\n--b1_boundary--\r\n"],
    ["before zeros", "", "\0".repeat(800)],
  ])("%s is kept as it is", async (_case, before, behind) => {
    const { owner, id } = await withPaper(server);
    const pdf = Buffer.concat([Buffer.from(before), aPdf(), Buffer.from(behind)]);
    expect((await putPaper(owner, id, pdf)).body.fichier).toMatchObject({
      type: "application/pdf",
      taille: pdf.length,
    });
    expect((await getFile(owner, id)).bytes.equals(pdf)).toBe(true);
  });
});

describe("what is no paper is refused, and nothing changes", () => {
  const pdf = aPdf();
  const html = Buffer.from("<!doctype html><script>alert(1)</script>");
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const zip = Buffer.from(zipSync({ "word/document.xml": new Uint8Array(9) }));
  const WRONG = "Ce fichier n’est pas accepté. Choisissez un PDF ou une image JPEG, PNG, WebP ou HEIC.";
  const ADDED =
    "Ce PDF contient autre chose que ses pages, avant ou après elles. Ouvrez-le, imprimez-le en PDF, puis envoyez ce nouveau fichier.";
  const INCOMPLETE =
    "Ce PDF est incomplet\u00a0: sa fin manque. Téléchargez-le ou numérisez-le à nouveau, puis réessayez.";
  const refused: [string, () => Buffer | Promise<Buffer>, number, string?][] = [
    ["HTML", () => html, 415],
    ["an SVG", () => svg, 415],
    ["a GIF", () => sharp(photo).gif().toBuffer(), 415],
    ["a TIFF", () => sharp(photo).tiff().toBuffer(), 415],
    ["a zip, as Office writes it", () => zip, 415],
    ["an old Office file", () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]), 415],
    ["a script", () => Buffer.from("#!/bin/sh\nrm -rf /\n"), 415],
    ["nothing", () => Buffer.alloc(0), 415],
    ["a page with a PDF in it", () => Buffer.concat([html, pdf]), 415, ADDED],
    ["a GIF with a PDF in it", () => Buffer.concat([Buffer.from("GIF89a"), pdf]), 415, ADDED],
    ["a script with a PDF in it", () => Buffer.concat([Buffer.from("x: alert(1) /*\n"), pdf]), 415, ADDED],
    ["a PDF that is a zip too", () => Buffer.concat([pdf, zip, Buffer.from("%%EOF")]), 415, ADDED],
    ["a PDF with a page behind it", () => Buffer.concat([pdf, html]), 415, ADDED],
    ["a PDF with much behind it", () => Buffer.concat([pdf, Buffer.alloc(1_100, 120)]), 415, ADDED],
    ["a PDF cut in half", () => pdf.subarray(0, 200), 415, INCOMPLETE],
    ["a PDF head far in", () => Buffer.concat([Buffer.alloc(2_000, 32), pdf]), 415],
    ["a JPEG cut in half", () => photo.subarray(0, Math.floor(photo.length / 2)), 422],
    ["a PNG of 16000 x 16000", () => hugePng(16_000), 422],
  ];
  test.each(refused)("%s", async (_name, make, status, message = WRONG) => {
    const { owner, id } = await withPaper(server);
    await putPaper(owner, id, pdf);
    const before = await filesOf(server, owner.id);
    const answer = await putPaper(owner, id, await make(), "facture.pdf");
    expect(answer.status).toBe(status);
    if (status === 415) expect(answer.body).toEqual({ code: "TYPE_NON_ACCEPTE", message });
    expect(await filesOf(server, owner.id)).toEqual(before);
    expect((await getFile(owner, id)).bytes.equals(pdf)).toBe(true);
    expect(await arriving()).toEqual([]);
  });

  test.each([true, false])("20 MB pass and one byte more does not, chunked: %s", async (chunked) => {
    const { owner, id } = await withPaper(server);
    const more = await putPaper(owner, id, aPdf(PAPER_MOST_BYTES + 1), "a.pdf", { chunked });
    expect(more).toMatchObject({ status: 413, body: { message: "Le fichier dépasse 20\u00a0Mo." } });
    expect(await filesOf(server, owner.id)).toEqual([]);
    expect((await putPaper(owner, id, aPdf(PAPER_MOST_BYTES), "a.pdf", { chunked })).status).toBe(200);
  });

  test("two files, a field, no file, JSON", async () => {
    const { owner, id } = await withPaper(server);
    const file = { content: pdf, field: "fichier", fileName: "a.pdf" };
    const path = `/api/documents/${id}/fichier`;
    for (const parts of [[file, file], [{ content: "x", field: "titre" }], []])
      expect((await putForm(owner, path, parts)).status).toBe(400);
    expect((await owner.call("PUT", path, { fichier: "x" })).status).toBe(415);
    expect(await filesOf(server, owner.id)).toEqual([]);
  });

  test("nobody writes what a file is himself", async () => {
    const { owner, boat, id } = await withPaper(server);
    const fichier = { nom: "a.pdf", type: "application/pdf", taille: 1, empreinte: "0".repeat(32) };
    expect((await owner.patch(`/api/documents/${id}`, { fichier })).status).toBe(400);
    expect((await owner.post("/api/documents", { bateau_id: boat, titre: "A", type: "Autre", fichier })).status).toBe(
      400,
    );
  });
});

describe("the database refuses what is no file", () => {
  const good = { nom: "a.pdf", type: "application/pdf", taille: 1, empreinte: "0".repeat(32) };
  test.each([
    ["nothing of it", {}],
    ["a list", []],
    ["a text", "a.pdf"],
    ["null as a value", null],
    ["a field more", { ...good, plus: 1 }],
    ["no name", { ...good, nom: "" }],
    ["a long name", { ...good, nom: "n".repeat(121) }],
    ["a page", { ...good, type: "text/html" }],
    ["no type", { ...good, type: null }],
    ["no weight", { ...good, taille: 0 }],
    ["a weight as text", { ...good, taille: "1" }],
    ["a fraction", { ...good, taille: 1.5 }],
    ["too heavy", { ...good, taille: PAPER_MOST_BYTES + 1 }],
    ["no number at all", { ...good, taille: 1e300 }],
    ["another print", { ...good, empreinte: "../../etc/passwd" }],
  ])("%s", async (_name, value) => {
    const { id } = await withPaper(server);
    const write = (fichier: unknown) =>
      server.sql(`begin; set local role bosco_system;
        update documents set fichier = '${JSON.stringify(fichier)}'::jsonb where id = '${id}'; commit`);
    await expect(write(value)).rejects.toThrow(/documents_fichier_check/);
    await server.sql("rollback").catch(() => {});
  });
});
