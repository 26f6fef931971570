import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PAPER_FILE_TYPES, type PaperFile } from "@bosco/domain/documents";
import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { aPhoto } from "../../../../../tests/pictures.ts";
import { readConfig } from "../../../../config.ts";
import { paperFileName } from "../../../../files/paper-names.ts";
import { createPhotoStore } from "../../../../photos/store.ts";
import { openZip } from "../zip-reader.ts";
import { countedPixels, TOO_MANY_PIXELS } from "./pixels.ts";
import { restorePapers } from "./restore-papers.ts";

const type = PAPER_FILE_TYPES.find((one) => one === "image/jpeg") ?? "image/jpeg";
const aPaper = (n: number) => ({
  id: randomUUID(),
  fichier: { nom: `scan ${n}.jpg`, type, taille: 1_000, empreinte: String(n).repeat(32) } satisfies PaperFile,
});

test("pictures of more pixels than one file may have refuse the file, and no more of them is drawn", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bosco-import-"));
  const photos = createPhotoStore(readConfig({ DATA_DIR: folder }));
  const papers = [1, 2, 3].map(aPaper);
  const picture = await aPhoto(640, 480);
  const files = papers.map(({ fichier }) => [`papiers/${paperFileName(fichier)}`, picture] as const);
  const path = join(folder, "export.zip");
  await writeFile(path, zipSync(Object.fromEntries(files)));
  const restore = async (most: number) => {
    const zip = await openZip(path);
    const added: PaperFile[] = [];
    const place = { userId: randomUUID(), photos, there: { ids: new Set<string>(), prints: new Set<string>() }, added };
    const rows = papers.map((paper) => ({ ...paper }));
    try {
      const restored = await restorePapers(zip, rows, { ...place, fill: () => {}, count: countedPixels(most) }).then(
        () => "whole",
        ({ status, message }) => ({ status, message }),
      );
      return [restored, added.length];
    } finally {
      await zip.close();
    }
  };
  expect(await restore(3 * 640 * 480)).toEqual(["whole", 3]);
  expect(await restore(3 * 640 * 480 - 1)).toEqual([{ status: 413, message: TOO_MANY_PIXELS }, 2]);
  await rm(folder, { recursive: true, force: true });
});
