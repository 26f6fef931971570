import { WORDS_READ } from "../finder/features.ts";
import { ownKind } from "../finder/model.ts";
import { type Emergency, emergenciesIn, isCalm, isHappening, isPreparing, VAGUEST } from "../recognisers/emergency.ts";
import { readQuestion, type Word } from "../words/question.ts";
import { wordsOf } from "../words/words.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";

/** The finder's word against the signs': who tells a long story uses their words by chance, who cries does not. */
const CRY_WORDS = 9;
const BELIEVED = 0.15;
/** The few words around a sign are a cry within a longer question: 'où sont les gilets, on prend l’eau de partout'. */
const CRYING = 0.35;
/** From this on it is an emergency, without any sign. */
const ALARMING = 0.4;
/** For who says that it is happening now, less is enough. */
const ALARMING_NOW = 0.2;
/** The finder knows better than the signs which one, when it is this sure, and sees nothing in what they say. */
const SURE = 0.8;
const NOTHING_IN_IT = 0.02;
/** A sign is a word by chance when the finder is this sure of something else and hears next to nothing of an emergency: 'l’eau monte le plus vite à quelle heure de la marée'. */
const SURE_OF_ANOTHER = 0.9;
const SILENT = 0.01;
/** What is left of a question that is nothing but own data, at least. */
const LEAST_ELSE = 0.1;

export interface Alarm {
  /** The sheets that say what to do, the gravest first; none when nothing is happening. */
  sheets: string[];
  /** 0 to 1: how surely the finder thinks that something is happening, by all of it or by the words around a sign that is believed. */
  level: number;
  /** Whether its words say so, and not the finder alone. */
  bySigns: boolean;
}

/** What is happening now, by its signs and by what the finder has learned. */
export function alarmIn(index: Pick<KnowledgeIndex, "filed" | "vocabulary" | "finder">, question: string): Alarm {
  const words = readQuestion(question, index.vocabulary);
  const text = wordsOf(question).join(" ") + (question.includes("!!") ? " !!" : "");
  const chances = index.finder.chancesOf(question);
  const likely = gravest(index, question);
  const level = levelOf(likely);
  const [[first, chance] = ["", 0]] = likely;
  const told = emergenciesIn(words, text);
  const signs = told.map(({ sheet }) => sheet);
  const isCry = words.length <= CRY_WORDS;
  const around = Math.max(levelInClauses(index, question), ...told.map((one) => levelAround(index, words, one)));
  const own = [...chances].reduce((sum, [label, one]) => (ownKind(label) === undefined ? sum : sum + one), 0);
  // why without own data: who cries 'il y a le feu, où est l’extincteur' asks for a locker too.
  const heard = words.length > WORDS_READ ? around : level / Math.max(1 - own, LEAST_ELSE);
  // why more around a sign: of a question that it can read as a whole the finder knows better what is meant.
  const isSeen = heard >= BELIEVED || around >= CRYING;
  // why not by own data: 'combien de fusées il me reste, on coule' asks for both.
  const isAnother = [...chances].some(([label, one]) => one >= SURE_OF_ANOTHER && ownKind(label) === undefined);
  const isChance = isAnother && heard < SILENT && around < CRYING;
  const isBelieved = signs.length > 0 && !isChance && (isCry || isSeen || isHappening(text));
  const isQuiet = level >= SURE ? isPreparing(text) : isCalm(text);
  const isFound = level >= (isHappening(text) ? ALARMING_NOW : ALARMING) && !isQuiet;
  if (!isBelieved && !isFound) return { sheets: [], level, bySigns: false };
  const known = isBelieved ? signs : [];
  const isOther = !isCry && first !== VAGUEST && chance >= SURE && (chances.get(known[0] ?? "") ?? 0) < NOTHING_IN_IT;
  const lead = isOther || known.length === 0 ? [first] : [];
  return {
    sheets: [...new Set([...lead, ...known])].slice(0, 2),
    level: isBelieved ? Math.max(level, around) : level,
    bySigns: isBelieved,
  };
}

type Known = Pick<KnowledgeIndex, "filed" | "finder">;

/** The emergencies that a text may tell, the likeliest first. */
const gravest = (index: Known, text: string) =>
  [...index.finder.chancesOf(text)]
    .filter(([label]) => index.filed.get(label)?.sheet.theme === "urgences")
    .sort(([, one], [, other]) => other - one);

const levelOf = (likely: readonly [string, number][]) => likely.reduce((sum, [, chance]) => sum + chance, 0);

/** Where somebody who tells a story draws breath: 'il a pris la bôme à l’empannage, il est KO au fond du cockpit'. */
const BREATH = /[,;:.!?\n]+/;

/** The level of the worst clause that has a sign of its own: what comes before it may be what the finder reads the whole as. */
function levelInClauses(index: Pick<KnowledgeIndex, "filed" | "vocabulary" | "finder">, question: string): number {
  const clauses = question.split(BREATH);
  if (clauses.length < 2) return 0;
  const levels = clauses.map((clause) => {
    const hasSign = emergenciesIn(readQuestion(clause, index.vocabulary), wordsOf(clause).join(" ")).length > 0;
    return hasSign ? levelOf(gravest(index, clause)) : 0;
  });
  return Math.max(...levels);
}

/** How many words around a sign are read with it: its sentence, and the few that say it. */
const AROUND = [WORDS_READ / 2, 3];

/** The level of the words around a sign: the finder reads no more than so many of a question, and the worst may be told last. */
function levelAround(index: Known, words: readonly Word[], { at }: Emergency): number {
  const levels = AROUND.map((more) => {
    const stretch = words.slice(Math.max(0, Math.min(...at) - more), Math.max(...at) + more + 1);
    return levelOf(gravest(index, stretch.map(({ text }) => text).join(" ")));
  });
  return Math.max(...levels);
}
