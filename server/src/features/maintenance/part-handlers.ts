import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { findBoatOf } from "../../crew/queries.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings, refuseGrowth } from "../../plan/limits.ts";
import { fail, invalidInput } from "../../refusals.ts";
import * as parts from "./part-queries.ts";
import { findMaintenance } from "./queries.ts";

export const partHandlers = {
  list: ownRows.parts.list.handler(({ context: { db }, input }) => parts.listParts(db, input?.bateau_id)),

  create: authed.parts.create.handler(async ({ context: { db, me }, input }) => {
    const { bateau_id, maintenance_id, article_id, quantite } = input;
    const { owner } = requireRight(me, bateau_id, "maintenance.edit");
    await lockUser(db, owner.id);
    const sentBefore = input.id && (await parts.findPart(db, input.id));
    if (sentBefore) return sentBefore;
    const work = await findMaintenance(db, maintenance_id);
    const article = await parts.findArticleBoat(db, article_id);
    if (!work || !article || !(await findBoatOf(db, "bateaux", bateau_id))) throw fail("INTROUVABLE");
    if (work.bateau_id !== bateau_id || article.bateau_id !== bateau_id)
      throw invalidInput([{ path: ["bateau_id"], message: "La maintenance et l’article ne sont pas du même bateau." }]);
    const held = await parts.findPartsOf(db, maintenance_id);
    const known = held.find((one) => one.article_id === article_id);
    if (known) {
      const isSame = quantite === undefined || quantite === known.quantite;
      return (!isSame && (await parts.updatePart(db, known.id, { quantite }))) || known;
    }
    refuseGrowth(owner, "parts", held.length, held.length + 1);
    await refuseBeyondCeilings(db, owner, { allParts: 1 });
    return parts.insertPart(db, owner.id, input);
  }),

  update: authed.parts.update.handler(async ({ context: { db, me }, input: { id, version, ...changed }, errors }) => {
    const current = await parts.findPartToEdit(db, id);
    if (!current) throw await refusalFor(db, me, "pieces", id);
    requireRight(me, current.bateau_id, "maintenance.edit");
    refuseStale(current, version, errors);
    return (await parts.updatePart(db, id, changed)) ?? current;
  }),

  remove: authed.parts.remove.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    if (await parts.deletePart(db, id, version)) return { id };
    await refuseStaleRemoval(
      {
        version,
        find: () => parts.findPart(db, id),
        allow: ({ bateau_id }) => requireRight(me, bateau_id, "maintenance.edit"),
      },
      errors,
    );
    throw await refusalFor(db, me, "pieces", id);
  }),
};
