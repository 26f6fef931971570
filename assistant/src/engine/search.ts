import MiniSearch from "minisearch";
import { loadGlossary, loadSheets, type Sheet } from "../knowledge.ts";
import { EMERGENCY_WORDS } from "./emergency-signs.ts";
import { EVERYDAY_STEMS, EVERYDAY_WORDS } from "./everyday-words.ts";
import { readQuestion, type Word } from "./question.ts";
import { SLANG_WORDS, withoutSlang } from "./slang.ts";
import { stem } from "./stem.ts";
import { Vocabulary } from "./vocabulary.ts";
import { isTelling, termsOf, wordsOf } from "./words.ts";

export interface Found {
  sheet: Sheet;
  /** 0 to 1: how much of the question the sheet answers, and how near the question is to one that the sheet says it answers. */
  score: number;
  /** How near the question is to the sheet's title, to one of its other names or to one of its questions. */
  likeness: number;
  /** The share of the question that the sheet's head speaks of. */
  coverage: number;
  /** How many words this sheet is about that are not of any conversation: without one, the question may not be about boats. */
  evidence: number;
  /** The share of the question's words that any sheet is about: whether it is about boats at all. */
  boats: number;
  /** How far it is ahead of the next sheet. */
  lead: number;
}

interface Filed {
  sheet: Sheet;
  phrases: ReadonlySet<string>[];
  head: ReadonlySet<string>;
  text: readonly string[];
  all: ReadonlySet<string>;
}

interface Index {
  search: MiniSearch;
  filed: ReadonlyMap<string, Filed>;
  vocabulary: Vocabulary;
  /** What the sheets are about: every term of their heads. */
  subjects: ReadonlySet<string>;
  /** How rare a term is: what a rare word says weighs more. */
  weight: (term: string) => number;
}

const BOOST = { titre: 4, alias: 3.5, questions: 3, mots_cles: 2.5, texte: 1 };
const CANDIDATES = 15;
/** What a word that no sheet knows weighs: as much as a rare one, since the question is about it. */
const UNKNOWN_WEIGHT = 5.2;
/** What a number, or a word of any conversation, weighs that is in no sheet's head: little. */
const ASIDE_WEIGHT = 1;
/** What a word weighs that sheets use, but none as its subject. */
const IN_TEXTS_ONLY = 0.5;
/** What a word of any conversation weighs where a sheet's head has it. */
const EVERYDAY_SUBJECT = 0.7;
/** A shorter word that had to be corrected proves nothing. */
const PROVING_LENGTH = 6;
const SHARES = { likeness: 0.4, head: 0.42, all: 0.18 };
/** How much a title's own words count against it when the question leaves them out. */
const LEFT_OUT = 0.35;
/** What the words of a name weigh together when it names its sheet alone: 'moins d’eau' is said of many things. */
const FULL_NAME = 3.5;

/** What is left of an emergency sheet's score for somebody who wants to be ready. */
const TOO_LATE = 0.75;

let index: Index | undefined;

/** The index over every sheet, built at the first question. */
export function knowledgeIndex(): Index {
  index ??= buildIndex(loadSheets());
  return index;
}

/** Whether somebody wants to be ready: then what to do when it has happened answers less well. */
export interface Mood {
  calm: boolean;
}

/** The sheets that may answer, the best first. */
export function searchSheets(words: readonly Word[], { calm }: Mood): Found[] {
  const { search, filed, weight, subjects } = knowledgeIndex();
  const asked = weighed(words, { weight, subjects });
  const terms = [...asked.known.keys()];
  if (terms.length === 0) return [];
  return search
    .search(terms.join(" "), { boost: BOOST })
    .slice(0, CANDIDATES)
    .flatMap(({ id }) => {
      const one = filed.get(String(id));
      return one ? [judge(one, asked, weight)] : [];
    })
    .map((found) => (calm && found.sheet.theme === "urgences" ? { ...found, score: TOO_LATE * found.score } : found))
    .sort((one, other) => other.score - one.score)
    .map((found, at, all) => ({ ...found, lead: found.score - (all[at + 1]?.score ?? 0) }));
}

export const ask = (question: string): Word[] => readQuestion(question, knowledgeIndex().vocabulary);

function buildIndex(sheets: readonly Sheet[]): Index {
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
  return { search, filed, vocabulary: vocabularyOf(sheets), subjects, weight };
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

function vocabularyOf(sheets: readonly Sheet[]): Vocabulary {
  const vocabulary = new Vocabulary();
  const learn = (text: string) =>
    withoutSlang(wordsOf(text))
      .filter(isTelling)
      .forEach((word) => void vocabulary.add(word));
  for (const { titre, alias, questions, mots_cles, avertissement, texte } of sheets) {
    for (const text of [titre, ...alias, ...questions, ...mots_cles, avertissement ?? "", texte]) learn(text);
  }
  for (const { terme, alias } of loadGlossary()) learn([terme, ...alias].join(" "));
  learn(EMERGENCY_WORDS);
  learn(EVERYDAY_WORDS.join(" "));
  for (const [name, canonical] of SLANG_WORDS) if (isTelling(name)) vocabulary.add(name, stem(canonical));
  return vocabulary;
}

interface Asked {
  known: Map<string, number>;
  /** The terms that were typed as they are, or are long enough to be meant. */
  proving: Set<string>;
  total: number;
  boats: number;
}

/** What each known term of the question weighs, and what all of it weighs, known or not. */
function weighed(words: readonly Word[], { weight, subjects }: Pick<Index, "weight" | "subjects">): Asked {
  const known = new Map<string, number>();
  const unknown = new Set<string>();
  const proving = new Set<string>();
  for (const { text, telling, known: reading } of words) {
    if (reading && (reading.sureness > 0.9 || text.length >= PROVING_LENGTH) && !EVERYDAY_STEMS.has(reading.term)) {
      proving.add(reading.term);
    }
    if (reading) known.set(reading.term, Math.max(known.get(reading.term) ?? 0, reading.sureness));
    else if (telling) unknown.add(text);
  }
  let total = 0;
  for (const word of unknown)
    total += /\d/.test(word) || EVERYDAY_STEMS.has(stem(word)) ? ASIDE_WEIGHT : UNKNOWN_WEIGHT;
  for (const [term, sureness] of known) {
    total += weight(term);
    known.set(term, weight(term) * sureness);
  }
  let ofBoats = 0;
  for (const term of proving) if (subjects.has(term)) ofBoats += weight(term);
  return { known, proving, total, boats: total === 0 ? 0 : ofBoats / total };
}

function judge(filed: Filed, asked: Asked, weight: Index["weight"]): Omit<Found, "lead"> {
  const shared = (terms: ReadonlySet<string>) => {
    let sum = 0;
    for (const [term, value] of asked.known) if (terms.has(term)) sum += value;
    return sum;
  };
  const likeness = Math.max(
    ...filed.phrases.map((phrase) => {
      let leftOut = 0;
      let said = 0;
      for (const term of phrase) {
        said += weight(term);
        if (!asked.known.has(term)) leftOut += weight(term);
      }
      return (Math.min(1, said / FULL_NAME) * shared(phrase)) / (asked.total + LEFT_OUT * leftOut);
    }),
  );
  const coverage = shared(filed.head) / asked.total;
  const score = SHARES.likeness * likeness + SHARES.head * coverage + (SHARES.all * shared(filed.all)) / asked.total;
  let evidence = 0;
  for (const term of asked.proving) if (filed.head.has(term)) evidence += 1;
  return { sheet: filed.sheet, score, likeness, coverage, evidence, boats: asked.boats };
}
