import type { BoatRight } from "@bosco/domain/crew";
import {
  ALL_ARTICLES,
  type Article,
  type BulkTarget,
  judgeQuantities,
  judgeRemoval,
  readSeen,
  stockWithPurchases,
} from "@bosco/domain/inventory";
import type { Part } from "@bosco/domain/parts";
import type { SignedIn } from "../../accounts/account.ts";
import { authed } from "../../api/procedures.ts";
import { placeOn, requireRight } from "../../crew/place.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { putPartsBack } from "../../parts/put-back.ts";
import { type PlanHolder, refuseReturn } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail } from "../../refusals.ts";
import { findUndoBoat, keepForUndo, takeForUndo } from "../../undo/queries.ts";
import { noteCounted } from "./activity.ts";
import * as bulk from "./bulk/queries.ts";
import { findBoat } from "./queries.ts";

interface Target {
  rows: Article[];
  owner: PlanHolder;
  /** Of an action that has waited, what was seen. */
  seen: ReadonlyMap<string, string> | undefined;
}

/** The articles of a bulk action, locked: all of them, or the action does not happen. Of those that were seen, those that are left. */
async function lockTarget(
  db: Db,
  me: SignedIn,
  right: BoatRight,
  { bateau_id, ids, vus }: BulkTarget,
): Promise<Target> {
  const { owner } = requireRight(me, bateau_id, right);
  const seen = vus === undefined ? undefined : readSeen(vus);
  const chosen = ids === ALL_ARTICLES ? undefined : [...new Set(ids)];
  const rows = await bulk.lockArticles(db, bateau_id, seen ? [...seen.keys()] : chosen);
  const missing = chosen ? rows.length !== chosen.length : rows.length === 0 && !(await findBoat(db, bateau_id));
  if (missing) throw fail("INTROUVABLE");
  if (rows.length === 0 && !seen)
    throw fail("ENTREE_INVALIDE", { message: "Aucun article ou bateau non sélectionné." });
  return { rows, owner, seen };
}

const QUANTITY_ACTIONS = ["remplir", "reinitialiser", "ranger"] as const;

interface Change extends Target {
  action: (typeof QUANTITY_ACTIONS)[number];
  bateau_id: string;
  quantity: (row: Article) => number;
}

/** Who does it, and under which ids. */
interface Doing {
  db: Db;
  me: SignedIn;
  newId: (n: number) => string;
}

async function changeQuantities({ db, me, newId }: Doing, change: Change) {
  const { action, bateau_id, rows, owner, seen, quantity } = change;
  const { meant, ...left } = judgeQuantities(rows, seen, quantity);
  const told = { modifies: meant.length, conserves: 0, ...left };
  if (meant.length === 0) return { ...told, annulation: null };
  const lignes = meant.map((row) => ({ id: row.id, avant: row.quantite, apres: quantity(row) }));
  const changed = lignes.filter(({ avant, apres }) => avant !== apres);
  await bulk.setQuantities(
    db,
    changed.map(({ id, apres }) => ({ id, quantite: apres })),
  );
  await noteCounted(db, me, bateau_id, changed.length);
  const total = await countHeld(db, owner, "articles");
  const annulation = await keepForUndo(db, { user_id: owner.id, id: newId(1), bateau_id, action, lignes, total });
  return { ...told, annulation };
}

/** What is kept of a deletion are articles, and the parts that they were of works. */
const isPart = (row: Article | Part): row is Part => "article_id" in row;

export const bulkHandlers = {
  fill: authed.inventory.fill.handler(async ({ context, input }) => {
    const target = await lockTarget(context.db, context.me, "articles.write", input);
    const change = { action: "remplir", bateau_id: input.bateau_id, ...target } as const;
    return changeQuantities(context, { ...change, quantity: (row) => row.quantite_max });
  }),

  reset: authed.inventory.reset.handler(async ({ context, input }) => {
    const target = await lockTarget(context.db, context.me, "articles.write", input);
    const change = { action: "reinitialiser", bateau_id: input.bateau_id, ...target } as const;
    return changeQuantities(context, { ...change, quantity: () => 0 });
  }),

  store: authed.inventory.store.handler(async ({ context, input: { bateau_id, achats } }) => {
    const { ids, quantity } = stockWithPurchases(achats);
    const target = await lockTarget(context.db, context.me, "articles.write", { bateau_id, ids });
    return changeQuantities(context, { action: "ranger", bateau_id, ...target, quantity });
  }),

  removeMany: authed.inventory.removeMany.handler(async ({ context: { db, me, newId }, input }) => {
    await lockUser(db, placeOn(me, input.bateau_id).owner.id);
    const { rows, owner, seen } = await lockTarget(db, me, "articles.delete", input);
    const { removed, ...kept } = judgeRemoval(rows, seen);
    if (removed.length === 0) return { modifies: 0, ...kept, annulation: null };
    const undo = { user_id: owner.id, id: newId(1), bateau_id: input.bateau_id, action: "supprimer" } as const;
    const total = await countHeld(db, owner, "articles");
    const ids = removed.map(({ id }) => id);
    const annulation = await keepForUndo(db, {
      ...undo,
      lignes: [...removed, ...(await bulk.keptParts(db, input.bateau_id, ids))],
      total,
    });
    await bulk.deleteArticles(db, ids);
    return { modifies: removed.length, ...kept, annulation };
  }),

  undo: authed.inventory.undo.handler(async ({ context: { db, me }, input }) => {
    const bateau_id = await findUndoBoat(db, input.annulation);
    const { owner } = requireRight(me, bateau_id ?? "", "articles.write");
    await lockUser(db, owner.id);
    const kept = await takeForUndo(db, owner.id, input.annulation, ["supprimer", ...QUANTITY_ACTIONS]);
    if (!kept) throw fail("INTROUVABLE", { message: "Cette action ne peut plus être annulée." });
    if (kept.action !== "supprimer") return { retablis: await bulk.restoreQuantities(db, kept.lignes) };
    requireRight(me, kept.bateau_id, "articles.delete");
    const rows = kept.lignes as (Article | Part)[];
    const articles = rows.filter((row): row is Article => !isPart(row));
    await refuseReturn(db, owner, articles.length, kept.total);
    const retablis = await bulk.restoreArticles(db, owner.id, articles);
    await putPartsBack(db, owner, rows.filter(isPart));
    return { retablis };
  }),
};
