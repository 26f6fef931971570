import { missingOn, type WantedPaper } from "@bosco/domain/fleet";
import { useMemo } from "react";
import { boatAddress } from "./boat-address.ts";
import { useBoats } from "./boats.ts";
import type { SeenBoat } from "./crew.ts";
import { useMayOn } from "./crew-rows.ts";
import { PAPERS_PAGE } from "./PapersLink.tsx";
import { usePapers } from "./papers.ts";

const none: WantedPaper[] = [];

/** What the boat lacks a paper of and one may add. None until papers, boats and roles are known. */
export function useMissingPapers(boat: SeenBoat | undefined): readonly WantedPaper[] {
  const boats = useBoats().data;
  const papers = usePapers().data;
  const mayOn = useMayOn();
  const id = boat?.id;
  return useMemo(() => {
    if (!id || !boats || !papers) return none;
    return missingOn(id, { boats, papers, mayAdd: (one) => mayOn(one.id, "documents.edit") });
  }, [id, boats, papers, mayOn]);
}

/** Where a paper that is missing is added. */
export const addressToAdd = (boatId: string, { types: [type] }: WantedPaper) =>
  boatAddress(PAPERS_PAGE, boatId, { ajouter: "1", ...(type && { type }) });
