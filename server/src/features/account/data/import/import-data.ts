import type { Account } from "@bosco/contract";
import { FREE_LIMITS, profile } from "@bosco/domain/account";
import { photoUrl } from "@bosco/domain/photos";
import { z } from "zod";
import type { Database, Db } from "../../../../database/database.ts";
import { fail, invalidInput } from "../../../../http/errors.ts";
import { once } from "../../../../http/operations.ts";
import { restorePhoto } from "../../../../photos/restore.ts";
import type { PhotoStore } from "../../../../photos/store.ts";
import { DATA_FILE, FORMAT } from "../export.ts";
import { OWN_TABLES } from "../tables.ts";
import { notOurFile, openZip, type ZipReader } from "../zip-reader.ts";
import { fillProfile, findOtherRows, insertRows, lockAccount } from "./queries.ts";

const MOST_JSON_BYTES = 20_000_000;
const MOST_PHOTO_BYTES = 5_000_000;
const PHOTO = /^photos\/([0-9a-f]{32})\.webp$/;

type Row = Record<string, unknown>;
type Tables = Map<string, Row[]>;

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
  {
    account,
    database,
    photos,
    operationId,
  }: { account: Account; database: Database; photos: PhotoStore; operationId?: string | undefined },
): Promise<Imported> {
  const zip = await openZip(path);
  try {
    const { tables, person } = await readData(zip);
    refuseBeyondPlan(account, tables);
    // why: looked at before the photos are unpacked, and again under the lock.
    await database.asSystem((db) => refuseFilled(db, account.id, tables));
    const kept = await restorePhotos(zip, account.id, photos);
    // why: what fails from here on leaves photos that no row names, and the nightly sweep takes those.
    const insertAll = async (db: Db) => {
      await refuseFilled(db, account.id, tables);
      const known = (url: unknown) => (typeof url === "string" && kept.has(url) ? url : null);
      for (const boat of tables.get("bateaux") ?? []) boat.photo_url = known(boat.photo_url);
      await fillProfile(db, account.id, { ...person, photo_profil_url: known(person.photo_profil_url) });
      let inserted = 0;
      for (const table of imported()) inserted += await insertRows(db, account.id, table, tables.get(table.name) ?? []);
      return { lignes: inserted, photos: kept.size };
    };
    return await database.asSystem(async (db) => {
      await lockAccount(db, account.id);
      if (operationId === undefined) return insertAll(db);
      const operation = { userId: account.id, id: operationId, call: "account.import", input: null };
      return once(db, operation, () => insertAll(db));
    });
  } finally {
    await zip.close();
  }
}

const imported = () => OWN_TABLES.filter(({ isImported }) => isImported);

const person = profile.pick({ prenom: true, nom: true, telephone: true, adresse: true, photo_profil_url: true });

async function readData(zip: ZipReader): Promise<{ tables: Tables; person: z.infer<typeof person> }> {
  const bytes = await zip.read(DATA_FILE, MOST_JSON_BYTES);
  if (!bytes) throw notOurFile();
  const file = z
    .object({ format: z.literal(FORMAT), profils_utilisateur: person, tables: z.record(z.string(), z.unknown()) })
    .safeParse(parseJson(bytes));
  if (!file.success) throw notOurFile();
  const tables: Tables = new Map();
  for (const { name, schema } of imported()) {
    const rows = z.array(schema).safeParse(file.data.tables[name] ?? []);
    if (!rows.success)
      throw invalidInput(rows.error.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
    tables.set(name, rows.data as Row[]);
  }
  return { tables, person: file.data.profils_utilisateur };
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw notOurFile();
  }
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
  for (const { name } of imported()) {
    const ids = (tables.get(name) ?? []).map(({ id }) => String(id));
    if ((await findOtherRows(db, userId, name, ids)) > 0)
      throw fail("CONFLIT", { message: "Ce compte contient déjà des données : l’import se fait dans un compte vide." });
  }
}

/** Unpacks the photos that are really ours. Gives the addresses they are kept under. */
async function restorePhotos(zip: ZipReader, userId: string, photos: PhotoStore): Promise<Set<string>> {
  const kept = new Set<string>();
  for (const name of zip.names) {
    const hash = PHOTO.exec(name)?.[1];
    const bytes = hash && (await zip.read(name, MOST_PHOTO_BYTES));
    const photo = bytes && (await restorePhoto(bytes));
    if (!photo) continue;
    await photos.keep(userId, hash, photo);
    kept.add(photoUrl(hash));
  }
  return kept;
}
