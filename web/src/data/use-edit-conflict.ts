import { useState } from "react";

/** Why an edit was refused, of a call that declares nothing but the stored row. */
type EditRefusal<Row> = { defined: false } | { defined: true; data: { actuel: Row } };

/**
 * An edit of a row that another device may save meanwhile. What was typed is compared with `base`, whose version is sent;
 * `stored` is the row as it was found saved elsewhere.
 */
export function useEditConflict<Row>(opened: Row) {
  const [base, setBase] = useState(opened);
  const [stored, setStored] = useState<NonNullable<Row>>();
  return {
    base,
    stored,
    /** Takes note of the stored row, if that is why the edit was refused, and gives it. */
    meet(error: EditRefusal<NonNullable<Row>>) {
      const row = error.defined ? error.data.actuel : undefined;
      if (row) setStored(row);
      return row;
    },
    /** From here on the edit is made from this row. */
    rebase: (row: Row) => setBase(row),
    /** Both were seen, and one was chosen. */
    settle: () => setStored(undefined),
  };
}
