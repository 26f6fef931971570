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

/** As a new form stands open. */
const empty = {
  annee: 2026,
  annee_construction: null,
  longueur: 0,
  largeur: 0,
  moteur: "",
  capacite_carburant: 0,
  capacite_eau: 0,
  capacite_eaux_usees: null,
};

test("a model fills year, dimensions, engine and capacities", () => {
  expect(fillFromModel(model, new Set(), empty)).toEqual({
    annee: 2010,
    annee_construction: null,
    longueur: 12.19,
    largeur: 3.91,
    moteur: "Yanmar 3JH5, 40 ch",
    capacite_carburant: 200,
    capacite_eau: 360,
    capacite_eaux_usees: 80,
  });
});

test("what the person has typed stays", () => {
  const filled = fillFromModel(model, new Set(["annee", "moteur", "nom"]), empty);
  expect(filled).not.toHaveProperty("annee");
  expect(filled).not.toHaveProperty("moteur");
  expect(filled.longueur).toBe(12.19);
});

test("what a model does not know is as the form was opened: nothing stays of the model chosen before", () => {
  const unknown = { ...model, annee: null, longueur: null, moteur: null, capacite_eau: null };
  expect(fillFromModel(unknown, new Set(), empty)).toMatchObject({
    annee: 2026,
    longueur: 0,
    moteur: "",
    largeur: 3.91,
  });
});

test("what a model does not know empties nothing of a boat that is edited", () => {
  const boat = { ...empty, annee: 2004, moteur: "Nanni, 21 ch", capacite_eau: 120 };
  const unknown = { ...model, annee: null, moteur: null, capacite_eau: null };
  expect(fillFromModel(unknown, new Set(), boat)).toMatchObject({
    annee: 2004,
    moteur: "Nanni, 21 ch",
    capacite_eau: 120,
  });
});
