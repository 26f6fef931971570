import { CEILINGS } from "@bosco/domain/account";
import { MOST_ENGINES } from "@bosco/domain/boats";

/**
 * How many rows of a table one file may bring, looked at before any is judged: what an account may hold at all. Rows that
 * hang on others (readings, parts, tasks, runs) are bounded for the account as a whole.
 */
export const MOST_ROWS: Readonly<Record<string, number>> = {
  bateaux: CEILINGS.boats.pro,
  moteurs: CEILINGS.boats.pro * (MOST_ENGINES - 1),
  releves_heures: 100_000,
  maintenances: CEILINGS.maintenances.pro,
  categories: CEILINGS.categories.pro,
  sous_categories: CEILINGS.subCategories.pro,
  espaces_stockage: CEILINGS.spaces.pro,
  inventaire: CEILINGS.articles.pro,
  pieces: CEILINGS.allParts.pro,
  documents: CEILINGS.documents.pro,
  listes_avitaillement: CEILINGS.lists.pro,
  checklists_nouvelles: CEILINGS.checklists.pro,
  taches: CEILINGS.checklists.pro * CEILINGS.tasks.pro,
  passages_checklist: 50_000,
  departs: CEILINGS.boats.pro,
  controles_depart: CEILINGS.boats.pro * CEILINGS.departureChecks.pro,
  // why more than the 2,000 that the database keeps: what an account had beyond them before it did so is in its export.
  questions_assistant: 80_000,
};

/** And of all its tables, those too that are not brought back. */
export const MOST_ROWS_IN_ALL = 200_000;
