import { compareFrench } from "@bosco/domain/french";
import type { Article } from "@bosco/domain/inventory";

/** The known rows with the newer ones in their places; sorted again only when a name is new. */
export function mergeRows(known: readonly Article[], newer: readonly Article[]): Article[] {
  const byId = new Map(newer.map((row) => [row.id, row]));
  let sorted = true;
  const merged = known.map((row) => {
    const fresh = byId.get(row.id);
    byId.delete(row.id);
    if (!fresh || fresh.updated_at < row.updated_at) return row;
    sorted &&= fresh.nom === row.nom;
    return fresh;
  });
  if (byId.size === 0 && sorted) return merged;
  return [...merged, ...byId.values()].sort((a, b) => compareFrench(a.nom, b.nom));
}

/** Rows that did not change stay the same objects, and an unchanged list the same list. */
export function keepSameRows(before: readonly Article[] | undefined, after: Article[]): Article[] {
  if (!before) return after;
  const old = new Map(before.map((row) => [row.id, row]));
  const rows = after.map((row) => {
    const same = old.get(row.id);
    return same && same.version === row.version && same.updated_at === row.updated_at ? same : row;
  });
  const unchanged = rows.length === before.length && rows.every((row, index) => row === before[index]);
  return unchanged ? (before as Article[]) : rows;
}
