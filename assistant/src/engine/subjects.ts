import { partsAtBreaks, readQuestion, type Word } from "../words/question.ts";
import { wordsOf } from "../words/words.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import { type Found, type Mood, searchSheets } from "./search.ts";

/** A subject of the question: the part of it that asks, and the sheet that answers. */
export interface Subject {
  asks: string;
  words: Word[];
  found: Found;
}

/** Below this a sheet is a guess. Measured: see `docs/assistant.md`. */
const SURE = 0.25;
/** From this on a guess is worth asking about. */
const WORTH_ASKING = 0.05;
/** Two sheets are close when the second is believed so much of the first, and the first no more than that. */
const CLOSE = { share: 0.85, most: 0.4 };
/** What is offered to choose from is believed at least so much of the first. */
const OFFERED = 0.2;
const MOST_OFFERED = 3;
const BREAK = /\?|;|,|\n|\.\s|\bet\b|\bpuis\b(?! je)|\bainsi que\b/gi;
/** How well each half must be answered for a question to be two. */
const HALF_BELIEF = 0.8;

/** Without a word of the sheet's own, so many words that we know, or such a chance, are the least. */
const UNPROVEN = { words: 2, chance: 0.8 };
/** How much more than the doubt that it is ours at all a sheet must be believed. */
const BEYOND_DOUBT = 1.2;

function isBelieved(found: Found | undefined, words: readonly Word[], least: number): found is Found {
  if (!found) return false;
  const { belief, doubt, evidence, chance } = found;
  const isProven =
    evidence > 0 || chance >= UNPROVEN.chance || words.filter(({ known }) => known).length >= UNPROVEN.words;
  return belief >= least && belief > BEYOND_DOUBT * doubt && isProven;
}

export interface Read {
  /** One subject, or two when both halves of the question are answered better alone than the whole; none when nothing is sure. */
  subjects: Subject[];
  /** What to ask back about, if anything. */
  choice: Found[];
  near: Found[];
}

export function subjectsOf(index: KnowledgeIndex, question: string, how: Mood): Read {
  const words = readQuestion(question, index.vocabulary);
  const near = searchSheets(index, { asks: question, words }, how);
  const [best] = near;
  const halves = halvesOf(index, question, best, how);
  if (halves) return { subjects: halves, choice: [], near };
  const choice = choiceOf(near, words);
  const isSure = choice.length === 0 && isBelieved(best, words, SURE);
  return { subjects: isSure ? [{ asks: question, words, found: best }] : [], choice, near };
}

/** What to ask back about: sheets that may be meant equally well, or that are the best guesses; none when there is nothing to choose. */
export function choiceOf(near: readonly Found[], words: readonly Word[]): Found[] {
  const [best, second] = near;
  if (!second || !isBelieved(best, words, WORTH_ASKING)) return [];
  const isClose = best.belief < CLOSE.most && second.belief >= CLOSE.share * best.belief;
  if (best.belief >= SURE && !isClose) return [];
  const offered = near.filter(({ belief }) => belief >= OFFERED * best.belief).slice(0, isClose ? 2 : MOST_OFFERED);
  return offered.length > 1 ? offered : [];
}

function halvesOf(
  index: KnowledgeIndex,
  question: string,
  whole: Found | undefined,
  how: Mood,
): [Subject, Subject] | undefined {
  let best: [Subject, Subject] | undefined;
  let toBeat = HALF_BELIEF;
  for (const [before, after] of partsAtBreaks(question, BREAK)) {
    if (wordsOf(after).length === 0) continue;
    const first = subjectOf(index, [before], how);
    if (!first) continue;
    const verb = first.words.find(({ known }) => known)?.text ?? "";
    const second = subjectOf(index, [after, `${verb} ${after}`], how);
    if (!second || second.found.sheet.slug === first.found.sheet.slug) continue;
    const isNamed = first.found.evidence > 0 && second.found.evidence > 0;
    const belief = Math.min(first.found.belief, second.found.belief);
    // why: a whole that says neither half's sheet is another question, of which the halves are parts.
    const isOfWhole = [first, second].some(({ found }) => found.sheet.slug === whole?.sheet.slug);
    if (!isNamed || belief < toBeat || (!isOfWhole && belief <= (whole?.belief ?? 0))) continue;
    best = [first, second];
    toBeat = belief;
  }
  return best;
}

/** The surest of several ways to say it. */
function subjectOf(index: KnowledgeIndex, ways: string[], how: Mood): Subject | undefined {
  const found = ways.flatMap((asks) => {
    const words = readQuestion(asks, index.vocabulary);
    const [best] = searchSheets(index, { asks, words }, how);
    return isBelieved(best, words, SURE) ? [{ asks, words, found: best }] : [];
  });
  return found.sort((one, other) => other.found.belief - one.found.belief)[0];
}
