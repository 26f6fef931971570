import { z } from "zod";
import { changes, day, hours, money, ownId, stamps, text, uuid } from "../fields/index.ts";

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

export const RECURRENCES = ["Aucune", "Mensuelle", "Annuelle", "Tous les 6 mois", "Tous les 100 heures"] as const;
export const MAINTENANCE_STATUSES = ["En attente", "En cours", "Terminée"] as const;

const maintenanceFields = z.object({
  bateau_id: uuid,
  titre: text(1, 120),
  categorie: z.enum([...MAINTENANCE_CATEGORIES, ...FORMER_CATEGORIES], "Catégorie inconnue."),
  date_echeance: day,
  recurrence: z.enum(RECURRENCES, "Récurrence inconnue."),
  prix: money.nullable(),
  reference_articles: text(0, 500),
  description: text(0, 5000),
});

export const maintenance = maintenanceFields.extend({
  id: uuid,
  statut: z.enum(MAINTENANCE_STATUSES, "Statut inconnu."),
  heures_echeance: hours.nullable(),
  ...stamps,
});
export type Maintenance = z.infer<typeof maintenance>;

export const newMaintenance = maintenanceFields
  .partial({ recurrence: true, prix: true, reference_articles: true, description: true })
  .extend(ownId)
  .strict();

export const maintenanceChanges = changes(maintenanceFields.extend({ statut: maintenance.shape.statut }));
