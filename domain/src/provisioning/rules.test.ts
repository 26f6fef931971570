import { describe, expect, test } from "vitest";
import { roomAboard, roomNeeded, waterCarried } from "./capacity.ts";
import { forbiddenWord } from "./diets.ts";
import { generatorRequest } from "./generator.ts";
import { copyName, listName } from "./list-name.ts";
import { countAs } from "./measures.ts";
import { waterNeed } from "./needs.ts";
import { roundUp, toListArticle } from "./rounding.ts";
import { generation, keptDiets, type ListArticle, newProvisioningList } from "./schema.ts";
import { compareWithStock } from "./stock.ts";
import { planInventory, toInventoryArticle } from "./to-inventory.ts";

const listed = (more: Partial<ListArticle> = {}): ListArticle => ({
  nom: "Riz (paquet de 1 kg)",
  categorie: "Alimentation",
  quantite: 3,
  unite: "paquet",
  priorite: "normale",
  ...more,
});
const held = (more: object = {}) => ({
  nom: "Riz",
  quantite: 1,
  unite: "paquet",
  date_peremption: null,
  ...more,
});

describe("names", () => {
  test("a list is named after boat, crew, days and date", () => {
    expect(listName("Korrigan", 2, 3, "2026-03-05")).toBe("Korrigan - 2p 3j - 05/03/26");
  });
  test("a copy says so, and stays within the limit", () => {
    expect(copyName("Été")).toBe("Été (Copie)");
    expect(copyName("x".repeat(120))).toBe(`${"x".repeat(112)} (Copie)`);
  });
});

describe("rounding", () => {
  test.each([
    [0, 0],
    [0.1, 1],
    [2, 2],
    [2.0000000001, 2],
    [0.1 + 0.2 + 2.7, 3],
    [2.2, 3],
  ])("%d is %d", (value, whole) => expect(roundUp(value)).toBe(whole));
  test("a generated article gets the specified defaults", () => {
    expect(toListArticle({ nom: "Pâtes" })).toEqual(listed({ nom: "Pâtes", quantite: 1, unite: "unité" }));
    expect(toListArticle({ nom: "Pâtes", quantite_max: 0.2 }).quantite).toBe(1);
    expect(toListArticle({ nom: "Pâtes", quantite_max: 2.2, unite: "paquet" })).toMatchObject({ quantite: 3 });
  });
});

describe("what the generator takes", () => {
  const request = (more: object) =>
    generatorRequest.safeParse({
      navire: "Korrigan",
      nombrePersonnes: 2,
      nombreJours: 3,
      saison: "été",
      filtres: { alimentaire: true, boissons: true, hygiene: false },
      ...more,
    }).success;
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 21])("%d days", (nombreJours) => {
    expect(request({ nombreJours })).toBe(true);
  });
  test.each([0, 11, 13, 15, 20, 22, 2.5, -1])("not %d days", (nombreJours) => {
    expect(request({ nombreJours })).toBe(false);
  });
  test.each([0, 11, 1.5, Number.NaN])("not %d persons", (nombrePersonnes) => {
    expect(request({ nombrePersonnes })).toBe(false);
  });
  test("a boat is needed", () => {
    expect(request({ navire: undefined })).toBe(false);
    expect(request({ navire: "  " })).toBe(false);
  });
});

describe("amounts compared", () => {
  test.each([
    [{ nom: "Riz", quantite: 2, unite: "kg" }, { nom: "Riz (paquet de 500 g)", unite: "paquet" }, 4],
    [{ nom: "Riz 500 g", quantite: 2, unite: "paquet" }, { nom: "Riz", unite: "kg" }, 1],
    [{ nom: "Riz 500 g", quantite: 2, unite: "paquet" }, { nom: "Riz (paquet de 1 kg)", unite: "paquet" }, 1],
    [{ nom: "Eau", quantite: 3, unite: "L" }, { nom: "Eau", unite: "cl" }, 300],
    [{ nom: "Eau (bouteille de 1,5 L)", quantite: 2, unite: "bouteille" }, { nom: "Eau", unite: "L" }, 3],
    [{ nom: "Eau", quantite: 250, unite: "mL" }, { nom: "Eau", unite: "ml" }, 250],
    [{ nom: "Pommes", quantite: 4, unite: "unité" }, { nom: "Pommes", unite: "unité" }, 4],
    [{ nom: "Pommes", quantite: 4, unite: "unité" }, { nom: "Pommes", unite: "kg" }, undefined],
    [{ nom: "Riz", quantite: 1, unite: "kg" }, { nom: "Riz", unite: "L" }, undefined],
  ])("%j as %j is %s", (from, to, expected) => expect(countAs(from, to)).toBe(expected));
});

