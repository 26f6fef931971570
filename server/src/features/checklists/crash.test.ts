import { call } from "@orpc/server";
import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import { AUTH_SECRET } from "../../../tests/accounts.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import { sessionToken } from "../../accounts/sessions/session-cookie.ts";
import type { RequestContext } from "../../api/procedures.ts";
import type { Database, Db } from "../../database/database.ts";
import { checklistHandlers } from "./handlers.ts";
import { prepareChecklist, tick } from "./test-checklists.ts";

const server = useTestServer();

class Crash extends Error {}

/** The database, whose transactions break down once their k-th statement is done. */
function crashingAfter(k: number): { database: Database; statements: () => number } {
  let done = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      done += 1;
      if (done === k) throw new Crash();
      return result;
    },
  };
  const entering: Database["entering"] = (first, access, work) =>
    server.database.entering(first, access, (db, entered) => work(db.withPlugin(plugin) as Db, entered));
  return { database: { ...server.database, entering }, statements: () => done };
}

async function prepare() {
  const { owner, bateau_id, list, tasks } = await prepareChecklist(server);
  await tick(owner, tasks[0]);
  const token = sessionToken({ cookie: owner.cookieHeader }, "bosco.session_token", AUTH_SECRET);
  // why: what these handlers do not touch (photos, for one) is left out.
  const contextOf = (database: Database) =>
    ({
      database,
      token,
      age: () => 0,
      explain: (error: unknown) => error as never,
    }) as Partial<RequestContext> as RequestContext;
  const state = async () => ({
    lists: (await owner.get("/api/checklists_nouvelles")).body,
    tasks: (await owner.get("/api/taches")).body,
    runs: (await owner.get(`/api/passages_checklist?checklist_id=${list.id}`)).body,
  });
  return { list, bateau_id, contextOf, state };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const WRITES: [string, (prepared: Prepared, database: Database) => Promise<unknown>, number][] = [
  [
    "creating a checklist with its tasks",
    ({ bateau_id, contextOf }, database) =>
      call(
        checklistHandlers.create,
        { bateau_id, nom: "Arrivée", type: "Arrivée", taches: ["Amarres", "Gaz"] },
        { context: contextOf(database) },
      ),
    5,
  ],
  [
    "replacing the tasks",
    ({ list, contextOf }, database) =>
      call(
        checklistHandlers.update,
        { id: list.id, nom: "Sortie", taches: ["Feux", "Gaz", "Pilote"] },
        { context: contextOf(database) },
      ),
    6,
  ],
  [
    "resetting, with its run",
    ({ list, contextOf }, database) => call(checklistHandlers.reset, { id: list.id }, { context: contextOf(database) }),
    5,
  ],
];

describe("F5: a crash in the middle of", () => {
  test.each(WRITES)("%s leaves the state before, whichever statement was the last", async (_, write, statements) => {
    const prepared = await prepare();
    const before = await prepared.state();
    for (let k = 1; k <= statements; k += 1) {
      const { database } = crashingAfter(k);
      await expect(write(prepared, database)).rejects.toThrow(Crash);
      expect(await prepared.state()).toEqual(before);
    }
    const whole = crashingAfter(0);
    await write(prepared, whole.database);
    expect(whole.statements(), "every statement had its crash").toBe(statements);
    expect(await prepared.state()).not.toEqual(before);
  });
});
