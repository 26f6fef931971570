import type { KyselyPlugin } from "kysely";
import { expect } from "vitest";
import type { Database, Db } from "../src/database/database.ts";
import type { Reply } from "./visitor.ts";

class Crash extends Error {}

/** From now on, the server's transactions break down once their k-th statement is done. Gives the way back, and how many were done. */
function crashAfter(database: Database, k: number) {
  const whole = { ...database };
  let done = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      done += 1;
      if (done === k) throw new Crash();
      return result;
    },
  };
  const crashing = (db: Db) => db.withPlugin(plugin) as Db;
  database.entering = (first, access, work) =>
    whole.entering(first, access, (db, entered) => work(crashing(db), entered));
  database.asUser = (userId, work) => whole.asUser(userId, (db) => work(crashing(db)));
  database.asSystem = (work) => whole.asSystem((db) => work(crashing(db)));
  return { restore: () => void Object.assign(database, whole), statements: () => done };
}

/** More than any of our writes has. */
const MOST_STATEMENTS = 60;

/**
 * F5: sends a write whose transaction breaks down after its first statement, then one after its second, and so on; each leaves
 * `state` as it was. The one that is spared changes it. Gives the number of statements that had their crash.
 */
export async function crashAtEach(
  database: Database,
  write: () => Promise<Reply>,
  state: () => Promise<unknown>,
): Promise<number> {
  const before = await state();
  for (let k = 1; k <= MOST_STATEMENTS; k += 1) {
    const { restore, statements } = crashAfter(database, k);
    const reply = await write().finally(restore);
    if (statements() < k) {
      expect(reply.status, reply.text).toBeLessThan(300);
      expect(await state(), "what it does when it is spared").not.toEqual(before);
      return statements();
    }
    expect([reply.status, reply.body.code], `after statement ${k}`).toEqual([500, "ERREUR_INTERNE"]);
    expect(await state(), `after statement ${k}`).toEqual(before);
  }
  throw new Error("the write never ends");
}
