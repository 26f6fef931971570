import { randomUUID } from "node:crypto";
import { derivedId } from "@bosco/domain";
import { describe, expect, test } from "vitest";
import { aBoat } from "../../tests/sample-rows.ts";
import { useTestServer } from "../../tests/test-server.ts";
import type { Visitor } from "../../tests/visitor.ts";

const server = useTestServer();

interface Aboard {
  owner: Visitor;
  boat: string;
}

async function goAboard(): Promise<Aboard> {
  const owner = await server.account({ pro: true });
  return { owner, boat: (await owner.post("/api/bateaux", aBoat())).body.id };
}

const article = (bateau_id: string, more: object = {}) => ({
  bateau_id,
  nom: "Rouet",
  categorie: "Technique",
  ...more,
});
const work = (bateau_id: string, more: object = {}) => ({
  ...{ bateau_id, titre: "Vidange", categorie: "Moteur", date_echeance: "2026-05-01", recurrence: "Annuelle" },
  ...more,
});
const checklist = (bateau_id: string, taches: string[]) => ({ bateau_id, nom: "Départ", type: "Départ", taches });
const list = (bateau_id: string) => ({
  ...{ bateau_id, nom: "Croisière", nombre_personnes: 2, nombre_jours: 2 },
  articles: ["Riz", "Café"].map((nom) => ({
    ...{ nom, categorie: "Alimentation", quantite: 1, unite: "kg", priorite: "normale" },
  })),
});
const tasksOf = async (owner: Visitor, id: string) => (await owner.get(`/api/taches?checklist_id=${id}`)).body;

type Named = { id: string };
type Sent = { "idempotency-key": string } | undefined;

/** Each call that makes rows beside the one it names, and their ids in their order. */
const MAKERS: [name: string, make: (aboard: Aboard, sent: Sent) => Promise<(string | null)[]>][] = [
  [
    "articles without an id",
    async ({ owner, boat }, sent) =>
      (await owner.post("/api/inventaire", [article(boat), article(boat)], sent)).body.map(({ id }: Named) => id),
  ],
  [
    "one article without an id",
    async ({ owner, boat }, sent) => [(await owner.post("/api/inventaire", article(boat), sent)).body.id],
  ],
  [
    "a plan's maintenances without an id",
    async ({ owner, boat }, sent) =>
      (await owner.post("/api/maintenances/plan", { maintenances: [work(boat), work(boat)] }, sent)).body.map(
        ({ id }: Named) => id,
      ),
  ],
  [
    "the next maintenance",
    async ({ owner, boat }, sent) => {
      const { id } = (await owner.post("/api/maintenances", work(boat))).body;
      return [(await owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" }, sent)).body.suivante.id];
    },
  ],
  [
    "the tasks of a new checklist",
    async ({ owner, boat }, sent) => {
      const { id } = (await owner.post("/api/checklists_nouvelles", checklist(boat, ["VHF", "Gilets"]), sent)).body;
      return (await tasksOf(owner, id)).map((task: Named) => task.id);
    },
  ],
  [
    "the tasks that an edit adds",
    async ({ owner, boat }, sent) => {
      const { id } = (await owner.post("/api/checklists_nouvelles", checklist(boat, ["VHF"]))).body;
      const [kept] = await tasksOf(owner, id);
      await owner.patch(`/api/checklists_nouvelles/${id}`, { taches: ["Météo", "VHF", "Ancre"] }, sent);
      return (await tasksOf(owner, id)).map((task: Named) => task.id).filter((one: string) => one !== kept.id);
    },
  ],
  [
    "a copied list",
    async ({ owner, boat }, sent) => {
      const { id } = (await owner.post("/api/listes_avitaillement", list(boat))).body;
      return [(await owner.post(`/api/listes_avitaillement/${id}/dupliquer`, {}, sent)).body.id];
    },
  ],
  [
    "the articles of a list that comes aboard",
    async ({ owner, boat }, sent) => {
      const { id } = (await owner.post("/api/listes_avitaillement", list(boat))).body;
      const { body } = await owner.post(`/api/listes_avitaillement/${id}/inventaire`, {}, sent);
      return body.map((row: Named) => row.id);
    },
  ],
  ...(["remplir", "reinitialiser", "supprimer"] as const).map((action): (typeof MAKERS)[number] => [
    `what takes back « ${action} »`,
    async ({ owner, boat }, sent) => {
      await owner.post("/api/inventaire", article(boat));
      return [(await owner.post(`/api/inventaire/${action}`, { bateau_id: boat, ids: "tous" }, sent)).body.annulation];
    },
  ]),
];

describe("rows that a call makes beside the one it names", () => {
  test.each(MAKERS)("have the operation's ids: %s", async (_, make) => {
    const operation = randomUUID();
    const ids = await make(await goAboard(), { "idempotency-key": operation });
    expect(ids.length).toBeGreaterThan(0);
    expect(ids).toEqual(ids.map((_, place) => derivedId(operation, place + 1)));
  });

  test.each(MAKERS)("have ids of their own without an operation: %s", async (_, make) => {
    const ids = await make(await goAboard(), undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(ids.map(() => expect.stringMatching(/^[0-9a-f-]{36}$/)));
  });
});

describe("an id that is taken already", () => {
  const taken = randomUUID();
  const operation = { "idempotency-key": `${taken.slice(0, -12)}000000000000` };
  const first = `${taken.slice(0, -12)}000000000001`;

  test.each([
    [
      "the next maintenance",
      async ({ owner, boat }: Aboard) => {
        await owner.post("/api/maintenances", work(boat, { id: first }));
        const { id } = (await owner.post("/api/maintenances", work(boat))).body;
        return owner.patch(`/api/maintenances/${id}`, { statut: "Terminée" }, operation);
      },
    ],
    [
      "a copied list",
      async ({ owner, boat }: Aboard) => {
        const { id } = (await owner.post("/api/listes_avitaillement", { ...list(boat), id: first })).body;
        return owner.post(`/api/listes_avitaillement/${id}/dupliquer`, {}, operation);
      },
    ],
    [
      "an article of a list",
      async ({ owner, boat }: Aboard) => {
        await owner.post("/api/inventaire", article(boat, { id: first }));
        const { id } = (await owner.post("/api/listes_avitaillement", list(boat))).body;
        return owner.post(`/api/listes_avitaillement/${id}/inventaire`, {}, operation);
      },
    ],
    [
      "a task",
      async ({ owner, boat }: Aboard) => {
        const other = { "idempotency-key": `${taken.slice(0, -12)}ffffffffffff` };
        await owner.post("/api/checklists_nouvelles", checklist(boat, ["VHF", "Gilets"]), other);
        return owner.post("/api/checklists_nouvelles", checklist(boat, ["Ancre"]), operation);
      },
    ],
  ])("is a conflict and no failure of ours: %s", async (_, make) => {
    const { status, body } = await make(await goAboard());
    expect([status, body.code]).toEqual([409, "DEJA_PRESENT"]);
  });
});
