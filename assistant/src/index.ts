import type { Answer, SheetPage, SheetReference, Theme } from "@bosco/domain/assistant";
import { compose } from "./engine/compose.ts";
import { inContext } from "./engine/context.ts";
import { findAnswer } from "./engine/finding.ts";
import { indexKnowledge, type KnowledgeIndex } from "./engine/index-knowledge.ts";
import { recogniseEach } from "./engine/own-question.ts";
import type { OwnNames } from "./finder/own-names.ts";
import { answerFromData, type OwnQuestion } from "./own-data/index.ts";
import { type OwnBoats, onTheseBoats } from "./own-data/on-these-boats.ts";
import type { OwnRows } from "./own-data/own-rows.ts";
import { ListNotKept, type OwnLists, rowsInLists } from "./own-data/rows-in-lists.ts";
import type { Intent } from "./recognisers/intent.ts";
import { needsASheet } from "./recognisers/needs-a-sheet.ts";
import { type Knowledge, type Sheet, sheetNamed } from "./sheets/knowledge.ts";
import { readQuestion } from "./words/question.ts";

export { IN_NEED, warningOf } from "./engine/compose.ts";
export { type OwnNames, type OwnSlot, ownNames } from "./finder/own-names.ts";
export { boatFactsForModel } from "./own-data/facts-for-model.ts";
export { ARTICLE_FIELDS, MAINTENANCE_FIELDS, MOST, type OwnRows } from "./own-data/own-rows.ts";
export type { OwnLists } from "./own-data/rows-in-lists.ts";
export type { Intent } from "./recognisers/intent.ts";
export type { Knowledge, Sheet } from "./sheets/knowledge.ts";

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

/** A question as it is understood before any row is read: what our sheets answer, and whether it is an emergency. */
export interface Understood {
  question: string;
  fromSheets: Answer;
  isEmergency: boolean;
}

/** Who asks: his rows, what he asked a moment before, and his day. */
export interface Asker {
  rows: OwnRows;
  before: string | undefined;
  today: string;
  /** Counts a question that is no emergency, or refuses by failing. */
  count: () => Promise<void> | void;
}

/** Our own answer, what was asked once the question before is known, and whether it is about the asker's own rows. */
export interface Answered {
  answer: Answer;
  asked: string;
  isOwn: boolean;
}

/** Who asks on a device without a network: the lists that it keeps, and whether one more question may be answered today. */
export type KeptAsker = Pick<Asker, "before" | "today"> & { lists: Partial<OwnLists>; mayAsk: boolean };

/** No answer: the day has no more questions, or the lists that it takes were never read on this device. */
export type AnsweredHere = { answer: Answer } | { refused: "limite" | "listes" };

class DayIsOver extends Error {}

export type Assistant = ReturnType<typeof createAssistant>;

function orWithoutLists<Instead>(error: unknown, instead: Instead): Instead {
  if (error instanceof ListNotKept) return instead;
  throw error;
}

/** The assistant over what it is given to know. Text in, text out: it reads no file, no clock and no database. */
export function createAssistant(knowledge: Knowledge) {
  let index: KnowledgeIndex | undefined;
  /** why: a second of a processor, which a list of the sheets needn't wait for. */
  const indexed = (): KnowledgeIndex => {
    index ??= indexKnowledge(knowledge);
    return index;
  };
  const answerFromSheets = (question: string): Answer => compose(indexed(), findAnswer(indexed(), question));
  const recognise = (question: string, names?: OwnNames): Intent[] => recogniseEach(question, indexed(), names);

  const understand = (question: string): Understood => {
    const fromSheets = answerFromSheets(question);
    return { question, fromSheets, isEmergency: fromSheets.urgence && recognise(question).length === 0 };
  };

  async function answer({ question, fromSheets }: Understood, asker: Asker): Promise<Answered> {
    const { rows, before, today, count } = asker;
    const asked = inContext(indexed(), question, before);
    const intents = recognise(asked, await rows.names());
    const isOwn = intents.length > 0;
    const ofSheets = asked === question ? fromSheets : answerFromSheets(asked);
    // why before counting: 'et après ?' is an emergency by what was asked before it, and counts no more than that.
    if (ofSheets.urgence && !isOwn) return { answer: ofSheets, asked, isOwn };
    await count();
    const own = { rows, question: asked, today };
    if (isOwn) return { answer: await answerFromData({ ...own, intents }, answerFromSheets), asked, isOwn };
    const aboard = onTheseBoats(ofSheets, { ...own, index: indexed() });
    // why: without what it means aboard, what a sheet says is still the answer.
    return { answer: await aboard.catch((error) => orWithoutLists(error, ofSheets)), asked, isOwn };
  }

  return {
    /** Builds the index before somebody asks. */
    prepare: (): void => void indexed(),

    understand,

    /** Answers a question from the sheets and the asker's rows: wherever they are kept, the same. */
    answer,

    /** The whole way of a question on a device that keeps the asker's lists. */
    async answerFromLists(question: string, { lists, mayAsk, ...asker }: KeptAsker): Promise<AnsweredHere> {
      const understood = understand(question);
      if (understood.isEmergency) return { answer: understood.fromSheets };
      const count = () => {
        if (!mayAsk) throw new DayIsOver();
      };
      try {
        return { answer: (await answer(understood, { ...asker, rows: rowsInLists(lists), count })).answer };
      } catch (error) {
        if (error instanceof DayIsOver) return { refused: "limite" };
        return orWithoutLists(error, { refused: "listes" });
      }
    },

    /** What a question asks, after the one before it: 'et pour un hors-bord ?'. */
    inContext: (question: string, before: string | undefined): string => inContext(indexed(), question, before),

    /** The answer that our own sheets and glossary give. Never invents: what they don't hold is said not to be known. */
    answerFromSheets,

    /** What a question asks of one's own boats, mostly one thing, a few at most; none when it asks something else. */
    recogniseEach: recognise,

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
