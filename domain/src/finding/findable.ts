import type { SheetReference } from "../assistant/index.ts";
import type { Boat, Engine } from "../boats/index.ts";
import type { Checklist } from "../checklists/index.ts";
import type { Paper } from "../documents/index.ts";
import type { Article, StorageSpace } from "../inventory/index.ts";
import type { Maintenance } from "../maintenance/index.ts";
import type { ProvisioningList } from "../provisioning/index.ts";

type BoatRow = Pick<Boat, "id" | "nom" | "nom_constructeur" | "nom_modele" | "immatriculation" | "port_attache"> & {
  /** Whose it is and what one is aboard, of somebody else's: « Bateau de Yann Le Goff · Équipage ». */
  equipage?: string | undefined;
  /** The name of whose it is, of somebody else's. */
  proprietaire?: string | undefined;
};
type ArticleRow = Pick<
  Article,
  "id" | "bateau_id" | "nom" | "categorie" | "sous_categorie" | "quantite" | "unite" | "espace_stockage_id"
> &
  Partial<Pick<Article, "reference" | "numero_fabricant">>;
type SpaceRow = Pick<StorageSpace, "id" | "bateau_id" | "nom" | "parent_id">;
type EngineRow = Pick<Engine, "id" | "bateau_id" | "nom">;
type MaintenanceRow = Pick<
  Maintenance,
  | ("id" | "bateau_id" | "titre" | "categorie" | "statut" | "date_echeance")
  | ("moteur_id" | "recurrence_heures" | "heures_echeance")
>;
type PaperRow = Pick<Paper, "id" | "bateau_id" | "titre" | "type" | "numero" | "date_expiration">;
type ListRow = Pick<ProvisioningList, "id" | "bateau_id" | "nom">;
type ChecklistRow = Pick<Checklist, "id" | "bateau_id" | "nom" | "type">;

/** Something one can do or a page one can go to, with the other words people have for it. */
export interface FindableAction {
  id: string;
  nom: string;
  mots: string;
}

/** All that can be found, as the pages hold it; what comes first stays first among equals. */
export interface Findable<
  Action extends FindableAction = FindableAction,
  Sheet extends SheetReference = SheetReference,
> {
  boats: readonly BoatRow[];
  articles: readonly ArticleRow[];
  spaces: readonly SpaceRow[];
  /** Of each boat by its id; a work on one of several is called and found by its engine's name too. */
  engines: ReadonlyMap<string, readonly EngineRow[]>;
  maintenances: readonly MaintenanceRow[];
  papers: readonly PaperRow[];
  lists: readonly ListRow[];
  checklists: readonly ChecklistRow[];
  sheets: readonly Sheet[];
  actions: readonly Action[];
}

/** A row, and the boat it is on. */
export interface Aboard<Row> {
  row: Row;
  boat: BoatRow;
}

/** Where some of an article lies: on which boat, and there in which space, if in one ('Coffre bâbord › Bac 2'). */
export interface Whereabouts extends Aboard<ArticleRow> {
  place: string | undefined;
}

/** Articles of one name, over all boats. */
export interface FoundArticle {
  nom: string;
  places: readonly Whereabouts[];
}

export interface FoundSpace extends Aboard<SpaceRow> {
  place: string;
}

export interface FoundMaintenance extends Aboard<MaintenanceRow> {
  /** « Vidange (Moteur tribord) » */
  title: string;
}

/** What was found of each kind, the best first; the kinds in the order in which they are shown. */
export interface Found<Action extends FindableAction = FindableAction, Sheet extends SheetReference = SheetReference> {
  boats: BoatRow[];
  articles: FoundArticle[];
  spaces: FoundSpace[];
  maintenances: FoundMaintenance[];
  papers: Aboard<PaperRow>[];
  lists: Aboard<ListRow>[];
  checklists: Aboard<ChecklistRow>[];
  sheets: Sheet[];
  actions: Action[];
}
