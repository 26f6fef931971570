import { expect, test } from "vitest";
import { crashAtEach } from "../../../tests/crash-midway.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Reply } from "../../../tests/visitor.ts";
import { prepareChecklist, runsOf, tick } from "./test-checklists.ts";

const server = useTestServer();

type Prepared = Awaited<ReturnType<typeof prepareChecklist>>;

const WRITES: [string, (prepared: Prepared) => Promise<Reply>, number][] = [
  [
    "creating a checklist with its tasks",
    ({ owner, bateau_id }) =>
      owner.post("/api/checklists_nouvelles", {
        ...{ bateau_id, nom: "Arrivée", type: "Arrivée", taches: ["Amarres", "Gaz"] },
      }),
    5,
  ],
  [
    "replacing the tasks",
    ({ owner, list }) =>
      owner.patch(`/api/checklists_nouvelles/${list.id}`, { nom: "Sortie", taches: ["Feux", "Gaz", "Pilote"] }),
    6,
  ],
  ["resetting, with its run", ({ owner, list }) => owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`), 5],
];

test.each(WRITES)(
  "F5: a crash in the middle of %s leaves the state before, whichever statement was the last",
  async (_, write, statements) => {
    const prepared = await prepareChecklist(server);
    const { owner, list, tasks } = prepared;
    await tick(owner, tasks[0]);
    const state = async () => ({
      lists: (await owner.get("/api/checklists_nouvelles")).body,
      tasks: (await owner.get("/api/taches")).body,
      runs: await runsOf(owner, list.id),
    });
    const crashed = await crashAtEach(server.database, () => write(prepared), state);
    expect(crashed, "every statement had its crash").toBe(statements);
  },
);
