import type { Checklist, ChecklistRun, Task } from "@bosco/domain/checklists";
import type { Shares } from "@bosco/domain/crew";
import type { DepartureCheck } from "@bosco/domain/departure";
import type { Paper } from "@bosco/domain/documents";
import type { Article } from "@bosco/domain/inventory";
import type { Maintenance } from "@bosco/domain/maintenance";
import type { Part } from "@bosco/domain/parts";
import type { Lists } from "../commands.ts";
import type { Made } from "./effect.ts";
import { editRows, removeRows } from "./rows.ts";

/** Papers stay where they are when the work goes that they are of. */
export function untiePapers(lists: Lists, isGone: (maintenance: string) => boolean, made: Made): void {
  const hasLost = ({ maintenance_id }: Paper) => maintenance_id !== null && isGone(maintenance_id);
  editRows<Paper>(lists, "documents", hasLost, () => ({ maintenance_id: null }), made);
}

/** Maintenances go with their parts; a task that had opened one, and its papers, are left without it. */
export function loseMaintenances(lists: Lists, isGone: (row: Maintenance) => boolean, made: Made): void {
  const gone = new Set(
    lists
      .rows<Maintenance>("maintenances")
      .filter(isGone)
      .map(({ id }) => id),
  );
  if (gone.size === 0) return;
  removeRows<Maintenance>(lists, "maintenances", ({ id }) => gone.has(id));
  removeRows<Part>(lists, "pieces", ({ maintenance_id }) => gone.has(maintenance_id));
  const hasLost = ({ maintenance_id }: Task) => maintenance_id !== null && gone.has(maintenance_id);
  editRows<Task>(lists, "taches", hasLost, () => ({ maintenance_id: null }), made);
  untiePapers(lists, (id) => gone.has(id), made);
}

/** Articles go; the works that use them, and the rules that they are tied to, are left without. */
export function loseArticles(lists: Lists, isGone: (row: Article) => boolean, made: Made): void {
  const gone = new Set(
    lists
      .rows<Article>("inventaire")
      .filter(isGone)
      .map(({ id }) => id),
  );
  if (gone.size === 0) return;
  removeRows<Article>(lists, "inventaire", ({ id }) => gone.has(id));
  removeRows<Part>(lists, "pieces", ({ article_id }) => gone.has(article_id));
  const isTied = ({ article_id }: DepartureCheck) => article_id !== null && gone.has(article_id);
  editRows<DepartureCheck>(lists, "controles_depart", isTied, () => ({ article_id: null }), made);
}

/** Checklists go with their tasks and their history. */
export function loseChecklists(lists: Lists, isGone: (row: Checklist) => boolean): void {
  const gone = new Set(
    lists
      .rows<Checklist>("checklists_nouvelles")
      .filter(isGone)
      .map(({ id }) => id),
  );
  removeRows<Checklist>(lists, "checklists_nouvelles", ({ id }) => gone.has(id));
  removeRows<Task>(lists, "taches", ({ checklist_id }) => gone.has(checklist_id));
  removeRows<ChecklistRun>(lists, "passages_checklist", ({ checklist_id }) => gone.has(checklist_id));
}

/** What goes with its boat and takes nothing along. */
const OF_BOATS = [
  "inventaire",
  "documents",
  "espaces_stockage",
  "listes_avitaillement",
  "releves_heures",
  "moteurs",
  "departs",
  "controles_depart",
] as const;

/** Everything that is of a boat. */
export function loseContents(lists: Lists, boat: string, made: Made): void {
  const isAboard = ({ bateau_id }: { bateau_id: string }) => bateau_id === boat;
  loseMaintenances(lists, isAboard, made);
  loseChecklists(lists, isAboard);
  for (const table of OF_BOATS) removeRows<{ id: string; bateau_id: string }>(lists, table, isAboard);
  lists.change<Shares>("partages", (shares) => ({
    ...shares,
    donnes: shares.donnes.filter((share) => !isAboard(share)),
  }));
}
