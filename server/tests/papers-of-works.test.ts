import { describe, expect, test } from "vitest";
import { aPaper, withPaper } from "../src/features/documents/test-papers.ts";
import { join } from "./join.ts";
import { useTestServer } from "./test-server.ts";
import type { Visitor } from "./visitor.ts";

const server = useTestServer();
const asSystem = (statement: string) => server.sql(`set role bosco_system; ${statement}; reset role`);

describe("a work that is deleted and comes back", () => {
  const aWork = async (owner: Visitor, bateau_id: string) => {
    const work = { bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2027-01-01" };
    return (await owner.post("/api/maintenances", work)).body.id as string;
  };
  const tie = (by: Visitor, id: string, maintenance_id: string) => by.patch(`/api/documents/${id}`, { maintenance_id });
  const tiesOf = async (by: Visitor) =>
    Object.fromEntries(
      ((await by.get("/api/documents")).body as { id: string; maintenance_id: string | null }[]).map((row) => [
        row.id,
        row.maintenance_id,
      ]),
    );

  test("has its papers again, for its owner and for his crew, but those that are of another work now", async () => {
    const { owner, boat, id } = await withPaper(server);
    const member = await server.account();
    await join(owner, member, boat, "gestion");
    const [{ body: moved }, { body: gone }] = [
      await owner.post("/api/documents", aPaper(boat)),
      await owner.post("/api/documents", aPaper(boat)),
    ];
    const [work, other] = [await aWork(owner, boat), await aWork(owner, boat)];
    for (const paper of [id, moved.id, gone.id]) await tie(owner, paper, work);
    for (const by of [owner, member]) {
      expect((await by.delete(`/api/maintenances/${work}`)).status).toBe(200);
      expect(await tiesOf(owner)).toEqual({ [id]: null, [moved.id]: null, [gone.id]: null });
      expect((await by.post(`/api/maintenances/${work}/restaurer`)).status).toBe(200);
      expect(await tiesOf(owner)).toEqual({ [id]: work, [moved.id]: work, [gone.id]: work });
    }
    await owner.delete(`/api/maintenances/${work}`);
    await tie(owner, moved.id, other);
    await owner.delete(`/api/documents/${gone.id}`);
    expect((await owner.post(`/api/maintenances/${work}/restaurer`)).status).toBe(200);
    expect(await tiesOf(owner)).toEqual({ [id]: work, [moved.id]: other });
  });

  test("had a paper tied to it the moment it went: that paper comes back to it, or is refused", async () => {
    const { owner, boat, id } = await withPaper(server);
    const work = await aWork(owner, boat);
    const [tied, removed] = await Promise.all([tie(owner, id, work), owner.delete(`/api/maintenances/${work}`)]);
    expect(removed.status).toBe(200);
    expect((await owner.post(`/api/maintenances/${work}/restaurer`)).status).toBe(200);
    expect(await tiesOf(owner)).toEqual({ [id]: tied.status === 200 ? work : null });
  });

  test("deleted by the release before, which kept no papers, comes back all the same", async () => {
    const { owner, boat } = await withPaper(server);
    const work = await aWork(owner, boat);
    await owner.delete(`/api/maintenances/${work}`);
    await asSystem(`update annulations set lignes = jsonb_build_array((lignes -> 0) - 'papiers') where id = '${work}'`);
    expect((await owner.post(`/api/maintenances/${work}/restaurer`)).status).toBe(200);
  });
});
