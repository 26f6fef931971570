import { expect, test } from "vitest";
import { findPapers, type PaperFilters } from "./find-papers.ts";
import { byValidity, groupPapers } from "./groups.ts";
import { EMPTY_PAPER, type Paper } from "./schema.ts";

const paper = (titre: string, more: Partial<Paper> = {}) => ({
  ...EMPTY_PAPER,
  titre,
  type: "Autre" as const,
  ...more,
});
const PAPERS = [
  paper("Police Générale", { type: "Assurance", numero: "AB-12", date_expiration: "2026-12-31" }),
  paper("Révision 2026", { type: "Certificat radeau", date_expiration: "2026-06-30" }),
  paper("Voile d’étai", { type: "Facture", note: "100% payée" }),
  paper("Acte"),
];

test.each<[Partial<PaperFilters>, string[]]>([
  [{}, ["Police Générale", "Révision 2026", "Voile d’étai", "Acte"]],
  [{ search: "GENERALE" }, ["Police Générale"]],
  [{ search: "ab-12 police" }, ["Police Générale"]],
  [{ search: "31/12/2026" }, ["Police Générale"]],
  [{ search: "radeau" }, ["Révision 2026"]],
  [{ search: "100%" }, ["Voile d’étai"]],
  [{ search: "_" }, []],
  [{ type: "Facture" }, ["Voile d’étai"]],
  [{ type: "Facture", search: "police" }, []],
])("%j finds %j", (filters, titles) => {
  expect(findPapers(PAPERS, { type: "", search: "", ...filters }).map(({ titre }) => titre)).toEqual(titles);
});

test("papers stand in groups, those without any left out", () => {
  expect(groupPapers(PAPERS).map(({ group }) => group)).toEqual(["Bateau", "Sécurité", "Factures", "Autres papiers"]);
});

test("what expires first comes first, and what never does comes by its title", () => {
  expect(byValidity(PAPERS).map(({ titre }) => titre)).toEqual([
    "Révision 2026",
    "Police Générale",
    "Acte",
    "Voile d’étai",
  ]);
});
