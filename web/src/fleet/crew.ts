import { type BoatRight, type BoatRole, type MaybeAnothers, mayDo, ROLE_NAMES, type Shares } from "@bosco/domain/crew";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { api } from "../data/api.ts";
import { useBoats } from "./boats.ts";

const none: never[] = [];

/** What one has shared with others, and they with one. */
export const sharesQuery = queryOptions({
  queryKey: ["partages"],
  queryFn: ({ signal }) => api.crew.list(undefined, { signal }),
  meta: { kept: true },
});

export const useShares = () => useQuery(sharesQuery);

/** A boat, or any row, of one's own or of somebody else's. */
export type SeenBoat = { id: string } & MaybeAnothers;

/** What one is to a boat. Of another's, before the shares are read, no more than one who looks. */
export function roleOn(boat: SeenBoat, shares: Shares | undefined): BoatRole {
  if (boat.proprietaire_id === undefined) return "proprietaire";
  return shares?.recus.find(({ bateau_id }) => bateau_id === boat.id)?.role ?? "lecture";
}

/** Whose boat it is, if it is somebody else's. */
export const ownerName = (boat: SeenBoat, shares: Shares | undefined): string | undefined =>
  boat.proprietaire_id === undefined
    ? undefined
    : shares?.recus.find(({ bateau_id }) => bateau_id === boat.id)?.proprietaire.nom;

/** Whose boat it is and what one is aboard, if it is somebody else's: 'Bateau de Yann Le Goff · Équipage'. */
export function crewLine(boat: SeenBoat, shares: Shares | undefined): string | undefined {
  const owner = ownerName(boat, shares);
  return owner && `Bateau de ${owner} · ${ROLE_NAMES[roleOn(boat, shares)]}`;
}

export const isAnothers = (row: SeenBoat | undefined): boolean => row?.proprietaire_id !== undefined;

/** why not for one's own boats alone: they need no share, and whoever is in no crew asks for nothing. */
const useSharesOf = (boats: readonly SeenBoat[]) => useQuery({ ...sharesQuery, enabled: boats.some(isAnothers) });

/** False while boats or roles are still being read: what an address asks for must not be refused for that. */
export function useRolesKnown(): boolean {
  const boats = useBoats().data;
  const { isLoading } = useSharesOf(boats ?? none);
  return boats !== undefined && !isLoading;
}

/** Whether one may do something aboard. Without a boat, nothing. */
export function useMay(boat: SeenBoat | undefined): (right: BoatRight) => boolean {
  const shares = useSharesOf(boat ? [boat] : none).data;
  const role = boat && roleOn(boat, shares);
  return (right) => role !== undefined && mayDo(role, right);
}

/** The same where rows of several boats stand together: by the id of each one's boat. */
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

/** `crewLine` of each boat. */
export function useCrewLine(boats: readonly SeenBoat[]): (boat: SeenBoat) => string | undefined {
  const shares = useSharesOf(boats).data;
  return (boat) => crewLine(boat, shares);
}
