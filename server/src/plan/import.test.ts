import { CEILINGS } from "@bosco/domain/account";
import { expect, test } from "vitest";
import { refuseImportBeyondCeilings } from "./import.ts";

const FREE = { pro: false, est_demo: false };
const PRO = { pro: true, est_demo: false };
const rows = (count: number, row: object = {}) => Array.from({ length: count }, () => ({ ...row }));

test.each<[string, string, object[]]>([
  ["boats", "bateaux", rows(CEILINGS.boats.pro + 1)],
  ["articles", "inventaire", rows(CEILINGS.articles.pro + 1)],
  ["finished maintenances", "maintenances", rows(CEILINGS.maintenances.pro + 1, { statut: "Terminée" })],
  ["parts of one maintenance", "pieces", rows(CEILINGS.parts.pro + 1, { maintenance_id: "a" })],
  ["spaces", "espaces_stockage", rows(CEILINGS.spaces.pro + 1)],
  ["categories", "categories", rows(CEILINGS.categories.pro + 1)],
  ["sub-categories", "sous_categories", rows(CEILINGS.subCategories.pro + 1)],
  ["lists", "listes_avitaillement", rows(CEILINGS.lists.pro + 1)],
  ["articles of one list", "listes_avitaillement", [{ articles: rows(CEILINGS.listArticles.pro + 1) }]],
  ["checklists", "checklists_nouvelles", rows(CEILINGS.checklists.pro + 1)],
  ["tasks of one checklist", "taches", rows(CEILINGS.tasks.pro + 1, { checklist_id: "a" })],
  ["readings of one boat", "releves_heures", rows(CEILINGS.readings.pro + 1, { bateau_id: "a" })],
  ["runs of one checklist", "passages_checklist", rows(CEILINGS.runs.pro + 1, { checklist_id: "a" })],
])("N5: a file with one too many of %s is refused", (_what, table, given) => {
  const tables = (given: object[]) => new Map([[table, given as Record<string, unknown>[]]]);
  expect(() => refuseImportBeyondCeilings(PRO, tables(given))).toThrow(/^Ce fichier dépasse une limite du compte/);
  if (given.length > 1) expect(() => refuseImportBeyondCeilings(PRO, tables(given.slice(1)))).not.toThrow();
});

test("N5: a file with one part too many in all is refused, though no maintenance has too many", () => {
  const parts = Array.from({ length: CEILINGS.allParts.pro + 1 }, (_, n) => ({ maintenance_id: n >> 3 }));
  expect(() => refuseImportBeyondCeilings(PRO, new Map([["pieces", parts]]))).toThrow("50\u202f000 pièces");
  expect(() => refuseImportBeyondCeilings(PRO, new Map([["pieces", parts.slice(1)]]))).not.toThrow();
});

test("a free account's own limits hold for a file too", () => {
  const open = new Map([["maintenances", rows(4, { statut: "En attente" })]]);
  expect(() => refuseImportBeyondCeilings(FREE, open)).toThrow("3 maintenances non terminées");
  expect(() => refuseImportBeyondCeilings(PRO, open)).not.toThrow();
});

test.each([
  ["one for each task of the boat", [{ tache_id: "x" }, { tache_id: "x" }], false],
  ["whose task is gone from the checklist since", [{ tache_id: "gone" }, { tache_id: "gone" }], false],
  ["one more than the boat has tasks", rows(3, { tache_id: "x" }), true],
  ["of another boat than the tasks'", [{ tache_id: "x", bateau_id: "b" }], true],
  ["none: tied to a task afterwards", [{ id: "tied" }], true],
])("faults beside the three of a free account: %s", (_case, faults, isRefused) => {
  const work = { statut: "En attente", bateau_id: "a", tache_id: null };
  const file = new Map<string, Record<string, unknown>[]>([
    ["maintenances", [...rows(3, work), ...faults.map((fault) => ({ ...work, ...fault }))]],
    ["checklists_nouvelles", [{ id: "c", bateau_id: "a" }]],
    ["taches", rows(2, { checklist_id: "c", maintenance_id: "tied" })],
  ]);
  const check = () => refuseImportBeyondCeilings(FREE, file);
  if (isRefused) expect(check).toThrow("3 maintenances non terminées");
  else expect(check).not.toThrow();
});

test("tasks of two checklists are counted apart", () => {
  const tasks = [...rows(150, { checklist_id: "a" }), ...rows(150, { checklist_id: "b" })];
  expect(() => refuseImportBeyondCeilings(PRO, new Map([["taches", tasks]]))).not.toThrow();
});
