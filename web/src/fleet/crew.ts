import { type BoatRight, type BoatRole, type MaybeAnothers, mayDo, type Shares } from "@bosco/domain/crew";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../data/api.ts";

/** What one has shared with others, and they with one. */
export const sharesQuery = queryOptions({
  queryKey: ["partages"],
  queryFn: ({ signal }) => api.crew.list(undefined, { signal }),
  meta: { kept: true },
});

export const useShares = () => useQuery(sharesQuery);

/** A boat of one's own or of somebody else's. */
type SeenBoat = { id: string } & MaybeAnothers;

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

/** Whether one may do something aboard. Without a boat, nothing. */
export function useMay(boat: SeenBoat | undefined): (right: BoatRight) => boolean {
  const { data } = useShares();
  const role = boat && roleOn(boat, data);
  return (right) => role !== undefined && mayDo(role, right);
}
