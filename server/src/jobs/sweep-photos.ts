import { photoCardUrl } from "@bosco/domain/photos";
import type { Db } from "../database/database.ts";
import { fileName, type PhotoStore } from "../photos/store.ts";

/** A file this young may belong to an upload that is still under way. */
const GRACE_MS = 3_600_000;

/** Removes the files that no row names: left behind by a crash between a write and its clean-up. */
export async function sweepPhotos(db: Db, photos: PhotoStore, now = new Date()): Promise<number> {
  const boats = db.selectFrom("bateaux").select(["user_id", "photo_url as url"]).where("photo_url", "is not", null);
  const profiles = db
    .selectFrom("profils_utilisateur")
    .select(["id as user_id", "photo_profil_url as url"])
    .where("photo_profil_url", "is not", null);
  const rows = await boats.unionAll(profiles).execute();
  const named = new Set(
    rows.flatMap(({ user_id, url }) =>
      url ? [url, photoCardUrl(url)].map((address) => `${user_id}/${fileName(address)}`) : [],
    ),
  );
  let removed = 0;
  for await (const file of photos.list()) {
    if (named.has(`${file.userId}/${file.name}`) || now.getTime() - file.writtenAt.getTime() < GRACE_MS) continue;
    await photos.removeFile(file);
    removed += 1;
  }
  return removed;
}
