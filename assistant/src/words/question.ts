import { withoutSlang } from "./slang.ts";
import type { Known, Vocabulary } from "./vocabulary.ts";
import { isTelling, wordsOf } from "./words.ts";

/** A word of a question; `known` is missing for stop words and for what the knowledge base has never heard of. */
export interface Word {
  text: string;
  telling: boolean;
  known: Known | undefined;
}

/** How many words of one question are looked up: a page of gibberish must not keep the server busy. */
const WORDS_READ = 40;

/** 'jai', 'dun', 'quil': little words written as one. */
const GLUED = /^(?:j|d|l|n|s|m|t|c|qu|jusqu|lorsqu|puisqu)(?=[aeiouy])/;

/** How many places a question is broken at, at most: each costs two readings. */
const BREAKS = 4;

/** What stands before and after each of the first places where one question may end and another begin. */
export function partsAtBreaks(question: string, breaks: RegExp): [before: string, after: string][] {
  return [...question.matchAll(breaks)]
    .slice(0, BREAKS)
    .map((mark) => [question.slice(0, mark.index), question.slice(mark.index + mark[0].length)]);
}

export function readQuestion(question: string, vocabulary: Vocabulary): Word[] {
  let read = 0;
  return withoutSlang(wordsOf(question)).map((text) => {
    const telling = isTelling(text) && (vocabulary.has(text) || isTelling(text.replace(GLUED, "")));
    if (telling) read += 1;
    return { text, telling, known: telling && read <= WORDS_READ ? vocabulary.read(text) : undefined };
  });
}