describe("Besoin, À bord, À acheter", () => {
  const compare = (articles: ListArticle[], stock: ReturnType<typeof held>[]) =>
    compareWithStock(articles, stock, "2026-06-01").map(({ need, aboard, toBuy }) => [need, aboard, toBuy]);

  test.each([
    ["nothing aboard", [listed()], [], [[3, 0, 3]]],
    ["the same name and unit", [listed()], [held()], [[3, 1, 2]]],
    ["case, accents and plural do not matter", [listed({ nom: "Pâtes" })], [held({ nom: "PATES" })], [[3, 1, 2]]],
    ["kilos against packs", [listed()], [held({ quantite: 2, unite: "kg" })], [[3, 2, 1]]],
    ["enough", [listed()], [held({ quantite: 9 })], [[3, 9, 0]]],
    ["half a pack aboard does not spare one", [listed()], [held({ quantite: 0.5 })], [[3, 0.5, 3]]],
    ["expired food is not counted", [listed()], [held({ date_peremption: "2026-06-01" })], [[3, 0, 3]]],
    ["what expires tomorrow is", [listed()], [held({ date_peremption: "2026-06-02" })], [[3, 1, 2]]],
    ["another thing is not", [listed()], [held({ nom: "Riz au lait" })], [[3, 0, 3]]],
    [
      "two lines share the stock",
      [listed(), listed()],
      [held({ quantite: 4 })],
      [
        [3, 4, 0],
        [3, 1, 2],
      ],
    ],
  ])("%s", (_name, articles, stock, expected) => expect(compare(articles, stock)).toEqual(expected));
});

describe("adding a list to the inventory", () => {
  test("an article is empty, and as large as the list says", () => {
    expect(toInventoryArticle(listed({ quantite: 2.2 }))).toEqual({
      nom: "Riz (paquet de 1 kg)",
      categorie: "Alimentation",
      sous_categorie: "Riz",
      quantite: 0,
      quantite_max: 3,
      unite: "paquet",
    });
    expect(toInventoryArticle(listed({ quantite: 0 })).quantite_max).toBe(1);
  });
  test("merging raises what is too small, once", () => {
    const aboard = { id: "a", nom: "riz", unite: "paquet", quantite_max: 2 };
    expect(planInventory([listed()], [aboard], "fusionner")).toEqual({
      created: [],
      raised: [{ id: "a", quantite_max: 3 }],
    });
    const after = [{ ...aboard, quantite_max: 3 }];
    expect(planInventory([listed()], after, "fusionner")).toEqual({ created: [], raised: [] });
    expect(planInventory([listed()], after, "ajouter").created).toHaveLength(1);
  });
});

describe("room and water", () => {
  test("what is cold goes to the fridge, the rest elsewhere", () => {
    const room = roomNeeded([
      listed({ nom: "Brocoli", unite: "unité", quantite: 2 }),
      listed({ nom: "Inconnu", unite: "kg", quantite: 2 }),
    ]);
    expect(room.cold).toBeCloseTo(2.4);
    expect(room.dry).toBeCloseTo(3);
  });
  test("a space inside a counted one is not counted again; without litres nothing is known", () => {
    const space = (id: string, type: "Frigo" | "Coffre", capacite: number | null, parent_id: string | null = null) => ({
      id,
      type,
      capacite,
      parent_id,
    });
    expect(roomAboard([space("f", "Frigo", 80), space("c", "Coffre", 200), space("b", "Coffre", 40, "c")])).toEqual({
      cold: 80,
      dry: 200,
    });
    expect(roomAboard([space("c", "Coffre", null), space("b", "Coffre", 40, "c")])).toEqual({ cold: null, dry: 40 });
  });
  test("water in bottles and cans is added up", () => {
    const articles = [
      listed({ nom: "Eau de source (bouteille de 1,5 L)", unite: "bouteille", quantite: 6 }),
      listed({ nom: "Eau pour la cuisine (bidon de 5 L)", unite: "unité", quantite: 2 }),
      listed({ nom: "Poireau", unite: "unité", quantite: 2 }),
    ];
    expect(waterCarried(articles)).toBe(19);
  });
  test.each([
    ...["Eau de Javel 2 L", "Eau déminéralisée 5 L", "Eau distillée 1 L", "Eau de Cologne 1 L", "Eau oxygénée 1 L"],
    ...["Eau-de-vie 1 L", "Eau de toilette 1 L", "Eau micellaire 1 L", "Eau de parfum 1 L", "Eau de mer 10 L"],
    ...["Eau de batterie 1 L", "Eaux usées 40 L", "Eau non potable 10 L", "Eau écarlate 1 L"],
  ])("« %s » is not drunk", (nom) => {
    expect(waterCarried([listed({ nom, unite: "bouteille", quantite: 3 })])).toBe(0);
  });
  test.each([
    ["Boissons", 3],
    ["Alimentation", 3],
    ["Eau", 3],
    [null, 3],
    ["Nettoyage", 0],
    ["Hygiène", 0],
    ["Carburant et fluides", 0],
    ["Technique", 0],
  ])("« Eau 1 L » of %s is %i litres to drink", (categorie, litres) => {
    expect(waterCarried([{ nom: "Eau 1 L", unite: "bouteille", quantite: 3, categorie }])).toBe(litres);
  });
  test.each([
    "Eau de source 1 L",
    "Eau minérale 1 L",
    "Eau gazeuse 1 L",
    "Eau plate 1 L",
    "Eau potable 1 L",
    "Eaux 1 L",
  ])("« %s » is drunk", (nom) => {
    expect(waterCarried([listed({ nom, unite: "bouteille", quantite: 3 })])).toBe(3);
  });
  test("half as much again is carried on a passage of more than a week, and 5 L a person that nobody touches", () => {
    expect(waterNeed(2, 7, "inter-saison")).toEqual({ drinking: 28, cooking: 21, washing: 70, reserve: 10 });
    expect(waterNeed(2, 8, "inter-saison")).toEqual({ drinking: 48, cooking: 36, washing: 80, reserve: 10 });
    expect(waterNeed(4, 21, "inter-saison")).toEqual({ drinking: 252, cooking: 189, washing: 420, reserve: 20 });
    expect(waterNeed(1, 1, "été").drinking).toBeCloseTo(2.6);
  });
});

