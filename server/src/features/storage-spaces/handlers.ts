import { mayNest } from "@bosco/domain/inventory";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale } from "../../api/versions.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail, invalidInput } from "../../refusals.ts";
import * as spaces from "./queries.ts";

/** A space stands in another of its own boat, never in itself. The user's lock keeps two moves from making a circle. */
async function refuseBadNesting(
  db: Db,
  space: { id?: string | undefined; bateau_id: string },
  parent_id: string | null,
) {
  if (parent_id === null) return;
  const parent = await spaces.findSpace(db, parent_id);
  if (!parent) throw fail("INTROUVABLE");
  if (parent.bateau_id !== space.bateau_id)
    throw invalidInput([{ path: ["parent_id"], message: "Cet espace de stockage est sur un autre bateau." }]);
  if (!mayNest(space.id, parent_id, await spaces.listSpaces(db, space.bateau_id)))
    throw invalidInput([{ path: ["parent_id"], message: "Cet espace ne peut pas être rangé à cet endroit." }]);
}

export const storageSpaceHandlers = {
  list: ownRows.storageSpaces.list.handler(({ context: { db }, input }) => spaces.listSpaces(db, input.bateau_id)),

  create: authed.storageSpaces.create.handler(async ({ context: { db, account }, input }) => {
    await lockUser(db);
    const sentBefore = input.id && (await spaces.findSpace(db, input.id));
    if (sentBefore) return sentBefore;
    await refuseBadNesting(db, input, input.parent_id ?? null);
    await refuseBeyondCeilings(db, account, { spaces: 1 });
    const empty = { description: null, capacite: null, parent_id: null };
    return spaces.insertSpace(db, { ...empty, ...input, user_id: account.id });
  }),

  update: ownRows.storageSpaces.update.handler(
    async ({ context: { db }, input: { id, version, ...changed }, errors }) => {
      await lockUser(db);
      const current = await spaces.findSpaceToEdit(db, id);
      if (!current) throw fail("INTROUVABLE");
      refuseStale(current, version, errors);
      if (changed.parent_id) await refuseBadNesting(db, current, changed.parent_id);
      return (await spaces.updateSpace(db, id, changed)) ?? current;
    },
  ),

  remove: ownRows.storageSpaces.remove.handler(async ({ context: { db }, input: { id } }) => {
    if (!(await spaces.deleteSpace(db, id))) throw fail("INTROUVABLE");
    return { id };
  }),
};
