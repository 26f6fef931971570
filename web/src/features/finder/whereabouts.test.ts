import type { Whereabouts } from "@bosco/domain/finding";
import { expect, test } from "vitest";
import { whereaboutsText } from "./whereabouts.ts";

const at = (nom: string, quantite: number, place?: string, unite = "unité"): Whereabouts => ({
  row: {
    id: `${nom} ${quantite}`,
    bateau_id: nom,
    nom: "Rouet",
    categorie: null,
    sous_categorie: null,
    quantite,
    unite,
    espace_stockage_id: null,
  },
  boat: { id: nom, nom, nom_constructeur: "", nom_modele: "", immatriculation: null, port_attache: null },
  place,
});

test.each([
  [[at("Avel Mor", 1)], "Avel Mor : 1"],
  [[at("Avel Mor", 1.5, "Coffre", "L")], "Avel Mor, Coffre : 1,5 L"],
  [
    [at("Avel Mor", 1, "Coffre", "boîte"), at("Mistral", 2, "Cabine", "boîte"), at("Mistral", 3, "Cale", "rouleau")],
    "Avel Mor, Coffre : 1 boîte · aussi sur Mistral : 2 boîtes + 3 rouleaux",
  ],
  [[at("Avel Mor", 1, "Coffre"), at("Mistral", 2, "Cabine")], "Avel Mor, Coffre : 1 · aussi sur Mistral : 2"],
  [[at("Avel Mor", 1), at("Avel Mor", 3)], "Avel Mor : 1"],
  [[at("Avel Mor", 1), at("Mistral", 2), at("Mistral", 3)], "Avel Mor : 1 · aussi sur Mistral : 2 + 3"],
  [
    [at("Avel Mor", 1), at("Mistral", 2), at("Zéphyr", 0), at("Alizé", 4)],
    "Avel Mor : 1 · aussi sur Mistral : 2, Zéphyr : 0 et 1 autre bateau",
  ],
])("where articles of one name lie is said in one line", (places, text) => {
  expect(whereaboutsText({ nom: "Rouet", places }).replaceAll("\u00a0", " ")).toBe(text);
});

test("somebody else's boat is told from one's own of the same name", () => {
  const theirs = {
    ...at("b2", 2, "Cabine"),
    boat: { ...at("Avel Mor", 2).boat, id: "b2", proprietaire: "Yann Le Goff" },
  };
  expect(whereaboutsText({ nom: "Rouet", places: [at("Avel Mor", 1), theirs] }).replaceAll("\u00a0", " ")).toBe(
    "Avel Mor : 1 · aussi sur Avel Mor (Yann Le Goff) : 2",
  );
});
