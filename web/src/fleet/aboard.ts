import { nameAboard } from "@bosco/domain/account";
import { type Shipmate, workersAboard } from "@bosco/domain/crew";
import { useAccount } from "../data/account.ts";
import { type SeenBoat, useShares } from "./crew.ts";

/** To whom of those aboard a boat one may give work, oneself first. */
export function useWorkersAboard(boat: SeenBoat | undefined): Shipmate[] {
  const account = useAccount();
  const shares = useShares().data;
  return boat ? workersAboard(boat, { id: account.id, nom: nameAboard(account) }, shares) : [];
}
