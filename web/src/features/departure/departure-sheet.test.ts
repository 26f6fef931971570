import type { Boat } from "@bosco/domain/boats";
import type { Departure, Reason, TripDraft } from "@bosco/domain/departure";
import { PDFDocument } from "@cantoo/pdf-lib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { departureSheet } from "./departure-sheet.ts";

const boat = (more: Partial<Boat> = {}) =>
  ({
    id: "b",
    nom: "Korrigan",
    nom_constructeur: "Jeanneau",
    nom_modele: "Sun Odyssey",
    longueur: 12.35,
    largeur: 3.99,
    couleur: null,
    pavillon: null,
    immatriculation: null,
    mmsi: null,
    ...more,
  }) as Boat;

const trip = (more: Partial<TripDraft> = {}): TripDraft => ({
  bateau_id: "b",
  zone: "cotier",
  personnes: 4,
  enfants: 0,
  depart: "2026-05-03",
  jours: 3,
  mediterranee: false,
  moteurs: [],
  eau_a_bord: null,
  carburant_a_bord: null,
  retour_heure: null,
  contact_a_terre: null,
  appel_apres_heures: 2,
  ...more,
});

const reasons = (count: number, titre: string): Reason[] =>
  Array.from({ length: count }, (_, n) => ({
    ...{ id: `${n}`, poids: "bloque", sujet: "equipement", titre, pourquoi: "x.", remede: { geste: "verifier" } },
  }));
const judged = (raisons: Reason[]): Departure => ({ verdict: "pas prêt", raisons, acquis: [] });

async function read(pdf: { bytes(): ArrayBuffer }) {
  const bytes = pdf.bytes();
  const pages = (await PDFDocument.load(bytes.slice(0))).getPageCount();
  const first = await (await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise).getPage(1);
  const { items } = await first.getTextContent();
  return {
    pages,
    text: items
      .map((item) => ("str" in item ? item.str : ""))
      .join(" ")
      .replaceAll(/\s+/g, " "),
  };
}

// why W: it is the widest letter, and nothing that is typed takes more.
test.each(["W", "Wi ", "Éü "])("is one page with the longest values, of « %s »", async (letter) => {
  const long = (most: number) => letter.repeat(most).slice(0, most);
  const full = boat({
    nom: long(80),
    nom_constructeur: long(80),
    nom_modele: long(80),
    couleur: long(60),
    immatriculation: long(30),
    mmsi: "227000001",
    pavillon: "Royaume-Uni",
  });
  const most = trip({
    zone: "semi-hauturier",
    personnes: 50,
    enfants: 50,
    jours: 90,
    eau_a_bord: 100_000,
    carburant_a_bord: 100_000,
    retour_heure: "18:30",
    contact_a_terre: long(200),
    appel_apres_heures: 100,
  });
  const { pages, text } = await read(await departureSheet(full, most, judged(reasons(99, long(300)))));
  expect(pages).toBe(1);
  expect(text).toContain("Page 1 sur 1");
  expect(text).toContain("Route et escales");
  expect(text).toContain("autres points, à lire dans Bosco");
  const letters = (own: string) => own.replaceAll(" ", "");
  expect(letters(text)).toContain(letters(long(200)));
});

test("leaves blanks for what nobody has said, and a line for each of the crew", async () => {
  const { pages, text } = await read(await departureSheet(boat(), trip(), judged(reasons(3, "Seau"))));
  expect(pages).toBe(1);
  expect(text).toMatch(/MMSI.*_{8}/);
  expect(text).toMatch(/05\/05\/2026 à ____ h ____/);
  expect(text).toMatch(/Contact à terre : _{8}/);
  expect(text.match(/Seau/g)).toHaveLength(3);
});
