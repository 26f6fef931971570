import { pack, weighed } from "./food.ts";

/** Fresh and lasting sources of protein. Sizes: what a pack holds, one person's portion, kcal per 100 g. */
export const PROTEINS = {
  whiteFish: weighed("Filet de poisson blanc", [150, 140, 90], "fish any-fish", { keeps: 1 }),
  steak: weighed("Steak haché", [125, 125, 200], "meat", { keeps: 1 }),
  chicken: weighed("Blanc de poulet", [150, 140, 120], "meat", { keeps: 2 }),
  sausages: weighed("Saucisses à griller", [120, 120, 270], "meat pork refined gluten", { keeps: 4 }),
  ham: pack("Jambon blanc (barquette de 4 tranches)", "barquette", [180, 90, 115], "meat pork refined sugar", {
    keeps: 6,
    cold: true,
  }),
  smokedSalmon: pack("Saumon fumé (barquette de 4 tranches)", "barquette", [140, 80, 180], "fish sugar", {
    keeps: 10,
    cold: true,
  }),
  bacon: pack("Lardons (barquette de 200 g)", "barquette", [200, 90, 270], "meat pork refined sugar", {
    keeps: 12,
    cold: true,
  }),
  eggs: pack("Œufs (boîte de 6)", "boîte", [330, 110, 145], "egg", { keeps: 21 }),
  tuna: pack("Thon au naturel (boîte de 140 g)", "conserve", [140, 120, 115], "fish"),
  sardines: pack("Sardines à l’huile d’olive (boîte de 135 g)", "conserve", [135, 110, 215], "fish"),
  mackerel: pack("Filets de maquereaux au naturel (boîte de 170 g)", "conserve", [170, 120, 190], "fish"),
  duck: pack("Confit de canard (boîte de 4 cuisses)", "conserve", [765, 170, 220], "meat"),
  cornedBeef: pack("Corned-beef (boîte de 340 g)", "conserve", [340, 110, 215], "meat refined sugar"),
  falafel: pack("Falafels (barquette de 200 g)", "barquette", [200, 120, 250], "legume gluten grain", {
    keeps: 8,
    cold: true,
  }),
  mozzarella: pack("Mozzarella (sachet de 125 g)", "sachet", [125, 100, 270], "dairy lactose", {
    keeps: 9,
    cold: true,
  }),
  tofu: pack("Tofu nature (barquette de 250 g)", "barquette", [250, 125, 130], "soy", { keeps: 18, cold: true }),
  tempeh: pack("Tempeh nature (barquette de 200 g)", "barquette", [200, 110, 190], "soy", { keeps: 18, cold: true }),
  grilledCheese: pack("Fromage à griller (barquette de 200 g)", "barquette", [200, 90, 320], "dairy lactose", {
    keeps: 25,
    cold: true,
  }),
  seitan: pack("Seitan (barquette de 200 g)", "barquette", [200, 120, 140], "gluten grain soy", {
    keeps: 20,
    cold: true,
  }),
  chickpeas: pack("Pois chiches (boîte de 400 g)", "conserve", [265, 150, 130], "legume carbs"),
  redBeans: pack("Haricots rouges (boîte de 400 g)", "conserve", [265, 150, 115], "legume carbs"),
  soyMince: pack("Protéines de soja texturées (sachet de 250 g)", "sachet", [250, 45, 330], "soy"),
  pumpkinSeeds: pack("Graines de courge (sachet de 250 g)", "sachet", [250, 45, 570]),
  hempSeeds: pack("Graines de chanvre décortiquées (sachet de 250 g)", "sachet", [250, 45, 580]),
};

