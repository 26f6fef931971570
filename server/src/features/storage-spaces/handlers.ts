import { EMPTY_SPACE, mayNest } from "@bosco/domain/inventory";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { placeOn, refusalFor, requireRight } from "../../crew/place.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail, invalidInput } from "../../refusals.ts";
import * as spaces from "./queries.ts";

/** A space stands in another of its own boat, never in itself. The owner's lock keeps two moves from making a circle. */
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

  create: authed.storageSpaces.create.handler(async ({ context: { db, me }, input }) => {
    const { owner } = requireRight(me, input.bateau_id, "spaces.edit");
    await lockUser(db, owner.id);
    const sentBefore = input.id && (await spaces.findSpace(db, input.id));
    if (sentBefore) return sentBefore;
    await refuseBadNesting(db, input, input.parent_id ?? null);
    await refuseBeyondCeilings(db, owner, { spaces: 1 });
    return spaces.insertSpace(db, { ...EMPTY_SPACE, ...input, user_id: owner.id });
  }),

  update: authed.storageSpaces.update.handler(
    async ({ context: { db, me }, input: { id, version, ...changed }, errors }) => {
      // why the owner's lock: two of the crew must not make a circle of two moves.
      const seen = await spaces.findSpace(db, id);
      if (seen) await lockUser(db, placeOn(me, seen.bateau_id).owner.id);
      const current = await spaces.findSpaceToEdit(db, id);
      if (!current) throw await refusalFor(db, me, "espaces_stockage", id);
      refuseStale(current, version, errors);
      if (changed.parent_id) await refuseBadNesting(db, current, changed.parent_id);
      return (await spaces.updateSpace(db, id, changed)) ?? current;
    },
  ),

  remove: authed.storageSpaces.remove.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    if (await spaces.deleteSpace(db, id, version)) return { id };
    await refuseStaleRemoval(
      {
        version,
        find: () => spaces.findSpace(db, id),
        allow: (row) => requireRight(me, row.bateau_id, "spaces.edit"),
      },
      errors,
    );
    throw await refusalFor(db, me, "espaces_stockage", id);
  }),
};
