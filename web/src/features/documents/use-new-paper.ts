import type { Boat } from "@bosco/domain/boats";
import type { Paper, PaperType } from "@bosco/domain/documents";
import type { Maintenance } from "@bosco/domain/maintenance";
import { useMemo } from "react";
import { useMayOn } from "../../fleet/crew-rows.ts";

interface Shown {
  /** The boat shown; none where all are. */
  boat: Boat | undefined;
  /** The work whose papers are shown alone. */
  work: Maintenance | undefined;
  type: PaperType | "";
}

/**
 * What another paper begins with: like what is shown. Who looks at the papers of a work, or at one type, adds another of them.
 * `boats` are those that it may be of; where several are shown, none is taken for granted.
 */
export function useNewPaper(fleet: readonly Boat[], { boat, work, type }: Shown) {
  const mayOn = useMayOn();
  const boats = useMemo(() => fleet.filter(({ id }) => mayOn(id, "documents.edit")), [fleet, mayOn]);
  const shown = work?.bateau_id ?? boat?.id;
  const [only, ...others] = boats;
  const mayAdd = shown ? boats.some(({ id }) => id === shown) : only !== undefined;
  const boatId = shown ?? (others.length === 0 ? (only?.id ?? "") : "");
  const start: Partial<Paper> = useMemo(() => {
    if (work) return { titre: work.titre, type: "Facture", maintenance_id: work.id };
    return type ? { type } : {};
  }, [work, type]);
  return { boats, mayAdd, boatId, start };
}
