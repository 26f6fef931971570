import { firstEngine } from "@bosco/domain/boats";
import { rightToEditBoat } from "@bosco/domain/crew";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { lockUser } from "../../database/locks.ts";
import { lockFilesOfBoat } from "../../papers/queries.ts";
import { removePaperFiles } from "../../papers/store.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { noteHours } from "./note-hours.ts";
import * as boats from "./queries.ts";

export const boatHandlers = {
  list: ownRows.boats.list.handler(({ context: { db } }) => boats.listBoats(db)),

  create: authed.boats.create.handler(async ({ context: { db, account }, input }) => {
    await lockUser(db);
    const sentBefore = input.id && (await boats.findBoat(db, input.id));
    if (sentBefore) return sentBefore;
    await refuseBeyondCeilings(db, account, { boats: 1 });
    const count = await countHeld(db, account, "boats");
    const created = await boats.insertBoat(db, account.id, { ...input, par_defaut: count === 0 });
    return (input.par_defaut && count > 0 && (await boats.setDefaultBoat(db, created.id))) || created;
  }),

  update: ownRows.boats.update.handler(
    async ({ context: { db, caller }, input: { id, version, ...changed }, errors }) => {
      const [current, me] = await Promise.all([boats.findBoatToEdit(db, id), caller()]);
      if (!current) throw await refusalFor(db, me, "bateaux", id);
      requireRight(me, id, rightToEditBoat(changed));
      refuseStale(current, version, errors);
      const updated = (await boats.updateBoat(db, id, changed)) ?? current;
      if (updated.heures_moteur !== current.heures_moteur) await noteHours(db, me, firstEngine(updated));
      return updated;
    },
  ),

  remove: authed.boats.remove.handler(async ({ context, input: { id, version }, errors }) => {
    const { db, account, me, photos, afterCommit } = context;
    await lockUser(db);
    const files = await lockFilesOfBoat(db, { user_id: account.id, bateau_id: id });
    const removed = await boats.deleteBoat(db, id, version);
    if (!removed) {
      const allow = () => requireRight(me, id, "boat.own");
      await refuseStaleRemoval({ version, find: () => boats.findBoat(db, id), allow }, errors);
      throw await refusalFor(db, me, "bateaux", id);
    }
    const heir = removed.par_defaut && (await boats.newestBoat(db));
    if (heir) await boats.updateBoat(db, heir.id, { par_defaut: true });
    afterCommit(() => photos.remove(account.id, removed.photo_url));
    afterCommit(() => removePaperFiles(photos, account.id, files));
    return { id };
  }),

  makeDefault: authed.boats.makeDefault.handler(async ({ context: { db, me }, input: { id } }) => {
    await lockUser(db);
    const current = await boats.findBoat(db, id);
    if (!current) throw fail("INTROUVABLE");
    requireRight(me, id, "boat.own");
    if (current.par_defaut) return current;
    const chosen = await boats.setDefaultBoat(db, id);
    if (!chosen) throw fail("INTROUVABLE");
    return chosen;
  }),

  removePhoto: authed.boats.removePhoto.handler(async ({ context: { db, me, photos, afterCommit }, input: { id } }) => {
    const current = await boats.findBoatToEdit(db, id);
    if (!current) throw await refusalFor(db, me, "bateaux", id);
    const { owner } = requireRight(me, id, "boat.edit");
    if (current.photo_url === null) return current;
    afterCommit(() => photos.remove(owner.id, current.photo_url));
    return (await boats.updateBoat(db, id, { photo_url: null })) ?? current;
  }),

  contents: ownRows.boats.contents.handler(async ({ context: { db }, input: { id } }) => {
    const contents = await boats.countContents(db, id);
    if (!contents) throw fail("INTROUVABLE");
    return contents;
  }),

  readings: ownRows.boats.readings.handler(({ context: { db }, input }) => boats.listReadings(db, input?.bateau_id)),

  models: ownRows.boats.models.handler(({ context: { db } }) => boats.listModels(db)),
};
