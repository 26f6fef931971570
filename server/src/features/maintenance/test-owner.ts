import { addDays, dayIn } from "@bosco/domain";
import { aBoat } from "../../../tests/sample-rows.ts";
import type { TestServer } from "../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../tests/visitor.ts";

export const today = dayIn(new Date(), "Europe/Paris");

/** An account with a boat, and what it takes to add maintenances to it. */
export async function ownerWithBoat(server: TestServer, options: { pro?: boolean; heures_moteur?: number } = {}) {
  const owner = await server.account({ pro: options.pro ?? true });
  const { body: boat } = await owner.post("/api/bateaux", aBoat({ heures_moteur: options.heures_moteur ?? 0 }));
  const sample = (more: object = {}) => ({
    bateau_id: boat.id,
    titre: "Vidange",
    categorie: "Moteur",
    date_echeance: addDays(today, 10),
    ...more,
  });
  const add = async (more: object = {}): Promise<Json> => (await owner.post("/api/maintenances", sample(more))).body;
  return { owner, boat, sample, add };
}

export const list = async (owner: Visitor): Promise<Json[]> => (await owner.get("/api/maintenances")).body;
