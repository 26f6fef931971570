import { describe, expect, test } from "vitest";
import { guessBoatTraits, guessSails } from "./boat-traits.ts";

const hull = (nom: string, longueur: number, tirant_eau: number | null, moteur: string) => {
  const [nom_constructeur = "", ...model] = nom.split(" ");
  const tanks = { capacite_eau: 0, capacite_eaux_usees: null };
  return { nom_constructeur, nom_modele: model.join(" "), longueur, tirant_eau, moteur, ...tanks };
};

describe("whether a boat sails", () => {
  test.each([
    ["Jeanneau Sun Odyssey 410", 12.35, 2.14, "Yanmar 3JH40, 40 ch", true],
    ["Contest 67CS", 20.5, 3, "Cummins QSB 6.7, 305 ch", undefined],
    ["Contest 67CS", 20.5, 3, "Cummins", undefined],
    ["Chantier Quillard", 11, 1.9, "Diesel", true],
    ["Open 7.50", 7.5, 1.85, "Hors-bord, 6 ch", true],
    ["Open 7.50", 7.5, null, "Moteur à préciser", undefined],
    ["Saver 540 Open", 5.4, null, "Hors-bord, 100 ch", false],
    ["Princess F55", 17.68, 1.3, "2 x Volvo Penta D13, 2 x 900 ch", false],
    ["Inconnu Lent", 7, null, "Nanni 21 ch", true],
    ["Inconnu Ketch", 14, null, "Perkins, 110 ch", undefined],
    ["Inconnu Vite", 12, 0.9, "Volvo, 300 ch", false],
    ["Inconnu Double", 12, 0.9, "2 x Volvo, 2 x 110 ch", false],
    ["Inconnu Semi", 7, null, "Hors-bord, 60 ch", undefined],
    ["Inconnu Rien", 9, null, "Diesel", undefined],
  ] as const)("of a %s of %d m that draws %s m with %s: %s", (nom, longueur, tirant_eau, moteur, expected) => {
    expect(guessSails(hull(nom, longueur, tirant_eau, moteur))).toBe(expected);
  });

  test.each([
    ["voilier", true],
    ["catamaran", true],
    ["moteur", false],
    ["semi-rigide", false],
  ] as const)("is what its owner says that it is: a %s, %s", (kind, expected) => {
    const looks = [hull("Chantier Quillard", 15, 1.9, "Diesel"), hull("Inconnu Vite", 12, 0.9, "Volvo, 300 ch")];
    for (const boat of looks) expect(guessBoatTraits(boat, kind).includes("voiles")).toBe(expected);
  });
});
