import type { Sheet } from "../sheets/knowledge.ts";
import { EVERYDAY_STEMS } from "../words/everyday-words.ts";
import type { Word } from "../words/question.ts";
import { stem } from "../words/stem.ts";
import { ASIDE_WEIGHT, BOOST, type Filed, type KnowledgeIndex } from "./index-knowledge.ts";

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

const CANDIDATES = 15;
/** What a word that no sheet knows weighs: as much as a rare one, since the question is about it. */
const UNKNOWN_WEIGHT = 5.2;
/** A shorter word that had to be corrected proves nothing. */
const PROVING_LENGTH = 6;
const SHARES = { likeness: 0.4, head: 0.42, all: 0.18 };
/** How much a title's own words count against it when the question leaves them out. */
const LEFT_OUT = 0.35;
/** What the words of a name weigh together when it names its sheet alone: 'moins d’eau' is said of many things. */
const FULL_NAME = 3.5;

/** What is left of an emergency sheet's score for somebody who wants to be ready. */
const TOO_LATE = 0.75;

/** Whether somebody wants to be ready: then what to do when it has happened answers less well. */
export interface Mood {
  calm: boolean;
}

/** The sheets that may answer, the best first. */
export function searchSheets(
  { search, filed, weight, subjects }: KnowledgeIndex,
  words: readonly Word[],
  { calm }: Mood,
): Found[] {
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

interface Asked {
  known: Map<string, number>;
  /** The terms that were typed as they are, or are long enough to be meant. */
  proving: Set<string>;
  total: number;
  boats: number;
}

/** What each known term of the question weighs, and what all of it weighs, known or not. */
function weighed(words: readonly Word[], { weight, subjects }: Pick<KnowledgeIndex, "weight" | "subjects">): Asked {
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

function judge(filed: Filed, asked: Asked, weight: KnowledgeIndex["weight"]): Omit<Found, "lead"> {
  const shared = (terms: ReadonlySet<string>) => {
    let sum = 0;
    for (const [term, value] of asked.known) if (terms.has(term)) sum += value;
    return sum;
  };
  const likeness = Math.max(
    ...filed.phrases.map((phrase) => {
      let leftOut = 0;
      let named = 0;
      for (const term of phrase) {
        named += weight(term);
        if (!asked.known.has(term)) leftOut += weight(term);
      }
      return (Math.min(1, named / FULL_NAME) * shared(phrase)) / (asked.total + LEFT_OUT * leftOut);
    }),
  );
  const coverage = shared(filed.head) / asked.total;
  const score = SHARES.likeness * likeness + SHARES.head * coverage + (SHARES.all * shared(filed.all)) / asked.total;
  let evidence = 0;
  for (const term of asked.proving) if (filed.head.has(term)) evidence += 1;
  return { sheet: filed.sheet, score, likeness, coverage, evidence, boats: asked.boats };
}
