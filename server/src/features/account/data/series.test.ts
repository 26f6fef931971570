import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { download, upload } from "../../../../tests/exports.ts";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { useTestServer } from "../../../../tests/test-server.ts";
import type { Json } from "../../../../tests/visitor.ts";
import { dataOf } from "./test-exports.ts";

const server = useTestServer();

/** Rows come back in the order of their ids: the first of a series before what follows it, or after. */
const ORDERS = ["00000000", "ffffffff"];
const WORKS = [
  { recurrence: "Autre", recurrence_mois: 24 },
  { recurrence: "Autre", recurrence_heures: 250 },
  { recurrence: "Annuelle", a_date_fixe: true },
];

async function ownerWithSeries(start: string) {
  const owner = await server.account({ pro: true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ heures_moteur: 800 }));
  const { body: engine } = await owner.post("/api/moteurs", { bateau_id: boat.id, nom: "Tribord", type: "Yanmar" });
  const pairs = [];
  for (const [n, work] of WORKS.entries()) {
    const id = `${start}${randomUUID().slice(8)}`;
    const asked = { bateau_id: boat.id, titre: `Série ${n}`, categorie: "Moteur", date_echeance: "2026-03-01" };
    await owner.post("/api/maintenances", { ...asked, ...work, id, moteur_id: engine.id });
    const finished = await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" });
    // what follows is about the first engine
    const { id: next } = finished.body.suivante;
    const changed = await owner.patch(`/api/maintenances/${next}`, { moteur_id: null, titre: `Suite ${n}` });
    expect(changed.status, changed.text).toBe(200);
    pairs.push({ id, next });
  }
  return { owner, pairs };
}

test.each(ORDERS)(
  "every work of a series comes back as it was, whichever of them is read first (%s…)",
  async (start) => {
    const { owner } = await ownerWithSeries(start);
    const zip = await download(owner);
    await owner.call("DELETE", "/api/profils_utilisateur", { confirmation: "SUPPRIMER" });
    const heir = await server.account({ pro: true });
    const reply = await upload(heir, zip);
    expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 });
    const works = (from: Uint8Array) =>
      dataOf(from).tables.maintenances?.map(({ user_id: _, fait_par_id: __, ...work }: Json) => work);
    expect(works(await download(heir))).toEqual(works(zip));
  },
);

test("what follows a work that is gone is deleted and comes back as it was", async () => {
  const { owner, pairs } = await ownerWithSeries("ffffffff");
  for (const { id, next } of pairs) {
    const all = async () => (await owner.get("/api/maintenances")).body;
    const before = (await all()).find((work: { id: string }) => work.id === next);
    await owner.call("DELETE", `/api/maintenances/${id}`);
    await owner.call("DELETE", `/api/maintenances/${next}`);
    const restored = await owner.post(`/api/maintenances/${next}/restaurer`);
    expect(restored.status, restored.text).toBe(200);
    expect((await all()).find((work: { id: string }) => work.id === next)).toEqual(before);
  }
});
