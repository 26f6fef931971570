import type { NewArticle } from "@bosco/domain/inventory";
import { authed } from "../../api/procedures.ts";
import { refuseStale } from "../../api/versions.ts";
import type { Db } from "../../database/database.ts";
import { lockUser } from "../../database/locks.ts";
import { type PlanHolder, refuseBeyondCeilings } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail, invalidInput } from "../../refusals.ts";
import { bulkHandlers } from "./bulk-handlers.ts";
import * as articles from "./queries.ts";

/** A storage space of another boat does not fit; a stranger's does not exist. */
async function refuseOtherBoatsSpace(db: Db, id: string | null | undefined, bateau_id: string) {
  if (!id) return;
  const space = await articles.findSpace(db, id);
  if (!space) throw fail("INTROUVABLE");
  if (space.bateau_id !== bateau_id)
    throw invalidInput([{ path: ["espace_stockage_id"], message: "Cet espace de stockage est sur un autre navire." }]);
}

async function createAll(db: Db, account: PlanHolder, wanted: readonly NewArticle[]) {
  await lockUser(db);
  const ids = wanted.flatMap(({ id }) => id ?? []);
  if (new Set(ids).size !== ids.length)
    throw invalidInput([{ path: ["id"], message: "Le même identifiant est donné deux fois." }]);
  const sentBefore = new Map((ids.length ? await articles.findArticles(db, ids) : []).map((row) => [row.id, row]));
  const fresh = wanted.filter(({ id }) => !(id && sentBefore.has(id)));
  if (fresh.length === 0) return [...sentBefore.values()];
  await refuseBeyondCeilings(db, account, { articles: fresh.length });
  const spaces = new Map(fresh.map((row) => [`${row.espace_stockage_id} ${row.bateau_id}`, row]));
  for (const row of spaces.values()) await refuseOtherBoatsSpace(db, row.espace_stockage_id, row.bateau_id);
  const inserted = (await articles.insertArticles(db, account.id, fresh)).values();
  // why: PostgreSQL returns the rows of one INSERT in the order they were given.
  return wanted.flatMap(({ id }) => (id && sentBefore.get(id)) || inserted.next().value || []);
}

export const inventoryHandlers = {
  list: authed.inventory.list.handler(({ context: { db }, input }) => articles.listArticles(db, input.bateau_id)),

  search: authed.inventory.search.handler(({ context: { db }, input }) =>
    articles.searchArticles(db, input.q, input.bateau_id),
  ),

  changed: authed.inventory.changed.handler(async ({ context: { db, account }, input }) => ({
    articles: await articles.listArticlesSince(db, input.depuis),
    total: await countHeld(db, account.id, "articles"),
  })),

  create: authed.inventory.create.handler(async ({ context: { db, account }, input }) => {
    if (Array.isArray(input)) return createAll(db, account, input);
    const [created] = await createAll(db, account, [input]);
    if (!created) throw fail("ERREUR_INTERNE");
    return created;
  }),

  update: authed.inventory.update.handler(async ({ context: { db }, input: { id, version, ...changed }, errors }) => {
    const current = await articles.findArticleToEdit(db, id);
    if (!current) throw fail("INTROUVABLE");
    refuseStale(current, version, errors);
    await refuseOtherBoatsSpace(db, changed.espace_stockage_id, current.bateau_id);
    return (await articles.updateArticle(db, id, changed)) ?? current;
  }),

  remove: authed.inventory.remove.handler(async ({ context: { db }, input: { id } }) => {
    if (!(await articles.deleteArticle(db, id))) throw fail("INTROUVABLE");
    return { id };
  }),

  adjust: authed.inventory.adjust.handler(async ({ context: { db }, input: { id, delta } }) => {
    const adjusted = await articles.adjustArticle(db, id, delta);
    if (!adjusted) throw fail("INTROUVABLE");
    return adjusted;
  }),

  ...bulkHandlers,
};
