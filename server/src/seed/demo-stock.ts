/** What one orders a part by. */
interface Ordering {
  reference?: string;
  numero_fabricant?: string;
}

/** One article of the demo: name, category, sub-category, in stock, at most, unit, days until it expires, where, price. */
export type StockLine = readonly [
  nom: string,
  categorie: string,
  sous_categorie: string | null,
  quantite: number,
  quantite_max: number,
  unite: string,
  expireDans: number | null,
  espace: string | null,
  prix?: number,
  ordering?: Ordering,
];

const FOOD = "Alimentation";
const DRINKS = "Boissons";
const HYGIENE = "Hygiène";
const CLEANING = "Nettoyage";
const SAFETY = "Sécurité";
const GEAR = "Équipements";
const FLUIDS = "Carburant et fluides";

const YANMAR_FUEL_FILTER = { numero_fabricant: "129A00-55800" };
const YANMAR_IMPELLER = { numero_fabricant: "129670-42531" };
const YANMAR_OIL_FILTER = { numero_fabricant: "129150-35170" };

/** Korrigan: provisioned for a cruise that has begun. Something has run out, something has expired. */
export const KORRIGAN_STOCK: readonly StockLine[] = [
  ["Spaghetti 500 g", FOOD, "Pâtes", 1, 8, "pack", 400, "Placard carré", 1.35],
  ["Penne complètes", FOOD, "Pâtes", 3, 6, "pack", 25, "Placard carré", 1.6],
  ["Coquillettes", FOOD, "Pâtes", 4, 4, "pack", 320, "Placard carré", 1.1],
  ["Riz basmati 1 kg", FOOD, "Riz", 4, 5, "kg", 500, "Bac 2", 2.9],
  ["Riz rond", FOOD, "Riz", 1, 2, "kg", 430, "Bac 2", 2.2],
  ["Thon au naturel", FOOD, "Conserves", 9, 12, "boîte", 900, "Bac 1", 1.8],
  ["Sardines à l’huile", FOOD, "Conserves", 2, 10, "boîte", 800, "Bac 1", 2.1],
  ["Maïs doux", FOOD, "Conserves", 5, 6, "boîte", 700, "Bac 1", 1.2],
  ["Tomates pelées", FOOD, "Conserves", 3, 8, "boîte", 600, "Bac 1", 1.05],
  ["Haricots verts", FOOD, "Conserves", 0, 6, "boîte", null, "Bac 1", 1.4],
  ["Raviolis", FOOD, "Conserves", 4, 4, "boîte", 540, "Bac 1", 2.4],
  ["Pommes de terre", FOOD, "Légumes frais", 3, 5, "kg", 12, "Filet coursive", 1.9],
  ["Carottes", FOOD, "Légumes frais", 1, 2, "kg", 6, "Filet coursive", 1.5],
  ["Oignons", FOOD, "Légumes frais", 0.5, 2, "kg", 20, "Filet coursive", 1.7],
  ["Citrons", FOOD, "Fruits frais", 4, 8, "unité", 9, "Filet coursive", 0.6],
  ["Pommes", FOOD, "Fruits frais", 1, 12, "unité", 5, "Filet coursive", 0.5],
  ["Lait UHT", FOOD, "Produits laitiers", 4, 8, "L", 75, "Frigo", 1.05],
  ["Beurre demi-sel", FOOD, "Produits laitiers", 1, 3, "unité", 18, "Frigo", 2.6],
  ["Comté", FOOD, "Produits laitiers", 300, 800, "g", 14, "Frigo", 0.02],
  ["Yaourts nature", FOOD, "Produits laitiers", 2, 12, "pot", -3, "Frigo", 0.35],
  ["Crème liquide", FOOD, "Produits laitiers", 1, 3, "unité", -1, "Frigo", 1.2],
  ["Pain de mie", FOOD, "Pain et céréales", 1, 2, "pack", 4, "Placard carré", 2.1],
  ["Farine de blé", FOOD, "Pain et céréales", 1, 2, "kg", 200, "Placard carré", 1.2],
  ["Jambon", FOOD, "Viandes et poissons", 0, 2, "pack", null, "Frigo", 3.4],
  ["Lardons", FOOD, "Viandes et poissons", 1, 2, "pack", 2, "Frigo", 2.2],
  ["Sucre en poudre", FOOD, "Épicerie", 1, 1, "kg", null, "Placard carré", 1.3],
  ["Huile d’olive", FOOD, "Condiments", 0.5, 2, "L", 350, "Placard carré", 8.5],
  ["Sel fin", FOOD, "Condiments", 1, 1, "boîte", null, "Placard carré", 0.7],
  ["Moutarde", FOOD, "Condiments", 1, 2, "pot", 160, "Frigo", 1.6],
  ["Café moulu", FOOD, "Petit déjeuner", 1, 4, "pack", 150, "Placard carré", 3.9],
  ["Confiture de fraises", FOOD, "Petit déjeuner", 2, 3, "pot", 280, "Placard carré", 2.5],
  ["Galettes bretonnes", FOOD, "Biscuits et en-cas", 3, 6, "pack", 60, "Placard carré", 2.3],
  ["Fruits secs", FOOD, "Biscuits et en-cas", 4, 6, "sachet", 120, "Table à cartes", 2.8],
  ["Eau minérale 1,5 L", DRINKS, "Eaux minérales", 2, 24, "bouteille", 500, "Cale avant", 0.45],
  ["Jus d’orange", DRINKS, "Jus et sirops", 3, 6, "L", 40, "Cale avant", 1.9],
  ["Sirop de menthe", DRINKS, "Jus et sirops", 1, 2, "bouteille", 260, "Placard carré", 3.1],
  ["Thé noir", DRINKS, "Boissons chaudes", 18, 25, "sachet", 300, "Placard carré", 0.1],
  ["Cidre brut", DRINKS, "Vins et apéritifs", 2, 4, "bouteille", 180, "Cale avant", 3.5],
  ["Muscadet", DRINKS, "Vins et apéritifs", 3, 3, "bouteille", null, "Cale avant", 6.9],
  ["Papier toilette", HYGIENE, "Papier", 4, 12, "unité", null, "Cabine avant", 0.4],
  ["Essuie-tout", HYGIENE, "Papier", 1, 6, "unité", null, "Cabine avant", 0.9],
  ["Savon de Marseille", HYGIENE, "Toilette", 2, 3, "unité", null, "Cabine avant", 1.5],
  ["Dentifrice", HYGIENE, "Toilette", 1, 2, "tube", 300, "Cabine avant", 2.4],
  ["Crème solaire indice 50", HYGIENE, "Protection solaire", 1, 3, "tube", 22, "Table à cartes", 12.9],
  ["Comprimés mal de mer", HYGIENE, "Pharmacie", 6, 20, "unité", 28, "Table à cartes", 0.4],
  ["Pansements étanches", HYGIENE, "Pharmacie", 24, 30, "unité", 400, "Table à cartes", 0.2],
  ["Liquide vaisselle", CLEANING, "Vaisselle", 0.4, 1, "L", null, "Placard évier", 3.2],
  ["Éponges", CLEANING, "Sacs et éponges", 3, 6, "unité", null, "Placard évier", 0.5],
  ["Sacs poubelle 30 L", CLEANING, "Sacs et éponges", 8, 40, "unité", null, "Placard évier", 0.1],
  ["Savon pour le pont", CLEANING, "Pont et coque", 1, 2, "L", null, "Coffre tribord", 9.9],
  ["Gilets 150 N", SAFETY, "Gilets et harnais", 6, 6, "unité", null, "Coffre bâbord", 129],
  ["Longes deux points", SAFETY, "Gilets et harnais", 4, 4, "unité", null, "Coffre bâbord", 59],
  ["Feux à main rouges", SAFETY, "Signalisation", 4, 6, "unité", 95, "Table à cartes", 18],
  ["Fusées parachute", SAFETY, "Signalisation", 3, 4, "unité", -12, "Table à cartes", 35],
  ["Fumigène flottant", SAFETY, "Signalisation", 1, 2, "unité", 380, "Table à cartes", 29],
  ["Extincteur à poudre 2 kg", SAFETY, "Incendie", 2, 2, "unité", 210, null, 45],
  ["Couverture de survie", SAFETY, "Premiers secours", 4, 6, "unité", null, "Table à cartes", 3],
  ["Rations de survie", SAFETY, "Survie", 12, 12, "unité", 700, "Coffre bâbord", 9],
  ["Filtre à gasoil", GEAR, "Moteur", 0, 4, "unité", null, "Coffre tribord", 14.5, YANMAR_FUEL_FILTER],
  ["Turbine de pompe à eau", GEAR, "Moteur", 1, 2, "unité", null, "Coffre tribord", 32, YANMAR_IMPELLER],
  ["Courroie d’alternateur", GEAR, "Moteur", 1, 2, "unité", null, "Coffre tribord", 21],
  ["Fusibles 10 A", GEAR, "Électricité", 5, 10, "unité", null, "Table à cartes", 0.8],
  ["Manilles lyre 8 mm", GEAR, "Gréement et voiles", 3, 6, "unité", null, "Coffre tribord", 7],
  ["Garcettes 4 mm", GEAR, "Gréement et voiles", 6, 8, "unité", null, "Coffre tribord", 2],
  ["Amarres 14 mm", GEAR, "Mouillage et amarrage", 4, 4, "unité", null, "Coffre bâbord", 38],
  ["Colliers inox", GEAR, "Plomberie", 4, 20, "unité", null, "Coffre tribord", 1.5],
  ["Gants de pont", "Vêtements", "Cirés et bottes", 2, 4, "unité", null, "Cabine avant", 24],
  ["Bonnets de quart", "Vêtements", "Vêtements chauds", 3, 4, "unité", null, "Cabine avant", 18],
  ["Huile moteur 15W-40", FLUIDS, "Huiles", 2, 5, "L", null, "Coffre tribord", 9.5],
  ["Liquide de refroidissement", FLUIDS, "Liquides techniques", 1, 5, "L", null, "Coffre tribord", 6],
  ["Bouteille de gaz 907", FLUIDS, "Gaz", 1, 2, "unité", null, null, 26],
  ["Pastilles de désinfection", "Eau", "Traitement de l’eau", 10, 50, "unité", 240, "Placard évier", 0.3],
  ["Piles AA", "Divers", "Piles et batteries", 6, 16, "unité", 900, "Table à cartes", 0.7],
  ["Jeu de cartes", "Divers", "Loisirs", 1, 1, "unité", null, "Table à cartes", 5],
];

