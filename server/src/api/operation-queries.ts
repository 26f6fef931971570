import type { Db } from "../database/database.ts";

interface Named {
  userId: string;
  id: string;
}

/** Takes the operation for this transaction. False: it was taken before; another transaction that has it is waited for. */
export async function claimOperation(
  db: Db,
  { userId, id }: Named,
  call: string,
  input_hash: string,
): Promise<boolean> {
  const claimed = await db
    .insertInto("operations")
    .values({ user_id: userId, id, call, input_hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function keepAnswer(db: Db, { userId, id }: Named, output: unknown): Promise<void> {
  await db
    .updateTable("operations")
    .set({ output: JSON.stringify(output ?? null) })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

export function findOperation(db: Db, { userId, id }: Named) {
  return db
    .selectFrom("operations")
    .select(["call", "input_hash", "output"])
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
}
