import type { SignedIn } from "../accounts/account.ts";
import type { Db } from "../database/database.ts";

type Params = Record<string, string>;
/** What stands behind the `?` of the address, as it was sent. */
type Query = Record<string, unknown>;

/** A column that names a file: where it is sent, and the row it belongs to. `Kept` is what the column holds of it. */
export interface UploadSlot<Kept> {
  /** Under which its operations are kept, such as `boats.putPhoto`. */
  call: string;
  /** Below `/api`, such as `/bateaux/:id/photo`. */
  path: string;
  /** What the row holds now, and whose it is; undefined when the caller has no such row. Refuses what was meant for another. */
  find(db: Db, me: SignedIn, params: Params, query: Query): Promise<{ held: Kept | null; ownerId: string } | undefined>;
  /** Puts the new one in, and gives the row back as the API answers it; undefined when the row has gone. */
  set(db: Db, me: SignedIn, params: Params, kept: Kept): Promise<object | undefined>;
}

/** A column that holds a photo's address. */
export type PhotoSlot = UploadSlot<string>;
