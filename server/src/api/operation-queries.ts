import { sql } from "kysely";
import type { Db } from "../database/database.ts";

interface Named {
  userId?: string | undefined;
  id: string;
}

const ownerOf = ({ userId }: Named) => (userId === undefined ? sql<string>`app_user()` : sql<string>`${userId}::uuid`);

/** Takes the operation for this transaction. False: it was taken before; another transaction that has it is waited for. */
export async function claimOperation(db: Db, named: Named, call: string, input_hash: string): Promise<boolean> {
  const claimed = await db
    .insertInto("operations")
    .values({ user_id: ownerOf(named), id: named.id, call, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function keepAnswer(db: Db, named: Named, output: unknown): Promise<void> {
  await db
    .updateTable("operations")
    .set({ output: JSON.stringify(output ?? null) })
    .where("user_id", "=", ownerOf(named))
    .where("id", "=", named.id)
    .execute();
}

export function findOperation(db: Db, named: Named) {
  return db
    .selectFrom("operations")
    .select(["call", "input_hash", "output"])
    .where("user_id", "=", ownerOf(named))
    .where("id", "=", named.id)
    .executeTakeFirst();
}
