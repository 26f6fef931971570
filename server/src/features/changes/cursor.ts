import { createHash } from "node:crypto";
import { KEPT_ROWS, KEPT_TABLES } from "@bosco/contract";
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

const columns = KEPT_TABLES.map((name) => [name, Object.keys(KEPT_ROWS[name].shape)]);
const SHAPE = createHash("sha256").update(JSON.stringify(columns)).digest();

/**
 * An epoch as a cursor names it, and back: mixed with the columns of the rows. why: a release with other columns has not read
 * what this one brings, so to either the cursors of the other are of no epoch that it knows, and devices begin anew.
 */
function mixed(epoch: string): string {
  const bytes = Buffer.from(epoch.replaceAll("-", ""), "hex");
  // the version and the variant of an id stay
  for (const [n, byte] of bytes.entries())
    bytes[n] = byte ^ ((SHAPE[n] ?? 0) & (n === 6 ? 0x0f : n === 8 ? 0x3f : 0xff));
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const writeCursor = (value: Cursor): string =>
  Buffer.from(JSON.stringify({ ...value, epoch: mixed(value.epoch) })).toString("base64url");

/** Refuses what this server has not written. */
export function readCursor(text: string): Cursor {
  const read = cursor.safeParse(parsed(Buffer.from(text, "base64url").toString()));
  if (!read.success) throw invalidInput([{ path: ["depuis"], message: "Ce curseur n’est pas le nôtre." }]);
  return { ...read.data, epoch: mixed(read.data.epoch) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
