import { describe, expect, test } from "vitest";
import { workCategory } from "./work-category.ts";

describe("the category of work", () => {
  test.each([
    ["Eau de refroidissement visible à l’échappement", "Moteur"],
    ["Niveaux : huile et liquide de refroidissement", "Moteur"],
    ["Pompe de cale essayée", "Plomberie"],
    ["WC vidés et rincés", "Plomberie"],
    ["Vannes fermées", "Coque"],
    ["Passe-coques et vannes", "Coque"],
    ["Passe-coque du speedomètre : il suinte", "Coque"],
    ["Anodes contrôlées, changées à moitié usées", "Coque"],
    ["Anode du moteur", "Moteur"],
    ["WC : antigel pompé, vanne de refoulement fermée en dernier", "Plomberie"],
    ["Batteries isolées, sauf la pompe de cale", "Électricité"],
    ["Pompe de cale électrique", "Plomberie"],
    ["Marche avant et marche arrière essayées", "Moteur"],
    ["Barre essayée de butée à butée", "Coque"],
    ["Carénage", "Coque"],
    ["Panneau solaire sale", "Électricité"],
    ["Feux de navigation essayés", "Électricité"],
    ["VHF : essai, veille sur le canal 16", "Électricité"],
    ["Batteries chargées", "Électricité"],
    ["Drisses et écoutes claires", "Voiles"],
    ["Tête de mât", "Voiles"],
    ["Hublots et panneaux fermés", "Coque"],
    ["Mouillage prêt à être jeté", "Coque"],
    ["Feux à main : date de péremption lue", "Équipements de sécurité"],
    ["GAZ fermé à la bouteille", "Équipements de sécurité"],
    ["Matelas levés, aération ouverte", "Équipements de sécurité"],
    ["Faire un gâteau", "Équipements de sécurité"],
  ])("%s: %s", (tache, categorie) => {
    expect(workCategory(tache)).toBe(categorie);
  });
});
