import { expect, test } from "vitest";
import { fillFromModel } from "./fill-from-model.ts";
import type { BoatModel } from "./schema.ts";

const model: BoatModel = {
  id: "b05c0000-0000-4000-8000-000000000304",
  nom_constructeur: "Bénéteau",
  nom_modele: "Oceanis 40",
  annee: 2010,
  annee_construction: null,
  longueur: 12.19,
  largeur: 3.91,
  moteur: "Yanmar 3JH5, 40 ch",
  capacite_carburant: 200,
  capacite_eau: 360,
  capacite_eaux_usees: 80,
};

test("a model fills year, dimensions, engine and capacities", () => {
  expect(fillFromModel(model, new Set())).toEqual({
    annee: 2010,
    longueur: 12.19,
    largeur: 3.91,
    moteur: "Yanmar 3JH5, 40 ch",
    capacite_carburant: 200,
    capacite_eau: 360,
    capacite_eaux_usees: 80,
  });
});

test("what the person has typed stays", () => {
  const filled = fillFromModel(model, new Set(["annee", "moteur", "nom"]));
  expect(filled).not.toHaveProperty("annee");
  expect(filled).not.toHaveProperty("moteur");
  expect(filled.longueur).toBe(12.19);
});

test("what a model does not know empties nothing", () => {
  expect(fillFromModel({ ...model, capacite_eaux_usees: null, annee: null }, new Set())).not.toHaveProperty("annee");
});
