import { KEPT_TABLES } from "@bosco/contract";
import { uuid } from "@bosco/domain";
import { z } from "zod";
import { invalidInput } from "../../refusals.ts";
import { isSnapshot } from "./snapshot.ts";

const table = z.enum(KEPT_TABLES);
const xid = z.string().regex(/^\d{1,18}$/);
const snapshot = z.string().refine(isSnapshot);
/** Between two pages of a first copy: the table that is being copied, and its last row if there was one. */
const copying = z.strictObject({ epoch: uuid, floor: snapshot, table, after: uuid.nullable() });
/** Between two pages of changes: the last entry of the log. */
const entry = z.tuple([xid, table, uuid, uuid, uuid]);
const following = z.strictObject({ epoch: uuid, since: snapshot, floor: snapshot, after: entry });
/** Up to date at that moment. */
const resting = z.strictObject({ epoch: uuid, since: snapshot });

const cursor = z.union([resting, following, copying]);
export type Cursor = z.infer<typeof cursor>;
export type Copying = z.infer<typeof copying>;
export type Following = z.infer<typeof following>;
/** An entry of the log: transaction, table, row, whose log, boat. */
export type Entry = z.infer<typeof entry>;

export const writeCursor = (value: Cursor): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Refuses what this server has not written. */
export function readCursor(text: string): Cursor {
  const read = cursor.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!read.success) throw invalidInput([{ path: ["depuis"], message: "Ce curseur n’est pas le nôtre." }]);
  return read.data;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