export const STARCHES = {
  pasta: pack("Pâtes (paquet de 500 g)", "paquet", [500, 100, 350], "gluten grain carbs"),
  glutenFreePasta: pack("Pâtes sans gluten (paquet de 500 g)", "paquet", [500, 100, 350], "grain carbs"),
  rice: pack("Riz (paquet de 1 kg)", "paquet", [1000, 80, 350], "grain carbs"),
  potatoes: pack("Pommes de terre (filet de 1 kg)", "sachet", [1000, 250, 78], "potato carbs", { keeps: 28 }),
  semolina: pack("Semoule de blé (paquet de 500 g)", "paquet", [500, 80, 350], "gluten grain carbs"),
  quinoa: pack("Quinoa (paquet de 500 g)", "paquet", [500, 75, 365], "grain carbs"),
  lentils: pack("Lentilles vertes (paquet de 500 g)", "paquet", [500, 75, 335], "legume carbs"),
  polenta: pack("Polenta de maïs (paquet de 500 g)", "paquet", [500, 75, 350], "grain carbs"),
  sweetPotatoes: weighed("Patates douces", [500, 250, 86], "carbs", { keeps: 25, cold: false }),
  chestnuts: pack("Châtaignes cuites (boîte de 400 g)", "conserve", [400, 150, 170], "carbs"),
};

export const VEGETABLES = {
  lettuce: pack("Salade verte", "unité", [300, 120, 15], "", { keeps: 3, cold: true, litres: 2.5 }),
  broccoli: pack("Brocoli", "unité", [400, 200, 34], "", { keeps: 5, cold: true, litres: 1.2 }),
  tomatoes: weighed("Tomates", [500, 200, 18], "", { keeps: 5, cold: false }),
  cucumber: pack("Concombre", "unité", [400, 150, 13], "", { keeps: 6, cold: true, litres: 0.6 }),
  courgettes: weighed("Courgettes", [500, 220, 17], "", { keeps: 7 }),
  peppers: pack("Poivrons", "unité", [180, 180, 27], "", { keeps: 8, cold: true, litres: 0.5 }),
  cauliflower: pack("Chou-fleur", "unité", [900, 220, 25], "", { keeps: 8, cold: true, litres: 2.5 }),
  leeks: weighed("Poireaux", [500, 200, 30], "", { keeps: 10 }),
  carrots: pack("Carottes (sachet de 1 kg)", "sachet", [1000, 200, 38], "", { keeps: 15 }),
  cabbage: pack("Chou blanc", "unité", [1200, 200, 25], "", { keeps: 21, litres: 2.5 }),
  greenBeans: pack("Haricots verts (boîte de 400 g)", "conserve", [220, 200, 27], "legume"),
  peas: pack("Petits pois (boîte de 400 g)", "conserve", [280, 200, 70], "legume sugar carbs"),
  ratatouille: pack("Ratatouille (boîte de 375 g)", "conserve", [375, 200, 50], "sugar"),
  spinach: pack("Épinards (boîte de 395 g)", "conserve", [395, 200, 20]),
  mushrooms: pack("Champignons de Paris (boîte de 400 g)", "conserve", [230, 150, 20]),
  palmHearts: pack("Cœurs de palmier (boîte de 400 g)", "conserve", [220, 150, 28]),
  artichokes: pack("Fonds d’artichauts (boîte de 400 g)", "conserve", [240, 150, 35]),
};

export const FRUITS = {
  raspberries: pack("Framboises (barquette de 125 g)", "barquette", [125, 100, 45], "", { keeps: 2, cold: true }),
  avocado: pack("Avocats", "unité", [150, 150, 165], "", { keeps: 5, litres: 0.35 }),
  bananas: pack("Bananes", "unité", [120, 240, 90], "carbs", { keeps: 5, litres: 0.3 }),
  pears: pack("Poires", "unité", [170, 300, 55], "carbs", { keeps: 7, litres: 0.3 }),
  kiwis: pack("Kiwis", "unité", [90, 240, 58], "carbs", { keeps: 12, litres: 0.15 }),
  oranges: pack("Oranges", "unité", [180, 300, 45], "carbs", { keeps: 18, litres: 0.35 }),
  apples: pack("Pommes", "unité", [160, 300, 52], "carbs", { keeps: 30, litres: 0.3 }),
  olives: pack("Olives vertes (sachet de 150 g)", "sachet", [150, 50, 150]),
};
