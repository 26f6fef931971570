import { describe, expect, test } from "vitest";
import { addArticleForm, storageSpaceForm, subCategoryForm } from "./index.ts";

const issuesOf = (schema: typeof addArticleForm | typeof storageSpaceForm | typeof subCategoryForm, values: object) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

const REQUIRED = "Ce champ est requis.";
const article = {
  bateau_id: "b05c0000-0000-4000-8000-000000000101",
  nom: " Riz ",
  categorie: "Alimentation",
  sous_categorie: null,
  quantite: 0,
  quantite_max: 1,
  unite: "unité",
  reference: null,
  numero_fabricant: null,
  date_achat: null,
  date_peremption: null,
  espace_stockage_id: null,
};

describe("adding an article", () => {
  test("takes what is filled in", () => {
    expect(addArticleForm.parse(article)).toEqual({ ...article, nom: "Riz" });
  });
  test.each([
    ["bateau_id", ""],
    ["nom", "  "],
    ["categorie", null],
  ])("stops without a word when %s is missing", (name, missing) => {
    expect(issuesOf(addArticleForm, { ...article, [name]: missing })).toEqual([[name, ""]]);
  });
  test("says what is wrong with a quantity", () => {
    const wrong = { ...article, quantite: -1, quantite_max: 0 };
    expect(issuesOf(addArticleForm, wrong)).toEqual([
      ["quantite", "La quantité doit être au moins 0."],
      ["quantite_max", "La quantité maximum doit être au moins 1."],
    ]);
  });
});

test("a storage space asks for boat, name and type", () => {
  const empty = { bateau_id: "", nom: "", type: "", description: "", capacite: null, parent_id: null };
  expect(issuesOf(storageSpaceForm, empty)).toEqual([
    ["bateau_id", REQUIRED],
    ["nom", REQUIRED],
    ["type", REQUIRED],
  ]);
});

test("a sub-category asks for its name and its category", () => {
  expect(issuesOf(subCategoryForm, { nom: "", categorie_id: "" })).toEqual([
    ["nom", REQUIRED],
    ["categorie_id", REQUIRED],
  ]);
});
