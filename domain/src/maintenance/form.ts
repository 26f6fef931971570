import { z } from "zod";
import { day, uuid } from "../fields/index.ts";
import { period } from "./period-schema.ts";
import { lacksPeriod, PERIOD_MISSING, periodOf } from "./recurrence.ts";
import { maintenance } from "./schema.ts";

const shape = maintenance.shape;
const REQUIRED = "Ce champ est requis.";

/** A choice that is not made yet is '' in a form, and never leaves it. */
const category = z.union([z.literal(""), shape.categorie]).transform((value, context) => {
  if (value !== "") return value;
  context.issues.push({ code: "custom", message: REQUIRED, input: value });
  return z.NEVER;
});

const typedNumber = z.union([z.number(), z.nan()]).nullable();

/** The due date, the title and so on, as a person fills them in; the status and completion when editing. */
export const maintenanceForm = z
  .object({
    bateau_id: z.string().min(1, REQUIRED),
    titre: shape.titre,
    categorie: category,
    date_echeance: day,
    recurrence: shape.recurrence,
    // judged below, where they are shown: what is typed and hidden again is nobody's mistake
    recurrence_mois: typedNumber,
    recurrence_heures: typedNumber,
    a_date_fixe: z.boolean(),
    heures_echeance: shape.heures_echeance,
    moteur_id: uuid.nullable(),
    assigne_id: uuid.nullable(),
    prix: shape.prix,
    reference_articles: shape.reference_articles,
    description: shape.description,
    statut: shape.statut,
    date_realisation: z.union([z.literal(""), day]).transform((value) => value || undefined),
    heures_realisation: shape.heures_realisation,
  })
  .superRefine((values, context) => {
    if (values.recurrence !== "Autre") return;
    for (const issue of z.object(period).safeParse(values).error?.issues ?? []) context.addIssue({ ...issue });
    if (lacksPeriod(values)) context.addIssue({ code: "custom", path: ["recurrence_mois"], message: PERIOD_MISSING });
  })
  .transform((values) => ({ ...values, ...periodOf(values) }));
export type MaintenanceForm = z.input<typeof maintenanceForm>;
export type FilledMaintenance = z.output<typeof maintenanceForm>;

/** Whether everything marked with a star is there. */
export function isComplete(values: Partial<MaintenanceForm>): boolean {
  const { bateau_id, titre, categorie, date_echeance } = values;
  return Boolean(bateau_id && titre?.trim() && categorie && date_echeance);
}

type Sent = Omit<FilledMaintenance, "date_realisation"> & { date_realisation?: string | undefined };

/** What differs from the row as it was opened: an edit sends nothing else. */
export function changedFields(row: z.infer<typeof maintenance>, filled: FilledMaintenance): Partial<Sent> {
  const before: Record<string, unknown> = row;
  const finished = filled.statut === "Terminée";
  // why: hours that are left as they are go with another engine or boat too, or they would be taken for the former one's.
  const isOtherEngine = filled.moteur_id !== row.moteur_id || filled.bateau_id !== row.bateau_id;
  const entries = Object.entries(filled).filter(([name, value]) => {
    if (!finished && (name === "date_realisation" || name === "heures_realisation")) return false;
    if (isOtherEngine && name === "heures_echeance") return true;
    return value !== undefined && value !== before[name];
  });
  return Object.fromEntries(entries);
}
