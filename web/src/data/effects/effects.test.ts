import { CHANGING_CALLS } from "@bosco/contract/live";
import { derivedId } from "@bosco/domain";
import type { Article } from "@bosco/domain/inventory";
import type { Maintenance } from "@bosco/domain/maintenance";
import type { Part } from "@bosco/domain/parts";
import { describe, expect, test } from "vitest";
import type { CallPath, InputOf } from "../commands.ts";
import { goesAlone } from "../outbox/operations-request.ts";
import { EFFECTS } from "./index.ts";
import { AT, apply, effectOf, id, listsOver, OPERATION, stamps } from "./test-lists.ts";

const article: Article = {
  id: id(1),
  bateau_id: id(2),
  nom: "Rouet",
  description: null,
  categorie: "Technique",
  sous_categorie: null,
  quantite: 1,
  quantite_max: 3,
  unite: "unité",
  reference: null,
  numero_fabricant: null,
  date_achat: null,
  date_peremption: null,
  prix_unitaire: null,
  espace_stockage_id: null,
  ...stamps,
};
const work: Maintenance = {
  id: id(3),
  bateau_id: id(2),
  titre: "Vidange",
  categorie: "Moteur",
  date_echeance: "2026-05-01",
  recurrence: "Annuelle",
  recurrence_mois: 12,
  recurrence_heures: null,
  a_date_fixe: false,
  moteur_id: null,
  assigne_id: null,
  assigne: null,
  prix: null,
  reference_articles: "",
  description: "",
  heures_echeance: null,
  statut: "En attente",
  date_realisation: null,
  heures_realisation: null,
  fait_par: null,
  precedente_id: null,
  date_ancre: null,
  ...stamps,
};

test("an edit says when it was made, and leaves the version to the server", () => {
  const reads = { inventaire: [article] };
  const edited = apply(reads, "inventory.update", { id: article.id, version: 2, nom: "Roue", description: undefined });
  expect(edited).toEqual({ ...article, nom: "Roue", updated_at: AT });
  expect(reads.inventaire).toEqual([edited]);
});

test("a row that has come in meanwhile is not made twice", () => {
  const reads = { inventaire: [article], bateaux: [] };
  expect(apply(reads, "inventory.create", { id: article.id, bateau_id: id(2), nom: "Autre", categorie: null })).toBe(
    article,
  );
  expect(reads.inventaire).toEqual([article]);
});

test.each([
  ["inventory.update", { id: id(99), nom: "Roue" }],
  ["inventory.adjust", { id: id(99), delta: 1 }],
  ["maintenance.update", { id: id(99), statut: "Terminée" }],
  ["checklists.update", { id: id(99), taches: ["VHF"] }],
  ["checklists.reset", { id: id(99) }],
  ["boats.update", { id: id(99), heures_moteur: 3 }],
  ["categories.remove", { id: id(99) }],
  ["provisioning.duplicate", { id: id(99) }],
  ["provisioning.addToInventory", { id: id(99) }],
] as [CallPath, InputOf<CallPath>][])("of a row that is gone nothing is shown: %s", (call, input) => {
  const before = {
    inventaire: [article],
    maintenances: [work],
    ...{ taches: [], checklists_nouvelles: [], passages_checklist: [], bateaux: [], releves_heures: [] },
    ...{ categories: [], listes_avitaillement: [] },
  };
  const reads = structuredClone(before);
  apply(reads, call, input);
  expect(reads).toEqual(before);
});

test("what the server will refuse is shown as it was sent", () => {
  const reads = { inventaire: [article] };
  expect(apply(reads, "inventory.update", { id: article.id, nom: "R" })).toMatchObject({ nom: "R" });
});

test("a next occurrence that was edited here stays when the finished one is reopened", () => {
  const reads: { maintenances: Maintenance[] } = { maintenances: [{ ...work, version: 1 }] };
  const { suivante } = apply(reads, "maintenance.update", { id: work.id, statut: "Terminée" });
  expect(suivante).toMatchObject({ id: derivedId(OPERATION, 1), precedente_id: work.id, date_echeance: "2027-06-01" });
  const touched = reads.maintenances.map((row) => (row.id === work.id ? row : { ...row, updated_at: "2026-06-02" }));
  const reopened = { id: work.id, statut: "En attente" } as const;
  apply(reads, "maintenance.update", reopened);
  expect(reads.maintenances).toHaveLength(1);
  reads.maintenances = touched;
  apply(reads, "maintenance.update", reopened);
  expect(reads.maintenances).toHaveLength(2);
});

