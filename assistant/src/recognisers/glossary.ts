import type { Term } from "../sheets/knowledge.ts";
import { stem } from "../words/stem.ts";
import { Vocabulary } from "../words/vocabulary.ts";
import { wordsOf } from "../words/words.ts";

/** The terms by every name they go by, and the words of those names. */
export interface Glossary {
  terms: ReadonlyMap<string, Term>;
  vocabulary: Vocabulary;
}

const ARTICLE = "(?:(?:un|une|le|la|les|l|du|des|de|d|mot|terme|en|marine|bateau) )*";
const WHAT = "(?:quoi|koi|qoi|koa)";
const ASKED_BEFORE = new RegExp(
  `^(?:dis moi |bonjour |svp |stp )*(?:(?:et )?(?:c est|c|cest) ${WHAT}|(?:ca|sa|cela) (?:veut|veux) dire ${WHAT}|que (?:veut|veux) dire|qu est ce (?:que|qu)(?: (?:veut dire|c est))?|que signifie|que signifient|definition|signification|definir|definis|kesako|keskec) (?:que )?${ARTICLE}(.+)$`,
);
const ASKED_AFTER = new RegExp(
  `^${ARTICLE}(.+?) (?:c est|c|cest|(?:ca|sa|cela) (?:veut|veux) dire|(?:veut|veux) dire|ca signifie|signifie) ${WHAT}(?: exactement| en bateau| svp| stp)*$`,
);
const AFTERTHOUGHT = /(?: (?:sur un (?:bateau|voilier)|en bateau|a bord|svp|stp|en mer|exactement))+$/;
const LONGEST_NAME = 5;
const LONGEST_QUESTION = 20;

/** The term that a question asks to explain; whether it does so in words or by naming nothing else. */
export function termAskedFor(question: string, glossary: Glossary): { term: Term; bare: boolean } | undefined {
  const words = wordsOf(question);
  if (words.length > LONGEST_QUESTION) return undefined;
  const plain = words.join(" ");
  const named = (ASKED_BEFORE.exec(plain) ?? ASKED_AFTER.exec(plain))?.[1];
  if (named !== undefined) {
    const term = find(named.replace(AFTERTHOUGHT, ""), glossary);
    return term && { term, bare: false };
  }
  const term = find(plain.replace(new RegExp(`^${ARTICLE}`), ""), glossary);
  return term && { term, bare: true };
}

function find(name: string, { terms, vocabulary }: Glossary): Term | undefined {
  const words = name.split(" ").filter((word) => word !== "");
  if (words.length === 0 || words.length > LONGEST_NAME) return undefined;
  const asWritten = terms.get(words.join(" "));
  const inAnotherForm = terms.get(words.map(stem).join(" "));
  return (
    asWritten ?? inAnotherForm ?? terms.get(words.map((word) => vocabulary.read(word)?.term ?? stem(word)).join(" "))
  );
}

export function fileGlossary(glossary: readonly Term[]): Glossary {
  const terms = new Map<string, Term>();
  const vocabulary = new Vocabulary();
  for (const term of glossary) {
    for (const name of [term.terme, ...term.alias]) {
      const words = wordsOf(name);
      terms.set(words.join(" "), term);
      for (const word of words) vocabulary.add(word);
    }
  }
  for (const [name, term] of [...terms]) {
    const key = name.split(" ").map(stem).join(" ");
    if (!terms.has(key)) terms.set(key, term);
  }
  return { terms, vocabulary };
}
