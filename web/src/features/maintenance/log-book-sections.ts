import type { Boat, Engine } from "@bosco/domain/boats";
import { type Paper, paperLine, paperValidity } from "@bosco/domain/documents";
import { frenchDay, frenchHours, frenchNumber } from "@bosco/domain/french";
import {
  costCell,
  costOf,
  doneDay,
  type Maintenance,
  type MomentOf,
  recurrenceWords,
  sortByDue,
  workByYear,
  workCount,
  workTitle,
} from "@bosco/domain/maintenance";
import type { PdfDocument } from "../../pdf/document.ts";
import { dueText } from "./due-text.ts";
import { workText } from "./work-text.ts";

const metres = (value: number | null) => value !== null && `${frenchNumber(value)} m`;

/** The engine and its hours; of several each by its name. */
const engineFacts = (engines: readonly Engine[]): [string, string][] =>
  engines.length > 1
    ? engines.map(({ nom, type, heures }) => [nom, `${type}, ${frenchHours(heures)}`])
    : engines.flatMap(({ type, heures }) => [
        ["Moteur", type],
        ["Heures moteur", frenchHours(heures)],
      ]);

export function identity(pdf: PdfDocument, boat: Boat, engines: readonly Engine[]) {
  pdf.section("Identité du bateau");
  pdf.facts([
    ["Nom", boat.nom],
    ["Constructeur et modèle", `${boat.nom_constructeur} ${boat.nom_modele}`],
    ["Année", String(boat.annee)],
    ["Année de construction", boat.annee_construction?.toString()],
    ["Année d’achat", boat.annee_achat?.toString()],
    ["Longueur × largeur", `${metres(boat.longueur)} × ${metres(boat.largeur)}`],
    ["Tirant d’eau", metres(boat.tirant_eau) || null],
    ["Immatriculation", boat.immatriculation],
    ["Numéro HIN", boat.numero_hin],
    ["MMSI", boat.mmsi],
    ["Pavillon", boat.pavillon],
    ["Port d’attache", boat.port_attache],
    ...engineFacts(engines),
  ]);
}

const papersOn = ({ id }: Maintenance, papers: readonly Paper[]) =>
  papers.filter(({ maintenance_id }) => maintenance_id === id);

/** All the work done, each with the papers that hang on it; who did it and what it has cost, unless that is nobody's business. */
export function work(
  pdf: PdfDocument,
  done: readonly Maintenance[],
  aboard: Pick<Aboard, "engines" | "papers">,
  { isSigned = true, isPriced = true } = {},
) {
  pdf.section("Travaux réalisés");
  if (done.length === 0) return pdf.paragraph("Aucun travail terminé pour le moment.");
  pdf.table({
    columns: [
      { title: "Date", width: 21 },
      { title: "Heures", width: 20, align: "right" },
      { title: "Travail", width: isPriced ? 72 : 102 },
      { title: "Catégorie", width: 31 },
      ...(isPriced ? [{ title: "Coût", width: 30, align: "right" } as const] : []),
    ],
    rows: done.map((m) => [
      frenchDay(doneDay(m)),
      m.heures_realisation === null ? "–" : frenchHours(m.heures_realisation),
      workText(isSigned ? m : { ...m, fait_par: null }, aboard.engines, papersOn(m, aboard.papers)),
      m.categorie,
      ...(isPriced ? [costCell(m.prix)] : []),
    ]),
    total: ["Total", "", workCount(done.length), "", ...(isPriced ? [costCell(costOf(done))] : [])],
  });
}

export function costs(pdf: PdfDocument, list: readonly Maintenance[]) {
  const years = workByYear(list).filter(({ cost }) => cost);
  if (years.length === 0) return;
  pdf.section("Coûts par année et par catégorie");
  pdf.table({
    columns: [
      { title: "Année", width: 20 },
      { title: "Catégorie", width: 60 },
      { title: "Interventions", width: 30, align: "right" },
      { title: "Coût", width: 30, align: "right" },
    ],
    rows: years.flatMap(({ year, byCategory, count, cost }) => [
      ...byCategory.map((one) => [year, one.categorie, String(one.count), costCell(one.cost)]),
      ...(byCategory.length > 1 ? [[year, "Toutes les catégories", String(count), costCell(cost)]] : []),
    ]),
  });
}

/** The work that is to come, with the papers that hang on it already: an estimate, the invoice of what was ordered. */
export function ahead(pdf: PdfDocument, list: readonly Maintenance[], { momentOf, engines, papers: filed }: Aboard) {
  const open = sortByDue(
    list.filter(({ statut }) => statut !== "Terminée"),
    momentOf,
  );
  if (open.length === 0) return;
  pdf.section("À venir");
  pdf.table({
    columns: [
      { title: "Échéance", width: 46 },
      { title: "Travail", width: 74 },
      { title: "Récurrence", width: 34 },
      { title: "Statut", width: 24 },
    ],
    rows: open.map((m) => [
      dueText(m, momentOf(m)),
      [workTitle(m, engines), ...papersOn(m, filed).map(paperLine)].join("\n"),
      recurrenceWords(m) || "–",
      m.statut,
    ]),
  });
}

/** The papers that hang on none of these works: they stand by themselves. */
export const papersOnNone = (list: readonly Maintenance[], filed: readonly Paper[]) =>
  filed.filter((paper) => !list.some(({ id }) => id === paper.maintenance_id));

/** Papers with their number and how long they are good for; nothing where there are none. */
export function papers(pdf: PdfDocument, list: readonly Paper[]) {
  if (list.length === 0) return;
  pdf.section("Papiers du bord");
  pdf.table({
    columns: [
      { title: "Papier", width: 100 },
      { title: "Validité", width: 74 },
    ],
    rows: list.map((paper) => [paperLine(paper), paperValidity(paper)]),
  });
}

/** A boat's engines, where they stand, and its papers. */
export interface Aboard {
  engines: readonly Engine[];
  momentOf: MomentOf;
  papers: readonly Paper[];
}
