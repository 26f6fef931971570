import { expect, test } from "vitest";
import { listDifference, type RowsOf, shownField } from "./shown-field.ts";

const known: Partial<Record<string, unknown>> = {
  espaces_stockage: [{ id: "coffre", nom: "Coffre bâbord" }],
  moteurs: [{ id: "tribord", nom: "Moteur tribord" }],
  maintenances: [{ id: "vidange", titre: "Vidange", assigne_id: "yann", assigne: "Yann Le Goff" }],
  partages: { donnes: [{ membre: null }, { membre: { id: "anne", nom: "Anne" } }], recus: [] },
};
const rows = ((table) => known[table] ?? []) as RowsOf;

test.each([
  ["prix_unitaire", 12.5, "12,50 €"],
  ["date_peremption", "2027-03-09", "09/03/2027"],
  ["est_favori", true, "oui"],
  ["etat", false, "non"],
  ["description", "", "vide"],
  ["prix", null, "vide"],
  ["longueur", 12, "12,0 m"],
  ["heures_moteur", 842.5, "842,5 h"],
  ["annee", 2010, "2010"],
  ["quantite", 1500, "1500"],
  ["espace_stockage_id", "coffre", "Coffre bâbord"],
  ["espace_stockage_id", "parti", "un élément supprimé"],
  ["heures", 790.5, "790,5 h"],
  ["a_date_fixe", true, "oui"],
  ["recurrence", "Tous les 100 heures", "Toutes les 100 heures"],
  ["recurrence_heures", 250, "250 h"],
  ["moteur_id", "tribord", "Moteur tribord"],
  ["moteur_id", null, "le premier moteur"],
  ["moteur_id", "parti", "un élément supprimé"],
  ["assigne_id", "yann", "Yann Le Goff"],
  ["assigne_id", "anne", "Anne"],
  ["assigne_id", "inconnu", "quelqu’un de l’équipage"],
  ["assigne_id", null, "personne"],
  ["articles", [{}, {}], "2 articles"],
  ["taches", [], "vide"],
  ["statut", "En cours", "En cours"],
])("%s %j is shown as %s", (field, value, shown) => {
  expect(shownField(field, value, rows).replaceAll(/\s/g, " ")).toBe(shown);
});

test("of two lists, what each has that the other has not is told by name, and the rest counted", () => {
  const riz = { nom: "Riz", quantite: 2, unite: "kg" };
  expect(listDifference([riz, { ...riz, nom: "Eau", unite: "L" }], [{ ...riz, quantite: 1 }]).map(plain)).toEqual([
    "Riz : 2 kg",
    "Eau : 2 L",
  ]);
  expect(listDifference(["a", "b", "c", "d", "e", "f"], [])).toEqual(["a", "b", "c", "d", "et 2 autres"]);
  expect(listDifference(["a"], ["a", "b"])).toEqual([]);
});

const plain = (text: string) => text.replaceAll(/\s/g, " ");
