import type { Boat, Engine, HoursReading } from "@bosco/domain/boats";
import type { Checklist } from "@bosco/domain/checklists";
import type { Article, StorageSpace } from "@bosco/domain/inventory";
import type { Maintenance } from "@bosco/domain/maintenance";
import type { ProvisioningList } from "@bosco/domain/provisioning";
import type { OwnNames } from "../finder/own-names.ts";

/** What an answer about a maintenance is made of. */
export const MAINTENANCE_FIELDS = [
  "id",
  "bateau_id",
  "titre",
  "categorie",
  "statut",
  "date_echeance",
  "heures_echeance",
  "recurrence",
  "recurrence_mois",
  "recurrence_heures",
  "a_date_fixe",
  "moteur_id",
  "date_realisation",
  "heures_realisation",
  "prix",
] as const satisfies readonly (keyof Maintenance)[];
export type MaintenanceRow = Pick<Maintenance, (typeof MAINTENANCE_FIELDS)[number]>;

/** What an answer about an article is made of. */
export const ARTICLE_FIELDS = [
  "id",
  "bateau_id",
  "nom",
  "categorie",
  "sous_categorie",
  "quantite",
  "quantite_max",
  "unite",
  "date_peremption",
  "espace_stockage_id",
] as const satisfies readonly (keyof Article)[];
export type ArticleRow = Pick<Article, (typeof ARTICLE_FIELDS)[number]>;

type HoursRow = Pick<HoursReading, "bateau_id" | "moteur_id" | "date_releve" | "heures">;
type SpaceRow = Pick<StorageSpace, "id" | "nom" | "parent_id">;
type ChecklistRow = Pick<Checklist, "nom" | "type" | "bateau_id"> & { total: number; done: number };
type ProvisioningRow = Pick<
  ProvisioningList,
  "nom" | "bateau_id" | "nombre_personnes" | "nombre_jours" | "est_favori" | "created_at"
> & { articles: number };

/** How much is read, at most: no question may go through a store of a million rows. */
export const MOST = { boats: 100, engines: 400, rows: 2_000, lists: 50, named: 5_000 } as const;

/** The asker's own rows, wherever they are kept; `boats` are ids. Each read is bounded: an answer is a page of text. */
export interface OwnRows {
  /** What the asker's own things are called. */
  names(): Promise<OwnNames>;
  /** The default one first. */
  boats(): Promise<Boat[]>;
  /** What is to be done, the earliest first. */
  openMaintenances(boats: readonly string[]): Promise<MaintenanceRow[]>;
  /** Everything done or to do, the latest first. */
  maintenances(boats: readonly string[]): Promise<MaintenanceRow[]>;
  /** Every engine of these boats, each boat's first before its others. */
  engines(boats: readonly Boat[]): Promise<Engine[]>;
  /** One reading of each engine's hour meter: the oldest that says how it is used (`tellingReading`), or the latest. */
  hours(which: "oldest" | "latest", today: string): Promise<HoursRow[]>;
  /** What is below its target, the emptiest first. */
  /** In some spaces, or wherever it is stowed. */
  shortArticles(boats: readonly string[], spaces?: readonly string[]): Promise<ArticleRow[]>;
  /** What is in stock and has a date, the earliest first. */
  datedArticles(boats: readonly string[]): Promise<ArticleRow[]>;
  /** Articles to look for a name in; those that hold one of the stems come before any bound. */
  articlesLike(boats: readonly string[], stems: readonly string[]): Promise<ArticleRow[]>;
  /** What is stowed aboard these boats in one of these places. */
  articlesIn(boats: readonly string[], spaces: readonly string[]): Promise<ArticleRow[]>;
  spaces(): Promise<SpaceRow[]>;
  /** With how many tasks each has, and how many of them are done. */
  checklists(boats: readonly string[]): Promise<ChecklistRow[]>;
  /** With how many articles each has. */
  provisioningLists(boats: readonly string[]): Promise<ProvisioningRow[]>;
}
