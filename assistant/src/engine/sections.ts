import type { Sheet } from "../sheets/knowledge.ts";
import { EVERYDAY_STEMS } from "../words/everyday-words.ts";
import { termsOf } from "../words/words.ts";

/** A part of a sheet that can stand alone: a heading with what follows it, or a paragraph. */
export interface Section {
  heading: string | undefined;
  text: string;
  isProcedure: boolean;
}

const HEADING_LINE = /^\*\*([^*]+)\*\*(?:\s:)?$/;
const HEADING_START = /^\*\*([^*]+)\*\*\s?[:,(]/;
const LIST_OR_TABLE = /^\s*(?:- |\d+\. |\|)/;

function sectionsOf(texte: string): Section[] {
  const sections: Section[] = [];
  for (const block of texte.split(/\n{2,}/)) {
    const last = sections.at(-1);
    const opensAList = last !== undefined && /(?:\*\*|:)$/.test(last.text) && !LIST_OR_TABLE.test(last.text);
    if (last && opensAList && LIST_OR_TABLE.test(block)) {
      last.text += `\n\n${block}`;
      last.isProcedure = isSteps(block);
    } else {
      sections.push({ heading: headingOf(block), text: block, isProcedure: isSteps(block) });
    }
  }
  return sections;
}

const isSteps = (block: string) => /^\d+\. /m.test(block);

function headingOf(block: string): string | undefined {
  const first = block.split("\n", 1)[0] ?? "";
  return (HEADING_LINE.exec(first) ?? HEADING_START.exec(first))?.[1]?.trim();
}

const WHOLE_BELOW_SECTIONS = 3;
const KEEP_FROM = 0.6;
/** What a heading weighs that answers the kind of question asked. */
const ANSWERS_KIND = 4;
/** Letters too few to be worth leaving out, and too few to be an answer. */
const LEAVABLE = 200;
const ANSWERING = 260;
/** How much of a heading the question must hold. */
const HEADING_SHARE = 0.7;
const HOW = /\b(?:comment|proceder|etapes?|methode)\b/;
const KINDS: [asked: RegExp, heading: RegExp][] = [
  [/\bquand\b|\btous les combien\b|\bfrequence\b|\bcombien d heures\b/, /quand|fréquence/i],
  [/^(?:et |bonjour )?ou\b|\bou (?:placer|mettre|installer|ranger|fixer)\b/, /où|placer|emplacement|installer|ranger/i],
  [/\bpourquoi\b|\bd ou vient\b/, /pourquoi|causes?/i],
];

/**
 * The sections that answer: those whose heading names what the question names beyond the sheet's subject, or answers
 * its kind; with the opening lines, and the steps when it asks how. All of them when no heading does; those that answer come first when they
 * are too short to stand alone.
 */
export function answeringSections(
  sheet: Sheet,
  asked: { terms: ReadonlySet<string>; text: string },
  weight: (term: string) => number,
): { kept: Section[]; left: Section[] } {
  const sections = sectionsOf(sheet.texte);
  const subject = new Set(termsOf(sheet.titre));
  const kind = KINDS.find(([question]) => question.test(asked.text))?.[1];
  const scores = sections.map(({ heading }) => {
    if (heading === undefined) return 0;
    const terms = termsOf(heading).filter((term) => !EVERYDAY_STEMS.has(term));
    const shared = terms.filter((term) => asked.terms.has(term));
    const named = shared.length >= HEADING_SHARE * terms.length ? shared.filter((term) => !subject.has(term)) : [];
    return named.reduce((sum, term) => sum + weight(term), kind?.test(heading) ? ANSWERS_KIND : 0);
  });
  const best = Math.max(0, ...scores);
  if (sections.length < WHOLE_BELOW_SECTIONS || best === 0) return { kept: sections, left: [] };
  const isKept = (section: Section, at: number) =>
    (scores[at] ?? 0) >= KEEP_FROM * best ||
    (at === 0 && section.heading === undefined && !section.isProcedure) ||
    (HOW.test(asked.text) && section.isProcedure);
  const left = sections.filter((section, at) => !isKept(section, at));
  const kept = sections.filter(isKept);
  if (lengthOf(left) < LEAVABLE) return { kept: sections, left: [] };
  return lengthOf(kept) < ANSWERING ? { kept: [...kept, ...left], left: [] } : { kept, left };
}

const lengthOf = (sections: Section[]) => sections.reduce((sum, { text }) => sum + text.length, 0);
