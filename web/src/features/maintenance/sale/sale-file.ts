import type { Boat } from "@bosco/domain/boats";
import { type Paper, paperLine } from "@bosco/domain/documents";
import { plural } from "@bosco/domain/french";
import { type Article, stockSummary } from "@bosco/domain/inventory";
import { finishedWork, type Maintenance } from "@bosco/domain/maintenance";
import type { FiledPaper } from "../../../data/kept-files.ts";
import { fileOf } from "../../../data/paper-file.ts";
import { saveFile } from "../../../data/save-file.ts";
import { createPdf, type PdfDocument } from "../../../pdf/document.ts";
import { type Aboard, costs, identity, papers as papersSection, work } from "../log-book-sections.ts";
import { readPicture } from "./read-picture.ts";

/** What of a boat goes into the file that a buyer gets, beside the boat itself and its engines. */
export interface SaleChoice {
  works: boolean;
  /** Who did the work: other people's names. */
  names: boolean;
  costs: boolean;
  stock: boolean;
  papers: readonly Paper[];
}

export interface SaleRows extends Aboard {
  boat: Boat;
  maintenances: readonly Maintenance[];
  articles: readonly Article[];
}

type Filed = Paper & FiledPaper;

const isPdf = (paper: Paper): paper is Filed => paper.fichier?.type === "application/pdf";
const isPicture = (paper: Paper): paper is Filed => paper.fichier !== null && !isPdf(paper);

/**
 * 'Dossier de vente': what was chosen and nothing else, in one PDF. Pictures of papers are pages of their own, and the pages of
 * those that are PDFs follow. Tells which could not be read.
 */
export async function saveSaleFile(rows: SaleRows, choice: SaleChoice): Promise<{ unread: Paper[] }> {
  const { boat, maintenances, articles } = rows;
  const pdf = await createPdf({
    title: "Dossier de vente",
    subtitle: `${boat.nom} – ${boat.nom_constructeur} ${boat.nom_modele}`,
    fileStem: `dossier-vente-${boat.nom}`,
  });
  identity(pdf, boat, rows.engines);
  // why the chosen papers alone: an invoice that was left out must not be named beside its work.
  // why without its prices where costs were not chosen: the sum of all of them would be told after all.
  if (choice.works)
    work(
      pdf,
      finishedWork(maintenances),
      { ...rows, papers: choice.papers },
      { isSigned: choice.names, isPriced: choice.costs },
    );
  if (choice.costs) costs(pdf, maintenances);
  if (choice.stock) stock(pdf, articles);
  papersSection(pdf, choice.papers);
  const unread: Paper[] = [];
  for (const paper of choice.papers.filter(isPicture)) {
    const picture = await fileOf(paper)
      .then(readPicture)
      .catch(() => undefined);
    if (picture) pdf.picture(paperLine(paper), picture);
    else unread.push(paper);
  }
  const own = pdf.file();
  const { whole, lost } = await withPdfs(own, choice.papers.filter(isPdf));
  saveFile(own.name, whole, own.type);
  return { unread: choice.papers.filter((paper) => unread.includes(paper) || lost.includes(paper)) };
}

/** why loaded that late: what reads the PDFs of others is large, and most files for a buyer have none. */
async function withPdfs(own: Blob, papers: readonly Filed[]): Promise<{ whole: Blob; lost: Paper[] }> {
  if (papers.length === 0) return { whole: own, lost: [] };
  try {
    const { appendPages } = await import("../../../pdf/append-pages.ts");
    return await appendPages(own, papers, fileOf);
  } catch {
    // Without a network it may not come: what is ours is there, and they are named.
    return { whole: own, lost: [...papers] };
  }
}

function stock(pdf: PdfDocument, articles: readonly Article[]) {
  const summary = stockSummary(articles);
  if (summary.length === 0) return;
  pdf.section("Inventaire");
  pdf.table({
    columns: [
      { title: "Catégorie", width: 50 },
      { title: "À bord", width: 124 },
    ],
    rows: summary.map(({ categorie, count, names }) => [categorie, names ?? `${count} ${plural(count, "article")}`]),
  });
}
