import { ALL_ARTICLES, type Article, type BulkTarget, isProtectedCategory } from "@bosco/domain/inventory";
import { authed } from "../../api/procedures.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { refuseReturn } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { keepForUndo, takeForUndo } from "../../undo/queries.ts";
import * as bulk from "./bulk/queries.ts";
import { findBoat } from "./queries.ts";

/** The articles of a bulk action, locked: all of them, or the action does not happen. */
async function lockTarget(db: Db, { bateau_id, ids }: BulkTarget): Promise<Article[]> {
  const wanted = ids === ALL_ARTICLES ? undefined : [...new Set(ids)];
  const found = await bulk.lockArticles(db, bateau_id, wanted);
  const missing = wanted ? found.length !== wanted.length : found.length === 0 && !(await findBoat(db, bateau_id));
  if (missing) throw fail("INTROUVABLE");
  if (found.length === 0) throw fail("ENTREE_INVALIDE", { message: "Aucun article ou bateau non sélectionné." });
  return found;
}

const QUANTITY_ACTIONS = ["remplir", "reinitialiser", "ranger"] as const;

interface Change {
  action: (typeof QUANTITY_ACTIONS)[number];
  bateau_id: string;
  rows: Article[];
  quantity: (row: Article) => number;
}

async function changeQuantities(db: Db, user_id: string, { action, bateau_id, rows, quantity }: Change) {
  const lignes = rows.map((row) => ({ id: row.id, avant: row.quantite, apres: quantity(row) }));
  await bulk.setQuantities(
    db,
    lignes.filter(({ avant, apres }) => avant !== apres).map(({ id, apres }) => ({ id, quantite: apres })),
  );
  const total = await countHeld(db, user_id, "articles");
  const annulation = await keepForUndo(db, { user_id, bateau_id, action, lignes, total });
  return { modifies: rows.length, conserves: 0, annulation };
}

export const bulkHandlers = {
  fill: authed.inventory.fill.handler(async ({ context: { db, account }, input }) => {
    const rows = await lockTarget(db, input);
    const change = { action: "remplir", bateau_id: input.bateau_id, rows } as const;
    return changeQuantities(db, account.id, { ...change, quantity: (row) => row.quantite_max });
  }),

  reset: authed.inventory.reset.handler(async ({ context: { db, account }, input }) => {
    const rows = await lockTarget(db, input);
    const change = { action: "reinitialiser", bateau_id: input.bateau_id, rows } as const;
    return changeQuantities(db, account.id, { ...change, quantity: () => 0 });
  }),

  store: authed.inventory.store.handler(async ({ context: { db, account }, input: { bateau_id, achats } }) => {
    const bought = new Map<string, number>();
    for (const { id, quantite } of achats) bought.set(id, (bought.get(id) ?? 0) + quantite);
    const rows = await lockTarget(db, { bateau_id, ids: [...bought.keys()] });
    const quantity = (row: Article) => bulk.storable(row.quantite + (bought.get(row.id) ?? 0));
    return changeQuantities(db, account.id, { action: "ranger", bateau_id, rows, quantity });
  }),

  removeMany: authed.inventory.removeMany.handler(async ({ context: { db, account }, input }) => {
    await lockUser(db);
    const rows = await lockTarget(db, input);
    const removed = rows.filter((row) => !isProtectedCategory(row.categorie));
    const conserves = rows.length - removed.length;
    if (removed.length === 0) return { modifies: 0, conserves, annulation: null };
    const undo = { user_id: account.id, bateau_id: input.bateau_id, action: "supprimer" } as const;
    const total = await countHeld(db, account.id, "articles");
    const annulation = await keepForUndo(db, { ...undo, lignes: removed, total });
    await bulk.deleteArticles(
      db,
      removed.map(({ id }) => id),
    );
    return { modifies: removed.length, conserves, annulation };
  }),

  undo: authed.inventory.undo.handler(async ({ context: { db, account }, input }) => {
    await lockUser(db);
    const kept = await takeForUndo(db, input.annulation, ["supprimer", ...QUANTITY_ACTIONS]);
    if (!kept) throw fail("INTROUVABLE", { message: "Cette action ne peut plus être annulée." });
    if (kept.action !== "supprimer") return { retablis: await bulk.restoreQuantities(db, kept.lignes) };
    await refuseReturn(db, account, kept.lignes.length, kept.total);
    return { retablis: await bulk.restoreArticles(db, kept.lignes as Article[]) };
  }),
};
