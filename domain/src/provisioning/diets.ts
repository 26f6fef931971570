import type { Diet } from "./schema.ts";
import { bothNumbers, wordsOf } from "./words.ts";

/** What a food has in it that some diet leaves out. Foods that often contain it count as containing it. */
export type Trait =
  | "meat"
  | "pork"
  | "fish"
  | "crustacean"
  | "mollusc"
  /** Fish of unknown kind, which may have no scales. */
  | "any-fish"
  | "alcohol"
  | "nuts"
  | "dairy"
  /** Dairy, but for cheeses that ripened long enough to have none left. */
  | "lactose"
  | "egg"
  | "honey"
  | "gluten"
  | "grain"
  | "legume"
  | "soy"
  | "potato"
  | "sugar"
  | "refined"
  /** More carbohydrates than a ketogenic day allows. */
  | "carbs";

const FORBIDDEN: Record<Diet, readonly Trait[]> = {
  vegetarien: ["meat", "fish"],
  vegan: ["meat", "fish", "dairy", "egg", "honey"],
  keto: ["grain", "gluten", "legume", "potato", "sugar", "honey", "carbs"],
  "sans-gluten": ["gluten"],
  paleo: ["grain", "gluten", "legume", "soy", "potato", "dairy", "sugar", "refined"],
  pescetarien: ["meat"],
  "sans-porc": ["pork"],
  // why all meat: only a certificate makes it halal or casher, and a list can't see one. Its owner adds his own.
  halal: ["meat", "pork", "alcohol"],
  casher: ["meat", "pork", "crustacean", "mollusc", "any-fish", "alcohol"],
  "sans-lactose": ["lactose"],
  "sans-fruits-a-coque": ["nuts"],
  "sans-crustaces": ["crustacean"],
};

export function forbiddenTraits(diets: readonly Diet[]): Set<Trait> {
  return new Set(diets.flatMap((diet) => FORBIDDEN[diet]));
}

export function suits(traits: readonly Trait[], diets: readonly Diet[]): boolean {
  return !diets.some((diet) => traits.some((trait) => FORBIDDEN[diet].includes(trait)));
}

/** Words that give a trait away, in the singular and without accents. */
const WORDS: Record<Trait, string> = {
  meat: `agneau andouille andouillette bacon bavette blanquette boeuf boudin bourguignon bresaola canard cassoulet charcuterie
    chevreuil chipolata chorizo cochon confit coppa coq cordon corned dinde entrecote escalope faisan foie
    gelatine gesier gibier gigot jambon jambonneau lapin lard lardon magret merguez mortadelle mouton oie pancetta
    pastrami pintade porc poularde poule poulet rillette rosbif roti rumsteck salami sanglier saucisse saucisson steak
    tartare terrine tripe veau viande volaille`,
  pork: `andouille andouillette bacon boudin cassoulet charcuterie chipolata chorizo cochon coppa gelatine jambon
    jambonneau lard lardon mortadelle pancetta porc rillette salami sanglier saucisse saucisson terrine`,
  crustacean: "bouillabaisse crabe crevette crustace ecrevisse gambas homard langouste langoustine surimi tourteau",
  mollusc: `bulot calamar calmar coquillage encornet huitre moule palourde poulpe seiche jacques`,
  "any-fish": "anguille caviar congre espadon lotte poisson raie requin roussette surimi tarama turbot",
  alcohol: `alcool aperitif armagnac biere calvados champagne cidre cognac kirsch liqueur pastis porto rhum vin vodka
    whisky`,
  nuts: `amande cajou chocolat macadamia muesli noisette noix nougat nougatine pecan pistache praline pralin`,
  fish: `anchois bar bouillabaisse brandade cabillaud calamar calmar caviar colin coquillage crabe crevette crustace daurade
    dorade encornet eglefin espadon gambas hareng homard huitre langouste langoustine lieu limande lotte
    maquereau merlan merlu merou morue moule nuoc palourde poisson poulpe raie rouget jacques sardine
    saumon seiche sole surimi tarama thon truite turbot`,
  dairy: `babeurre beurre bechamel brie camembert caseine cheddar comte creme emmental faisselle feta fromage gorgonzola
    gouda gruyere halloumi kefir lactose lait laitage mascarpone mozzarella munster parmesan raclette
    reblochon ricotta roquefort skyr tomme whey yaourt yogourt`,
  lactose: `babeurre bechamel beurre brie camembert caseine cheddar creme faisselle feta fromage gorgonzola
    halloumi kefir lactose lait laitage mascarpone mozzarella munster raclette reblochon ricotta roquefort skyr tomme
    whey yaourt yogourt`,
  egg: "flan mayonnaise meringue oeuf omelette quiche",
  honey: "miel hydromel",
  gluten: `avoine baguette beignet biere biscotte biscuit blini boulgour bretzel brioche burger cake cereale chapelure
    chipolata cookie couscous cracker crepe crouton croissant epeautre farine galette gateau gaufre gnocchi kamut lasagne macaroni
    madeleine malt merguez muesli nouille orge pain panure pates penne pizza quiche ravioli saucisse seigle seitan semoule sandwich
    spaghetti spaghettis tagliatelle tarte toast tortilla vermicelle viennoiserie ble`,
  grain:
    "amarante avoine ble cereale farine mais millet orge polenta popcorn quinoa riz sarrasin seigle semoule sorgho",
  legume: `arachide cacahuete falafel feve flageolet haricot houmous lentille lupin pois chiche`,
  soy: "edamame miso natto soja tempeh tofu",
  potato: "frite gnocchi chips terre",
  sugar: `bonbon caramel chocolat confiserie confiture cassonade gateau glace limonade nougat pralin sirop soda sorbet
    sucre`,
  refined: "charcuterie chorizo corned jambon lardon margarine saucisse saucisson",
  carbs: `abricot ananas banane chataigne cerise clementine compote datte figue fruit igname jus kiwi lait mandarine mangue
    manioc melon orange pasteque patate peche plantain poire pomme prune pruneau raisin yaourt`,
};

