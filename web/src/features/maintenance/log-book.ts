import type { Boat } from "@bosco/domain/boats";
import { finishedWork, type Maintenance } from "@bosco/domain/maintenance";
import { createPdf, type PdfDocument } from "../../pdf/document.ts";
import { type Aboard, ahead, costs, identity, papers, papersOnNone, work } from "./log-book-sections.ts";

export async function saveLogBook(boat: Boat, list: readonly Maintenance[], aboard: Aboard): Promise<void> {
  const pdf = await createPdf({
    title: "Carnet d’entretien",
    subtitle: `${boat.nom} – ${boat.nom_constructeur} ${boat.nom_modele}`,
    fileStem: `carnet-entretien-${boat.nom}`,
  });
  writeLogBook(pdf, boat, list, aboard);
  pdf.save();
}

/** 'Carnet d'entretien': the boat, the hours of its engines, all the work done with its papers, what it has cost, what is to come with its own, and the papers of no work. */
export function writeLogBook(pdf: PdfDocument, boat: Boat, list: readonly Maintenance[], aboard: Aboard): void {
  identity(pdf, boat, aboard.engines);
  work(pdf, finishedWork(list), aboard);
  costs(pdf, list);
  ahead(pdf, list, aboard);
  papers(pdf, papersOnNone(list, aboard.papers));
}
