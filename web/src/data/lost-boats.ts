/** A row, as much as is known of it here: of a boat that somebody else has shared, or one's own. */
interface Row {
  id?: string;
  bateau_id?: string;
  proprietaire_id?: string;
}

/** Boats that others share, by id, with their owner. */
export type SharedBoats = ReadonlyMap<string, string>;

const rowsOf = (data: unknown): Row[] => (Array.isArray(data) ? (data as Row[]) : []);

export const sharedBoats = (boats: unknown): SharedBoats =>
  new Map(
    rowsOf(boats).flatMap(({ id, proprietaire_id }) => (id && proprietaire_id ? [[id, proprietaire_id] as const] : [])),
  );

export const lostSince = (before: SharedBoats, now: SharedBoats): SharedBoats =>
  new Map([...before].filter(([id]) => !now.has(id)));

/**
 * A kept list without what is aboard boats that are no longer shared; the same list when it has nothing of them. A row that does
 * not name its boat goes with its owner's: what is still shared comes back with the next read.
 */
export function withoutLost(data: unknown, lost: SharedBoats): unknown {
  const owners = new Set(lost.values());
  const isLost = ({ id, bateau_id, proprietaire_id }: Row) =>
    proprietaire_id !== undefined &&
    owners.has(proprietaire_id) &&
    (bateau_id === undefined || lost.has(bateau_id) || lost.has(id ?? ""));
  return rowsOf(data).some(isLost) ? rowsOf(data).filter((row) => !isLost(row)) : data;
}
