import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { Account } from "@bosco/contract";
import { nameAboard } from "@bosco/domain/account";
import type { PaperFile } from "@bosco/domain/documents";
import { findDone, once } from "../../../../api/operations.ts";
import type { Database, Db } from "../../../../database/database.ts";
import { lockUser } from "../../../../database/locks.ts";
import { removeUnnamed } from "../../../../papers/named-files.ts";
import type { PhotoStore } from "../../../../photos/store.ts";
import { fillFileRoom, refuseBeyondFileRoom } from "../../../../plan/file-room.ts";
import { refuseImportBeyondCeilings } from "../../../../plan/import.ts";
import { fail } from "../../../../refusals.ts";
import { openZip } from "../zip-reader.ts";
import { countedPixels } from "./pixels.ts";
import { fillProfile, findOtherRows, findPapersThere, insertRows } from "./queries.ts";
import { type Exported, IMPORTED, readData, type Tables } from "./read-data.ts";
import { restorePapers } from "./restore-papers.ts";
import { restorePhotos } from "./restore-photos.ts";

export interface Imported {
  lignes: number;
  photos: number;
  /** Files of papers. */
  papiers: number;
}

interface ImportServices {
  account: Account;
  database: Database;
  photos: PhotoStore;
  /** Sent again by the same operation, the first answer comes back. */
  operationId: string | undefined;
  /** Told of files that stay until the sweep. */
  tell: (error: unknown) => void;
}

/**
 * Brings an export back into an account that is empty, or that holds nothing but rows of the same file: ids are kept, and
 * the same file twice is the same as once. All or nothing.
 */
export async function importData(path: string, services: ImportServices): Promise<Imported> {
  const { account, database, photos } = services;
  const operation = services.operationId && {
    userId: account.id,
    id: services.operationId,
    call: "account.import",
    input: await hashFile(path),
  };
  // why first: what has come since must not turn an import whose answer was lost into a refusal.
  const done = operation && (await database.asSystem((db) => findDone<Imported>(db, operation)));
  if (done) return done;
  const zip = await openZip(path);
  try {
    const content = await readData(zip);
    const { tables, person } = content;
    refuseImportBeyondCeilings(account, tables);
    // why: looked at before the files are unpacked, and again under the lock.
    const [there, fill] = await database.asSystem(async (db) => {
      await refuseFilled(db, account.id, tables);
      return [await findPapersThere(db, account.id), await fillFileRoom(db, account)] as const;
    });
    const added = { photos: [] as string[], papers: [] as PaperFile[] };
    const place = { userId: account.id, photos };
    try {
      const wanted = [person.photo_profil_url, ...(tables.get("bateaux") ?? []).map(({ photo_url }) => photo_url)];
      const restored = await restorePhotos(zip, wanted, { ...place, added: added.photos });
      await restorePapers(zip, tables.get("documents") ?? [], {
        ...place,
        ...{ there, fill, count: countedPixels(), added: added.papers },
      });
      const weight = added.papers.reduce((bytes, { taille }) => bytes + taille, 0);
      return await database.asSystem(async (db) => {
        await lockUser(db, account.id);
        const put = async () => {
          await refuseBeyondFileRoom(db, account, weight);
          const lignes = await putRows(db, account, { ...content, isKept: restored.has });
          return { lignes, photos: restored.size, papiers: added.papers.length };
        };
        return operation ? once(db, operation, put) : put();
      });
    } finally {
      // why no failure: the nightly sweep takes what no row names.
      await removeUnnamed(services, account.id, added).catch(services.tell);
    }
  } finally {
    await zip.close();
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("base64url");
}

interface Content extends Exported {
  isKept: (url: unknown) => boolean;
}

async function putRows(db: Db, account: Account, { tables, person, exporter, isKept }: Content): Promise<number> {
  const { id: userId } = account;
  await refuseFilled(db, userId, tables);
  for (const boat of tables.get("bateaux") ?? []) if (!isKept(boat.photo_url)) boat.photo_url = null;
  const prenom = account.prenom ?? person.prenom;
  const self = {
    assigne_id: userId,
    assigne: nameAboard({ prenom, nom: account.nom ?? person.nom, email: account.email }),
  };
  // why: whoever else was to do a work is of a crew that no file brings.
  for (const work of tables.get("maintenances") ?? [])
    Object.assign(work, work.assigne_id && work.assigne_id === exporter ? self : { assigne_id: null, assigne: null });
  const { photo_profil_url: url } = person;
  await fillProfile(db, userId, { ...person, photo_profil_url: isKept(url) ? url : null });
  let inserted = 0;
  for (const table of IMPORTED) inserted += await insertRows(db, userId, table, tables.get(table.name) ?? []);
  return inserted;
}

async function refuseFilled(db: Db, userId: string, tables: Tables): Promise<void> {
  for (const { name } of IMPORTED) {
    const ids = (tables.get(name) ?? []).map(({ id }) => String(id));
    if ((await findOtherRows(db, userId, name, ids)) > 0)
      throw fail("CONFLIT", { message: "Ce compte contient déjà des données : l’import se fait dans un compte vide." });
  }
}
