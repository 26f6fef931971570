import { z } from "zod";
import { CATALOGUE } from "./catalogue.ts";
import { forbiddenWord, suits } from "./diets.ts";
import type { Food } from "./food.ts";
import type { Provisions } from "./generate.ts";
import { type GeneratedArticle, type GeneratorChoices, generatedArticle } from "./generator.ts";
import { withoutSize } from "./measures.ts";
import { type Diet, type ListCategory, type Menu, menu } from "./schema.ts";
import { sameName, wordsOf } from "./words.ts";

/** What a model is asked for. It is believed in nothing: see `completeProposal`. */
export const proposal = z.object({
  articles: z.array(generatedArticle),
  menus: z.array(menu),
});

const MOST_EXTRAS = 12;
const FILTERED: Partial<Record<ListCategory, "alimentaire" | "boissons" | "hygiene">> = {
  Alimentation: "alimentaire",
  Boissons: "boissons",
  Hygiène: "hygiene",
  Nettoyage: "hygiene",
};

/** Words that say nothing about what is in a dish. */
const PLAIN_WORDS =
  `a al au aux avec bio chaud chaude complet complete cru crue cuit cuite cuits d de des du en et fraiche frais froid
  froide grille grillee grilles herbes l la le les leger legere maison mijote mijotee nature ou petit petite poele poelee
  saison salade sans sautes saute sautee soupe tiede un une vapeur vinaigrette
  barquette boite bouteille brique conserve lot morceau paquet pot rouleau sachet tablette tranches tube unite
  kg g l cl ml`.split(/\s+/);

const vocabularies = new Map<string, Set<string>>();

/** The words that may stand in a name under these diets: those of the foods that the diets allow, and plain ones. */
function vocabulary(diets: readonly Diet[]): Set<string> {
  const key = [...diets].sort().join();
  const known = vocabularies.get(key);
  if (known) return known;
  const foods = CATALOGUE.filter(({ traits }) => suits(traits, diets));
  const words = new Set([...PLAIN_WORDS, ...foods.flatMap(({ nom }) => wordsOf(nom))].flatMap(bothForms));
  vocabularies.set(key, words);
  return words;
}

const bothForms = (word: string) => [word, `${word}s`, word.replace(/[sx]$/, "")];

/**
 * Whether a text of unknown origin may be shown under these diets. Without a diet anything may; with one, no forbidden
 * word, and no word that the calculation's own foods don't use: what is not known can't be promised.
 */
export function isSafeText(text: string, diets: readonly Diet[]): boolean {
  if (diets.length === 0) return true;
  if (forbiddenWord(text, diets)) return false;
  const words = vocabulary(diets);
  return wordsOf(text).every((word) => /^\d+$/.test(word) || words.has(word));
}

const keyOf = (nom: string) => sameName(withoutSize(nom));

const each = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 300) : []);
const field = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/**
 * The calculation's list, enriched by what a model proposed. Nothing unsafe, unasked or absurd passes, and whatever the
 * calculation needs is there in full, whatever the model left out.
 */
export function completeProposal(
  calculated: Provisions,
  raw: unknown,
  choices: GeneratorChoices,
): Provisions & { used: boolean } {
  const { regimes } = choices.filtres;
  const articles = new Map(calculated.articles.map((article) => [keyOf(article.nom), article]));
  let extras = 0;
  let used = false;
  for (const candidate of each(field(raw, "articles"))) {
    const parsed = generatedArticle.safeParse(candidate);
    if (!parsed.success || !isWelcome(parsed.data, choices)) continue;
    const key = keyOf(parsed.data.nom);
    const same = articles.get(key);
    if (same) {
      used ||= same.unite === parsed.data.unite;
      articles.set(key, raise(same, parsed.data));
    } else if (extras < MOST_EXTRAS) {
      extras += 1;
      used = true;
      articles.set(key, parsed.data);
    }
  }
  const proposed = each(field(raw, "menus")).flatMap((candidate) => menu.safeParse(candidate).data ?? []);
  const menus = calculated.menus.map((planned): Menu => {
    const meals = proposed.find(({ jour }) => jour === planned.jour);
    const pick = (meal: "petit_dejeuner" | "dejeuner" | "diner") => {
      const text = meals?.[meal];
      if (!text || !isSafeText(text, regimes)) return planned[meal];
      used = true;
      return text;
    };
    return {
      jour: planned.jour,
      petit_dejeuner: pick("petit_dejeuner"),
      dejeuner: pick("dejeuner"),
      diner: pick("diner"),
    };
  });
  return { articles: [...articles.values()], menus, used };
}

/** Asked for, allowed, and of an amount that a crew could use up. */
function isWelcome(article: GeneratedArticle, { nombrePersonnes, nombreJours, filtres }: GeneratorChoices): boolean {
  const filter = FILTERED[article.categorie];
  if (!filter || !filtres[filter]) return false;
  if (!isSafeText(article.nom, filter === "hygiene" ? [] : filtres.regimes)) return false;
  const crewDays = nombrePersonnes * nombreJours;
  const perDay: Partial<Record<GeneratedArticle["unite"], number>> = { g: 500, ml: 500, cl: 50, kg: 0.5, L: 3 };
  return article.quantite_max <= Math.max(1, Math.ceil(crewDays * (perDay[article.unite] ?? 1)));
}

/** Never less than the need, and never more than twice it. */
function raise(needed: GeneratedArticle, proposed: GeneratedArticle): GeneratedArticle {
  if (needed.unite !== proposed.unite) return needed;
  const quantite_max = Math.min(Math.max(needed.quantite_max, proposed.quantite_max), needed.quantite_max * 2);
  return { ...needed, quantite_max };
}

/** Foods that may be named to a model, so that what it proposes is known. */
export function foodNames(diets: readonly Diet[]): string[] {
  return CATALOGUE.filter(({ traits }: Food) => suits(traits, diets)).map(({ nom }) => nom);
}
