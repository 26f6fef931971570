import { type BoatRight, mayDo } from "@bosco/domain/crew";
import { useCallback } from "react";
import { useBoats } from "./boats.ts";
import { roleOn, useSharesOf } from "./crew.ts";

const none: never[] = [];

/** `useMay` where rows of several boats stand together: by the id of each one's boat. */
export function useMayOn(): (boatId: string | undefined, right: BoatRight) => boolean {
  const boats = useBoats().data ?? none;
  const shares = useSharesOf(boats).data;
  return useCallback(
    (boatId, right) => {
      const boat = boats.find(({ id }) => id === boatId);
      return boat !== undefined && mayDo(roleOn(boat, shares), right);
    },
    [boats, shares],
  );
}

/** False while boats or roles are still being read: what an address asks for must not be refused for that. */
export function useRolesKnown(): boolean {
  const boats = useBoats().data;
  const { isLoading } = useSharesOf(boats ?? none);
  return boats !== undefined && !isLoading;
}
