import { beforeEach, describe, expect, test } from "vitest";
import { insertOwnedRows, useOwnedTables } from "./owned-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const server = useTestServer();
const db = useOwnedTables(server);

const TABLES = [
  "bateaux",
  "inventaire",
  "maintenances",
  "pieces",
  "documents",
  "espaces_stockage",
  "listes_avitaillement",
  "checklists_nouvelles",
];

let owner: Visitor;
let rows: Map<string, Record<string, unknown>>;
beforeEach(async () => {
  owner = await server.account({ pro: true });
  rows = await insertOwnedRows(db.client, db.owned, owner.id);
});

describe.each(TABLES)("a deletion of %s that says which version it meant", (table) => {
  const address = () => `/api/${table}/${rows.get(table)?.id}`;
  const stored = async () =>
    (await owner.get(`/api/${table}`)).body.find(({ id }: { id: string }) => id === rows.get(table)?.id);

  test("is refused when that is another than the stored one, which comes back and stays", async () => {
    const row = await stored();
    for (const refused of [
      await owner.delete(`${address()}?version=${row.version + 1}`),
      await owner.call("DELETE", address(), { version: row.version + 1 }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([409, "CONFLIT"]);
      expect(refused.body.details.actuel).toEqual(row);
    }
    expect(await stored()).toEqual(row);
  });

  test("happens when it is the stored one", async () => {
    const { version } = await stored();
    expect((await owner.delete(`${address()}?version=${version}`)).status).toBe(200);
    expect(await stored()).toBeUndefined();
    expect((await owner.delete(`${address()}?version=${version}`)).status).toBe(404);
  });

  test.each(["0", "-1", "1.5", "un", "", "99999999999"])("is no deletion with the version '%s'", async (version) => {
    expect((await owner.delete(`${address()}?version=${version}`)).status).toBe(400);
    expect(await stored()).toBeDefined();
  });

  test("tells a stranger, or a member who may not delete, nothing of versions", async () => {
    const stranger = await server.account();
    expect((await stranger.delete(`${address()}?version=77`)).status).toBe(404);
    const bateau_id = rows.get("bateaux")?.id;
    await server.database.asSystem((system) =>
      system
        .insertInto("partages")
        .values({
          user_id: owner.id,
          bateau_id: String(bateau_id),
          email: stranger.email,
          role: "equipage",
          membre_id: stranger.id,
          accepte_le: new Date().toISOString(),
          jeton_hash: null,
          expire_le: null,
        })
        .execute(),
    );
    const refused = await stranger.delete(`${address()}?version=77`);
    expect([refused.status, refused.body.code]).toEqual([403, "ROLE_INSUFFISANT"]);
    expect(await stored()).toBeDefined();
  });
});

test("of two deletions of one version and an edit at once, nothing that was edited is deleted", async () => {
  const address = `/api/inventaire/${rows.get("inventaire")?.id}`;
  const answers = await Promise.all([
    owner.patch(address, { nom: "Renommé" }),
    owner.delete(`${address}?version=1`),
    owner.patch(address, { nom: "Encore" }),
  ]);
  const [edited, deleted] = answers.map(({ status }) => status);
  const left = (await owner.get("/api/inventaire")).body;
  if (deleted === 200) expect([edited, left]).toEqual([404, []]);
  else expect([deleted, left.length]).toEqual([409, 1]);
});
