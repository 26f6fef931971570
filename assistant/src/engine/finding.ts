import { emergenciesIn, isCalm, isCry, isMayday } from "../recognisers/emergency.ts";
import { termAskedFor } from "../recognisers/glossary.ts";
import { type Sheet, sheetNamed, type Term } from "../sheets/knowledge.ts";
import { readQuestion } from "../words/question.ts";
import { wordsOf } from "../words/words.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import type { Found } from "./search.ts";
import { type Subject, subjectsOf } from "./subjects.ts";

/** What an answer is made from. */
export type Finding =
  | { kind: "urgence"; sheets: Sheet[] }
  | { kind: "terme"; term: Term; sheet: Subject | undefined; near: Found[] }
  | { kind: "fiches"; subjects: Subject[]; near: Found[] }
  | { kind: "aucune"; near: Found[] };

export const CALL_FOR_HELP = "appeler-les-secours";
/** The question is the sheet's own, in other words. */
const SAME_QUESTION = 0.75;
/** From this likeness to an emergency on, it is one. */
const GRAVE = 0.2;
/** How much of a question must be about boats for its nearest sheet to alarm. */
const PARTLY_OF_BOATS = 0.3;
const NEAREST = 2;

/** An emergency before anything else, then a term to explain, then the sheets. */
export function findAnswer(index: KnowledgeIndex, question: string): Finding {
  const words = readQuestion(question, index.vocabulary);
  const text = wordsOf(question).join(" ") + (question.includes("!!") ? " !!" : "");
  const asked = termAskedFor(question, index.glossary);
  const emergencies = asked && !asked.bare ? [] : emergenciesIn(words, text).map(({ sheet }) => sheet);
  const grave = emergencies.length === 0 && isMayday(text) ? [CALL_FOR_HELP] : emergencies;
  if (grave.length > 0) return { kind: "urgence", sheets: grave.flatMap((slug) => sheetNamed(index, slug) ?? []) };
  const { subjects, near } = subjectsOf(index, question, { calm: isCalm(text) });
  const [first] = subjects;
  if (asked) {
    const isOwnQuestion = first !== undefined && first.found.likeness >= SAME_QUESTION;
    return { kind: "terme", term: asked.term, sheet: isOwnQuestion ? first : undefined, near };
  }
  const alike = subjects.filter(({ found }) => found.sheet.theme === "urgences" && found.likeness >= GRAVE);
  if (alike.length > 0 && !isCalm(text)) {
    return {
      kind: "urgence",
      sheets: [...alike, ...subjects.filter((one) => !alike.includes(one))].map(({ found }) => found.sheet),
    };
  }
  // why not before: 'des cafards, au secours !' has its own sheet; the shelf of the radio tells how to call, but too calmly.
  const isAnswered = subjects.some(({ found }) => !["vhf", "urgences"].includes(found.sheet.theme));
  const help = !isAnswered && isCry(words, text) ? sheetNamed(index, CALL_FOR_HELP) : undefined;
  if (help) return { kind: "urgence", sheets: [help] };
  const nearest = near.slice(0, NEAREST).find(mayBeGrave);
  if (subjects.length === 0 && nearest && !isCalm(text)) return { kind: "urgence", sheets: [nearest.sheet] };
  return subjects.length > 0 ? { kind: "fiches", subjects, near } : { kind: "aucune", near };
}

/** Told in words we don't know, but nearest to an emergency: better one alarm too many. */
const mayBeGrave = ({ sheet, evidence, boats }: Found): boolean =>
  sheet.theme === "urgences" && evidence > 1 && boats >= PARTLY_OF_BOATS;
