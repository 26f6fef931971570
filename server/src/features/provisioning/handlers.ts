import { alreadyAboard, copyName, planInventory } from "@bosco/domain/provisioning";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import { noteActivity } from "../../crew/queries.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseBeyondCeilings, refuseGrowth } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import { generateHandler } from "./generate.ts";
import * as lists from "./queries.ts";

const notFound = () => fail("INTROUVABLE", { message: "Liste non trouvée" });

function twiceSentence({ length }: readonly string[]) {
  const [count, verb] = length === 1 ? ["1 article", "est"] : [`${length} articles`, "sont"];
  return `${count} de cette liste ${verb} déjà à bord : choisissez de fusionner ou d’ajouter.`;
}

export const provisioningHandlers = {
  list: ownRows.provisioning.list.handler(({ context: { db }, input }) => lists.listLists(db, input.bateau_id)),

  create: authed.provisioning.create.handler(async ({ context: { db, me }, input }) => {
    const { owner } = requireRight(me, input.bateau_id, "lists.write");
    await lockUser(db, owner.id);
    const sentBefore = input.id && (await lists.findList(db, input.id));
    if (sentBefore) return sentBefore;
    refuseGrowth(owner, "listArticles", 0, input.articles.length);
    await refuseBeyondCeilings(db, owner, { lists: 1 });
    await noteActivity(db, me, { bateau_id: input.bateau_id, action: "liste", objet: input.nom });
    return lists.insertList(db, owner.id, input);
  }),

  update: authed.provisioning.update.handler(
    async ({ context: { db, me }, input: { id, version, ...changed }, errors }) => {
      const current = await lists.findListToEdit(db, id);
      if (!current) throw await refusalFor(db, me, "listes_avitaillement", id, notFound);
      const { owner } = requireRight(me, current.bateau_id, "lists.write");
      refuseStale(current, version, errors);
      if (changed.articles) refuseGrowth(owner, "listArticles", current.articles.length, changed.articles.length);
      return (await lists.updateList(db, id, changed)) ?? current;
    },
  ),

  remove: authed.provisioning.remove.handler(async ({ context: { db, me }, input: { id, version }, errors }) => {
    if (await lists.deleteList(db, id, version)) return { id };
    await refuseStaleRemoval(
      {
        version,
        find: () => lists.findList(db, id),
        allow: (row) => requireRight(me, row.bateau_id, "lists.delete"),
      },
      errors,
    );
    throw await refusalFor(db, me, "listes_avitaillement", id, notFound);
  }),

  duplicate: authed.provisioning.duplicate.handler(async ({ context: { db, me, newId }, input: { id } }) => {
    const original = await lists.findList(db, id);
    if (!original) throw notFound();
    const { owner } = requireRight(me, original.bateau_id, "lists.write");
    refuseGrowth(owner, "listArticles", 0, original.articles.length);
    await refuseBeyondCeilings(db, owner, { lists: 1 });
    const { bateau_id, nom, articles, nombre_personnes, nombre_jours, generation } = original;
    const copy = { id: newId(1), bateau_id, nom: copyName(nom), articles, nombre_personnes, nombre_jours, generation };
    return lists.insertList(db, owner.id, copy);
  }),

  addToInventory: authed.provisioning.addToInventory.handler(
    async ({ context: { db, me, newId }, input: { id, mode }, errors }) => {
      const seen = await lists.findList(db, id);
      if (!seen) throw notFound();
      const { owner } = requireRight(me, seen.bateau_id, "articles.write");
      await lockUser(db, owner.id);
      const list = await lists.findListToEdit(db, id);
      if (!list) throw notFound();
      const aboard = await lists.listAboard(db, list.bateau_id);
      const noms = mode ? [] : alreadyAboard(list.articles, aboard).map(({ nom }) => nom);
      if (noms.length > 0) throw errors.DEJA_PRESENT({ message: twiceSentence(noms), data: { actuel: { noms } } });
      const plan = planInventory(list.articles, aboard, mode ?? "ajouter");
      await refuseBeyondCeilings(db, owner, { articles: plan.created.length });
      return lists.stockBoat(db, owner.id, list.bateau_id, plan, newId);
    },
  ),

  generate: generateHandler,
};
