import { pack } from "./food.ts";

const cold = { cold: true };

export const BREAKFASTS = {
  bread: pack("Pain de campagne", "unité", [400, 80, 255], "gluten grain carbs", { keeps: 3, litres: 2 }),
  brioche: pack(
    "Brioche tranchée (paquet de 400 g)",
    "paquet",
    [400, 80, 340],
    "gluten grain egg dairy lactose sugar carbs",
    {
      keeps: 9,
      litres: 2.5,
    },
  ),
  sandwichBread: pack("Pain de mie complet (paquet de 500 g)", "paquet", [500, 80, 260], "gluten grain sugar carbs", {
    keeps: 10,
    litres: 2.5,
  }),
  muesli: pack("Muesli aux fruits (paquet de 500 g)", "paquet", [500, 70, 370], "gluten grain sugar carbs nuts"),
  oats: pack("Flocons d’avoine (paquet de 500 g)", "paquet", [500, 70, 370], "gluten grain carbs"),
  rusks: pack("Biscottes (paquet de 300 g)", "paquet", [300, 60, 400], "gluten grain sugar carbs dairy lactose", {
    litres: 2,
  }),
  crispbread: pack("Pain croustillant au seigle (paquet de 250 g)", "paquet", [250, 60, 340], "gluten grain carbs"),
  glutenFreeBread: pack("Pain sans gluten (paquet de 350 g)", "paquet", [350, 80, 250], "grain egg sugar carbs", {
    keeps: 20,
    litres: 2,
  }),
  riceCakes: pack("Galettes de riz (paquet de 130 g)", "paquet", [130, 50, 385], "grain carbs", { litres: 1.2 }),
  buckwheatFlakes: pack("Flocons de sarrasin (paquet de 500 g)", "paquet", [500, 70, 350], "grain carbs"),
  chia: pack("Graines de chia (sachet de 250 g)", "sachet", [250, 40, 480]),
};

export const DAIRY_AND_SPREADS = {
  butter: pack("Beurre demi-sel (plaquette de 250 g)", "unité", [250, 20, 730], "dairy lactose", {
    keeps: 60,
    ...cold,
  }),
  margarine: pack("Margarine végétale (barquette de 250 g)", "barquette", [250, 20, 540], "refined", {
    keeps: 90,
    ...cold,
  }),
  almondButter: pack("Purée d’amandes (pot de 250 g)", "pot", [250, 20, 620], "nuts"),
  jam: pack("Confiture (pot de 370 g)", "pot", [370, 25, 250], "sugar carbs"),
  honey: pack("Miel (pot de 250 g)", "pot", [250, 20, 310], "honey carbs"),
  milk: pack("Lait demi-écrémé UHT (bouteille de 1 L)", "bouteille", [1000, 200, 46], "dairy lactose carbs"),
  soyDrink: pack("Boisson au soja sans sucres ajoutés (bouteille de 1 L)", "bouteille", [1000, 200, 38], "soy"),
  almondDrink: pack("Boisson aux amandes sans sucres ajoutés (bouteille de 1 L)", "bouteille", [1000, 200, 18], "nuts"),
  comte: pack("Comté (morceau de 250 g)", "unité", [250, 35, 410], "dairy", { keeps: 25, ...cold }),
  camembert: pack("Camembert (boîte de 250 g)", "unité", [250, 35, 280], "dairy lactose", { keeps: 11, ...cold }),
  meltedCheese: pack("Fromage fondu en portions (boîte de 8)", "boîte", [140, 35, 240], "dairy lactose"),
  walnuts: pack("Cerneaux de noix (sachet de 200 g)", "sachet", [200, 30, 660], "nuts"),
  yoghurts: pack("Yaourts nature (lot de 4)", "paquet", [500, 125, 60], "dairy lactose carbs", { keeps: 18, ...cold }),
  stewedApples: pack("Compote de pommes sans sucres ajoutés (lot de 4 gourdes)", "paquet", [360, 90, 55], "carbs"),
  creamDessert: pack(
    "Crème dessert au chocolat UHT (lot de 4)",
    "paquet",
    [460, 115, 130],
    "dairy lactose sugar carbs nuts",
  ),
  soyDessert: pack("Dessert végétal au soja (lot de 4)", "paquet", [400, 100, 80], "soy sugar carbs"),
  coconutFlakes: pack("Copeaux de coco sans sucres ajoutés (sachet de 150 g)", "sachet", [150, 25, 650]),
};

export const LARDER = {
  oliveOil: pack("Huile d’olive (bouteille de 75 cl)", "bouteille", [750, 25, 820]),
  choppedTomatoes: pack("Tomates concassées (boîte de 400 g)", "conserve", [400, 80, 22]),
  coconutMilk: pack("Lait de coco (boîte de 400 ml)", "conserve", [400, 100, 190]),
  soup: pack("Soupe de légumes (brique de 1 L)", "unité", [1000, 200, 35], "dairy lactose potato carbs gluten sugar"),
  sugar: pack("Sucre en poudre (paquet de 1 kg)", "paquet", [1000, 20, 400], "sugar carbs"),
  salt: pack("Sel fin (paquet de 500 g)", "paquet", [500, 5, 0]),
  pepper: pack("Poivre moulu (pot de 50 g)", "pot", [50, 1, 0]),
  vinegar: pack("Vinaigre de cidre (bouteille de 50 cl)", "bouteille", [500, 8, 20]),
  biscuits: pack(
    "Biscuits secs (paquet de 200 g)",
    "paquet",
    [200, 45, 460],
    "gluten grain sugar dairy lactose egg carbs",
  ),
  cerealBars: pack("Barres de céréales (boîte de 6)", "boîte", [126, 42, 400], "gluten grain sugar honey carbs nuts"),
  chocolate: pack("Chocolat noir (tablette de 100 g)", "unité", [100, 40, 540], "sugar carbs nuts"),
  driedFruit: pack("Fruits secs mélangés (sachet de 250 g)", "sachet", [250, 45, 300], "carbs nuts"),
  raisins: pack("Raisins secs (sachet de 250 g)", "sachet", [250, 45, 300], "carbs"),
  almonds: pack("Amandes (sachet de 250 g)", "sachet", [250, 40, 610], "nuts"),
  hazelnuts: pack("Noisettes (sachet de 250 g)", "sachet", [250, 40, 640], "nuts"),
};
