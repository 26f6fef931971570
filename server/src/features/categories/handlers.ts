import { DEFAULT_ICON } from "@bosco/domain/inventory";
import { authed, ownRows } from "../../api/procedures.ts";
import { refuseBeyondCeilings } from "../../plan/limits.ts";
import { fail } from "../../refusals.ts";
import * as shelves from "./queries.ts";

const BUILT_IN = "Les catégories d’origine sont communes à tous et ne se modifient pas.";
const TAKEN = "Une catégorie de ce nom existe déjà.";

export const categoryHandlers = {
  list: ownRows.categories.list.handler(({ context: { db } }) => shelves.listCategories(db)),

  create: authed.categories.create.handler(async ({ context: { db, account }, input }) => {
    const sentBefore = input.id && (await shelves.findCategory(db, input.id));
    if (sentBefore) {
      const { owner: _, ...row } = sentBefore;
      return row;
    }
    if (await shelves.findCategoryNamed(db, input.nom)) throw fail("DEJA_PRESENT", { message: TAKEN });
    await refuseBeyondCeilings(db, account, { categories: 1 });
    return shelves.insertCategory(db, { icone: DEFAULT_ICON, ...input, user_id: account.id });
  }),

  update: ownRows.categories.update.handler(async ({ context: { db }, input: { id, version: _, ...changed } }) => {
    const current = await shelves.findCategory(db, id);
    if (!current) throw fail("INTROUVABLE");
    if (current.user_id === null) throw fail("INTERDIT", { message: BUILT_IN });
    if (changed.nom !== undefined && (await shelves.findCategoryNamed(db, changed.nom, id)))
      throw fail("DEJA_PRESENT", { message: TAKEN });
    const updated = await shelves.updateCategory(db, id, changed);
    if (!updated) throw fail("INTROUVABLE");
    if (updated.nom !== current.nom)
      await shelves.relabelArticles(db, { categorie: current.nom }, { categorie: updated.nom });
    return updated;
  }),

  remove: ownRows.categories.remove.handler(async ({ context: { db }, input: { id } }) => {
    const current = await shelves.findCategory(db, id);
    if (!current) throw fail("INTROUVABLE");
    if (current.user_id === null) throw fail("INTERDIT", { message: BUILT_IN });
    await shelves.relabelArticles(db, { categorie: current.nom }, { categorie: null, sous_categorie: null });
    await shelves.deleteCategory(db, id);
    return { id };
  }),
};
