import { partsAtBreaks, readQuestion, type Word } from "../words/question.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import { type Found, type Mood, searchSheets } from "./search.ts";

/** A subject of the question: the part of it that asks, and the sheet that answers. */
export interface Subject {
  asks: string;
  words: Word[];
  found: Found;
}

/** Below this a sheet merely shares words with the question. */
const SURE = 0.47;
/** A sheet far ahead of all others may score less. */
const SURE_AHEAD = { score: 0.41, lead: 0.2 };
/** Without a name or a question that resembles it, or most of its words among the sheet's own, shared words are chance. */
const LIKE = 0.28;
const COVERED = 0.55;
/** From this likeness on, no other proof is needed that the question is about boats. */
const ALIKE = 0.6;
const BREAK = /\?|;|,|\n|\.\s|\bet\b|\bpuis\b(?! je)|\bainsi que\b/gi;
/** How well each half must be answered for a question to be two. */
const HALF_SCORE = 0.55;

/** A question that is mostly about boats is answered by what comes nearest, from this score on. */
const OF_BOATS = { boats: 0.6, score: 0.33 };

function isSure(found: Found | undefined): found is Found {
  if (!found) return false;
  const { score, likeness, coverage, evidence, boats, lead } = found;
  if (boats >= OF_BOATS.boats && score >= OF_BOATS.score && evidence > 0) return true;
  if (likeness < ALIKE && evidence === 0) return false;
  if (likeness < LIKE && coverage < COVERED) return false;
  return score >= SURE || (score >= SURE_AHEAD.score && lead >= SURE_AHEAD.lead);
}

/** One subject, or two when both halves of the question are answered better alone than the whole; none when nothing is sure. */
export function subjectsOf(index: KnowledgeIndex, question: string, how: Mood): { subjects: Subject[]; near: Found[] } {
  const words = readQuestion(question, index.vocabulary);
  const near = searchSheets(index, words, how);
  const [best] = near;
  const whole: Subject[] = isSure(best) ? [{ asks: question, words, found: best }] : [];
  return { subjects: halvesOf(index, question, best?.score ?? 0, how) ?? whole, near };
}

function halvesOf(index: KnowledgeIndex, question: string, toBeat: number, how: Mood): [Subject, Subject] | undefined {
  let best: [Subject, Subject] | undefined;
  let bestScore = toBeat;
  for (const [before, after] of partsAtBreaks(question, BREAK)) {
    const first = subjectOf(index, [before], how);
    if (!first) continue;
    const verb = first.words.find(({ known }) => known)?.text ?? "";
    const second = subjectOf(index, [after, `${verb} ${after}`], how);
    if (!second || second.found.sheet.slug === first.found.sheet.slug) continue;
    const score = Math.min(first.found.score, second.found.score);
    if (score < HALF_SCORE || score <= bestScore) continue;
    best = [first, second];
    bestScore = score;
  }
  return best;
}

/** The surest of several ways to say it. */
function subjectOf(index: KnowledgeIndex, ways: string[], how: Mood): Subject | undefined {
  const found = ways.flatMap((asks) => {
    const words = readQuestion(asks, index.vocabulary);
    const [best] = searchSheets(index, words, how);
    return isSure(best) ? [{ asks, words, found: best }] : [];
  });
  return found.sort((one, other) => other.found.score - one.found.score)[0];
}
