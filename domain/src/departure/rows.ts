import type { Boat, Engine } from "../boats/index.ts";
import type { Checklist, Task } from "../checklists/index.ts";
import type { Paper as KeptPaper } from "../documents/index.ts";
import type { Article } from "../inventory/index.ts";
import type { Maintenance } from "../maintenance/index.ts";
import type { ProvisioningList } from "../provisioning/index.ts";
import type { Check } from "./check.ts";

/** An engine, with the litres it takes in an hour; null where nobody has said. */
export type DepartureEngine = Pick<Engine, "id" | "bateau_id" | "nom" | "type" | "heures"> & {
  consommation: number | null;
};

export type Paper = Pick<KeptPaper, "id" | "titre" | "type" | "date_expiration">;

/** Everything of one boat that the verdict looks at. */
export interface DepartureRows {
  bateau: Pick<
    Boat,
    | "id"
    | "nom"
    | "nom_constructeur"
    | "nom_modele"
    | "moteur"
    | "longueur"
    | "tirant_eau"
    | "capacite_eau"
    | "capacite_eaux_usees"
    | "capacite_carburant"
    | "pavillon"
    | "note"
  >;
  moteurs: readonly DepartureEngine[];
  articles: readonly DepartureArticle[];
  maintenances: readonly Maintenance[];
  checklists: readonly Pick<Checklist, "id" | "nom" | "type">[];
  taches: readonly Pick<Task, "checklist_id" | "tache" | "etat" | "maintenance_id" | "updated_at">[];
  papiers: readonly Paper[];
  /** What is written on lists is not aboard; it says what would be, once it is bought. */
  listes: readonly Pick<ProvisioningList, "id" | "nom" | "articles">[];
  controles: readonly Check[];
}

export type DepartureArticle = Pick<
  Article,
  "id" | "nom" | "description" | "categorie" | "sous_categorie" | "quantite" | "unite" | "date_peremption"
>;
