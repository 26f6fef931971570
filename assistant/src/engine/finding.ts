import { isCalm, isCry, isMayday } from "../recognisers/emergency.ts";
import { termAskedFor } from "../recognisers/glossary.ts";
import { type Sheet, sheetNamed, type Term } from "../sheets/knowledge.ts";
import { readQuestion } from "../words/question.ts";
import { wordsOf } from "../words/words.ts";
import { alarmIn } from "./alarm.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import type { Found } from "./search.ts";
import { type Subject, subjectsOf } from "./subjects.ts";

/** What an answer is made from. */
export type Finding =
  | { kind: "urgence"; sheets: Sheet[] }
  | { kind: "terme"; term: Term; sheet: Subject | undefined; near: Found[] }
  | { kind: "fiches"; subjects: Subject[]; near: Found[] }
  | { kind: "choix"; choice: Found[]; near: Found[] }
  | { kind: "aucune"; near: Found[] };

export const CALL_FOR_HELP = "appeler-les-secours";
/** The question is the sheet's own, in other words. */
const SAME_QUESTION = 0.75;
/** An emergency's sheet is the nearest, and something may be happening from this level of alarm on. */
const GRAVE = 0.3;

/** The sheet whose title the question is to the letter, as a press on a proposal asks it. */
function sheetTitled(index: KnowledgeIndex, question: string): Finding | undefined {
  const filed = [...index.filed.values()].find(({ sheet }) => sheet.titre === question);
  if (!filed) return undefined;
  const { sheet } = filed;
  if (sheet.theme === "urgences") return { kind: "urgence", sheets: [sheet] };
  const found: Found = { sheet, score: 1, likeness: 1, evidence: 1, chance: 1, belief: 1, doubt: 0 };
  const words = readQuestion(question, index.vocabulary);
  return { kind: "fiches", subjects: [{ asks: question, words, found }], near: [found] };
}

/** An emergency before anything else, then a term to explain, then the sheets. */
export function findAnswer(index: KnowledgeIndex, question: string): Finding {
  const chosen = sheetTitled(index, question);
  if (chosen) return chosen;
  const words = readQuestion(question, index.vocabulary);
  const text = wordsOf(question).join(" ") + (question.includes("!!") ? " !!" : "");
  const asked = termAskedFor(question, index.glossary);
  const alarm = alarmIn(index, question);
  const emergencies = asked && !asked.bare ? [] : alarm.sheets;
  const grave = emergencies.length === 0 && isMayday(text) ? [CALL_FOR_HELP] : emergencies;
  if (grave.length > 0) return { kind: "urgence", sheets: grave.flatMap((slug) => sheetNamed(index, slug) ?? []) };
  const { subjects, choice, near } = subjectsOf(index, question, { calm: isCalm(text) });
  const [first] = subjects;
  const nearest = first?.found ?? choice[0];
  if (asked) {
    const isOwnQuestion = first !== undefined && first.found.likeness >= SAME_QUESTION;
    return { kind: "terme", term: asked.term, sheet: isOwnQuestion ? first : undefined, near };
  }
  // why without asking how calm it sounds: what may be one of two emergencies is one, and nobody in need is asked which.
  const isGrave = choice.length > 0 || (alarm.level >= GRAVE && !isCalm(text));
  if (nearest?.sheet.theme === "urgences" && isGrave) {
    const meant = first ? subjects.map(({ found }) => found) : choice;
    return {
      kind: "urgence",
      sheets: meant.flatMap(({ sheet }) => (sheet.theme === "urgences" ? [sheet] : [])).slice(0, 2),
    };
  }
  // why not before: 'des cafards, au secours !' has its own sheet; the shelf of the radio tells how to call, but too calmly.
  const isAnswered = subjects.some(({ found }) => !["vhf", "urgences"].includes(found.sheet.theme));
  const help = !isAnswered && isCry(words, text) ? sheetNamed(index, CALL_FOR_HELP) : undefined;
  if (help) return { kind: "urgence", sheets: [help] };
  if (subjects.length > 0) return { kind: "fiches", subjects, near };
  return choice.length > 0 ? { kind: "choix", choice, near } : { kind: "aucune", near };
}
