import { NOT_OURS } from "../finder/model.ts";
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
  /** How many words this sheet is about that are not of any conversation: without one, the question may not be about boats. */
  evidence: number;
  /** 0 to 1: how likely the finder alone thinks it. */
  chance: number;
  /** 0 to 1: how surely this sheet is meant, of all sheets and of what is not ours. */
  belief: number;
  /** 0 to 1: how likely the finder thinks that the question is none of ours. */
  doubt: number;
}

const CANDIDATES = 15;
/** How many of the question's words are searched for, the weightiest first: the others are in every sheet, and take longest. */
const MOST_TERMS = 16;
/** What a word that no sheet knows weighs: as much as a rare one, since the question is about it. */
const UNKNOWN_WEIGHT = 5.2;
/** A shorter word that had to be corrected proves nothing. */
const PROVING_LENGTH = 6;
const SHARES = { likeness: 0.4, head: 0.42, all: 0.18 };
/** How much a title's own words count against it when the question leaves them out. */
const LEFT_OUT = 0.35;
/** What the words of a name weigh together when it names its sheet alone: 'moins d’eau' is said of many things. */
const FULL_NAME = 3.5;

/** What is left of the belief in an emergency's sheet for somebody who wants to be ready. */
const TOO_LATE = 0.3;

/** Whether somebody wants to be ready: then what to do when it has happened answers less well. */
export interface Mood {
  calm: boolean;
}

/** How many of the likeliest sheets are looked at besides those that share words with the question. */
const LIKELIEST = 8;
/** What a whole score adds to what the finder believes, as a logarithm. */
const SCORE_ADDS = 5;
/** How much of the finder's sureness is taken, as a power: it has seen few ways of each question, and thinks too well of what it knows. */
const SOBER = 0.75;
const LEAST_CHANCE = 1e-6;

/** The sheets that may answer, the best first: what the finder has learned, and the words that question and sheet share. */
export function searchSheets(
  { search, filed, weight, finder }: KnowledgeIndex,
  { asks, words }: { asks: string; words: readonly Word[] },
  { calm }: Mood,
): Found[] {
  const asked = weighed(words, weight);
  const chances = finder.chancesOf(asks);
  const rarest = [...asked.known].sort(([, one], [, other]) => other - one).slice(0, MOST_TERMS);
  const sharing = search.search(rarest.map(([term]) => term).join(" "), { boost: BOOST }).slice(0, CANDIDATES);
  const likeliest = [...chances]
    .filter(([label]) => filed.has(label))
    .sort(([, one], [, other]) => other - one)
    .slice(0, LIKELIEST)
    .map(([label]) => label);
  const found = [...new Set([...sharing.map(({ id }) => String(id)), ...likeliest])].flatMap((slug) => {
    const one = filed.get(slug);
    if (!one) return [];
    const judged = judge(one, asked, weight);
    const chance = chances.get(slug) ?? 0;
    const strength = Math.max(chance, LEAST_CHANCE) ** SOBER * Math.exp(SCORE_ADDS * judged.score);
    return [{ ...judged, chance, strength: calm && one.sheet.theme === "urgences" ? TOO_LATE * strength : strength }];
  });
  const elsewhere = (chances.get(NOT_OURS) ?? 0) ** SOBER;
  const all = found.reduce((sum, { strength }) => sum + strength, elsewhere);
  return found
    .sort((one, other) => other.strength - one.strength)
    .map(({ strength, ...one }) => ({ ...one, belief: strength / all, doubt: elsewhere }));
}

interface Asked {
  known: Map<string, number>;
  /** The terms that were typed as they are, or are long enough to be meant. */
  proving: Set<string>;
  total: number;
}

/** What each known term of the question weighs, and what all of it weighs, known or not. */
function weighed(words: readonly Word[], weight: KnowledgeIndex["weight"]): Asked {
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
  return { known, proving, total };
}

function judge(
  filed: Filed,
  asked: Asked,
  weight: KnowledgeIndex["weight"],
): Omit<Found, "chance" | "belief" | "doubt"> {
  const shared = (terms: ReadonlySet<string>) => {
    let sum = 0;
    for (const [term, value] of asked.known) if (terms.has(term)) sum += value;
    return sum;
  };
  // why: of a question of little words alone nothing weighs anything.
  const total = asked.total || 1;
  const likeness = Math.max(
    ...filed.phrases.map((phrase) => {
      let leftOut = 0;
      let named = 0;
      for (const term of phrase) {
        named += weight(term);
        if (!asked.known.has(term)) leftOut += weight(term);
      }
      return (Math.min(1, named / FULL_NAME) * shared(phrase)) / (total + LEFT_OUT * leftOut);
    }),
  );
  const coverage = shared(filed.head) / total;
  const score = SHARES.likeness * likeness + SHARES.head * coverage + (SHARES.all * shared(filed.all)) / total;
  let evidence = 0;
  for (const term of asked.proving) if (filed.head.has(term)) evidence += 1;
  return { sheet: filed.sheet, score, likeness, evidence };
}
