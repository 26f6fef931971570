import type { SignedIn } from "../accounts/account.ts";
import type { Db } from "../database/database.ts";

type Params = Record<string, string>;

/** A column that names a file: where it is sent, and the row it belongs to. `Kept` is what the column holds of it. */
export interface UploadSlot<Kept> {
  /** Under which its operations are kept, such as `boats.putPhoto`. */
  call: string;
  /** Below `/api`, such as `/bateaux/:id/photo`. */
  path: string;
  /** What the row holds now, and whose it is; undefined when the caller has no such row. */
  find(db: Db, me: SignedIn, params: Params): Promise<{ held: Kept | null; ownerId: string } | undefined>;
  /** Puts the new one in, and gives the row back as the API answers it; undefined when the row has gone. */
  set(db: Db, me: SignedIn, params: Params, kept: Kept): Promise<object | undefined>;
}

/** A column that holds a photo's address. */
export type PhotoSlot = UploadSlot<string>;
