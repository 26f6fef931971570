import { type BoatRight, type BoatRole, type MaybeAnothers, mayDo, ROLE_NAMES, type Shares } from "@bosco/domain/crew";
import { ofName } from "@bosco/domain/french";
import { useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";
import { ownRead } from "../data/own-rows.ts";

/** What one has shared with others, and they with one. */
const sharesQuery = ownRead("partages", (options) => api.crew.list(undefined, options));

export const useShares = () => useQuery(sharesQuery);

/** A boat, or any row, of one's own or of somebody else's. */
export type SeenBoat = { id: string } & MaybeAnothers;

export const isAnothers = (row: SeenBoat | undefined): boolean => row?.proprietaire_id !== undefined;

const shareOf = (boat: SeenBoat, shares: Shares | undefined) =>
  isAnothers(boat) ? shares?.recus.find(({ bateau_id }) => bateau_id === boat.id) : undefined;

/** What one is to a boat. Of another's, before the shares are read, no more than one who looks. */
export const roleOn = (boat: SeenBoat, shares: Shares | undefined): BoatRole =>
  isAnothers(boat) ? (shareOf(boat, shares)?.role ?? "lecture") : "proprietaire";

/** Whose boat it is, if it is somebody else's. */
export const ownerName = (boat: SeenBoat, shares: Shares | undefined): string | undefined =>
  shareOf(boat, shares)?.proprietaire.nom;

/** Whose boat it is and what one is aboard, if it is somebody else's: 'Bateau de Yann Le Goff · Équipage'. */
export function crewLine(boat: SeenBoat, shares: Shares | undefined): string | undefined {
  const share = shareOf(boat, shares);
  return share && `Bateau ${ofName(share.proprietaire.nom)} · ${ROLE_NAMES[share.role]}`;
}

/** why not for one's own boats alone: they need no share, and whoever is in no crew asks for nothing. */
export const useSharesOf = (boats: readonly SeenBoat[]) =>
  useQuery({ ...sharesQuery, enabled: boats.some(isAnothers) });

/** Whether one may do something aboard. Without a boat, nothing. */
export function useMay(boat: SeenBoat | undefined): (right: BoatRight) => boolean {
  const { data } = useSharesOf(boat ? [boat] : []);
  return (right) => boat !== undefined && mayDo(roleOn(boat, data), right);
}

/** `crewLine` of each boat. */
export function useCrewLine(boats: readonly SeenBoat[]): (boat: SeenBoat) => string | undefined {
  const shares = useSharesOf(boats).data;
  return (boat) => crewLine(boat, shares);
}