/** Pétrel: a day boat, with what a day on the water needs. */
export const PETREL_STOCK: readonly StockLine[] = [
  ["Eau minérale 50 cL", DRINKS, "Eaux minérales", 3, 12, "bouteille", 300, "Glacière", 0.4],
  ["Limonade", DRINKS, "Jus et sirops", 0, 6, "bouteille", null, "Glacière", 1.1],
  ["Barres de céréales", FOOD, "Biscuits et en-cas", 5, 12, "unité", 45, "Vide-poches", 0.6],
  ["Chips", FOOD, "Biscuits et en-cas", 1, 4, "sachet", 15, "Vide-poches", 1.9],
  ["Gilets 100 N", SAFETY, "Gilets et harnais", 5, 6, "unité", null, "Coffre de banquette", 69],
  ["Feux à main rouges", SAFETY, "Signalisation", 3, 3, "unité", 180, "Coffre de banquette", 18],
  ["Extincteur 1 kg", SAFETY, "Incendie", 1, 1, "unité", -20, "Console", 29],
  ["Trousse de secours", SAFETY, "Premiers secours", 1, 1, "unité", 90, "Console", 35],
  ["Bougies de rechange", GEAR, "Moteur", 1, 4, "unité", null, "Console", 12, { reference: "NGK LFR5A-11" }],
  ["Hélice de secours", GEAR, "Moteur", 1, 1, "unité", null, "Coffre de banquette", 140],
  ["Amarres 10 mm", GEAR, "Mouillage et amarrage", 2, 4, "unité", null, "Coffre de banquette", 19],
  ["Huile 2 temps", FLUIDS, "Huiles", 0.5, 4, "L", null, "Console", 11],
  ["Crème solaire", HYGIENE, "Protection solaire", 0, 1, "tube", null, "Vide-poches", 9.9],
  ["Leurres", "Divers", "Loisirs", 7, 10, "unité", null, "Vide-poches", 4.5],
];

/** Macareux: what the upkeep of its two engines uses, and the jackets, which are counted before a departure. */
export const MACAREUX_STOCK: readonly StockLine[] = [
  ["Filtre à huile", GEAR, "Moteur", 2, 2, "unité", null, "Cale moteur bâbord", 18.5, YANMAR_OIL_FILTER],
  ["Filtre à gasoil", GEAR, "Moteur", 2, 2, "unité", null, "Cale moteur bâbord", 14.5, YANMAR_FUEL_FILTER],
  ["Rouet de pompe à eau", GEAR, "Moteur", 1, 2, "unité", null, "Cale moteur tribord", 32, YANMAR_IMPELLER],
  [
    "Cartouche de décanteur",
    GEAR,
    "Moteur",
    0,
    2,
    "unité",
    null,
    "Cale moteur tribord",
    16,
    { reference: "Racor 2010PM-OR" },
  ],
  ["Huile moteur 15W-40", FLUIDS, "Huiles", 5, 12, "L", null, "Cale moteur tribord", 9.5],
  ["Gilets 150 N", SAFETY, "Gilets et harnais", 6, 6, "unité", null, null, 129],
];