describe("forbidden words", () => {
  test.each([
    ["Lait de coco", "vegan", undefined],
    ["Lait", "vegan", "lait"],
    ["Beurre de cacahuète", "vegan", undefined],
    ["Pâtes sans gluten", "sans-gluten", undefined],
    ["Pâtes", "sans-gluten", "pates"],
    ["Pâtés", "vegetarien", "terrine"],
    ["Bœuf", "vegetarien", "boeuf"],
    ["Pommes de terre", "paleo", "terre"],
    ["Crème solaire", "vegan", undefined],
    ["Boisson au soja sans sucres ajoutés", "keto", undefined],
    ["Chocolat", "keto", "chocolat"],
    ["Galettes de sarrasin", "sans-gluten", "galettes"],
    ["Nouilles de sarrasin", "sans-gluten", "nouilles"],
    ["Farine de sarrasin", "sans-gluten", undefined],
    ["Galettes de riz", "sans-gluten", undefined],
    ["Saucisses à griller", "sans-gluten", "saucisses"],
    ["Chipolatas", "sans-gluten", "chipolatas"],
    ["Saucisses sans gluten", "sans-gluten", undefined],
    ["Lardons", "sans-porc", "lardons"],
    ["Pâté de campagne", "sans-porc", "terrine"],
    ["Blanc de poulet", "sans-porc", undefined],
    ["Blanc de poulet", "halal", "poulet"],
    ["Vin blanc", "halal", "vin"],
    ["Vinaigre de cidre", "halal", undefined],
    ["Bière sans alcool", "halal", "biere"],
    ["Thon", "halal", undefined],
    ["Moules", "casher", "moules"],
    ["Crevettes", "casher", "crevettes"],
    ["Sardines", "casher", undefined],
    ["Fromage blanc", "sans-lactose", "fromage"],
    ["Lait sans lactose", "sans-lactose", undefined],
    ["Lait sans lactose", "vegan", "lait"],
    ["Comté", "sans-lactose", undefined],
    ["Jambon", "pescetarien", "jambon"],
    ["Thon", "pescetarien", undefined],
    ["Noix de cajou", "sans-fruits-a-coque", "noix"],
    ["Noix de coco", "sans-fruits-a-coque", undefined],
    ["Praliné", "sans-fruits-a-coque", "praline"],
    ["Langoustines", "sans-crustaces", "langoustines"],
    ["Moules", "sans-crustaces", undefined],
  ] as const)("%s, %s: %s", (name, diet, word) => expect(forbiddenWord(name, [diet])).toBe(word));
});

test("a list keeps the five diets of the specification, and tells nobody's faith or allergy", () => {
  expect(keptDiets(["halal", "paleo", "vegan", "sans-fruits-a-coque", "casher"])).toEqual(["vegan", "paleo"]);
  const kept = (regimes: string[]) =>
    generation.safeParse({ origine: "calcul", saison: "été", regimes, menus: [] }).success;
  expect(kept(["vegetarien", "vegan", "keto", "sans-gluten", "paleo"])).toBe(true);
  for (const diet of ["halal", "casher", "sans-porc", "sans-fruits-a-coque"]) expect(kept([diet])).toBe(false);
});

test("articles that are no array count as none", () => {
  const list = { bateau_id: "b05c0000-0000-4000-8000-000000000a01", nom: "x", nombre_personnes: 1, nombre_jours: 1 };
  expect(newProvisioningList.parse(list).articles).toEqual([]);
});
