import { describe, expect, test } from "vitest";
import { guessSails } from "./boat-traits.ts";
import { enginesNamed } from "./engine-names.ts";
import { HULL_KINDS, type HullKind } from "./hull-kind.ts";
import { boatKind } from "./kind.ts";
import { typicalFigures } from "./typical-figures.ts";

const figures = (
  largeur: number,
  tirant_eau: number,
  capacite_carburant: number,
  capacite_eau: number,
  moteur: string,
) => ({
  largeur,
  tirant_eau,
  capacite_carburant,
  capacite_eau,
  moteur,
});

test.each<[HullKind, number, ReturnType<typeof typicalFigures>]>([
  ["voilier", 7.6, figures(2.6, 1.3, 35, 70, "In-bord diesel, 9 ch")],
  ["voilier", 6.5, figures(2.5, 1.1, 10, 40, "Hors-bord, 6 ch")],
  ["voilier", 12.4, figures(4, 2, 200, 330, "In-bord diesel, 40 ch")],
  ["catamaran", 12.6, figures(7.4, 1.2, 470, 500, "2 x In-bord diesel, 2 x 40 ch")],
  ["moteur", 6.2, figures(2.5, 0.5, 190, 50, "Hors-bord, 130 ch")],
  ["semi-rigide", 5.4, figures(2.5, 0.4, 100, 0, "Hors-bord, 90 ch")],
  ["moteur", 3.4, figures(1.5, 0.3, 10, 0, "Hors-bord, 9 ch")],
  ["semi-rigide", 2.7, figures(1.5, 0.3, 10, 0, "Hors-bord, 7 ch")],
  // beyond the table's ends: the beam keeps its proportion, the tanks stay
  ["voilier", 4, figures(1.7, 0.8, 10, 20, "Hors-bord, 4 ch")],
  ["voilier", 25, figures(6.8, 2.6, 600, 800, "In-bord diesel, 110 ch")],
])("a %s of %d m is proposed what is usual for it", (kind, longueur, expected) => {
  expect(typicalFigures(kind, longueur)).toEqual(expected);
});

test.each<[HullKind, number]>([
  ["voilier", 3.7],
  ["voilier", 26],
  ["semi-rigide", 16],
  ["moteur", 0],
  ["moteur", 2.6],
  ["semi-rigide", 1.9],
  ["catamaran", Number.NaN],
])("of a %s of %d m nothing is usual", (kind, longueur) => {
  expect(typicalFigures(kind, longueur)).toBeUndefined();
});

describe.each(HULL_KINDS)("a longer %s", (kind) => {
  const lengths = Array.from({ length: 200 }, (_, step) => 3 + step * 0.1);
  const known = lengths.flatMap((longueur) => {
    const found = typicalFigures(kind, longueur);
    return found ? [{ longueur, ...found }] : [];
  });

  test("is never proposed less", () => {
    for (const field of ["largeur", "tirant_eau", "capacite_carburant", "capacite_eau"] as const)
      expect(known.map((one) => one[field])).toEqual(known.map((one) => one[field]).sort((a, b) => a - b));
  });

  test("is still taken for what it is, by a maker that nobody knows", () => {
    for (const { moteur, ...hull } of known) {
      const { count, type } = enginesNamed(moteur);
      const others = Array.from({ length: count - 1 }, () => ({ type }));
      const boat = {
        ...hull,
        nom_constructeur: "Chantier",
        nom_modele: "Inconnu",
        moteur: type,
        capacite_eaux_usees: null,
      };
      const name = `${boat.longueur} m, ${moteur}`;
      // why: of the smallest hulls an outboard's power tells nothing, and nobody lives aboard.
      if ((kind === "semi-rigide" && boat.longueur >= 4.8) || (kind === "moteur" && boat.longueur >= 4.4))
        expect(boatKind(boat, others), name).toBe("moteur");
      if (kind === "voilier" || (kind === "catamaran" && boat.longueur > 8))
        expect(boatKind(boat, others), name).toBe(kind);
      if (kind === "voilier" && boat.longueur < 18) expect(guessSails(boat), name).toBe(true);
    }
  });
});
