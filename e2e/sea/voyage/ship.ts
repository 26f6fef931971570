import { randomUUID } from "node:crypto";
import { aBoat } from "../../../server/tests/sample-rows.ts";
import type { TestServer } from "../../../server/tests/test-server.ts";
import type { Visitor } from "../../../server/tests/visitor.ts";

/** What is aboard when a voyage begins. */
export interface Ship {
  owner: Visitor;
  of: {
    boat: string;
    /** Articles that are filled and nothing else: how many there are is then known. */
    filled: string[];
  };
}

export const FILLED_MAX = 50;

/** A new account with a boat, made in one request. */
export async function launch(server: TestServer): Promise<Ship> {
  const owner = await server.account({ pro: true });
  const of = { boat: randomUUID(), filled: [randomUUID(), randomUUID()] };
  const bateau_id = of.boat;
  const article = (nom: string, more: object = {}) => ({
    id: randomUUID(),
    bateau_id,
    nom,
    categorie: "Technique",
    quantite: 1_000,
    quantite_max: 100_000,
    ...more,
  });
  const due = { bateau_id, categorie: "Moteur", date_echeance: "2026-01-31" };
  const operations = [
    { appel: "boats.create", entree: { ...aBoat(), id: bateau_id, heures_moteur: 100 } },
    { appel: "engines.create", entree: { id: randomUUID(), bateau_id, nom: "Tribord", type: "Yanmar", heures: 90 } },
    {
      appel: "inventory.create",
      entree: [
        article("Huile"),
        article("Riz"),
        ...of.filled.map((id) => article("Eau", { id, quantite: 2, quantite_max: FILLED_MAX })),
      ],
    },
    { appel: "maintenance.create", entree: { ...due, id: randomUUID(), titre: "Hivernage", recurrence: "Annuelle" } },
    {
      appel: "checklists.create",
      entree: { id: randomUUID(), bateau_id, nom: "Départ", type: "Départ", taches: ["VHF", "Gilets"] },
    },
    {
      appel: "provisioning.create",
      entree: {
        id: randomUUID(),
        bateau_id,
        nom: "Croisière",
        nombre_personnes: 2,
        nombre_jours: 3,
        articles: [{ nom: "Riz", categorie: "Alimentation", quantite: 2, unite: "kg", priorite: "normale" }],
      },
    },
    { appel: "storageSpaces.create", entree: { id: randomUUID(), bateau_id, nom: "Coffre", type: "Coffre" } },
  ].map((operation) => ({ id: randomUUID(), ...operation }));
  const { body, text } = await owner.post("/api/operations", { operations });
  if (!body.resultats?.every(({ statut }: { statut: number }) => statut < 300)) throw new Error(text);
  return { owner, of };
}