/** Names that hold such a word and not the thing. Taken out before the words are looked at. */
const HARMLESS: readonly (readonly [RegExp, readonly Trait[]])[] = [
  [/\b(?:lait|creme|boisson) (?:de|a la|au) (?:noix de )?coco\b/g, ["dairy", "lactose", "carbs", "nuts"]],
  [/\bbeurre (?:de|d) (?:cacahuete|arachide|amande|cacao)s?\b/g, ["dairy", "lactose"]],
  [/\bnoix de (?:coco|muscade|saint jacques)\b/g, ["nuts"]],
  [/\bvinaigre (?:de|d) (?:cidre|vin|alcool)\b/g, ["alcohol"]],
  [/\bsans alcool\b/g, ["alcohol"]],
  [/\bsans gluten\b/g, ["gluten"]],
  [/\bsans (?:sucres?|lactose|oeufs?|lait)(?: ajoutes?)?\b/g, ["sugar", "dairy", "lactose", "egg"]],
  [/\bcreme (?:solaire|hydratante|mains?|visage|apres soleil)\b/g, ["dairy", "lactose"]],
  [/\blait (?:corporel|solaire|apres soleil|de toilette)\b/g, ["dairy", "lactose", "carbs"]],
];

const WORDS_OF = new Map<Trait, Set<string>>(
  Object.entries(WORDS).map(([trait, words]) => [
    trait as Trait,
    new Set(words.split(/\s+/).filter(Boolean).flatMap(bothNumbers)),
  ]),
);

/**
 * Bread, pasta and the like hold gluten by nature, unless their name says that they don't. Galettes and noodles of
 * sarrasin don't: those one buys often hold wheat too.
 */
const GLUTEN_FREE =
  /\bsans gluten\b|\b(?:farine|pates|galettes?|nouilles?|vermicelles?) de (?:riz|mais)\b|\bfarine de sarrasin\b/;
/** Whole names that are free of what their words hold. */
const FREE_OF: Partial<Record<Trait, RegExp>> = { gluten: GLUTEN_FREE, lactose: /\bsans lactose\b/ };

/** The first word of a name that one of the diets forbids. */
export function forbiddenWord(name: string, diets: readonly Diet[]): string | undefined {
  const traits = forbiddenTraits(diets);
  const plain = wordsOf(name).join(" ");
  for (const trait of traits) {
    if (FREE_OF[trait]?.test(plain)) continue;
    const cleared = HARMLESS.reduce(
      (text, [phrase, of]) => (of.includes(trait) ? text.replace(phrase, " ") : text),
      plain,
    );
    const found = cleared.split(" ").find((word) => WORDS_OF.get(trait)?.has(word));
    if (found) return found;
  }
  return undefined;
}
