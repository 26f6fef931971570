import { expect, test } from "vitest";
import { enginesNamed } from "./engine-names.ts";
import { boatKind } from "./kind.ts";

const of = (nom_constructeur: string, nom_modele: string, moteur: string, longueur: number, largeur: number) => ({
  nom_constructeur,
  nom_modele,
  moteur,
  longueur,
  largeur,
});

test.each([
  [of("Oceanic", "42", "Yanmar 4JH57, 57 ch", 12.8, 4.1), "voilier"],
  [of("SailMaster", "38", "Volvo Penta D1-30, 28 ch", 11.4, 3.75), "voilier"],
  [of("Bénéteau", "Oceanis 40", "Yanmar 3JH5, 40 ch", 12.19, 3.91), "voilier"],
  [of("Jeanneau", "Sun Odyssey 410", "Yanmar 3JH40, 40 ch", 12.35, 3.99), "voilier"],
  [of("Lagoon", "42", "2 x Yanmar 4JH45, 2 x 45 ch", 12.8, 7.7), "catamaran"],
  [of("Fountaine Pajot", "Elba 45", "2 x Volvo Penta D2-50, 2 x 50 ch", 13.45, 7.2), "catamaran"],
  [of("Chantier amateur", "Plan Harlé", "2 x 20 ch", 12, 6.9), "catamaran"],
  [of("Princess", "F55", "2 x Volvo Penta D13, 2 x 900 ch", 17.68, 4.88), "moteur"],
  [of("Sunseeker", "Manhattan 68", "2 x MAN V8, 2 x 1 200 ch", 20.96, 5.32), "moteur"],
  [of("Grand Banks", "60", "2 x Volvo Penta D13", 19.91, 5.84), "moteur"],
  [of("Jeanneau", "Cap Camarat 6.5", "Yamaha F150, hors-bord", 6.5, 2.48), "moteur"],
  [of("Inconnu", "Vite", "2 x MAN, 2 x 1 200 ch", 15, 4.4), "moteur"],
  [of("Inconnu", "Lent", "Nanni 21 ch", 7, 2.5), "voilier"],
  [of("Inconnu", "Coque ouverte", "Yamaha 115", 6, 2.4), "moteur"],
  [of("Inconnu", "Coque ouverte", "Suzuki 140", 6.2, 2.4), "moteur"],
  [of("Inconnu", "Petit voilier", "Suzuki DF6", 6.4, 2.48), "voilier"],
  [of("Fountaine Pajot", "MY 37", "2 x Volvo Penta D3, 2 x 150 ch", 10.99, 5.1), "moteur"],
  [of("Inconnu", "Rien", "Diesel", 9, 3), "voilier"],
] as const)("%o is drawn as a %s", (boat, kind) => expect(boatKind(boat)).toBe(kind));

const hull = of("Inconnu", "Sans nom", "Volvo Penta D3, 75 ch", 10, 3.2);

test.each([
  ["alone", [], "voilier"],
  ["with its twin", [hull.moteur], "moteur"],
  ["with a generator", ["Onan 6 kW"], "voilier"],
  ["with a dinghy's outboard", ["Honda 2.3"], "voilier"],
] as const)("an engine of 75 horses %s drives ten metres of a %s", (_name, types, kind) => {
  const others = types.map((type) => ({ type }));
  expect(boatKind(hull, others)).toBe(kind);
});

test("two of a catalogue's engines, each by itself, drive what both did in one text", () => {
  const { count, type } = enginesNamed("2 x MAN, 2 x 75 ch");
  const others = Array.from({ length: count - 1 }, () => ({ type }));
  expect(boatKind({ ...hull, moteur: type }, others)).toBe(boatKind({ ...hull, moteur: "2 x MAN, 2 x 75 ch" }));
});
