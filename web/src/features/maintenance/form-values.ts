import { frenchDay } from "@bosco/domain/french";
import type { Maintenance, MaintenanceForm } from "@bosco/domain/maintenance";

/** What the form opens with: the row that is edited, or nothing but the boat. */
export function formValues(edited: Maintenance | undefined, bateau_id: string): MaintenanceForm {
  if (edited) {
    const { date_realisation, ...row } = edited;
    return { ...row, date_realisation: date_realisation ?? "" };
  }
  return {
    bateau_id,
    titre: "",
    categorie: "",
    date_echeance: "",
    recurrence: "Aucune",
    recurrence_mois: null,
    recurrence_heures: null,
    a_date_fixe: false,
    moteur_id: null,
    assigne_id: null,
    heures_echeance: null,
    prix: null,
    reference_articles: "",
    description: "",
    statut: "En attente",
    date_realisation: "",
    heures_realisation: null,
  };
}

/** What somebody else has made of the row meanwhile, in one sentence. */
export function conflictSentence(stored: Maintenance): string {
  return `Cette maintenance a été modifiée entre-temps\u00a0: « ${stored.titre} », ${frenchDay(stored.date_echeance)}, ${stored.statut}.`;
}
