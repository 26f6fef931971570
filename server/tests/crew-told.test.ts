import { LIVE_TABLES } from "@bosco/contract/live";
import { describe, expect, test } from "vitest";
import { listen } from "./event-reader.ts";
import { join } from "./join.ts";
import { useOwnedTables } from "./owned-rows.ts";
import { aBoat } from "./sample-rows.ts";
import { useTestServer } from "./test-server.ts";
import type { Json, Visitor } from "./visitor.ts";

const server = useTestServer();
const db = useOwnedTables(server);

/** What is of a boat and still nobody's but its own user's, or told by tests of its own. */
const NOT_TOLD = {
  annulations: "what one may undo oneself",
  calendriers_choisis: "the boats of one's own calendar",
  maintenances_supprimees: "what one may bring back oneself",
  partages: "told to the two of whom it is (crew-together.test.ts)",
};

type Change = (owner: Visitor, bateau_id: string) => Promise<{ status: number; text: string; body: Json }>;

const posting =
  (path: string, body: object): Change =>
  (owner, bateau_id) =>
    owner.post(`/api/${path}`, { bateau_id, ...body });
const create = async (owner: Visitor, bateau_id: string, path: string, body: object): Promise<Json> => {
  const reply = await posting(path, body)(owner, bateau_id);
  expect(reply.status, reply.text).toBe(201);
  return reply.body;
};
const hours =
  (heures_moteur: number): Change =>
  (owner, id) =>
    owner.patch(`/api/bateaux/${id}`, { heures_moteur });

const ARTICLE = { nom: "Filtre", categorie: null };
const WORK = { titre: "Vidange", categorie: "Moteur", date_echeance: "2026-12-31" };
const CHECKLIST = { nom: "Départ", type: "Départ", taches: ["Gaz", "Feux"] };

/** A change of each table whose rows are of a boat. */
const CHANGES: Record<string, Change> = {
  bateaux: (owner, id) => owner.patch(`/api/bateaux/${id}`, { couleur: "Bleu" }),
  releves_heures: hours(99),
  activites: hours(98),
  moteurs: posting("moteurs", { nom: "Moteur tribord", type: "Yanmar 3JH5" }),
  maintenances: posting("maintenances", WORK),
  inventaire: posting("inventaire", ARTICLE),
  documents: posting("documents", { titre: "Assurance 2026", type: "Assurance" }),
  checklists_nouvelles: posting("checklists_nouvelles", CHECKLIST),
  taches: posting("checklists_nouvelles", CHECKLIST),
  espaces_stockage: posting("espaces_stockage", { nom: "Coffre", type: "Coffre" }),
  listes_avitaillement: posting("listes_avitaillement", {
    nom: "x",
    articles: [],
    nombre_personnes: 1,
    nombre_jours: 1,
  }),
  departs: (owner, bateau_id) =>
    posting("departs", {
      ...{ zone: "cotier", personnes: 2, enfants: 0, depart: "2026-05-03", jours: 3, mediterranee: false },
      ...{ moteurs: [{ moteur_id: bateau_id, heures: 4, consommation: 3 }], eau_a_bord: null, carburant_a_bord: 50 },
    })(owner, bateau_id),
  controles_depart: posting("controles_depart", { regle: "radeau" }),
  async pieces(owner, bateau_id) {
    const [maintenance, article] = [
      await create(owner, bateau_id, "maintenances", WORK),
      await create(owner, bateau_id, "inventaire", ARTICLE),
    ];
    return posting("pieces", { maintenance_id: maintenance.id, article_id: article.id })(owner, bateau_id);
  },
  async passages_checklist(owner, bateau_id) {
    const list = await create(owner, bateau_id, "checklists_nouvelles", CHECKLIST);
    const { body: tasks } = await owner.get(`/api/taches?checklist_id=${list.id}`);
    for (const { id } of tasks) await owner.patch(`/api/taches/${id}`, { etat: true });
    return owner.post(`/api/checklists_nouvelles/${list.id}/reinitialiser`);
  },
};

test("every table whose rows are of a boat is told to its crew, or said not to be", () => {
  const ofBoats = db.owned.columns.filter(({ name }) => name === "bateau_id").map(({ table }) => table);
  expect([...Object.keys(CHANGES), ...Object.keys(NOT_TOLD)].sort()).toEqual(
    [...new Set(["bateaux", ...ofBoats])].sort(),
  );
  expect(Object.keys(CHANGES).filter((table) => !(LIVE_TABLES as readonly string[]).includes(table))).toEqual([]);
});

/** What is not about time waits long, since a busy machine is no fault. */
const SOON = { timeout: 30_000, interval: 10 };

describe("what changes aboard", () => {
  test.each(Object.entries(CHANGES))("%s: whoever is aboard hears it, and nobody else", async (table, change) => {
    const owner = await server.account({ pro: true });
    const [member, neighbour] = [await server.account(), await server.account()];
    const [boat, other] = [
      (await owner.post("/api/bateaux", aBoat())).body,
      (await owner.post("/api/bateaux", aBoat())).body,
    ];
    await join(owner, member, boat.id, "lecture");
    await join(owner, neighbour, other.id, "gestion");
    const [page, next] = [await listen(member), await listen(neighbour)];
    const done = await change(owner, boat.id);
    expect(done.status, done.text).toBeLessThan(300);
    await expect.poll(() => page.events.map((event) => event.table), SOON).toContain(table);
    await owner.patch(`/api/bateaux/${other.id}`, { couleur: "Rouge" });
    await expect.poll(() => next.events, SOON).toContainEqual({ table: "bateaux", id: other.id, op: "UPDATE" });
    // why not these: they are of his own boat, among them that he came aboard
    const { body: own } = await neighbour.get(`/api/bateaux/${other.id}/activite`);
    const ofHisBoat = [other.id, ...own.map(({ id }: Json) => id)];
    const strange = next.events.filter((event) => event.table === table && !ofHisBoat.includes(event.id));
    expect(strange).toEqual([]);
    page.leave();
    next.leave();
  });
});
