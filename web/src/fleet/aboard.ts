import { nameAboard } from "@bosco/domain/account";
import { knownAboard, type Shipmate } from "@bosco/domain/crew";
import { useAccount } from "../data/account.ts";
import { type SeenBoat, useShares } from "./crew.ts";

/** Who of those aboard a boat one knows, oneself first. */
export function useKnownAboard(boat: SeenBoat | undefined): Shipmate[] {
  const account = useAccount();
  const shares = useShares().data;
  return boat ? knownAboard(boat, { id: account.id, nom: nameAboard(account) }, shares) : [];
}
