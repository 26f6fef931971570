import { readQuestion } from "../words/question.ts";
import { wordsOf } from "../words/words.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import { searchSheets } from "./search.ts";

/** How a question begins that goes on from the one before it. */
const GOES_ON = /^(?:et|mais|ou alors|sinon|pareil|idem|du coup|dans ce cas|alors)\b/;
const MOST_WORDS = 12;
/** A question that is understood as well as this stands alone, however it begins. */
const STANDS_ALONE = 0.6;
/** How much of the question before is read. */
const MOST_LETTERS = 300;

/** What is asked: the question, with the one before it where it makes no sense without ('et pour un hors-bord ?'). */
export function inContext(index: KnowledgeIndex, question: string, before: string | undefined): string {
  const words = wordsOf(question);
  if (before === undefined || words.length > MOST_WORDS || !GOES_ON.test(words.join(" "))) return question;
  const [best] = searchSheets(
    index,
    { asks: question, words: readQuestion(question, index.vocabulary) },
    { calm: false },
  );
  return best && best.belief >= STANDS_ALONE ? question : `${question} ${before.slice(0, MOST_LETTERS)}`;
}
