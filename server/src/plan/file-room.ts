import { fileRoom, fileRoomSentence } from "@bosco/domain/account";
import type { Db } from "../database/database.ts";
import { lockUser } from "../database/locks.ts";
import { fail } from "../refusals.ts";
import { ANOTHERS_LIMIT, type PlanHolder } from "./limits.ts";
import { weighFiles } from "./queries.ts";

const beyondFileRoom = (owner: PlanHolder) =>
  fail("LIMITE_ATTEINTE", { message: owner.isAnothers ? ANOTHERS_LIMIT : fileRoomSentence(owner) });

/** Refuses what the files of an account have no room for. Until the transaction ends nobody else adds to them. */
export async function refuseBeyondFileRoom(db: Db, owner: PlanHolder, more: number): Promise<void> {
  if (more <= 0) return;
  await lockUser(db, owner.id);
  if ((await weighFiles(db, owner)) + more > fileRoom(owner)) throw beyondFileRoom(owner);
}

/** The same for files that come one by one, before their rows: beyond the room there is now, none is kept. */
export async function fillFileRoom(db: Db, owner: PlanHolder): Promise<(more: number) => void> {
  let left = fileRoom(owner) - (await weighFiles(db, owner));
  return (more) => {
    left -= more;
    if (left < 0) throw beyondFileRoom(owner);
  };
}
