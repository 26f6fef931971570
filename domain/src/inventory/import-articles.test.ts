import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchColumns, readImportLine } from "./import-articles.ts";

const boat = "b05c0000-0000-4000-8000-000000000a01";
const frigo = "b05c0000-0000-4000-8000-000000000e01";
const place = { bateau_id: boat, spaces: new Map([["frigo", frigo]]) };
const match = { nom: 0, quantite: 1, quantite_max: 2, date_peremption: 3, espace: 4, prix_unitaire: 5 };
const read = (...cells: string[]) => readImportLine(cells, 2, match, place);

test("titles are recognised whatever their case, accents and apostrophes", () => {
  expect(matchColumns(["ARTICLE", "Qté", "Date d’achat", "Inconnue", "Catégorie", "MAX"])).toEqual({
    nom: 0,
    quantite: 1,
    date_achat: 2,
    categorie: 4,
    quantite_max: 5,
  });
});

test("a line as French Excel writes it becomes an article", () => {
  expect(read("Lait", "1,5", "1 000", "3/4/2027", "FRIGO", "1,05 €").article).toMatchObject({
    bateau_id: boat,
    nom: "Lait",
    quantite: 1.5,
    quantite_max: 1000,
    date_peremption: "2027-04-03",
    espace_stockage_id: frigo,
    prix_unitaire: 1.05,
  });
});

test("a line that was exported with a guard comes back without it", () => {
  expect(read("'=1+1", "", "", "", "").article?.nom).toBe("=1+1");
});

describe("a broken line is refused in words", () => {
  test.each([
    [["", "1"], "Nom : Ce champ est requis."],
    [["Riz", "beaucoup"], "Quantité : « beaucoup » n’est pas un nombre."],
    [["Riz", "-1"], "Quantité : La quantité doit être au moins 0."],
    [["Riz", "1", "0"], "Quantité maximum : La quantité maximum doit être au moins 1."],
    [["Riz", "1", "2", "30/02/2027"], "Date de péremption : « 30/02/2027 » n’est pas une date (jj/mm/aaaa)."],
    [["Riz", "1e999"], "Quantité : « 1e999 » n’est pas un nombre."],
    [["R\0iz"], "Nom : Ce texte contient un caractère interdit."],
  ])("%j", (cells, sentence) => {
    const line = read(...cells);
    expect(line.article).toBeNull();
    expect(line.remarks).toEqual([sentence]);
  });
});

test("an unknown space does not stop the article; it is said", () => {
  const line = read("Riz", "1", "2", "", "Grenier");
  expect(line.article?.espace_stockage_id).toBeNull();
  expect(line.remarks).toEqual(["Espace « Grenier » inconnu : l’article sera sans espace."]);
});

test("whatever a file holds, a line is an article or has a reason", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: "binary", maxLength: 40 }), { maxLength: 8 }), (cells) => {
      const { article, remarks } = readImportLine(cells, 2, match, place);
      return article !== null || remarks.length > 0;
    }),
    { numRuns: 500 },
  );
});
