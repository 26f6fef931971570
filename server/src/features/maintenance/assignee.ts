import { nameAboard } from "@bosco/domain/account";
import { mayDo } from "@bosco/domain/crew";
import type { SignedIn } from "../../accounts/account.ts";
import { placeOn } from "../../crew/place.ts";
import type { Db } from "../../database/database.ts";
import { invalidInput } from "../../refusals.ts";
import { findAboard } from "./queries.ts";

const refusal = (message: string) => invalidInput([{ path: ["assigne_id"], message }]);

/**
 * Work with the name of who is to do it: the boat's owner, the caller himself, or one of the crew that he knows and who may
 * finish it. Whoever had it before keeps it.
 */
export async function namedAssignee<Work extends { assigne_id?: string | null | undefined }>(
  db: Db,
  me: SignedIn,
  { bateau_id, former }: { bateau_id: string; former?: string | null },
  work: Work,
): Promise<Work & { assigne?: string | null }> {
  const { assigne_id } = work;
  if (assigne_id === undefined || (assigne_id && assigne_id === former)) return work;
  if (assigne_id === null) return { ...work, assigne: null };
  if (assigne_id === me.account.id) return { ...work, assigne: nameAboard(me.account) };
  const person = await findAboard(db, { owner: placeOn(me, bateau_id).owner.id, bateau_id, id: assigne_id });
  if (!person) throw refusal("Cette personne n’est pas à bord de ce bateau.");
  if (!mayDo(person.role, "maintenance.status"))
    throw refusal(
      "Cette personne ne peut que consulter ce bateau\u00a0: elle ne pourrait pas terminer la maintenance.",
    );
  return { ...work, assigne: nameAboard(person) };
}
