import type { Intent } from "@bosco/assistant";
import { addDays, dayIn } from "@bosco/domain";
import { beforeAll } from "vitest";
import { aBoat } from "../../../../tests/sample-rows.ts";
import { type TestServer, useTestServer } from "../../../../tests/test-server.ts";
import type { Json, Visitor } from "../../../../tests/visitor.ts";
import { ourAssistant } from "../our-assistant.ts";
import { ownRows } from "./queries.ts";

export const today = dayIn(new Date(), "Europe/Paris");
const SPACE = /[\u00a0\u202f]/g;

export async function create(visitor: Visitor, path: string, body: object): Promise<Json> {
  const reply = await visitor.post(path, body);
  if (reply.status !== 201) throw new Error(`${path}: ${reply.status} ${reply.text}`);
  return reply.body;
}

/** Asks as a visitor; the answers have plain spaces. */
export function askerOf(server: () => TestServer) {
  async function ask(visitor: Visitor, intent: Intent, question = "") {
    const { reponse, ...rest } = await server().database.asUser(visitor.id, (db) =>
      ourAssistant().answerFromData({ rows: ownRows(db), intents: [intent], question, today }),
    );
    return { ...rest, reponse: reponse.replace(SPACE, " ") };
  }
  return { ask, textOf: async (...asked: Parameters<typeof ask>) => (await ask(...asked)).reponse };
}

/** A server for the tests of one file, and an owner with something of everything aboard of one boat. */
export function serverWithOwner() {
  const running = { server: useTestServer() } as { server: TestServer; owner: Visitor };
  beforeAll(async () => {
    running.owner = await running.server.account({ pro: true });
    await fill(running.owner, "Korrigan", "Coffre tribord");
  });
  return { running, ...askerOf(() => running.server) };
}

/** One more boat, with something of everything aboard. */
export async function fill(visitor: Visitor, nom: string, place: string) {
  const boat = await create(visitor, "/api/bateaux", aBoat({ nom, heures_moteur: 842, tirant_eau: 2.14 }));
  const bateau_id = boat.id;
  const space = await create(visitor, "/api/espaces_stockage", { bateau_id, nom: place, type: "Coffre" });
  const box = await create(visitor, "/api/espaces_stockage", {
    bateau_id,
    nom: "Bac 2",
    type: "Autre",
    parent_id: space.id,
  });
  const article = (nom: string, more: object) =>
    create(visitor, "/api/inventaire", {
      bateau_id,
      nom,
      categorie: "Sécurité",
      quantite: 1,
      quantite_max: 4,
      ...more,
    });
  await article("Gilets de sauvetage", { quantite: 4, espace_stockage_id: space.id });
  await article("Feux à main", { quantite: 3, date_peremption: addDays(today, -3), espace_stockage_id: box.id });
  await article("Riz", { quantite: 0, quantite_max: 5, unite: "kg", categorie: "Alimentation" });
  await article("Huile 15W40", { quantite: 1, unite: "L", categorie: "Moteur", date_peremption: addDays(today, 12) });
  await article("Lait", { quantite: 4, date_peremption: addDays(today, 90), categorie: "Alimentation" });
  const maintenance = (titre: string, days: number, more: object = {}) =>
    create(visitor, "/api/maintenances", {
      bateau_id,
      titre,
      categorie: "Moteur",
      date_echeance: addDays(today, days),
      ...more,
    });
  await maintenance("Vidange de l’inverseur", -12);
  await maintenance("Contrôle du gréement", 40);
  const done = await maintenance("Vidange moteur", -300, { prix: 120.5 });
  await visitor.patch(`/api/maintenances/${done.id}`, { statut: "Terminée", date_realisation: addDays(today, -299) });
  return boat;
}
