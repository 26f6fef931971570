import type { Db } from "../../database/database.ts";

/** Whose boat, of those that the caller sees, has this photo. */
export async function findOwnerOfPhoto(db: Db, url: string): Promise<string | undefined> {
  const boat = await db.selectFrom("bateaux").select("user_id").where("photo_url", "=", url).executeTakeFirst();
  return boat?.user_id;
}
