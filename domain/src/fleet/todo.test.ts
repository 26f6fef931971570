import { expect, test } from "vitest";
import { anArticle } from "../inventory/test-article.ts";
import type { Moment, MomentOf } from "../maintenance/index.ts";
import { aMaintenance } from "../maintenance/test-maintenance.ts";
import { WANTED_PAPERS } from "./missing-papers.ts";
import { aPaper } from "./test-paper.ts";
import { type Todo, todo } from "./todo.ts";

const today = "2026-06-15";
const moment: Moment = { today, heures_moteur: 100 };
const momentOf: MomentOf = () => moment;

const work = (titre: string, date_echeance: string, heures_echeance: number | null = null) =>
  aMaintenance({ id: titre, titre, date_echeance, heures_echeance });
const beans = (nom: string, date_peremption: string) => anArticle({ id: nom, nom, date_peremption });
const flares = (nom: string, date_peremption: string) => ({ ...beans(nom, date_peremption), categorie: "Sécurité" });
const paper = (titre: string, date_expiration: string) => aPaper({ id: titre, titre, type: "Autre", date_expiration });
const missing: [] = [];

function nameOf(row: Todo) {
  if ("article" in row) return row.article.nom;
  if ("wanted" in row) return row.wanted.nom;
  return "paper" in row ? row.paper.titre : row.maintenance.titre;
}

test("flares come before papers, papers before beans, and what is late before what is near", () => {
  const { rows, counts } = todo({
    maintenances: [
      work("Winchs", "2026-06-20"),
      work("Vidange", "2026-06-10"),
      work("Anodes", "2026-05-01"),
      work("Carénage", "2026-09-01"),
    ],
    articles: [
      beans("Maïs", "2026-06-16"),
      flares("Radeau", "2026-07-01"),
      beans("Crème", "2026-06-14"),
      flares("Fusées", "2026-06-14"),
      beans("Beurre", "2026-06-14"),
      flares("Feux à main", "2026-06-01"),
      anArticle({ nom: "Sel" }),
    ],
    papers: [
      paper("MAIF", "2026-06-30"),
      paper("Port", "2026-06-14"),
      paper("Acte", "2026-06-14"),
      paper("Gaz", "2026-06-15"),
      paper("Manuel", "2027-06-15"),
    ],
    missing: WANTED_PAPERS.slice(1),
    today,
    momentOf,
  });
  expect(rows.map((row) => [row.kind, nameOf(row), row.when])).toEqual([
    ["late", "Anodes", "En retard de 45\u00a0jours"],
    ["late", "Vidange", "En retard de 5\u00a0jours"],
    ["expired", "Feux à main", "Périmé depuis 14\u00a0jours"],
    ["expired", "Fusées", "Périmé depuis hier"],
    ["papersExpired", "Acte", "Expiré depuis hier"],
    ["papersExpired", "Port", "Expiré depuis hier"],
    ["papersExpired", "Gaz", "Expiré aujourd’hui"],
    ["soon", "Winchs", "Dans 5\u00a0jours"],
    ["expired", "Beurre", "Périmé depuis hier"],
    ["expired", "Crème", "Périmé depuis hier"],
    ["expiring", "Radeau", "Expire dans 16\u00a0jours"],
    ["papersExpiring", "MAIF", "Expire dans 15\u00a0jours"],
    ["expiring", "Maïs", "Expire demain"],
    ["papersMissing", "Assurance", "Papier manquant"],
  ]);
  expect(counts).toEqual({
    ...{ late: 2, expired: 4, soon: 1, expiring: 2 },
    ...{ papersExpired: 3, papersExpiring: 1, papersMissing: 1 },
  });
});

test("what is used up is nothing to do, whatever its date", () => {
  const used = { ...flares("Fusées", "2026-06-14"), quantite: 0 };
  expect(todo({ maintenances: [], articles: [used], papers: [], missing, today, momentOf }).rows).toEqual([]);
});

test("what follows a meter that nobody has read says its hours, and none that are left", () => {
  const unread = () => ({ today, heures_moteur: null });
  const rows = (more: object) =>
    todo({ maintenances: [aMaintenance(more)], articles: [], papers: [], missing, today, momentOf: unread }).rows;
  const byHours = { recurrence: "Tous les 100 heures", heures_echeance: 250 };
  expect(rows({ ...byHours, date_echeance: "2026-06-16" })).toMatchObject([
    { kind: "soon", when: "À 250\u00a0h moteur" },
  ]);
  expect(rows({ ...byHours, date_echeance: "2027-06-16" })).toEqual([]);
});

test("what is finished is nothing to do, whatever its date", () => {
  const done = aMaintenance({ statut: "Terminée", date_echeance: "2026-01-01" });
  expect(todo({ maintenances: [done], articles: [], papers: [], missing, today, momentOf }).rows).toEqual([]);
});

test.each<[date: string, hours: number | null, when: string]>([
  ["2026-06-14", null, "En retard de 1\u00a0jour"],
  ["2026-06-15", null, "Aujourd’hui"],
  ["2026-06-16", null, "Demain"],
  ["2026-06-22", null, "Dans 7\u00a0jours"],
  ["2027-01-01", 87.5, "Dépassée de 12,5\u00a0h moteur"],
  ["2027-01-01", 100, "Heures moteur atteintes"],
  ["2025-01-01", 108, "Dans 8\u00a0h moteur"],
])("upkeep due on %s, at %s hours: %s", (date, hours, when) => {
  const { rows } = todo({
    maintenances: [work("Vidange", date, hours)],
    articles: [],
    papers: [],
    missing,
    today,
    momentOf,
  });
  expect(rows.map((row) => row.when)).toEqual([when]);
});

test("a paper that was replaced is nothing to do", () => {
  const papers = [
    aPaper({ id: "old", type: "Assurance", date_expiration: "2026-01-01" }),
    aPaper({ id: "new", type: "Assurance", date_expiration: "2026-12-31" }),
  ];
  expect(todo({ maintenances: [], articles: [], papers, missing, today, momentOf }).rows).toEqual([]);
});

test("an article of today has expired today", () => {
  const { rows } = todo({
    maintenances: [],
    articles: [beans("Pain", "2026-06-15")],
    papers: [],
    missing,
    today,
    momentOf,
  });
  expect(rows.map(({ kind, when }) => [kind, when])).toEqual([["expired", "Périmé aujourd’hui"]]);
});
