import type { Answer, SheetPage, SheetReference, Theme } from "@bosco/domain/assistant";
import { compose } from "./engine/compose.ts";
import { findAnswer } from "./engine/finding.ts";
import { indexKnowledge, type KnowledgeIndex } from "./engine/index-knowledge.ts";
import { answerFromData, type OwnQuestion } from "./own-data/index.ts";
import type { Intent } from "./recognisers/intent.ts";
import { recogniseEach } from "./recognisers/own-data.ts";
import { type Knowledge, type Sheet, sheetNamed } from "./sheets/knowledge.ts";

export { warningOf } from "./engine/compose.ts";
export { boatFactsForModel } from "./own-data/facts-for-model.ts";
export { ARTICLE_FIELDS, MAINTENANCE_FIELDS, type OwnRows } from "./own-data/own-rows.ts";
export type { Intent } from "./recognisers/intent.ts";
export type { Sheet } from "./sheets/knowledge.ts";

/** How many sheets ground a model. */
const GROUNDING = 4;

export type Assistant = ReturnType<typeof createAssistant>;

/** The assistant over what it is given to know. Text in, text out: it reads no file, no clock and no database. */
export function createAssistant(knowledge: Knowledge) {
  let index: KnowledgeIndex | undefined;
  /** why: half a second of a processor, which a list of the sheets needn't wait for. */
  const indexed = (): KnowledgeIndex => {
    index ??= indexKnowledge(knowledge);
    return index;
  };
  const answerFromSheets = (question: string): Answer => compose(indexed(), findAnswer(indexed(), question));

  return {
    /** Builds the index before somebody asks. */
    prepare: (): void => void indexed(),

    /** The answer that our own sheets and glossary give. Never invents: what they don't hold is said not to be known. */
    answerFromSheets,

    /** The one or two things that a question asks of one's own boats; none when it asks something else. */
    recogniseEach: (question: string): Intent[] => recogniseEach(question, indexed().vocabulary),

    /** Answers a question about one's own boats from the asker's rows. */
    answerFromData: (asked: OwnQuestion): Promise<Answer> => answerFromData(asked, answerFromSheets),

    /** What a model's answer is to rest on. `sure` is false when nothing of ours answers, and `sheets` are merely the nearest. */
    passagesFor(question: string): { sheets: Sheet[]; urgence: boolean; sure: boolean } {
      const finding = findAnswer(indexed(), question);
      if (finding.kind === "urgence") return { sheets: finding.sheets, urgence: true, sure: true };
      const leads = finding.kind === "fiches" ? finding.subjects.map(({ found }) => found.sheet) : [];
      const near = finding.near.map(({ sheet }) => sheet);
      const sheets = [...new Set([...leads, ...near])].slice(0, GROUNDING);
      return { sheets, urgence: false, sure: finding.kind !== "aucune" };
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
