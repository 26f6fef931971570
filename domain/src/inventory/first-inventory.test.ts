import { describe, expect, test } from "vitest";
import { FREE_LIMITS } from "../account/index.ts";
import { ZONES } from "../safety/index.ts";
import { FIRST_SPACES, firstInventory, guessLayout, LAYOUTS, placeFor, proposeInventory } from "./index.ts";

const bateau_id = "00000000-0000-4000-8000-00000000000b";
const nothing = { espaces: [], articles: [] };
const hull = { nom_constructeur: "Chantier", nom_modele: "Modèle", moteur: "Yanmar 3JH40", longueur: 10, largeur: 3.4 };
const outing = { layout: "voilier", zone: "semi-hauturier", personnes: 4, isOutboard: false } as const;

test.each([
  ["Bénéteau", "Oceanis 40", "voilier"],
  ["Lagoon", "42", "catamaran"],
  ["Jeanneau", "Cap Camarat 6.5", "moteur"],
  ["Zodiac", "Medline 6.8", "semi-rigide"],
  ["Chantier", "Semi-rigide 5 m", "semi-rigide"],
])("%s %s is a %s", (nom_constructeur, nom_modele, layout) => {
  expect(guessLayout({ ...hull, nom_constructeur, nom_modele })).toBe(layout);
});

describe("every layout and zone", () => {
  test.each(LAYOUTS.flatMap((layout) => ZONES.map((zone) => [layout, zone] as const)))(
    "%s, %s: a call that the server takes, and that fits a free account",
    (layout, zone) => {
      const { espaces, articles } = proposeInventory({ ...outing, layout, zone, personnes: 12 }, nothing);
      const sent = {
        bateau_id,
        espaces: espaces.map(({ nom, type }) => ({ nom, type })),
        articles: articles.map(({ nom, categorie, sous_categorie, description, quantite }) => ({
          ...{ nom, categorie, sous_categorie, description, quantite },
          quantite_max: quantite,
        })),
      };
      expect(firstInventory.safeParse(sent).error).toBeUndefined();
      expect(articles.length).toBeLessThanOrEqual(FREE_LIMITS.articles);
    },
  );

  test("has one place on deck and one that stays dry, and no name twice", () => {
    for (const layout of LAYOUTS) {
      const spaces = FIRST_SPACES[layout];
      expect(spaces.flatMap(({ holds }) => holds ?? []).sort()).toEqual(["abri", "pont"]);
      expect(new Set(spaces.map(({ nom }) => nom)).size).toBe(spaces.length);
    }
  });
});

test("people, sails and an outboard decide how many of what", () => {
  const find = (id: string, more: object = {}) =>
    proposeInventory({ ...outing, ...more }, nothing).articles.find((one) => one.id === id);
  expect(find("gilets-150")).toMatchObject({ quantite: 4, categorie: "Sécurité", place: "pont", isAboard: false });
  expect(find("harnais", { personnes: 6 })?.quantite).toBe(6);
  expect(find("harnais", { layout: "moteur", personnes: 6 })?.quantite).toBe(1);
  expect(find("coupe-circuit")).toBeUndefined();
  expect(find("coupe-circuit", { isOutboard: true })?.quantite).toBe(2);
  expect(find("feux-a-main")?.expires).toBe(true);
});

test("what is aboard under the same name, whatever its accents, is said to be", () => {
  const aboard = { espaces: [{ nom: "frigo" }], articles: [{ nom: "Feux rouges a main" }] };
  const { espaces, articles } = proposeInventory(outing, aboard);
  expect(espaces.filter(({ isAboard }) => isAboard).map(({ nom }) => nom)).toEqual(["Frigo"]);
  expect(articles.filter(({ isAboard }) => isAboard).map(({ id }) => id)).toEqual(["feux-a-main"]);
});

test.each([
  ["nothing at all", { espaces: [], articles: [] }],
  ["too many spaces", { espaces: Array.from({ length: 41 }, () => ({ nom: "Bac", type: "Autre" })), articles: [] }],
  [
    "too many articles",
    { espaces: [], articles: Array.from({ length: 101 }, () => ({ nom: "Riz", categorie: "Vivres" })) },
  ],
  ["an article of another boat", { espaces: [], articles: [{ nom: "Riz", categorie: "Vivres", bateau_id }] }],
])("%s is refused", (_, sent) => {
  expect(firstInventory.safeParse({ bateau_id, ...sent }).success).toBe(false);
});

test.each([
  ["a space that is made with it", { made: new Map([["Coffre", "new"]]), aboard: [] }, "new"],
  [
    "one that is there, where none is made",
    { made: new Map<string, string>(), aboard: [{ id: "old", nom: "coffre" }] },
    "old",
  ],
  ["nowhere, where there is none", { made: new Map<string, string>(), aboard: [{ id: "old", nom: "Soute" }] }, null],
])("what lies on deck goes into %s", (_, spaces, id) => {
  expect(placeFor({ place: "pont" }, [{ nom: "Coffre", holds: "pont" }], spaces)).toBe(id);
});