test("so does one whose parts were set by hand", () => {
  const part = { id: id(8), bateau_id: id(2), maintenance_id: work.id, article_id: article.id, quantite: 1, ...stamps };
  const reads: { maintenances: Maintenance[]; pieces: Part[] } = { maintenances: [work], pieces: [part] };
  apply(reads, "maintenance.update", { id: work.id, statut: "Terminée" });
  const before = structuredClone(reads);
  apply(reads, "maintenance.update", { id: work.id, statut: "En attente" });
  expect([reads.maintenances, reads.pieces].map(({ length }) => length)).toEqual([1, 1]);
  apply(before, "parts.remove", { id: derivedId(OPERATION, 2) });
  apply(before, "maintenance.update", { id: work.id, statut: "En attente" });
  expect(before.maintenances).toHaveLength(2);
});

test("a bulk write is undone by the number that it answered with, and by no other", () => {
  const { undoes } = effectOf("inventory.undo");
  const fill = { bateau_id: id(2), ids: "tous" } as const;
  const { annulation } = apply({ inventaire: [article] }, "inventory.fill", fill);
  const waiting = { operationId: OPERATION, call: "inventory.fill", input: fill } as const;
  expect(undoes?.({ annulation: annulation ?? "" }, waiting)).toBe(true);
  expect(undoes?.({ annulation: id(9) }, waiting)).toBe(false);
  const other = { operationId: OPERATION, call: "inventory.remove", input: { id: id(1) } } as const;
  expect(undoes?.({ annulation: annulation ?? "" }, other)).toBe(false);
});

test("a removed maintenance is put back by its id", () => {
  const { undoes } = effectOf("maintenance.restore");
  const waiting = { operationId: OPERATION, call: "maintenance.remove", input: { id: work.id } } as const;
  expect(undoes?.({ id: work.id }, waiting)).toBe(true);
  expect(undoes?.({ id: id(9) }, waiting)).toBe(false);
  expect(undoes?.({ id: work.id }, { ...waiting, call: "maintenance.restore" })).toBe(false);
});

test("what was removed elsewhere is made anew from what was seen of it, with what its form has", () => {
  const { restore } = effectOf("inventory.update");
  const seen = { ...article, nom: "Roue", proprietaire_id: id(7) };
  const { version: _, created_at: __, updated_at: ___, ...fields } = article;
  expect(restore?.call).toBe("inventory.create");
  expect(restore?.input(seen, listsOver({}).rows)).toEqual({ ...fields, nom: "Roue" });
});

test("whoever can be made anew is made by a call that waits too", () => {
  const makers = Object.values(EFFECTS).flatMap(({ restore }) => restore?.call ?? []);
  expect(makers.length).toBeGreaterThan(0);
  for (const call of makers) expect(Object.keys(EFFECTS)).toContain(call);
});

test("what waits here is what the server takes from a device, but for what goes alone", () => {
  const together = Object.keys(EFFECTS).filter((call) => !goesAlone(call as CallPath));
  expect(together.toSorted()).toEqual(CHANGING_CALLS.toSorted());
});

const onAll = { bateau_id: id(2), ids: "tous" } as const;
const BULK = ["inventory.fill", "inventory.reset", "inventory.removeMany"] as const;

describe.each(BULK)("%s of all, kept without a network", (call) => {
  const second = { ...article, id: id(4), nom: "Anode" };
  const elsewhere = { ...article, id: id(5), bateau_id: id(6) };
  const pinned = () => effectOf(call).pin?.(onAll, listsOver({ inventaire: [article, second, elsewhere] })) ?? onAll;

  test("is about those that are shown then", () => {
    expect(pinned()).toEqual({ ...onAll, vus: expect.stringMatching(/^[0-9a-f]{80}$/) });
    const later = { ...article, id: id(7), quantite: 2 };
    const reads = { inventaire: [article, elsewhere, later] };
    expect(apply(reads, call, pinned())).toEqual({ modifies: 1, conserves: 0, annulation: derivedId(OPERATION, 1) });
    expect(reads.inventaire).toEqual(expect.arrayContaining([elsewhere, later]));
  });

  test("is said as before, and chosen ones stay chosen", () => {
    const lists = listsOver({ bateaux: [{ id: id(2), nom: "Iris" }], inventaire: [article] });
    const { words, pin } = effectOf(call);
    expect(words(pinned(), lists)).toBe(words(onAll, lists));
    const chosen = { bateau_id: id(2), ids: [article.id] };
    expect(pin?.(chosen, lists)).toBe(chosen);
  });
});

test.each(BULK)("what somebody has changed since is shown as left alone by what waits: %s", (call) => {
  const pinned = effectOf(call).pin?.(onAll, listsOver({ inventaire: [article] })) ?? onAll;
  const changed = { ...article, quantite: 2 };
  const reads = { inventaire: [changed] };
  const answer = apply(reads, call, pinned);
  expect(answer).toEqual({ modifies: 0, conserves: 0, annulation: null, laisses: [article.id] });
  expect(reads.inventaire).toEqual([changed]);
});
