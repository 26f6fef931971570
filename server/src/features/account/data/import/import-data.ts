import type { Account } from "@bosco/contract";
import { FREE_LIMITS } from "@bosco/domain/account";
import type { Database } from "../../../../database/database.ts";
import { fail } from "../../../../http/errors.ts";
import type { PhotoStore } from "../../../../photos/store.ts";
import { openZip } from "../zip-reader.ts";
import { fillProfile, findOtherRows, insertRows, lockAccount } from "./queries.ts";
import { IMPORTED, type Person, readData, type Tables } from "./read-data.ts";
import { restorePhotos } from "./restore-photos.ts";

export interface Imported {
  lignes: number;
  photos: number;
}

/**
 * Brings an export back into an account that is empty, or that holds nothing but rows of the same file: ids are kept, and
 * the same file twice is the same as once. All or nothing.
 */
export async function importData(
  path: string,
  { account, database, photos }: { account: Account; database: Database; photos: PhotoStore },
): Promise<Imported> {
  const zip = await openZip(path);
  try {
    const { tables, person } = await readData(zip);
    refuseBeyondPlan(account, tables);
    // why: looked at before the photos are unpacked, and again under the lock.
    await database.asSystem((db) => refuseFilled(db, account.id, tables));
    const wanted = [person.photo_profil_url, ...(tables.get("bateaux") ?? []).map(({ photo_url }) => photo_url)];
    const restored = await restorePhotos(zip, wanted, account.id, photos);
    try {
      const lignes = await putRows(database, account.id, { tables, person, isKept: restored.has });
      return { lignes, photos: restored.size };
    } catch (error) {
      await restored.undo();
      throw error;
    }
  } finally {
    await zip.close();
  }
}

interface Content {
  tables: Tables;
  person: Person;
  isKept: (url: unknown) => boolean;
}

function putRows(database: Database, userId: string, { tables, person, isKept }: Content): Promise<number> {
  return database.asSystem(async (db) => {
    await lockAccount(db, userId);
    await refuseFilled(db, userId, tables);
    for (const boat of tables.get("bateaux") ?? []) if (!isKept(boat.photo_url)) boat.photo_url = null;
    const { photo_profil_url: url } = person;
    await fillProfile(db, userId, { ...person, photo_profil_url: isKept(url) ? url : null });
    let inserted = 0;
    for (const table of IMPORTED) inserted += await insertRows(db, userId, table, tables.get(table.name) ?? []);
    return inserted;
  });
}

/** B7: an import is one more way to create; a free account's limits hold here too. */
function refuseBeyondPlan(account: Account, tables: Tables): void {
  if (account.pro) return;
  const open = tables.get("maintenances")?.filter(({ statut }) => statut !== "Terminée") ?? [];
  const fits =
    (tables.get("bateaux")?.length ?? 0) <= FREE_LIMITS.boats &&
    open.length <= FREE_LIMITS.openMaintenances &&
    (tables.get("inventaire")?.length ?? 0) <= FREE_LIMITS.articles;
  if (fits) return;
  throw fail("LIMITE_ATTEINTE", {
    message:
      "Ce fichier dépasse les limites du compte gratuit. Passez à l’abonnement Pro, puis importez-le : rien n’a été ajouté.",
  });
}

async function refuseFilled(db: Parameters<typeof findOtherRows>[0], userId: string, tables: Tables): Promise<void> {
  for (const { name } of IMPORTED) {
    const ids = (tables.get(name) ?? []).map(({ id }) => String(id));
    if ((await findOtherRows(db, userId, name, ids)) > 0)
      throw fail("CONFLIT", { message: "Ce compte contient déjà des données : l’import se fait dans un compte vide." });
  }
}
