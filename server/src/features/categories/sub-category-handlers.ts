import { authed, ownRows } from "../../api/procedures.ts";
import type { Db } from "../../database/database.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import * as shelves from "./queries.ts";

const BUILT_IN = "Les sous-catégories d’origine sont communes à tous et ne se modifient pas.";
const TAKEN = "Une sous-catégorie de ce nom existe déjà dans cette catégorie.";

async function findOwn(db: Db, id: string) {
  const current = await shelves.findSubCategory(db, id);
  if (!current) throw fail("INTROUVABLE");
  if (current.user_id === null) throw fail("INTERDIT", { message: BUILT_IN });
  return current;
}

async function findParent(db: Db, id: string) {
  const parent = await shelves.findCategory(db, id);
  if (!parent) throw fail("INTROUVABLE");
  return parent;
}

export const subCategoryHandlers = {
  list: ownRows.subCategories.list.handler(({ context: { db } }) => shelves.listSubCategories(db)),

  create: authed.subCategories.create.handler(async ({ context: { db, account }, input }) => {
    const sentBefore = input.id && (await shelves.findSubCategory(db, input.id));
    if (sentBefore) {
      const { categorie: _, ...row } = sentBefore;
      return row;
    }
    const parent = await findParent(db, input.categorie_id);
    if (await shelves.findSubCategoryNamed(db, parent.id, input.nom)) throw fail("DEJA_PRESENT", { message: TAKEN });
    await refuseBeyondCeilings(db, account, { subCategories: 1 });
    return shelves.insertSubCategory(db, { ...input, user_id: account.id, categorie_owner: parent.owner });
  }),

  update: ownRows.subCategories.update.handler(async ({ context: { db }, input: { id, version: _, ...changed } }) => {
    const current = await findOwn(db, id);
    const parent = await findParent(db, changed.categorie_id ?? current.categorie_id);
    const nom = changed.nom ?? current.nom;
    if (await shelves.findSubCategoryNamed(db, parent.id, nom, id)) throw fail("DEJA_PRESENT", { message: TAKEN });
    const updated = await shelves.updateSubCategory(db, id, { ...changed, categorie_owner: parent.owner });
    if (!updated) throw fail("INTROUVABLE");
    const from = { categorie: current.categorie, sous_categorie: current.nom };
    await shelves.relabelArticles(db, from, { categorie: parent.nom, sous_categorie: nom });
    return updated;
  }),

  remove: ownRows.subCategories.remove.handler(async ({ context: { db }, input: { id } }) => {
    const current = await findOwn(db, id);
    const from = { categorie: current.categorie, sous_categorie: current.nom };
    await shelves.relabelArticles(db, from, { sous_categorie: null });
    await shelves.deleteSubCategory(db, id);
    return { id };
  }),
};
