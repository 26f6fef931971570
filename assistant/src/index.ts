import type { Answer, SheetPage, SheetReference, Theme } from "@bosco/domain/assistant";
import { loadSheets, type Sheet } from "../knowledge.ts";
import { compose } from "./compose.ts";
import { findAnswer, sheetNamed } from "./finding.ts";
import { knowledgeIndex } from "./search.ts";

export { warningOf } from "./compose.ts";
export { recogniseEach } from "./own-data.ts";

/** How many sheets ground a model. */
const GROUNDING = 4;

/** Builds the index before somebody asks: half a second of a processor. */
export const prepare = (): void => void knowledgeIndex();

/** The answer that our own sheets and glossary give. Never invents: what they don't hold is said not to be known. */
export function answerFromSheets(question: string): Answer {
  return compose(findAnswer(question));
}

/** What a model's answer is to rest on. `sure` is false when nothing of ours answers, and `sheets` are merely the nearest. */
export function passagesFor(question: string): { sheets: Sheet[]; urgence: boolean; sure: boolean } {
  const finding = findAnswer(question);
  if (finding.kind === "urgence") return { sheets: finding.sheets, urgence: true, sure: true };
  const leads = finding.kind === "fiches" ? finding.subjects.map(({ found }) => found.sheet) : [];
  const near = finding.near.map(({ sheet }) => sheet);
  return {
    sheets: [...new Set([...leads, ...near])].slice(0, GROUNDING),
    urgence: false,
    sure: finding.kind !== "aucune",
  };
}

export function listSheets(): (SheetReference & { theme: Theme })[] {
  return loadSheets().map(({ slug, titre, theme }) => ({ id: slug, titre, theme }));
}

export function findSheet(id: string): SheetPage | undefined {
  const sheet = sheetNamed(id);
  if (!sheet) return undefined;
  const { slug, titre, theme, source, avertissement, texte, liens } = sheet;
  const linked = liens.flatMap((link) => {
    const other = sheetNamed(link);
    return other ? [{ id: other.slug, titre: other.titre }] : [];
  });
  return { id: slug, titre, theme, source, avertissement, texte, liens: linked };
}
