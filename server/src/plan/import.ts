import { type Countable, limitSentence, type Plan, placesLeft } from "@bosco/domain/account";
import { fail } from "../refusals.ts";

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, readonly Row[]>;

/** How many of each thing a file brings; of what is counted within one row, the largest. */
function totalsOf(tables: Rows): [Countable, number][] {
  const rows = (name: string) => tables.get(name) ?? [];
  const largest = (counts: Iterable<number>) => [...counts].reduce((most, one) => Math.max(most, one), 0);
  const perParent = (name: string, parent: string) => largest(countBy(rows(name), (row) => row[parent]).values());
  return [
    ["boats", rows("bateaux").length],
    ["articles", rows("inventaire").length],
    ["openMaintenances", countOpen(rows)],
    ["maintenances", rows("maintenances").length],
    ["parts", perParent("pieces", "maintenance_id")],
    ["allParts", rows("pieces").length],
    ["documents", rows("documents").length],
    ["spaces", rows("espaces_stockage").length],
    ["categories", rows("categories").length],
    ["subCategories", rows("sous_categories").length],
    ["lists", rows("listes_avitaillement").length],
    ["listArticles", largest(rows("listes_avitaillement").map(({ articles }) => lengthOf(articles)))],
    ["checklists", rows("checklists_nouvelles").length],
    ["tasks", perParent("taches", "checklist_id")],
    ["readings", perParent("releves_heures", "bateau_id")],
    ["departureChecks", perParent("controles_depart", "bateau_id")],
    ["runs", perParent("passages_checklist", "checklist_id")],
  ];
}

function countBy(rows: readonly Row[], of: (row: Row) => unknown): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const row of rows) counts.set(of(row), (counts.get(of(row)) ?? 0) + 1);
  return counts;
}

/** Works that are not finished. What checklists have found counts for no limit, as far as their boat has tasks to find it by. */
function countOpen(rows: (name: string) => readonly Row[]): number {
  const open = rows("maintenances").filter(({ statut }) => statut !== "Terminée");
  const boatOf = new Map(rows("checklists_nouvelles").map(({ id, bateau_id }) => [id, bateau_id]));
  const tasks = countBy(rows("taches"), ({ checklist_id }) => boatOf.get(checklist_id));
  const faults = countBy(
    open.filter(({ tache_id }) => tache_id),
    ({ bateau_id }) => bateau_id,
  );
  let counted = open.length;
  for (const [boat, found] of faults) counted -= Math.min(found, tasks.get(boat) ?? 0);
  return counted;
}

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0);

/**
 * What an import asks before it writes. The account holds nothing but rows of the same file, so the file's counts are the
 * account's afterwards, however often it is sent.
 */
export function refuseImportBeyondCeilings(account: Plan, tables: Rows): void {
  for (const [thing, total] of totalsOf(tables))
    if (total > placesLeft(thing, 0, account))
      throw fail("LIMITE_ATTEINTE", {
        message: `Ce fichier dépasse une limite du compte\u00a0: rien n’a été ajouté. ${limitSentence(thing, 0, account)}`,
      });
}
