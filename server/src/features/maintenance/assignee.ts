import { nameAboard } from "@bosco/domain/account";
import type { SignedIn } from "../../accounts/account.ts";
import { placeOn } from "../../crew/place.ts";
import type { Db } from "../../database/database.ts";
import { invalidInput } from "../../refusals.ts";
import { findAboard } from "./queries.ts";

/** Work with the name of who is to do it: the boat's owner, the caller himself, or one of the crew that he knows. */
export async function namedAssignee<Work extends { assigne_id?: string | null | undefined }>(
  db: Db,
  me: SignedIn,
  bateau_id: string,
  work: Work,
): Promise<Work & { assigne?: string | null }> {
  const { assigne_id } = work;
  if (assigne_id === undefined) return work;
  if (assigne_id === null) return { ...work, assigne: null };
  if (assigne_id === me.account.id) return { ...work, assigne: nameAboard(me.account) };
  const person = await findAboard(db, { owner: placeOn(me, bateau_id).owner.id, bateau_id, id: assigne_id });
  if (!person) throw invalidInput([{ path: ["assigne_id"], message: "Cette personne n’est pas à bord de ce bateau." }]);
  return { ...work, assigne: nameAboard(person) };
}
