import { pack } from "./food.ts";
import { UNTOUCHED_LITRES } from "./needs.ts";
import type { Season } from "./schema.ts";

const drink = { categorie: "Boissons" } as const;
const hygiene = { categorie: "Hygiène" } as const;
const cleaning = { categorie: "Nettoyage" } as const;

/** Portions: one person's day, in the measure that the pack holds (g, ml, pieces). */
export const DRINKS = {
  water: pack("Eau de source (bouteille de 1,5 L)", "bouteille", [1500, 2000, 0], "", { ...drink, litres: 1.8 }),
  cookingWater: pack("Eau pour la cuisine (bidon de 5 L)", "unité", [5000, 1500, 0], "", { ...drink, litres: 5.8 }),
  /** Once for the whole trip, however long. */
  reserveWater: pack(
    "Eau de réserve, à ne pas entamer (bidon de 5 L)",
    "unité",
    [5000, UNTOUCHED_LITRES * 1000, 0],
    "",
    { ...drink, litres: 5.8 },
  ),
  sparklingWater: pack("Eau gazeuse (bouteille de 1 L)", "bouteille", [1000, 250, 0], "", drink),
  coffee: pack("Café moulu (paquet de 250 g)", "paquet", [250, 16, 0], "", drink),
  tea: pack("Thé (boîte de 25 sachets)", "boîte", [25, 1, 0], "", { ...drink, litres: 0.6 }),
  herbalTea: pack("Infusion (boîte de 25 sachets)", "boîte", [25, 0.5, 0], "", { ...drink, litres: 0.6 }),
  cocoa: pack("Chocolat en poudre (paquet de 450 g)", "paquet", [450, 12, 380], "sugar carbs nuts", drink),
  juice: pack("Jus d’orange sans sucres ajoutés (bouteille de 1 L)", "bouteille", [1000, 150, 45], "carbs", drink),
};

export const HYGIENE = {
  toiletPaper: pack("Papier toilette", "rouleau", [1, 0.2, 0], "", { ...hygiene, litres: 1.4 }),
  showerGel: pack("Gel douche biodégradable (bouteille de 250 ml)", "bouteille", [250, 10, 0], "", hygiene),
  shampoo: pack("Shampooing biodégradable (bouteille de 250 ml)", "bouteille", [250, 5, 0], "", hygiene),
  toothpaste: pack("Dentifrice (tube de 75 ml)", "tube", [75, 2, 0], "", hygiene),
  soap: pack("Savon de Marseille (100 g)", "unité", [100, 3, 0], "", hygiene),
  sunscreen: pack("Crème solaire indice 50 (tube de 150 ml)", "tube", [150, 15, 0], "", hygiene),
  tissues: pack("Mouchoirs en papier (boîte de 100)", "boîte", [100, 3, 0], "", { ...hygiene, litres: 1.5 }),
  dishSoap: pack("Liquide vaisselle biodégradable (bouteille de 500 ml)", "bouteille", [500, 10, 0], "", cleaning),
  binBags: pack("Sacs poubelle de 30 L (rouleau de 20)", "rouleau", [20, 0.3, 0], "", { ...cleaning, litres: 0.6 }),
  sponges: pack("Éponges (lot de 3)", "paquet", [3, 0.05, 0], "", { ...cleaning, litres: 0.6 }),
  kitchenRoll: pack("Essuie-tout", "rouleau", [1, 0.12, 0], "", { ...cleaning, litres: 2.5 }),
  cleaner: pack("Nettoyant multi-usage (bouteille de 750 ml)", "bouteille", [750, 8, 0], "", cleaning),
};

type Share = Partial<Record<keyof typeof DRINKS | keyof typeof HYGIENE, number>>;

/** What a season changes, as a factor on one person's day; a factor of 0 leaves it ashore. */
export const BY_SEASON: Record<Season, Share> = {
  été: { water: 1.3, cocoa: 0, herbalTea: 0.6 },
  "inter-saison": { cocoa: 0, sparklingWater: 0, sunscreen: 0.4 },
  hiver: { coffee: 1.15, tea: 1.15, herbalTea: 1.15, sparklingWater: 0, sunscreen: 0 },
};
