import { type BoatRight, type BoatRole, mayDo, roleRefusal } from "@bosco/domain/crew";
import type { SignedIn } from "../accounts/account.ts";
import type { Db } from "../database/database.ts";
import type { PlanHolder } from "../plan/limits.ts";
import { fail } from "../refusals.ts";
import { type BoatTable, findBoatOf } from "./queries.ts";

/** Where somebody stands on a boat: what he is to it, whose it is, and by whose plan it may hold more. */
export interface Place {
  role: BoatRole;
  owner: PlanHolder;
}

/** A boat that nobody shares is taken for one's own; if it is not, the database has no such boat. */
export function placeOn({ account, received }: Pick<SignedIn, "account" | "received">, bateau_id: string): Place {
  const share = received.find((one) => one.bateau_id === bateau_id);
  if (!share) return { role: "proprietaire", owner: account };
  return { role: share.role, owner: { ...share.owner, isAnothers: true } };
}

export const roleError = (role: BoatRole) => fail("ROLE_INSUFFISANT", { message: roleRefusal(role) });

/** Refuses what one's role on a boat does not allow. */
export function requireRight(me: SignedIn, bateau_id: string, right: BoatRight): Place {
  const place = placeOn(me, bateau_id);
  if (!mayDo(place.role, right)) throw roleError(place.role);
  return place;
}

/** Why a row can't be written that the database did not give for it: it is nowhere, or of a boat where one may not. */
export async function refusalFor(
  db: Db,
  me: SignedIn,
  table: BoatTable,
  id: string,
  notFound = () => fail("INTROUVABLE"),
): Promise<Error> {
  const seen = me.received.length > 0 ? await findBoatOf(db, table, id) : undefined;
  const { role } = seen ? placeOn(me, seen.bateau_id) : { role: undefined };
  return role && role !== "proprietaire" ? roleError(role) : notFound();
}
