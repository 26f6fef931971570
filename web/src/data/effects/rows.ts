import type { LiveTable } from "@bosco/contract";
import { asKept } from "@bosco/domain";
import type { Boat } from "@bosco/domain/boats";
import type { MaybeAnothers } from "@bosco/domain/crew";
import type { z } from "zod";
import type { Lists } from "../commands.ts";
import type { Made } from "./effect.ts";

interface Row {
  id: string;
}

/** A row with whose it is, if it is somebody else's. */
export type Seen<R> = R & MaybeAnothers;

/** What a form sent, as the server will read it and keep it; what its schema refuses is taken as it is. */
export function asRead<Schema extends z.ZodType<object>>(schema: Schema, sent: z.input<Schema>): z.output<Schema> {
  const { success, data } = schema.safeParse(sent);
  const read = asKept(success ? data : (sent as z.output<Schema>));
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as z.output<Schema>;
}

/** The same of an edit: without the row's id and the version that it was made from. */
export function asChanges<Schema extends z.ZodType<Row & { version?: number | undefined }>>(
  schema: Schema,
  sent: z.input<Schema>,
): Omit<z.output<Schema>, "id" | "version"> {
  const { id: _, version: __, ...changed } = asRead(schema, sent);
  return changed;
}

/** What every new row carries. */
export const newStamps = ({ at }: Made) => ({ version: 1, created_at: at, updated_at: at });

/** Whose a row of that boat is: its owner's. */
export function ownerOn(lists: Lists, bateau_id: string): MaybeAnothers {
  return ownerAs(findRow<Seen<Boat>>(lists, "bateaux", bateau_id));
}

/** The same as another row's. */
export const ownerAs = (row: MaybeAnothers | undefined): MaybeAnothers =>
  row?.proprietaire_id === undefined ? {} : { proprietaire_id: row.proprietaire_id };

export const isOwn = ({ proprietaire_id }: MaybeAnothers) => proprietaire_id === undefined;

export function findRow<R extends Row>(lists: Lists, table: LiveTable, id: string): R | undefined {
  return lists.rows<R>(table).find((row) => row.id === id);
}

/** What was read where the read is no list of rows, once it was. */
export function readOf<Read>(lists: Lists, table: LiveTable): Read | undefined {
  let found: Read | undefined;
  lists.change<Read>(table, (read) => {
    found = read;
    return read;
  });
  return found;
}

/** Adds a row and gives it; one that is there already stays as it is, as the server leaves it. */
export function addRow<R extends Row>(lists: Lists, table: LiveTable, row: R): R {
  const known = findRow<R>(lists, table, row.id);
  if (known) return known;
  lists.update<R>(table, (rows) => [...rows, row]);
  return row;
}

/** Changes one row and gives it. Of one that is gone, the change is all that is known. */
export function editRow<R extends Row>(
  lists: Lists,
  table: LiveTable,
  id: string,
  changed: Partial<R>,
  { at }: Made,
): R {
  const index = lists.rows<R>(table).findIndex((row) => row.id === id);
  const row = lists.rows<R>(table)[index];
  if (!row) return { ...changed, id } as R;
  const edited = { ...row, ...changed, ...stampedAt(row, at) };
  // why by its place: a thousand writes may wait above thousands of rows.
  lists.update<R>(table, (rows) => rows.with(index, edited));
  return edited;
}

/** Changes every row that is meant. */
export function editRows<R extends Row>(
  lists: Lists,
  table: LiveTable,
  isMeant: (row: R) => boolean,
  change: (row: R) => Partial<R>,
  { at }: Made,
): void {
  if (!lists.rows<R>(table).some(isMeant)) return;
  lists.update<R>(table, (rows) =>
    rows.map((row) => (isMeant(row) ? { ...row, ...change(row), ...stampedAt(row, at) } : row)),
  );
}

const stampedAt = (row: object, at: string) => ("updated_at" in row ? { updated_at: at } : {});

export function removeRows<R extends Row>(lists: Lists, table: LiveTable, isGone: (row: R) => boolean): void {
  if (lists.rows<R>(table).some(isGone)) lists.update<R>(table, (rows) => rows.filter((row) => !isGone(row)));
}

export const withId =
  (id: string) =>
  (row: Row): boolean =>
    row.id === id;

/** Of a row, the fields that a form of that schema has: what makes it anew. */
export const fieldsOf =
  (schema: z.ZodObject) =>
  (row: Record<string, unknown>): object =>
    Object.fromEntries(Object.keys(schema.shape).flatMap((name) => (name in row ? [[name, row[name]]] : [])));
