import { type BoatModel, type BoatWithEngines, estimatedIn } from "@bosco/domain/boats";
import { act } from "react";
import { expect, test } from "vitest";
import { renderHook } from "../../../data/test-render.ts";
import { emptyBoat } from "./boat-values.ts";
import { useBoatForm } from "./use-boat-form.ts";

const blank = emptyBoat(2000, true);
const estimated: BoatWithEngines = {
  ...blank,
  ...{ nom: "Pétrel", nom_constructeur: "Kelt", nom_modele: "7.60", longueur: 7.6 },
  ...{ largeur: 2.6, tirant_eau: 1.3, capacite_carburant: 35, capacite_eau: 70, moteur: "In-bord diesel, 9 ch" },
  note: "Estimations à corriger\u00a0: largeur, tirant d’eau, moteur, capacité carburant, capacité eau.",
};
const model: BoatModel = {
  id: "b05c0000-0000-4000-8000-000000000001",
  ...{ nom_constructeur: "Bénéteau", nom_modele: "Oceanis 40", annee: 2010, annee_construction: null },
  ...{ longueur: 12.19, largeur: 3.91, moteur: null },
  ...{ capacite_carburant: 200, capacite_eau: null, capacite_eaux_usees: null },
};

function openForm(values: BoatWithEngines) {
  const { now } = renderHook(() => useBoatForm(values));
  const sent = () => now().estimates.inNote(now().form.getValues() as BoatWithEngines);
  return { now, sent, do: (press: (fields: ReturnType<typeof now>) => void) => act(() => press(now())) };
}

test("what a saved boat's note says is an estimate stays one when another model is chosen, but for what the model says", () => {
  const form = openForm(estimated);
  form.do(({ fill }) => fill(model));
  expect(form.sent()).toMatchObject({ largeur: 3.91, tirant_eau: 1.3, capacite_carburant: 200, capacite_eau: 70 });
  expect(estimatedIn(form.sent().note)).toEqual(["tirant_eau", "moteur", "capacite_eau"]);
});

test("what was proposed here goes when another model is chosen", () => {
  const form = openForm({ ...blank, capacite_eau: Number.NaN });
  form.do(({ estimates }) => estimates.propose({ tirant_eau: 1.3, capacite_eau: 70 }));
  expect(estimatedIn(form.sent().note)).toEqual(["tirant_eau", "capacite_eau"]);
  form.do(({ fill }) => fill(model));
  expect(form.sent()).toMatchObject({ tirant_eau: null, capacite_eau: Number.NaN, note: null });
});

test("where nothing is usual any more, what was proposed goes and what was typed stays", () => {
  const form = openForm(estimated);
  form.do(({ form: { setValue } }) => setValue("largeur", 2.8));
  form.do(({ estimates }) => estimates.withdraw(["largeur", "tirant_eau", "capacite_eau"]));
  expect(form.sent()).toMatchObject({ largeur: 2.8, tirant_eau: null, capacite_eau: Number.NaN });
  expect(estimatedIn(form.sent().note)).toEqual(["moteur", "capacite_carburant"]);
});

test("a usual engine gives way to the next one, in number too, and never what its owner has said", () => {
  const form = openForm(blank);
  form.do(({ proposeEngine }) => proposeEngine("2 x In-bord diesel, 2 x 40 ch"));
  expect(form.sent()).toMatchObject({ moteur: "In-bord diesel, 40 ch", moteurs: [{ nom: "Moteur tribord" }] });
  const second = form.sent().moteurs[0]?.id;
  form.do(({ proposeEngine }) => proposeEngine("2 x In-bord diesel, 2 x 50 ch"));
  expect(form.sent().moteurs).toMatchObject([{ id: second, type: "In-bord diesel, 50 ch" }]);
  form.do(({ proposeEngine }) => proposeEngine("Hors-bord, 90 ch"));
  expect(form.sent()).toMatchObject({ moteur: "Hors-bord, 90 ch", nom_moteur: "Moteur", moteurs: [] });
  form.do(({ form: { setValue } }) => setValue("moteur", "Yamaha F80"));
  form.do(({ proposeEngine }) => proposeEngine("Hors-bord, 130 ch"));
  expect(form.sent()).toMatchObject({ moteur: "Yamaha F80", note: null });
});

test("a second engine that is stored keeps its row, and its owner's words", () => {
  const tribord = { id: "t", nom: "Tribord", type: "In-bord diesel, 9 ch", heures: 790 };
  const twin = openForm({ ...estimated, nom_moteur: "Bâbord", moteurs: [tribord] });
  twin.do(({ proposeEngine }) => proposeEngine("2 x In-bord diesel, 2 x 40 ch"));
  expect(twin.sent().moteurs).toEqual([{ ...tribord, type: "In-bord diesel, 40 ch" }]);
  const yanmar = { ...tribord, type: "Yanmar 2GM20" };
  const own = openForm({ ...estimated, moteurs: [yanmar] });
  own.do(({ proposeEngine }) => proposeEngine("2 x In-bord diesel, 2 x 40 ch"));
  expect(own.sent()).toMatchObject({ moteur: "In-bord diesel, 40 ch", moteurs: [yanmar] });
});
