import type { Boat } from "@bosco/domain/boats";
import type { Paper } from "@bosco/domain/documents";
import type { Maintenance } from "@bosco/domain/maintenance";
import { expect, test } from "vitest";
import type { PdfDocument } from "../../pdf/document.ts";
import { writeLogBook } from "./log-book.ts";
import { work as writeWork } from "./log-book-sections.ts";

const bateau_id = "boat";
const boat = {
  id: bateau_id,
  nom: "Sterne",
  nom_constructeur: "Jeanneau",
  nom_modele: "Sun Kiss",
  annee: 1984,
} as Boat;
const work = (id: string, statut: Maintenance["statut"]) =>
  ({
    ...{ id, bateau_id, statut, titre: `Travail ${id}`, categorie: "Coque", description: "", reference_articles: "" },
    ...{ prix: null, moteur_id: null, fait_par: null, recurrence: "Aucune", recurrence_mois: null },
    ...{ recurrence_heures: null, heures_echeance: null, heures_realisation: null, a_date_fixe: false },
    ...{ date_echeance: "2026-05-01", date_realisation: statut === "Terminée" ? "2026-05-01" : null },
  }) as Maintenance;
const invoice = (titre: string, maintenance_id: string | null) =>
  ({ id: titre, bateau_id, titre, type: "Facture", numero: null, date_expiration: null, maintenance_id }) as Paper;

/** What is written, in its order. */
function recorder() {
  const written: string[] = [];
  const pdf = {
    section: (title) => void written.push(title),
    facts: () => {},
    paragraph: (text) => void written.push(text),
    table: ({ rows }) => void written.push(...rows.flat().flatMap((cell) => cell.split("\n"))),
  } satisfies Partial<PdfDocument>;
  return { written, pdf: pdf as unknown as PdfDocument };
}

test("each paper stands in the book once: below its work, done or to come, else among the boat's own", () => {
  const { written, pdf } = recorder();
  const papers = [
    invoice("Faite", "done"),
    invoice("Devis", "open"),
    invoice("Commencée", "begun"),
    invoice("Bateau", null),
    invoice("Perdue", "unknown here"),
  ];
  const works = [work("done", "Terminée"), work("open", "En attente"), work("begun", "En cours")];
  const momentOf = () => ({ today: "2026-04-01", heures_moteur: null, readings: [] });
  writeLogBook(pdf, boat, works, { engines: [], momentOf, papers });
  const places = ["Travaux réalisés", "À venir", "Papiers du bord"];
  let place = "";
  const found = written.flatMap((line) => {
    if (places.includes(line)) place = line;
    return line.startsWith("Facture") ? [`${place} / ${line.slice("Facture\u00a0: ".length)}`] : [];
  });
  expect(found).toEqual([
    "Travaux réalisés / Faite",
    "À venir / Commencée",
    "À venir / Devis",
    "Papiers du bord / Bateau",
    "Papiers du bord / Perdue",
  ]);
});

test.each([true, false])(
  "work whose costs are told (%s) has a column and a sum of them, and else neither",
  (isPriced) => {
    const tables: { columns: { title: string }[]; rows: string[][]; total?: string[] }[] = [];
    const pdf = {
      section: () => {},
      paragraph: () => {},
      table: (one: (typeof tables)[number]) => void tables.push(one),
    };
    const done = [{ ...work("a", "Terminée"), prix: 123.45 }, work("b", "Terminée")];
    writeWork(pdf as unknown as PdfDocument, done, { engines: [], papers: [] }, { isPriced });
    const [{ columns, rows, total = [] } = { columns: [], rows: [] }] = tables;
    expect(columns.some(({ title }) => title === "Coût")).toBe(isPriced);
    expect([rows, total].flat(2).some((cell) => cell.includes("€"))).toBe(isPriced);
    for (const row of [...rows, total]) expect(row).toHaveLength(columns.length);
  },
);
