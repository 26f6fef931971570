import MiniSearch from "minisearch";
import { type Finder, readFinder } from "../finder/model.ts";
import { termsOfName } from "../finder/own-names.ts";
import { EMERGENCY_WORDS } from "../recognisers/emergency-signs.ts";
import { fileGlossary, type Glossary } from "../recognisers/glossary.ts";
import type { Knowledge, Sheet } from "../sheets/knowledge.ts";
import { EVERYDAY_STEMS, EVERYDAY_WORDS } from "../words/everyday-words.ts";
import { SLANG_WORDS, withoutSlang } from "../words/slang.ts";
import { stem } from "../words/stem.ts";
import { Vocabulary } from "../words/vocabulary.ts";
import { isTelling, wordsOf } from "../words/words.ts";

/** A sheet by its stems. */
export interface Filed {
  sheet: Sheet;
  phrases: ReadonlySet<string>[];
  head: ReadonlySet<string>;
  text: readonly string[];
  all: ReadonlySet<string>;
}

/** All that is known, filed to be searched. */
export interface KnowledgeIndex extends Pick<Knowledge, "sheets"> {
  glossary: Glossary;
  search: MiniSearch;
  filed: ReadonlyMap<string, Filed>;
  vocabulary: Vocabulary;
  finder: Finder;
  /** How rare a term is: what a rare word says weighs more. */
  weight: (term: string) => number;
}

/** What a word weighs by where a sheet has it. */
export const BOOST = { titre: 4, alias: 3.5, questions: 3, mots_cles: 2.5, texte: 1 };
/** What a number, or a word of any conversation, weighs that is in no sheet's head: little. */
export const ASIDE_WEIGHT = 1;
/** What a word weighs that sheets use, but none as its subject. */
const IN_TEXTS_ONLY = 0.5;
/** What a word of any conversation weighs where a sheet's head has it. */
const EVERYDAY_SUBJECT = 0.7;

/** Reads texts, each once: an index files the same ones by field, by sheet and by word. */
function createReader() {
  const read = new Map<string, string[]>();
  const words = (text: string): string[] => {
    const known = read.get(text) ?? withoutSlang(wordsOf(text)).filter(isTelling);
    read.set(text, known);
    return known;
  };
  return { words, terms: (text: string) => words(text).map(stem) };
}
type Reader = ReturnType<typeof createReader>;

export function indexKnowledge({ sheets, glossary, weights }: Knowledge): KnowledgeIndex {
  const reader = createReader();
  const search = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  const filed = new Map(sheets.map((sheet) => [sheet.slug, file(sheet, reader)]));
  const field = (...texts: string[]) => texts.flatMap(reader.terms).join(" ");
  search.addAll(
    [...filed.values()].map(({ sheet, text }) => ({
      id: sheet.slug,
      titre: field(sheet.titre),
      alias: field(...sheet.alias),
      questions: field(...sheet.questions),
      mots_cles: field(...sheet.mots_cles),
      texte: text.join(" "),
    })),
  );
  const uses = new Map<string, number>();
  const subjects = new Set<string>();
  for (const { all, head } of filed.values()) {
    for (const term of all) uses.set(term, (uses.get(term) ?? 0) + 1);
    for (const term of head) subjects.add(term);
  }
  const weight = (term: string) => {
    const used = uses.get(term) ?? 0;
    const rarity = Math.log(1 + (sheets.length - used + 0.5) / (used + 0.5));
    if (subjects.has(term)) return EVERYDAY_STEMS.has(term) ? EVERYDAY_SUBJECT * rarity : rarity;
    return EVERYDAY_STEMS.has(term) ? Math.min(ASIDE_WEIGHT, rarity) : IN_TEXTS_ONLY * rarity;
  };
  const vocabulary = vocabularyOf({ sheets, glossary }, reader);
  return {
    sheets,
    glossary: fileGlossary(glossary),
    search,
    filed,
    vocabulary,
    finder: readFinder(weights),
    weight,
  };
}

/** How rare a word must be to say which thing is meant: 'moteur' is in a third of all sheets. */
const TELLING = 2;

/** Whether a thing is called by what a sheet is about: by all that its name says. */
export function isAbout(
  { filed, weight }: Pick<KnowledgeIndex, "filed" | "weight">,
  sheet: string,
  name: string,
): boolean {
  const terms = termsOfName(name);
  const head = filed.get(sheet)?.head;
  return terms.every((term) => head?.has(term)) && terms.some((term) => weight(term) >= TELLING);
}

function file(sheet: Sheet, { terms }: Reader): Filed {
  const names = [sheet.titre, ...sheet.alias, ...sheet.questions];
  const head = new Set([...names, ...sheet.mots_cles].flatMap(terms));
  const text = [sheet.avertissement ?? "", sheet.texte].flatMap(terms);
  return {
    sheet,
    phrases: names.map((name) => new Set(terms(name))),
    head,
    text,
    all: new Set([...head, ...text]),
  };
}

function vocabularyOf({ sheets, glossary }: Pick<Knowledge, "sheets" | "glossary">, { words }: Reader): Vocabulary {
  const vocabulary = new Vocabulary();
  const learn = (text: string) => {
    for (const word of words(text)) vocabulary.add(word);
  };
  for (const { titre, alias, questions, mots_cles, avertissement, texte } of sheets) {
    for (const text of [titre, ...alias, ...questions, ...mots_cles, avertissement ?? "", texte]) learn(text);
  }
  for (const { terme, alias } of glossary) learn([terme, ...alias].join(" "));
  learn(EMERGENCY_WORDS);
  learn(EVERYDAY_WORDS.join(" "));
  for (const [name, canonical] of SLANG_WORDS) if (isTelling(name)) vocabulary.add(name, stem(canonical));
  return vocabulary;
}
