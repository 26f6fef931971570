/**
 * How many rows of a table one file may bring: what an account may hold at all. Rows that hang on others (readings, tasks,
 * runs) are bounded for the account as a whole.
 */
export const MOST_ROWS: Readonly<Record<string, number>> = {
  bateaux: 200,
  releves_heures: 100_000,
  maintenances: 10_000,
  categories: 2_000,
  sous_categories: 2_000,
  espaces_stockage: 2_000,
  inventaire: 20_000,
  listes_avitaillement: 500,
  checklists_nouvelles: 500,
  taches: 100_000,
  passages_checklist: 50_000,
  questions_assistant: 80_000,
};

/** And of all its tables, those too that are not brought back. */
export const MOST_ROWS_IN_ALL = 200_000;
