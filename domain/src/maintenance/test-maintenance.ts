import { periodOf } from "./recurrence.ts";
import type { Maintenance } from "./schema.ts";

/** A maintenance with `more` to say what a test is about. */
export const aMaintenance = (more: Partial<Maintenance> = {}): Maintenance => ({
  id: "00000000-0000-4000-8000-000000000001",
  bateau_id: "00000000-0000-4000-8000-00000000000b",
  titre: "Vidange",
  categorie: "Moteur",
  date_echeance: "2026-06-15",
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
  version: 1,
  created_at: "2026-01-01T00:00:00.000Z",
  updated_at: "2026-01-01T00:00:00.000Z",
  ...periodOf({ recurrence: "Aucune", ...more }),
  ...more,
});
