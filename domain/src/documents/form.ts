import { z } from "zod";
import { day, text } from "../fields/index.ts";
import { ENDS_TOO_EARLY, endsBeforeItBegins, newPaper, PAPER_TYPES, type Paper } from "./schema.ts";

const { bateau_id: _, ...shape } = newPaper.shape;
const chosenDay = z.union([z.literal("").transform(() => null), day]);

/** A paper as a person fills it in: what is left empty is not known. */
export const paperForm = z
  .object({
    titre: text(1, 120),
    type: z.enum(PAPER_TYPES, "Choisissez un type."),
    numero: shape.numero.unwrap(),
    date_emission: chosenDay,
    date_expiration: chosenDay,
    note: shape.note.unwrap(),
    maintenance_id: z.string().transform((id) => id || null),
  })
  .refine((paper) => !endsBeforeItBegins(paper), { path: ["date_expiration"], error: ENDS_TOO_EARLY });
export type PaperForm = z.input<typeof paperForm>;
export type FilledPaper = z.output<typeof paperForm>;

/** What the form opens with: the paper that is edited, or nothing. */
export const paperFormValues = (
  paper: Partial<Paper> = {},
): Omit<PaperForm, "type"> & { type: PaperForm["type"] | "" } => ({
  titre: paper.titre ?? "",
  type: paper.type ?? "",
  numero: paper.numero ?? "",
  date_emission: paper.date_emission ?? "",
  date_expiration: paper.date_expiration ?? "",
  note: paper.note ?? "",
  maintenance_id: paper.maintenance_id ?? "",
});

/** The fields in which what was filled in differs from the paper. */
export function changedPaperFields(paper: Paper, filled: FilledPaper): Partial<FilledPaper> {
  const names = Object.keys(filled) as (keyof FilledPaper)[];
  return Object.fromEntries(names.filter((name) => filled[name] !== paper[name]).map((name) => [name, filled[name]]));
}
