import { ENDS_TOO_EARLY, endsBeforeItBegins, isOtherFile, isRenewal, type Paper } from "@bosco/domain/documents";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { findBoatOf, noteActivity } from "../../crew/queries.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { removePaperFile } from "../../papers/store.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail, invalidInput } from "../../refusals.ts";
import * as papers from "./queries.ts";

/** A paper is of a work on its own boat. */
async function refuseWorkElsewhere(db: Db, bateau_id: string, maintenance_id: string | null | undefined) {
  if (!maintenance_id) return;
  const work = await papers.findBoatOfWork(db, maintenance_id);
  if (!work) throw fail("INTROUVABLE");
  if (work.bateau_id !== bateau_id)
    throw invalidInput([{ path: ["maintenance_id"], message: "Cette maintenance est d’un autre bateau." }]);
}

/** why not what was so before: whoever corrects its title has not said anything about its days. */
function refuseWrongDays(current: Paper, changed: Partial<Paper>): void {
  const saysOne = changed.date_emission !== undefined || changed.date_expiration !== undefined;
  if (saysOne && endsBeforeItBegins({ ...current, ...changed }))
    throw invalidInput([{ path: ["date_expiration"], message: ENDS_TOO_EARLY }]);
}

export const documentHandlers = {
  list: ownRows.documents.list.handler(({ context: { db }, input }) => papers.listPapers(db, input?.bateau_id)),

  create: authed.documents.create.handler(async ({ context: { db, me }, input }) => {
    const { bateau_id, maintenance_id } = input;
    const { owner } = requireRight(me, bateau_id, "documents.edit");
    await lockUser(db, owner.id);
    const sentBefore = input.id && (await papers.findPaper(db, input.id));
    if (sentBefore) return sentBefore;
    if (!(await findBoatOf(db, "bateaux", bateau_id))) throw fail("INTROUVABLE");
    await refuseWorkElsewhere(db, bateau_id, maintenance_id);
    await refuseBeyondCeilings(db, owner, { documents: 1 });
    const added = await papers.insertPaper(db, owner.id, input);
    await noteActivity(db, me, { bateau_id, action: "papier", objet: added.titre });
    return added;
  }),

  update: authed.documents.update.handler(
    async ({ context: { db, me }, input: { id, version, ...changed }, errors }) => {
      const current = await papers.findPaperToEdit(db, id);
      if (!current) throw await refusalFor(db, me, "documents", id);
      const { bateau_id } = current;
      requireRight(me, bateau_id, "documents.edit");
      refuseStale(current, version, errors);
      refuseWrongDays(current, changed);
      await refuseWorkElsewhere(db, bateau_id, changed.maintenance_id);
      const updated = (await papers.updatePaper(db, id, changed)) ?? current;
      if (isRenewal(current, updated))
        await noteActivity(db, me, { bateau_id, action: "papier_renouvele", objet: updated.titre });
      return updated;
    },
  ),

  remove: authed.documents.remove.handler(async ({ context, input: { id, version }, errors }) => {
    const { db, me, photos, afterCommit } = context;
    const gone = await papers.deletePaper(db, id, version);
    if (gone) {
      afterCommit(() => removePaperFile(photos, gone.user_id, gone.fichier));
      return { id };
    }
    await refuseStaleRemoval(
      {
        version,
        find: () => papers.findPaper(db, id),
        allow: ({ bateau_id }) => requireRight(me, bateau_id, "documents.edit"),
      },
      errors,
    );
    throw await refusalFor(db, me, "documents", id);
  }),

  removeFile: authed.documents.removeFile.handler(async ({ context, input: { id, vu }, errors }) => {
    const { db, me, photos, afterCommit } = context;
    const current = await papers.findPaperToEdit(db, id);
    if (!current) throw await refusalFor(db, me, "documents", id);
    const { owner } = requireRight(me, current.bateau_id, "documents.edit");
    const { fichier } = current;
    if (!fichier) return current;
    if (isOtherFile(current, vu)) throw errors.CONFLIT({ data: { actuel: current } });
    afterCommit(() => removePaperFile(photos, owner.id, fichier));
    return (await papers.setPaperFile(db, id, null)) ?? current;
  }),
};
