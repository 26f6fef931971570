import type { Annexes, Answer, SheetReference } from "@bosco/domain/assistant";
import { type Sheet, sheetNamed } from "../sheets/knowledge.ts";
import { wordsOf } from "../words/words.ts";
import { CALL_FOR_HELP, type Finding } from "./finding.ts";
import { checklistFrom, maintenanceFrom } from "./follow-up.ts";
import type { KnowledgeIndex } from "./index-knowledge.ts";
import type { Found } from "./search.ts";
import { answeringSections } from "./sections.ts";
import type { Subject } from "./subjects.ts";

/** What is proposed when a question shares no word with any sheet. */
const USUAL_SUBJECTS = [CALL_FOR_HELP, "vidange-moteur-in-bord", "bulletin-meteo-marine"];
const PROPOSED = 3;
/** Below this the answer says that it is the nearest subject and no more. */
const CLEAR = 0.4;
/** Another sheet that is meant as surely as this is one press away. */
const MAY_BE_MEANT = 0.15;
export const IN_NEED = "En cas d’urgence en mer : VHF **canal 16** ou téléphone **196** (CROSS).";
const CALL =
  "**Pour appeler** : VHF **canal 16**, bouton rouge ASN ; sans VHF, téléphone **196** (CROSS, gratuit, jour et nuit). À quai : 112.";
/** Where a spark can kill, the call is made elsewhere. */
const CALL_BY_SHEET: Record<string, string> = {
  "odeur-de-gaz":
    "**Pour appeler** : dehors seulement, loin des ouvertures : VHF portable **canal 16**, ou téléphone **196** (CROSS). À quai : 18 ou 112.",
};

/** A finding put into readable French: never a word that a sheet, the glossary or this file does not hold. */
export function compose(index: KnowledgeIndex, finding: Finding): Answer {
  switch (finding.kind) {
    case "urgence":
      return {
        reponse: finding.sheets
          .map((sheet, at) => emergencyPart(sheet, finding.sheets.length > 1, at === 0))
          .join("\n\n"),
        origine: "fiches",
        urgence: true,
        annexes: annexesOf({ fiches: finding.sheets.map(reference) }),
      };
    case "terme":
      return explain(index, finding);
    case "fiches":
      return fromSubjects(index, finding);
    case "choix":
      return askBack(finding.choice.map(({ sheet }) => sheet));
    case "aucune":
      return {
        reponse: `Je n’ai pas de fiche qui réponde à cette question, et je n’invente rien. Je connais le bateau, son entretien, sa sécurité, la navigation et la vie à bord : reformulez avec d’autres mots, ou choisissez l’un des sujets les plus proches ci-dessous.\n\n${IN_NEED}`,
        origine: "aucune",
        urgence: false,
        annexes: annexesOf({ proches: nearest(index, finding.near) }),
      };
  }
}

function fromSubjects(index: KnowledgeIndex, { subjects, near }: Extract<Finding, { kind: "fiches" }>): Answer {
  const sheets = subjects.map(({ found }) => found.sheet);
  const [only] = subjects.length === 1 ? subjects : [];
  const isFar = only !== undefined && only.found.belief < CLEAR;
  const parts = subjects.map((subject) =>
    part(index, subject, { headed: subjects.length > 1, named: only !== undefined && !isFar }),
  );
  const opening = isFar ? [`Le sujet le plus proche que je connaisse : **${only.found.sheet.titre}**.`] : [];
  return {
    reponse: [...opening, ...parts].join("\n\n"),
    origine: "fiches",
    urgence: false,
    annexes: annexesOf({
      fiches: sheets.map(reference),
      proches: only ? mayBeMeant(near, only.found.sheet) : [],
      maintenance: only ? maintenanceFrom(only.found.sheet) : null,
      checklist: only ? checklistFrom(only.found.sheet) : null,
    }),
  };
}

/** Nothing is guessed where one press says what is meant. */
function askBack(sheets: readonly Sheet[]): Answer {
  const names = sheets.map(({ titre }) => `de «\u00a0${titre}\u00a0»`);
  const which = `${names.slice(0, -1).join(", ")} ou ${names.at(-1)}`;
  return {
    reponse: `Je préfère vous le demander\u00a0: parlez-vous ${which}\u00a0?\n\nTouchez le bon sujet ci-dessous, ou posez la question avec d’autres mots. Cette question ne compte pas.\n\n${IN_NEED}`,
    origine: "aucune",
    urgence: false,
    annexes: annexesOf({ proches: sheets.map(reference) }),
  };
}

const mayBeMeant = (near: readonly Found[], answered: Sheet) =>
  near
    .filter(({ sheet, belief }) => sheet !== answered && belief >= MAY_BE_MEANT)
    .slice(0, PROPOSED)
    .map(({ sheet }) => reference(sheet));

function explain(index: KnowledgeIndex, { term, sheet, near }: Extract<Finding, { kind: "terme" }>): Answer {
  const definition = `**${term.terme}** : ${term.definition}`;
  return {
    reponse: sheet ? `${definition}\n\n${part(index, sheet, {})}` : definition,
    origine: "fiches",
    urgence: false,
    annexes: annexesOf({
      fiches: sheet ? [reference(sheet.found.sheet)] : [],
      proches: near
        .slice(0, PROPOSED)
        .map(({ sheet: one }) => reference(one))
        .filter(({ id }) => id !== sheet?.found.sheet.slug),
    }),
  };
}

function part(
  { weight }: KnowledgeIndex,
  { found: { sheet }, words, asks }: Subject,
  { headed = false, named = false },
): string {
  const terms = new Set(words.flatMap(({ known }) => known?.term ?? []));
  const { kept, left } = answeringSections(sheet, { terms, text: wordsOf(asks).join(" ") }, weight);
  return [
    ...(headed ? [`## ${sheet.titre}`] : []),
    ...warningOf(sheet),
    ...(named ? [`D’après la fiche « ${sheet.titre} » :`] : []),
    ...kept.map(({ text }) => text),
    ...(left.length > 0 ? [`La suite est dans la fiche « ${sheet.titre} ».`] : []),
  ].join("\n\n");
}

function emergencyPart(sheet: Sheet, headed: boolean, first: boolean): string {
  return [
    ...(headed ? [`## ${sheet.titre}`] : []),
    ...warningOf(sheet),
    ...(first ? [CALL_BY_SHEET[sheet.slug] ?? CALL] : []),
    sheet.texte,
  ].join("\n\n");
}

/** What must be read before anything else, as an answer says it. */
export const warningOf = ({ avertissement }: Pick<Sheet, "avertissement">): string[] =>
  avertissement ? [`> Attention : ${avertissement}`] : [];

const reference = ({ slug, titre }: Sheet): SheetReference => ({ id: slug, titre });

function nearest(index: KnowledgeIndex, near: Found[]): SheetReference[] {
  const sheets = [
    ...near.map(({ sheet }) => sheet),
    ...USUAL_SUBJECTS.flatMap((slug) => sheetNamed(index, slug) ?? []),
  ];
  return [...new Set(sheets)].slice(0, PROPOSED).map(reference);
}

export function annexesOf(some: Partial<Annexes>): Annexes {
  return { fiches: [], proches: [], liens: [], maintenance: null, checklist: null, ...some };
}
