import type { SheetReference } from "../assistant/index.ts";
import type { FindIndex } from "./build-index.ts";
import type { FindableAction, Found, FoundArticle } from "./findable.ts";
import { meaningsOf, tradeWords } from "./meanings.ts";
import { nearWords } from "./near-words.ts";
import { plainText, tellingWords } from "./plain-words.ts";
import { type Asked, ask, bestOf } from "./rank.ts";

/** Few of each kind: a glance must do. */
const MOST = {
  boats: 4,
  articles: 5,
  spaces: 3,
  maintenances: 4,
  papers: 4,
  lists: 3,
  checklists: 3,
  sheets: 3,
  actions: 5,
};

/** So many ways to correct what was typed are enough. */
const MOST_WAYS = 6;

/** What matches the words typed, in any order; where nothing does, what one typing error in a longer word may have hidden. */
export function find<Action extends FindableAction, Sheet extends SheetReference>(
  index: FindIndex<Action, Sheet>,
  typed: string,
): Found<Action, Sheet> {
  const plain = plainText(typed);
  const words = tellingWords(plain);
  const found = best(index, ask(index, { phrase: plain.trimEnd(), words, meanings: meaningsOf(words) }), words);
  if (words.length === 0 || Object.values(found).some((rows) => rows.length > 0)) return found;
  const corrected = corrections(words, [...index.words.words, ...tradeWords()]);
  if (corrected.length === 0) return found;
  const meanings = corrected.flatMap((begun) => [{ begun, whole: [] }, ...meaningsOf(begun)]);
  return best(index, ask(index, { words: [], meanings }), [...new Set(corrected.flat())]);
}

function best<Action extends FindableAction, Sheet extends SheetReference>(
  { shelves }: FindIndex<Action, Sheet>,
  asked: Asked,
  words: readonly string[],
): Found<Action, Sheet> {
  return {
    boats: bestOf(shelves.boats, asked, MOST.boats),
    articles: bestOf(shelves.articles, asked, MOST.articles).map((article) => nearestPlacesFirst(article, words)),
    spaces: bestOf(shelves.spaces, asked, MOST.spaces),
    maintenances: bestOf(shelves.maintenances, asked, MOST.maintenances),
    papers: bestOf(shelves.papers, asked, MOST.papers),
    lists: bestOf(shelves.lists, asked, MOST.lists),
    checklists: bestOf(shelves.checklists, asked, MOST.checklists),
    sheets: bestOf(shelves.sheets, asked, MOST.sheets),
    actions: bestOf(shelves.actions, asked, MOST.actions),
  };
}

/** The place that was typed too comes first, and the way to it. */
function nearestPlacesFirst(article: FoundArticle, words: readonly string[]): FoundArticle {
  if (words.length < 2 || article.places.length < 2) return article;
  const ranked = article.places.map((at) => {
    const around = plainText(`${at.boat.nom} ${at.place ?? ""}`);
    return { at, hits: words.filter((word) => around.includes(` ${word}`)).length };
  });
  return { ...article, places: ranked.sort((a, b) => b.hits - a.hits).map(({ at }) => at) };
}

/** The words typed, each that begins no known one replaced by one that is near; a few ways, or none. */
function corrections(words: readonly string[], known: readonly string[]): string[][] {
  const isKnown = (word: string) => known.some((one) => one.startsWith(word));
  const choices = words.map((word) => (isKnown(word) ? [word] : nearWords(word, known)));
  if (choices.every(([choice], at) => choice === words[at])) return [];
  return choices.reduce<string[][]>(
    (ways, choice) => ways.flatMap((way) => choice.map((word) => [...way, word])).slice(0, MOST_WAYS),
    [[]],
  );
}
