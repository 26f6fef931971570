import { partsAtBreaks } from "../words/question.ts";
import { mistakesAllowed, mistakesBetween } from "../words/spelling.ts";
import type { Vocabulary } from "../words/vocabulary.ts";
import { wordsOf } from "../words/words.ts";
import type { Intent } from "./intent.ts";
import { RULES } from "./own-data-rules.ts";
import { OWN_WORDS } from "./own-data-words.ts";

/** How to do a thing, whether one may or must: that is for the sheets, whosever boat it is. */
const GENERAL =
  /\b(?:comment|pourquoi|faut il|peut on|puis je|doit on|a quoi|que faire|quoi faire|faire quoi|fais quoi|en fais|obligatoires?|a partir de|difference|chois\w+)\b/;

/** Whether it asks how, why or whether in general; `text` is the question without accents. */
export const isGeneral = (text: string): boolean => GENERAL.test(text);

/** Who tells more than this many words does not ask where his gaff is. */
const LONGEST = 60;

/** What a question asks of one's own boats, stock and maintenance; nothing when it asks something else. */
function recognise(question: string, vocabulary: Vocabulary): Intent | undefined {
  const words = wordsOf(question);
  if (words.length > LONGEST) return undefined;
  const text = words.map((word) => corrected(word, vocabulary)).join(" ");
  if (isGeneral(text)) return undefined;
  for (const { pattern, intent } of RULES) {
    const groups = pattern.exec(text);
    if (!groups) continue;
    const subject = nameIn(groups.groups?.subject ?? "") || (groups.groups?.verb ?? "");
    const read = intent(subject);
    if (!read) continue;
    return "subject" in read ? { ...read, subject: asTyped(subject, text, question) } : read;
  }
  return undefined;
}

/** Where one question may end and another begin. */
const BREAK = /[?;,\n]|\bet\b/gi;

/** The one or two things that a question asks of one's own boats, by the rules alone. */
export function readByRules(question: string, vocabulary: Vocabulary): Intent[] {
  for (const [before, after] of partsAtBreaks(question, BREAK)) {
    const first = recognise(before, vocabulary);
    const second = first && recognise(after, vocabulary);
    if (second && JSON.stringify(second) !== JSON.stringify(first)) return [first, second];
  }
  const whole = recognise(question, vocabulary);
  return whole ? [whole] : [];
}

/** A mistyped word of the rules as it should be. */
function corrected(word: string, vocabulary: Vocabulary): string {
  if (OWN_WORDS.has(word) || word.length < 5 || vocabulary.has(word)) return word;
  const allowed = Math.min(mistakesAllowed(word), 1);
  for (const known of OWN_WORDS) if (known.length > 4 && mistakesBetween(word, known, allowed) <= allowed) return known;
  return word;
}

const LEADING =
  /^(?:(?:de|d|du|des|le|la|les|l|un|une|mon|ma|mes|ce|cette|ces|notre|nos|deja|encore|bien|je|j|ai|il|a|derniere?|prochaine?) )+/;
const TRAILING =
  /(?: (?:a bord|en stock|sur (?:mon|le|notre) (?:bateau|voilier)|du bord|svp|stp|s il te plait|s il vous plait|la derniere fois|deja|encore|maintenant|il me reste|me reste|reste t il|il reste|j ai|ai je|de mon bateau|du bateau|cette annee))+$/;

const nameIn = (stretch: string): string =>
  `${stretch.trim()} `.replace(LEADING, "").trim().replace(TRAILING, "").trim();

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** The stretch of the question that `subject` was read from. */
function asTyped(subject: string, text: string, question: string): string {
  const at = text.lastIndexOf(subject);
  const before = text.slice(0, at).split(" ").length - 1;
  const typed = [...question.matchAll(WORD)];
  const first = typed[before];
  const last = typed[before + subject.split(" ").length - 1];
  // why: a number and its unit written as one are two words of ours; the count then doesn't fit.
  if (subject === "" || at < 0 || !first || !last || typed.length !== text.split(" ").length) return subject;
  return question.slice(first.index, last.index + last[0].length);
}
