import { z } from "zod";
import { amount, changes, day, hours, money, ownId, stamps, text, uuid } from "../fields/index.ts";
import { period } from "./period-schema.ts";
import { isByHours, lacksPeriod, PERIOD_MISSING, periodOf, RECURRENCES } from "./recurrence.ts";

/** The categories the form offers. */
export const MAINTENANCE_CATEGORIES = [
  "Moteur",
  "Coque",
  "Voiles",
  "Équipements de sécurité",
  "Électricité",
  "Plomberie",
] as const;
/** Known by an icon, no longer offered. */
const FORMER_CATEGORIES = ["Électronique", "Gréement", "Sécurité"] as const;
export type MaintenanceCategory = (typeof MAINTENANCE_CATEGORIES)[number] | (typeof FORMER_CATEGORIES)[number];

export const MAINTENANCE_STATUSES = ["En attente", "En cours", "Terminée"] as const;
export type MaintenanceStatus = (typeof MAINTENANCE_STATUSES)[number];

const maintenanceFields = z.object({
  bateau_id: uuid,
  titre: text(1, 120),
  categorie: z.enum([...MAINTENANCE_CATEGORIES, ...FORMER_CATEGORIES], "Catégorie inconnue."),
  date_echeance: day,
  recurrence: z.enum(RECURRENCES, "Récurrence inconnue."),
  ...period,
  /** The next one counts from when this one was due, not from when it was done. */
  a_date_fixe: z.boolean(),
  prix: money.nullable(),
  reference_articles: text(0, 500),
  description: text(0, 5000),
  /** Due at these engine hours; on the date too where the recurrence has months. Only while it follows the hours. */
  heures_echeance: amount(0, 300_000).nullable(),
  /** The engine it is about; without one, the boat's first. */
  moteur_id: uuid.nullable(),
  /** Who is to do it: the owner, or one of the crew. */
  assigne_id: uuid.nullable(),
});

export const maintenance = maintenanceFields.extend({
  id: uuid,
  // why defaults: exports of the releases before do not have them.
  recurrence_mois: period.recurrence_mois.default(null),
  recurrence_heures: period.recurrence_heures.default(null),
  a_date_fixe: z.boolean().default(false),
  moteur_id: uuid.nullable().default(null),
  assigne_id: uuid.nullable().default(null),
  /** The name of who is to do it. */
  assigne: text(1, 254).nullable().default(null),
  statut: z.enum(MAINTENANCE_STATUSES, "Statut inconnu."),
  /** When it was finished, and at how many engine hours. */
  date_realisation: day.nullable(),
  heures_realisation: hours.nullable(),
  /** Who finished it. */
  fait_par: text(1, 254).nullable().default(null),
  /** The occurrence this one follows: finishing it twice still makes one. */
  precedente_id: uuid.nullable(),
  /** The first due date of the series, so that a 31st comes back to the 31st after a February. */
  date_ancre: day.nullable(),
  ...stamps,
});
export type Maintenance = z.infer<typeof maintenance>;

export const newMaintenance = maintenanceFields
  .partial({
    recurrence: true,
    recurrence_mois: true,
    recurrence_heures: true,
    a_date_fixe: true,
    prix: true,
    reference_articles: true,
    description: true,
    heures_echeance: true,
    moteur_id: true,
    assigne_id: true,
  })
  .extend(ownId)
  .strict()
  .refine(({ recurrence = "Aucune", ...said }) => !lacksPeriod({ recurrence, ...said }), {
    path: ["recurrence_mois"],
    message: PERIOD_MISSING,
  });
export type NewMaintenance = z.infer<typeof newMaintenance>;

/** One that may be opened for a task of a checklist, which has failed: it is tied to it, and no limit of a plan refuses it. */
export const openedMaintenance = newMaintenance.safeExtend({ tache_id: uuid.optional() });

/** What a new maintenance has where nothing is said of it. */
const EMPTY_MAINTENANCE = {
  recurrence: "Aucune",
  a_date_fixe: false,
  moteur_id: null,
  assigne_id: null,
  assigne: null,
  prix: null,
  reference_articles: "",
  description: "",
  heures_echeance: null,
  statut: "En attente",
  date_realisation: null,
  heures_realisation: null,
  fait_par: null,
  precedente_id: null,
  date_ancre: null,
} as const satisfies Partial<Maintenance>;

/**
 * A new maintenance as it is kept. Hours mean nothing to work that does not follow them, nor a fixed date to what has no months;
 * the first engine, which has its boat's id, is not named.
 */
export function openMaintenance<New extends Omit<NewMaintenance, "id">>(wanted: New) {
  const { recurrence = "Aucune", recurrence_mois, recurrence_heures, a_date_fixe = false } = wanted;
  const { bateau_id, moteur_id = null, heures_echeance = null } = wanted;
  const period = periodOf({ recurrence, recurrence_mois, recurrence_heures });
  return {
    ...EMPTY_MAINTENANCE,
    ...wanted,
    ...period,
    a_date_fixe: a_date_fixe && period.recurrence_mois !== null,
    moteur_id: moteur_id === bateau_id ? null : moteur_id,
    heures_echeance: isByHours(period) ? heures_echeance : null,
  };
}

export const maintenanceChanges = changes(
  maintenanceFields.extend({
    statut: maintenance.shape.statut,
    date_realisation: day,
    heures_realisation: hours.nullable(),
    /** Said when one occurrence is moved, and the series is not. */
    date_ancre: day.nullable(),
  }),
);
export type MaintenanceChanges = z.infer<typeof maintenanceChanges>;
