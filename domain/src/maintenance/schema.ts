import { z } from "zod";
import { amount, changes, day, hours, money, ownId, stamps, text, uuid } from "../fields/index.ts";

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

export const RECURRENCES = ["Aucune", "Mensuelle", "Annuelle", "Tous les 6 mois", "Tous les 100 heures"] as const;
export type Recurrence = (typeof RECURRENCES)[number];
/** The one recurrence that follows the engine's hours, and its period. */
export const BY_HOURS: Recurrence = "Tous les 100 heures";
export const HOURS_PERIOD = 100;

export const MAINTENANCE_STATUSES = ["En attente", "En cours", "Terminée"] as const;
export type MaintenanceStatus = (typeof MAINTENANCE_STATUSES)[number];

const maintenanceFields = z.object({
  bateau_id: uuid,
  titre: text(1, 120),
  categorie: z.enum([...MAINTENANCE_CATEGORIES, ...FORMER_CATEGORIES], "Catégorie inconnue."),
  date_echeance: day,
  recurrence: z.enum(RECURRENCES, "Récurrence inconnue."),
  prix: money.nullable(),
  reference_articles: text(0, 500),
  description: text(0, 5000),
  /** Due at these engine hours rather than on the date; only while the recurrence follows the hours. */
  heures_echeance: amount(0, 300_000).nullable(),
});

export const maintenance = maintenanceFields.extend({
  id: uuid,
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
  .partial({ recurrence: true, prix: true, reference_articles: true, description: true, heures_echeance: true })
  .extend(ownId)
  .strict();
export type NewMaintenance = z.infer<typeof newMaintenance>;

/** What a new maintenance has where nothing is said of it. */
const EMPTY_MAINTENANCE = {
  recurrence: "Aucune",
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

/** A new maintenance as it is kept. Hours mean nothing to work that does not follow them. */
export function openMaintenance<New extends Omit<NewMaintenance, "id">>(wanted: New) {
  const { heures_echeance = null } = wanted;
  return { ...EMPTY_MAINTENANCE, ...wanted, heures_echeance: wanted.recurrence === BY_HOURS ? heures_echeance : null };
}

export const maintenanceChanges = changes(
  maintenanceFields.extend({
    statut: maintenance.shape.statut,
    date_realisation: day,
    heures_realisation: hours.nullable(),
  }),
);
export type MaintenanceChanges = z.infer<typeof maintenanceChanges>;
