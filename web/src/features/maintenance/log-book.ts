import type { Boat, Engine } from "@bosco/domain/boats";
import { euros, frenchDay, frenchHours, frenchNumber, plural } from "@bosco/domain/french";
import {
  doneDay,
  finishedWork,
  type Maintenance,
  type MomentOf,
  recurrenceWords,
  sortByDue,
  workByYear,
  workTitle,
} from "@bosco/domain/maintenance";
import { createPdf, type PdfDocument } from "../../pdf/document.ts";
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

function identity(pdf: PdfDocument, boat: Boat, engines: readonly Engine[]) {
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

function work(pdf: PdfDocument, done: readonly Maintenance[], engines: readonly Engine[]) {
  pdf.section("Travaux réalisés");
  if (done.length === 0) return pdf.paragraph("Aucun travail terminé pour le moment.");
  const total = done.reduce((sum, m) => sum + Math.round((m.prix ?? 0) * 100), 0) / 100;
  pdf.table({
    columns: [
      { title: "Date", width: 21 },
      { title: "Heures", width: 20, align: "right" },
      { title: "Travail", width: 72 },
      { title: "Catégorie", width: 31 },
      { title: "Coût", width: 30, align: "right" },
    ],
    rows: done.map((m) => [
      frenchDay(doneDay(m)),
      m.heures_realisation === null ? "–" : frenchHours(m.heures_realisation),
      workText(m, engines),
      m.categorie,
      m.prix === null ? "–" : euros(m.prix),
    ]),
    total: ["Total", "", `${done.length} ${plural(done.length, "intervention")}`, "", euros(total)],
  });
}

function costs(pdf: PdfDocument, list: readonly Maintenance[]) {
  const years = workByYear(list).filter(({ cost }) => cost > 0);
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
      ...byCategory.map((one) => [year, one.categorie, String(one.count), euros(one.cost)]),
      ...(byCategory.length > 1 ? [[year, "Toutes les catégories", String(count), euros(cost)]] : []),
    ]),
  });
}

function ahead(pdf: PdfDocument, list: readonly Maintenance[], { momentOf, engines }: Engines) {
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
    rows: open.map((m) => [dueText(m, momentOf(m)), workTitle(m, engines), recurrenceWords(m) || "–", m.statut]),
  });
}

/** A boat's engines, and where they stand. */
interface Engines {
  engines: readonly Engine[];
  momentOf: MomentOf;
}

/** 'Carnet d'entretien': the boat, the hours of its engines, all the work done, what it has cost and what is to come. */
export async function saveLogBook(boat: Boat, list: readonly Maintenance[], aboard: Engines): Promise<string> {
  const pdf = await createPdf({
    title: "Carnet d’entretien",
    subtitle: `${boat.nom} – ${boat.nom_constructeur} ${boat.nom_modele}`,
    fileStem: `carnet-entretien-${boat.nom}`,
  });
  identity(pdf, boat, aboard.engines);
  work(pdf, finishedWork(list), aboard.engines);
  costs(pdf, list);
  ahead(pdf, list, aboard);
  return pdf.save();
}
