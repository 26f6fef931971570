import type { LiveTable } from "@bosco/contract";
import { BOAT_FIELD_NAMES, ENGINE_FIELD_NAMES } from "@bosco/domain/boats";
import { CHECKLIST_FIELD_NAMES, TASK_FIELD_NAMES } from "@bosco/domain/checklists";
import { PAPER_FIELD_NAMES } from "@bosco/domain/documents";
import {
  ARTICLE_FIELD_NAMES,
  CATEGORY_FIELD_NAMES,
  SPACE_FIELD_NAMES,
  SUB_CATEGORY_FIELD_NAMES,
} from "@bosco/domain/inventory";
import { MAINTENANCE_FIELD_NAMES } from "@bosco/domain/maintenance";
import { PART_FIELD_NAMES } from "@bosco/domain/parts";
import { LIST_FIELD_NAMES } from "@bosco/domain/provisioning";

/** The tables whose rows are edited. */
const NAMES: Partial<Record<LiveTable, Record<string, string>>> = {
  bateaux: BOAT_FIELD_NAMES,
  moteurs: ENGINE_FIELD_NAMES,
  inventaire: ARTICLE_FIELD_NAMES,
  espaces_stockage: SPACE_FIELD_NAMES,
  categories: CATEGORY_FIELD_NAMES,
  sous_categories: SUB_CATEGORY_FIELD_NAMES,
  maintenances: MAINTENANCE_FIELD_NAMES,
  pieces: PART_FIELD_NAMES,
  documents: { ...PAPER_FIELD_NAMES, fichier: "Fichier" },
  checklists_nouvelles: CHECKLIST_FIELD_NAMES,
  taches: TASK_FIELD_NAMES,
  listes_avitaillement: LIST_FIELD_NAMES,
};

/** How a field is named to a person; nothing for one that nobody fills in. */
export const fieldName = (table: LiveTable | undefined, field: string): string | undefined =>
  table && NAMES[table]?.[field];
