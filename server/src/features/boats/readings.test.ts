import { expect, test } from "vitest";
import { aBoat } from "../../../tests/sample-rows.ts";
import { useTestServer } from "../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../tests/visitor.ts";

const server = useTestServer();

const readingsOf = async (owner: Visitor, boat?: string): Promise<number[]> =>
  (await owner.get(`/api/releves_heures${boat ? `?bateau_id=${boat}` : ""}`)).body.map((row: Json) => row.heures);

test("every change of a boat's hours is a dated reading, and nothing else is", async () => {
  const owner = await server.account();
  const before = new Date().toISOString();
  const { id } = (await owner.post("/api/bateaux", aBoat({ heures_moteur: 100 }))).body;
  for (const change of [{ heures_moteur: 110.5 }, { couleur: "Bleu" }, { heures_moteur: 110.5 }, { heures_moteur: 90 }])
    await owner.patch(`/api/bateaux/${id}`, change);
  expect(await readingsOf(owner)).toEqual([100, 110.5, 90]);
  const [first] = (await owner.get("/api/releves_heures")).body;
  expect(Object.keys(first).sort()).toEqual(["bateau_id", "date_releve", "heures", "id", "moteur_id"]);
  expect(first.date_releve >= before.slice(0, 19)).toBe(true);
});

test("a boat without hours has not been read yet", async () => {
  const owner = await server.account();
  await owner.post("/api/bateaux", aBoat());
  expect(await readingsOf(owner)).toEqual([]);
});

test("readings are asked for by boat, and go with it", async () => {
  const owner = await server.account({ pro: true });
  const first = (await owner.post("/api/bateaux", aBoat({ heures_moteur: 1 }))).body;
  const second = (await owner.post("/api/bateaux", aBoat({ heures_moteur: 2 }))).body;
  expect(await readingsOf(owner, second.id)).toEqual([2]);
  await owner.delete(`/api/bateaux/${first.id}`);
  expect(await readingsOf(owner)).toEqual([2]);
});

test("a stranger reads none, not even by the boat's id", async () => {
  const owner = await server.account();
  const stranger = await server.account();
  const { id } = (await owner.post("/api/bateaux", aBoat({ heures_moteur: 77 }))).body;
  expect(await readingsOf(stranger)).toEqual([]);
  expect(await readingsOf(stranger, id)).toEqual([]);
  expect(await readingsOf(owner)).toEqual([77]);
});

test("history is not rewritten by a request", async () => {
  const owner = await server.account();
  await owner.post("/api/bateaux", aBoat({ heures_moteur: 5 }));
  const rewrite = server.database.asUser(owner.id, (db) =>
    db.updateTable("releves_heures").set({ heures: 1 }).execute(),
  );
  await expect(rewrite).rejects.toMatchObject({ code: "42501" });
  expect(await readingsOf(owner)).toEqual([5]);
});
