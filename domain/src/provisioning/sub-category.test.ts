import { describe, expect, test } from "vitest";
import { type GuessedSubCategory, guessSubCategory, subCategoryOf } from "./sub-category.ts";

const names = (text: string) => text.split("|").map((name) => name.trim());

const TABLE: Record<GuessedSubCategory, string[]> = {
  Conserves: names(`Thon au naturel | Sardines à l'huile | Maquereaux à la moutarde | Conserve de tomates |
    Conserves diverses | Cassoulet | Ratatouille (boîte de 375 g) | Choucroute garnie | Corned-beef |
    Haricots verts en conserve | Pêches en boîte | Petits pois | Pois chiches | Haricots rouges |
    Tomates pelées | Concentré de tomates | Cœurs de palmier | Olives noires | Cornichons |
    Pâté de campagne | pâtés | Rillettes | Pêches au sirop | Légumes en boîte | CONFIT DE CANARD |
    Maïs doux`),
  Pâtes: names(`Pâtes | pates | PÂTES | Pâtes (paquet de 500 g) | Paquet de pâtes | Spaghetti | Spaghettis n° 5 |
    Penne rigate | Macaronis | Coquillettes | Tagliatelles fraîches | Fusilli | Vermicelles | Lasagnes |
    Raviolis | Nouilles chinoises | Gnocchis | Pâtes sans gluten | 2 paquets de pâtes | Linguine |
    Tortellini au fromage`),
  Riz: names(`Riz | riz basmati | Riz (paquet de 1 kg) | RIZ LONG | Risotto aux champignons | Paquet de riz |
    Basmati | Riz complet bio`),
  "Légumes frais":
    names(`Tomates | Salade verte | Laitue | Carottes (sachet de 1 kg) | Pommes de terre | pomme de terre |
    Oignons jaunes | Ail | Échalotes | Poireau | Poireaux | Courgettes | Aubergine | Poivrons rouges |
    Concombre | Radis | Chou blanc | Chou-fleur | Choux de Bruxelles | Brocoli | Céleri | Fenouil |
    Navets | Betteraves | Champignons de Paris | Haricots verts | Patates douces | Légumes pour la soupe |
    Persil | Basilic frais | Épinards | Potimarron | Maïs | Endives`),
  "Fruits frais":
    names(`Pommes | Pomme golden | Poires | Bananes | Oranges à jus | Clémentines | Citrons | Citron vert |
    Pamplemousse | Raisin | Fraises | Framboises (barquette de 125 g) | Cerises | Abricots | Pêches |
    Nectarines | Prunes | Melon | Pastèque | Kiwis | Mangue | Ananas | Avocats | Fruits | Myrtilles`),
  "Produits laitiers":
    names(`Lait | Lait demi-écrémé UHT (bouteille de 1 L) | Yaourts nature | Yaourt aux fraises | Fromage râpé |
    Beurre demi-sel | Crème fraîche | Crème liquide | Camembert | Comté | Emmental | Gruyère |
    Fromage de chèvre | Mozzarella | Parmesan | Feta | Ricotta | Petits-suisses | Skyr | Riz au lait |
    Crème dessert au chocolat | Brique de lait`),
  Boissons: names(`Eau | Eaux minérales | eau gazeuse | Bouteille d'eau | Jus d'orange | Jus de pomme | Vin rouge |
    Bière blonde | Cidre brut | Champagne | Soda | Limonade | Coca | Sirop de menthe | Thé vert | thé |
    Café moulu | Infusion | Tisane | Rhum | Pastis | Boisson au soja | Chocolat en poudre | Pack de bière`),
  "Pain et céréales":
    names(`Pain | Pain de mie | Pain d'épices | Baguette | Brioche | Biscottes | Céréales | Muesli aux fruits |
    Croissants | Farine de blé | Semoule | Boulgour | Quinoa | Flocons d'avoine | Galettes de riz |
    Couscous | Tortillas | Crackers | Polenta | Granola`),
};

const NOTHING = [
  "",
  "   ",
  ...names(`Pâte à tartiner | Pâte feuilletée | Vinaigre de vin | Huile d'olive | Eau de Javel | Eau oxygénée |
    Crème solaire | Lait de coco | Beurre de cacahuète | Fruits secs | Fruits de mer | Chocolat au lait |
    Compote de pommes | Confiture de fraises | Sauce tomate | Soupe de poireaux | Purée de carottes |
    Miel | Sel | Noix | Steak haché | Jambon blanc | Œufs | Papier toilette | Savon | Piles AA | Bateau |
    Manteau | Rideau | Couteau à pain | Château gonflable | Champion | Savoir-vivre | 123`),
];

describe("the sub-category that a name gives away", () => {
  for (const [expected, names] of Object.entries(TABLE))
    test.each(names)(`%s: ${expected}`, (name) => expect(guessSubCategory(name)).toBe(expected));
  test.each(NOTHING)("%s: none", (name) => expect(guessSubCategory(name)).toBeNull());

  test("the table holds at least 150 names", () => {
    expect(new Set([...Object.values(TABLE).flat(), ...NOTHING]).size).toBeGreaterThanOrEqual(150);
  });

  test("whole words only: 'poireau' is no 'eau', 'pâté' no 'pâtes'", () => {
    expect(guessSubCategory("Poireau")).not.toBe("Boissons");
    expect(guessSubCategory("Pâté")).not.toBe("Pâtes");
    expect(guessSubCategory("PÂTÉS")).not.toBe("Pâtes");
  });

  test("what is neither food nor drink has none", () => {
    expect(subCategoryOf({ nom: "Eau de parfum", categorie: "Hygiène" })).toBeNull();
    expect(subCategoryOf({ nom: "Eau", categorie: "Boissons" })).toBe("Boissons");
    expect(subCategoryOf({ nom: "Pâtes", categorie: "Alimentation" })).toBe("Pâtes");
  });
});
