import type { Maintenance } from "@bosco/domain/maintenance";
import { expect, test } from "vitest";
import { applyFilters, isFiltered, NO_FILTERS } from "./filters.ts";

const work = (titre: string, assigne_id: string | null) =>
  ({
    id: titre,
    titre,
    assigne_id,
    bateau_id: "b",
    categorie: "Moteur",
    statut: "En attente",
    date_echeance: "2026-06-15",
    heures_echeance: null,
    recurrence_mois: null,
    reference_articles: "",
    description: "",
  }) as Maintenance;
const LIST = [work("Vidange", "me"), work("Anodes", "mate"), work("Voiles", null)];
const momentOf = () => ({ today: "2026-06-01", heures_moteur: 0 });
const titles = (filters: Partial<typeof NO_FILTERS>) =>
  applyFilters(LIST, { ...NO_FILTERS, ...filters }, momentOf).map(({ titre }) => titre);

test("« Pour moi » keeps what is given to oneself", () => {
  expect(titles({})).toEqual(["Vidange", "Anodes", "Voiles"]);
  expect(titles({ forWhom: "me" })).toEqual(["Vidange"]);
  expect(titles({ forWhom: "me", search: "anodes" })).toEqual([]);
  expect(isFiltered({ ...NO_FILTERS, forWhom: "me" })).toBe(true);
  expect(isFiltered(NO_FILTERS)).toBe(false);
});
