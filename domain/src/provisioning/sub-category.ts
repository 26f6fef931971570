import type { ListCategory } from "./schema.ts";
import { bothNumbers, wordsOf } from "./words.ts";

export const GUESSED_SUB_CATEGORIES = [
  "Conserves",
  "Pâtes",
  "Riz",
  "Légumes frais",
  "Fruits frais",
  "Produits laitiers",
  "Boissons",
  "Pain et céréales",
] as const;
export type GuessedSubCategory = (typeof GUESSED_SUB_CATEGORIES)[number];

/** Words and phrases, in the singular and without accents. The first one in a name says what the thing is. */
const KEYWORDS: Record<GuessedSubCategory, string> = {
  Conserves: `conserve, thon, sardine, maquereau, anchois, cassoulet, ratatouille, choucroute, corned, confit de canard, quenelle,
    petit sale aux lentilles, pois chiche, haricot rouge, haricot blanc, flageolet, mais doux, petit pois, tomate pelee,
    tomate concassee, concentre de tomate, coeur de palmier, fond d artichaut, olive, cornichon, terrine, rillette,
    fruit au sirop, peche au sirop, ananas au sirop, poire au sirop, chataigne cuite`,
  Pâtes: `pates, spaghetti, penne, macaroni, coquillette, tagliatelle, linguine, fusilli, farfalle, rigatoni, torsade,
    vermicelle, lasagne, ravioli, raviole, tortellini, cannelloni, nouille, gnocchi, orecchiette, capellini, crozet`,
  Riz: "riz, risotto, arborio, basmati",
  "Légumes frais": `legume, tomate, salade, laitue, roquette, mache, epinard, carotte, pomme de terre, patate, oignon, ail, echalote,
    poireau, courgette, aubergine, poivron, concombre, radis, chou, chou fleur, brocoli, celeri, fenouil, navet, betterave,
    courge, potiron, potimarron, citrouille, champignon, haricot vert, artichaut, asperge, endive, panais, persil,
    basilic, coriandre, ciboulette, menthe, feve, mais, cresson, blette, topinambour`,
  "Fruits frais": `fruit, pomme, poire, banane, orange, clementine, mandarine, citron, pamplemousse, raisin, fraise, framboise, cerise,
    abricot, peche, nectarine, brugnon, prune, mirabelle, melon, pasteque, kiwi, mangue, ananas, avocat, figue, grenade,
    myrtille, mure, cassis, groseille, papaye, litchi, rhubarbe`,
  "Produits laitiers": `lait, yaourt, yogourt, fromage, beurre, creme fraiche, creme liquide, creme epaisse, creme dessert, creme, camembert,
    comte, emmental, gruyere, brie, roquefort, chevre, mozzarella, parmesan, feta, ricotta, mascarpone, raclette, tomme,
    reblochon, cantal, munster, petit suisse, faisselle, skyr, kefir, babeurre, cheddar, gouda, riz au lait`,
  Boissons: `eau, jus, vin, biere, cidre, champagne, soda, limonade, coca, cola, sirop, the, cafe, infusion, tisane, boisson, rhum,
    whisky, pastis, aperitif, vodka, gin, smoothie, orangeade, chocolat en poudre, cacao, perrier, muscadet, punch`,
  "Pain et céréales": `pain, baguette, brioche, biscotte, cereale, muesli, granola, croissant, viennoiserie, farine, semoule, boulgour,
    quinoa, avoine, flocon, galette de riz, couscous, tortilla, pita, wrap, cracker, polenta, sarrasin, corn flakes, toast,
    blini, galette, crouton, epeautre, ble, levure`,
};

/** Names that begin like one of those and are something else, or what a kitchen makes of them. */
const NONE = `pomme dauphine, lait de coco, creme de coco, eau de javel, eau de cologne, eau de toilette, eau oxygenee,
  eau demineralisee, eau distillee, eau micellaire, creme solaire, creme hydratante, lait corporel, beurre de cacahuete,
  beurre d amande, fruit sec, fruit de mer, noix, amande, noisette, chocolat, compote, confiture, gelee, marmelade, miel,
  sauce, soupe, veloute, bouillon, puree, vinaigre, huile, chips, gateau, biscuit, barre, bonbon, glace, sorbet, tarte,
  quiche, pizza, sucre, sel, poivre, moutarde, ketchup, mayonnaise, papier, savon, gel, shampooing, dentifrice, liquide,
  steak, filet, blanc de poulet, jambon, saucisse, saucisson, lardon, tofu, chewing, nettoyant, pate, graine, oeuf, poisson, pile,
  pastille, filtre, couteau, ouvre, coupe, presse, planche, bouchon, verre, tasse, gobelet, bac, seau, gourde`;

const phrases = (text: string) => text.split(",").map((phrase) => phrase.trim().split(/\s+/));

/** First word → the phrases that begin with it, longest first. */
const INDEX = new Map<string, { rest: string[][]; guess: GuessedSubCategory | null }[]>();
function enter(text: string, guess: GuessedSubCategory | null) {
  for (const [head = "", ...rest] of phrases(text))
    for (const form of bothNumbers(head))
      INDEX.set(form, [...(INDEX.get(form) ?? []), { rest: rest.map(bothNumbers), guess }]);
}
for (const guess of GUESSED_SUB_CATEGORIES) enter(KEYWORDS[guess], guess);
enter(NONE, null);
for (const entries of INDEX.values()) entries.sort((a, b) => b.rest.length - a.rest.length);

/** The pack that a name may begin with says nothing of what is in it. */
const PACK =
  /^(?:un|une|des?|paquet|bouteille|boite|sachet|pot|tube|lot|pack|brique|bidon|filet|barquette|kg|g|l|cl|ml|\d+)$/;
const IN_A_TIN = /\b(?:en (?:boite|conserve)|conserves?|appertise[es]*)\b/;

/** The sub-category that a name gives away by its whole words, accents and case ignored; null when it does not. */
export function guessSubCategory(name: string): GuessedSubCategory | null {
  const words = wordsOf(name);
  if (IN_A_TIN.test(words.join(" "))) return "Conserves";
  const start = words.findIndex((word, place) => !(PACK.test(word) || (word === "d" && place > 0)));
  for (let place = Math.max(0, start); place < words.length; place += 1) {
    const entry = INDEX.get(words[place] ?? "")?.find(({ rest }) =>
      rest.every((forms, offset) => forms.includes(words[place + 1 + offset] ?? "")),
    );
    if (entry) return entry.guess;
  }
  return null;
}

/** Only food and drink have one of these: « Eau de parfum » of the category Hygiène is no drink. */
const GUESSABLE: readonly ListCategory[] = ["Alimentation", "Boissons", "Divers"];

export function subCategoryOf({ nom, categorie }: { nom: string; categorie: ListCategory }): GuessedSubCategory | null {
  return GUESSABLE.includes(categorie) ? guessSubCategory(nom) : null;
}
