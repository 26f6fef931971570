import MiniSearch from "minisearch";
import { EMERGENCY_WORDS } from "../recognisers/emergency-signs.ts";
import { fileGlossary, type Glossary } from "../recognisers/glossary.ts";
import type { Knowledge, Sheet } from "../sheets/knowledge.ts";
import { EVERYDAY_STEMS, EVERYDAY_WORDS } from "../words/everyday-words.ts";
import { SLANG_WORDS, withoutSlang } from "../words/slang.ts";
import { stem } from "../words/stem.ts";
import { Vocabulary } from "../words/vocabulary.ts";
import { isTelling, termsOf, wordsOf } from "../words/words.ts";

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
  /** What the sheets are about: every term of their heads. */
  subjects: ReadonlySet<string>;
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

export function indexKnowledge({ sheets, glossary }: Knowledge): KnowledgeIndex {
  const search = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  const filed = new Map(sheets.map((sheet) => [sheet.slug, file(sheet)]));
  search.addAll(
    [...filed.values()].map(({ sheet, text }) => ({
      id: sheet.slug,
      titre: termsOf(sheet.titre).join(" "),
      alias: termsOf(sheet.alias.join(" ; ")).join(" "),
      questions: termsOf(sheet.questions.join(" ")).join(" "),
      mots_cles: termsOf(sheet.mots_cles.join(" ; ")).join(" "),
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
  const vocabulary = vocabularyOf({ sheets, glossary });
  return { sheets, glossary: fileGlossary(glossary), search, filed, vocabulary, subjects, weight };
}

function file(sheet: Sheet): Filed {
  const names = [sheet.titre, ...sheet.alias, ...sheet.questions];
  const head = new Set([...names, ...sheet.mots_cles].flatMap(termsOf));
  const text = termsOf(`${sheet.avertissement ?? ""} ${sheet.texte}`);
  return {
    sheet,
    phrases: names.map((name) => new Set(termsOf(name))),
    head,
    text,
    all: new Set([...head, ...text]),
  };
}

function vocabularyOf({ sheets, glossary }: Knowledge): Vocabulary {
  const vocabulary = new Vocabulary();
  const learn = (text: string) =>
    withoutSlang(wordsOf(text))
      .filter(isTelling)
      .forEach((word) => void vocabulary.add(word));
  for (const { titre, alias, questions, mots_cles, avertissement, texte } of sheets) {
    for (const text of [titre, ...alias, ...questions, ...mots_cles, avertissement ?? "", texte]) learn(text);
  }
  for (const { terme, alias } of glossary) learn([terme, ...alias].join(" "));
  learn(EMERGENCY_WORDS);
  learn(EVERYDAY_WORDS.join(" "));
  for (const [name, canonical] of SLANG_WORDS) if (isTelling(name)) vocabulary.add(name, stem(canonical));
  return vocabulary;
}
