import { sql } from "kysely";
import type { z } from "zod";

/** The columns of a domain schema, by name: what a query selects is exactly what the contract promises. */
export function columnsOf<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>): (keyof Shape & string)[] {
  return Object.keys(schema.shape);
}

/** Whose a row is, when it is not the caller's own. */
const OWNER_ID = "proprietaire_id";
export const ownerIfOther = sql<string | undefined>`nullif(user_id, (select app_user()))`.as(OWNER_ID);

/** Another's default boat is not the caller's. */
export const isOwnDefault = sql<boolean>`(par_defaut and user_id = (select app_user()))`;

/** The same of a row that a crew may see: with whose it is. */
export const seenColumnsOf = <Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) => [
  ...columnsOf(schema),
  ownerIfOther,
];

/** The version of a row that is meant, or any. */
export const isVersion = (meant: number | undefined) =>
  meant === undefined ? sql<boolean>`true` : sql<boolean>`version = ${meant}`;

/** One's own rows carry nothing of it, once they are written as JSON. */
export function leaveOutOwner(rows: Record<string, unknown>[]): void {
  if (rows[0]?.[OWNER_ID] === undefined) return;
  for (const row of rows) row[OWNER_ID] ??= undefined;
}
