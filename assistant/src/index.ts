import type { Answer, SheetPage, SheetReference, Theme } from "@bosco/domain/assistant";
import { compose } from "./engine/compose.ts";
import { inContext } from "./engine/context.ts";
import { findAnswer } from "./engine/finding.ts";
import { indexKnowledge, type KnowledgeIndex } from "./engine/index-knowledge.ts";
import { recogniseEach } from "./engine/own-question.ts";
import type { OwnNames } from "./finder/own-names.ts";
import { answerFromData, type OwnQuestion } from "./own-data/index.ts";
import { type OwnBoats, onTheseBoats } from "./own-data/on-these-boats.ts";
import type { Intent } from "./recognisers/intent.ts";
import { needsASheet } from "./recognisers/needs-a-sheet.ts";
import { type Knowledge, type Sheet, sheetNamed } from "./sheets/knowledge.ts";
import { readQuestion } from "./words/question.ts";

export { IN_NEED, warningOf } from "./engine/compose.ts";
export { OWN_SLOTS, type OwnNames, type OwnSlot } from "./finder/own-names.ts";
export { boatFactsForModel } from "./own-data/facts-for-model.ts";
export { ARTICLE_FIELDS, MAINTENANCE_FIELDS, type OwnRows } from "./own-data/own-rows.ts";
export type { Intent } from "./recognisers/intent.ts";
export type { Sheet } from "./sheets/knowledge.ts";

/** How many sheets ground a model. */
const GROUNDING = 4;

/** From this doubt on a question is taken to be none of ours, and a model is not asked what the sheets don't know. */
const ELSEWHERE = 0.8;

/** How many of the nearest sheets may be none of an emergency, for a model to answer alone. */
const GRAVEST_AMONG = 3;

export interface Passages {
  sheets: Sheet[];
  urgence: boolean;
  /** Whether they answer; if not, they are merely the nearest. */
  sure: boolean;
  /** Whether the asker is asked which of several sheets is meant. */
  asksBack: boolean;
  /** Whether nobody may answer it but a sheet: a dose, a duty. */
  needsSheet: boolean;
  /** Whether a model may answer from what it knows itself: never a dose, a duty, what may be an emergency or is none of ours. */
  mayGoWithout: boolean;
}

export type Assistant = ReturnType<typeof createAssistant>;

/** The assistant over what it is given to know. Text in, text out: it reads no file, no clock and no database. */
export function createAssistant(knowledge: Knowledge) {
  let index: KnowledgeIndex | undefined;
  /** why: a second of a processor, which a list of the sheets needn't wait for. */
  const indexed = (): KnowledgeIndex => {
    index ??= indexKnowledge(knowledge);
    return index;
  };
  const answerFromSheets = (question: string): Answer => compose(indexed(), findAnswer(indexed(), question));

  return {
    /** Builds the index before somebody asks. */
    prepare: (): void => void indexed(),

    /** What a question asks, after the one before it: 'et pour un hors-bord ?'. */
    inContext: (question: string, before: string | undefined): string => inContext(indexed(), question, before),

    /** The answer that our own sheets and glossary give. Never invents: what they don't hold is said not to be known. */
    answerFromSheets,

    /** What a question asks of one's own boats, mostly one thing, three at most; none when it asks something else. */
    recogniseEach: (question: string, names?: OwnNames): Intent[] => recogniseEach(question, indexed(), names),

    /** Answers a question about one's own boats from the asker's rows. */
    answerFromData: (asked: OwnQuestion): Promise<Answer> => answerFromData(asked, answerFromSheets),

    /** An answer from the sheets, with what it means for the asker's own boats. */
    onTheseBoats: (answer: Answer, own: Omit<OwnBoats, "index">): Promise<Answer> =>
      onTheseBoats(answer, { ...own, index: indexed() }),

    /** What a model's answer is to rest on. */
    passagesFor(question: string): Passages {
      const finding = findAnswer(indexed(), question);
      if (finding.kind === "urgence")
        return {
          sheets: finding.sheets,
          urgence: true,
          sure: true,
          asksBack: false,
          needsSheet: true,
          mayGoWithout: false,
        };
      const leads = finding.kind === "fiches" ? finding.subjects.map(({ found }) => found.sheet) : [];
      const near = finding.near.map(({ sheet }) => sheet);
      const isElsewhere = (finding.near[0]?.doubt ?? 1) >= ELSEWHERE;
      const mayBeGrave = finding.near.slice(0, GRAVEST_AMONG).some(({ sheet }) => sheet.theme === "urgences");
      const needsSheet = needsASheet(question);
      const isAsked = readQuestion(question, indexed().vocabulary).some(({ known }) => known);
      return {
        sheets: [...new Set([...leads, ...near])].slice(0, GROUNDING),
        urgence: false,
        sure: finding.kind === "fiches" || finding.kind === "terme",
        asksBack: finding.kind === "choix",
        needsSheet,
        mayGoWithout: isAsked && !isElsewhere && !mayBeGrave && !needsSheet,
      };
    },

    listSheets: (): (SheetReference & { theme: Theme })[] =>
      knowledge.sheets.map(({ slug, titre, theme }) => ({ id: slug, titre, theme })),

    findSheet(id: string): SheetPage | undefined {
      const sheet = sheetNamed(knowledge, id);
      if (!sheet) return undefined;
      const { slug, titre, theme, source, avertissement, texte, liens } = sheet;
      const linked = liens.flatMap((link) => {
        const other = sheetNamed(knowledge, link);
        return other ? [{ id: other.slug, titre: other.titre }] : [];
      });
      return { id: slug, titre, theme, source, avertissement, texte, liens: linked };
    },
  };
}
