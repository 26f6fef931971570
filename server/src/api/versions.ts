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
