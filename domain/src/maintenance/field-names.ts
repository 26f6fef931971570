import type { EditedFields } from "../fields/index.ts";
import type { MaintenanceChanges } from "./schema.ts";

/** How a sentence names each field of a maintenance. */
export const MAINTENANCE_FIELD_NAMES: Record<EditedFields<MaintenanceChanges>, string> = {
  bateau_id: "Navire",
  titre: "Titre",
  categorie: "Catégorie",
  date_echeance: "Date d’échéance",
  recurrence: "Récurrence",
  recurrence_mois: "Tous les (mois)",
  recurrence_heures: "Toutes les (heures)",
  a_date_fixe: "À date fixe",
  moteur_id: "Moteur",
  assigne_id: "Confiée à",
  prix: "Prix",
  reference_articles: "Références des articles",
  description: "Description",
  heures_echeance: "Échéance moteur",
  statut: "Statut",
  date_realisation: "Réalisée le",
  heures_realisation: "Heures moteur ce jour-là",
  date_ancre: "Date fixe",
};
