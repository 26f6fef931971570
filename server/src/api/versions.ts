/** The error that a call declares for a stale edit: `errors` of its handler has it. */
interface Declared<Row> {
  CONFLIT: (more: { data: { actuel: Row } }) => Error;
}

/** Refuses an edit made from an older version of a row than the one stored, and gives the stored one back. */
export function refuseStale<Row extends { version: number }>(
  current: Row,
  editedFrom: number | undefined,
  errors: Declared<Row>,
): void {
  if (editedFrom !== undefined && editedFrom !== current.version) throw errors.CONFLIT({ data: { actuel: current } });
}

interface Removal<Row> {
  /** The version that was meant; without one, any. */
  version: number | undefined;
  find: () => Promise<Row | undefined>;
  /** Refuses whoever may not delete it, whatever its version. */
  allow: (row: Row) => unknown;
}

/** The same for a deletion that deleted nothing: the row may be there, in another version than was meant. */
export async function refuseStaleRemoval<Row extends { version: number }>(
  { version, find, allow }: Removal<Row>,
  errors: Declared<Row>,
): Promise<void> {
  const current = version === undefined ? undefined : await find();
  if (!current) return;
  allow(current);
  refuseStale(current, version, errors);
}
