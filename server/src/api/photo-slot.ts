import type { SignedIn } from "../accounts/account.ts";
import type { Db } from "../database/database.ts";

/** A column that holds a photo's address: where it is sent, and the row it belongs to. */
export interface PhotoSlot {
  /** Under which its operations are kept, such as `boats.putPhoto`. */
  call: string;
  /** Below `/api`, such as `/bateaux/:id/photo`. */
  path: string;
  /** The address the row has now, and whose it is; undefined when the caller has no such row. */
  find(
    db: Db,
    me: SignedIn,
    params: Record<string, string>,
  ): Promise<{ url: string | null; ownerId: string } | undefined>;
  /** Puts the new address in, and gives the row back as the API answers it; undefined when the row has gone. */
  set(db: Db, me: SignedIn, params: Record<string, string>, url: string): Promise<object | undefined>;
}
