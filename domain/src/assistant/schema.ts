import { z } from "zod";
import { CHECKLIST_TYPES } from "../checklists/index.ts";
import { day, instant, text, uuid, whole } from "../fields/index.ts";
import { MAINTENANCE_CATEGORIES } from "../maintenance/index.ts";
import { THEMES } from "./themes.ts";

export const QUESTION_MAX = 2000;
export const ANSWER_MAX = 50_000;

/** What an answer was made of: our sheets, the asker's own boats, a model grounded in both, or nothing that fits. */
export const ANSWER_ORIGINS = ["fiches", "donnees", "modele", "aucune"] as const;
export type AnswerOrigin = (typeof ANSWER_ORIGINS)[number];

const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Fiche inconnue.");

/** A sheet by its name, as an answer quotes it. */
export const sheetReference = z.object({ id: slug, titre: text(1, 120) });
export type SheetReference = z.infer<typeof sheetReference>;

/** A page of Bosco that shows what the answer speaks of. */
const pageLink = z.object({
  titre: text(1, 60),
  // why: « //ailleurs.example » begins with a slash too, and leads out of Bosco.
  chemin: z
    .string()
    .max(200)
    .regex(/^\/(?![/\\])[^\\]*$/, "Page inconnue."),
});
export type PageLink = z.infer<typeof pageLink>;

/** What stands beneath an answer. */
export const annexes = z.object({
  /** The sheets the answer was made of. */
  fiches: z.array(sheetReference).max(6),
  /** The nearest subjects, when none fits. */
  proches: z.array(sheetReference).max(3),
  liens: z.array(pageLink).max(4),
  /** The answer as a maintenance to plan, or as a checklist to follow. */
  maintenance: z
    .object({ titre: text(1, 120), categorie: z.enum(MAINTENANCE_CATEGORIES), description: text(0, 5000) })
    .nullable(),
  checklist: z
    .object({ nom: text(1, 120), type: z.enum(CHECKLIST_TYPES), taches: z.array(text(1, 500)).min(1).max(50) })
    .nullable(),
});
export type Annexes = z.infer<typeof annexes>;

export const question = z.object({
  id: uuid,
  question: text(1, QUESTION_MAX),
  /** Plain text with the few marks of our sheets: paragraphs, lists, tables, bold type, headings, « > Attention ». */
  reponse: text(1, ANSWER_MAX),
  origine: z.enum(ANSWER_ORIGINS),
  urgence: z.boolean(),
  annexes,
  created_at: instant,
});
export type Question = z.infer<typeof question>;

/** An answer before it is filed. */
export type Answer = Pick<Question, "reponse" | "origine" | "urgence" | "annexes">;

export const asked = z.strictObject({ question: text(1, QUESTION_MAX) });

/** A question that a device has answered without a network: the server answers it again, files it, and counts it. */
export const askedOffline = asked.extend({ id: uuid, posee_le: instant });
export type AskedOffline = z.infer<typeof askedOffline>;

export const assistantUsage = z.object({ date_usage: day, questions_count: whole(0, 1_000_000) });
export type AssistantUsage = z.infer<typeof assistantUsage>;

/** One sheet of the knowledge base, as it is read. */
export const sheet = sheetReference.extend({
  theme: z.enum(THEMES),
  source: z.string(),
  avertissement: z.string().nullable(),
  texte: z.string(),
  liens: z.array(sheetReference),
});
export type SheetPage = z.infer<typeof sheet>;
