import { EMPTY_SPACE, type FirstInventory, type NewArticle } from "@bosco/domain/inventory";
import type { SignedIn } from "../../accounts/account.ts";
import { ownRows } from "../../api/procedures.ts";
import { refuseStale, refuseStaleRemoval } from "../../api/versions.ts";
import { refusalFor, requireRight } from "../../crew/place.ts";
import type { Db } from "../../database/database.ts";
import { lockOwnerOf, lockUser } from "../../database/locks.ts";
import { type PlanHolder, refuseBeyond, refuseBeyondCeilings } from "../../plan/limits.ts";
import { countHeld } from "../../plan/queries.ts";
import { fail, invalidInput } from "../../refusals.ts";
import { noteAdded, noteCounted } from "./activity.ts";
import { bulkHandlers } from "./bulk-handlers.ts";
import * as articles from "./queries.ts";

/** The boat of a storage space, if one is given; a stranger's does not exist. */
async function boatOfSpace(db: Db, id: string | null | undefined): Promise<string | undefined> {
  if (!id) return undefined;
  const space = await articles.findSpace(db, id);
  if (!space) throw fail("INTROUVABLE");
  return space.bateau_id;
}

const onAnotherBoat = () =>
  invalidInput([{ path: ["espace_stockage_id"], message: "Cet espace de stockage est sur un autre bateau." }]);

/** All spaces are looked up in one query, however many articles come. */
async function refuseOtherBoatsSpaces(db: Db, rows: readonly NewArticle[]) {
  const ids = new Set(rows.flatMap(({ espace_stockage_id }) => espace_stockage_id ?? []));
  if (ids.size === 0) return;
  const boats = new Map((await articles.findSpaces(db, [...ids])).map(({ id, bateau_id }) => [id, bateau_id]));
  if (boats.size < ids.size) throw fail("INTROUVABLE");
  const isElsewhere = ({ espace_stockage_id, bateau_id }: NewArticle) =>
    espace_stockage_id && boats.get(espace_stockage_id) !== bateau_id;
  if (rows.some(isElsewhere)) throw onAnotherBoat();
}

/** Whose boats they come aboard of; in one request there is one owner. */
function ownerOfAll(me: SignedIn, wanted: readonly NewArticle[]): PlanHolder {
  const owners = new Map<string, PlanHolder>();
  for (const bateau_id of new Set(wanted.map((row) => row.bateau_id))) {
    const { owner } = requireRight(me, bateau_id, "articles.write");
    owners.set(owner.id, owner);
  }
  const [owner, other] = owners.values();
  if (!owner || other)
    throw invalidInput([{ path: ["bateau_id"], message: "Ces bateaux n’ont pas le même propriétaire." }]);
  return owner;
}

interface Creating {
  db: Db;
  caller: () => Promise<SignedIn>;
  newId: (n: number) => string;
}

/** The rows with their ids; the same id twice is refused. */
function withIds<Row extends { id?: string | undefined }>(rows: readonly Row[], newId: Creating["newId"]) {
  const wanted = rows.map((row, place) => ({ ...row, id: row.id ?? newId(place + 1) }));
  if (new Set(wanted.map(({ id }) => id)).size !== wanted.length)
    throw invalidInput([{ path: ["id"], message: "Le même identifiant est donné deux fois." }]);
  return wanted;
}

/** What was sent before as it stands, what is new as it was made, in the order given. */
function inOrder<Row extends { id: string }>(wanted: readonly { id: string }[], ...made: readonly Row[][]): Row[] {
  const byId = new Map(made.flat().map((row) => [row.id, row]));
  return wanted.flatMap(({ id }) => byId.get(id) ?? []);
}

async function createAll({ db, caller, newId }: Creating, articlesSent: readonly NewArticle[]) {
  const wanted = withIds(articlesSent, newId);
  const ids = wanted.map(({ id }) => id);
  // why at once: one's own account is counted on the way that tells who calls.
  const [, own, found, me] = await Promise.all([
    lockOwnerOf(db, wanted[0]?.bateau_id ?? ""),
    countHeld(db, undefined, "articles"),
    articles.findArticles(db, ids),
    caller(),
  ]);
  const owner = ownerOfAll(me, wanted);
  const sentBefore = new Map(found.map((row) => [row.id, row]));
  const fresh = wanted.filter(({ id }) => !sentBefore.has(id));
  if (fresh.length === 0) return [...sentBefore.values()];
  const held = owner.isAnothers ? await countHeld(db, owner, "articles") : own;
  refuseBeyond(owner, "articles", held, fresh.length);
  await refuseOtherBoatsSpaces(db, fresh);
  const added = await articles.insertArticles(db, owner.id, fresh);
  await noteAdded(db, me, added);
  return inOrder(wanted, found, added);
}

/** The spaces of a first inventory: none of them stands in another. */
async function createSpaces({ db, caller, newId }: Creating, { bateau_id, espaces }: FirstInventory) {
  if (espaces.length === 0) return [];
  const wanted = withIds(espaces, newId);
  const { owner } = requireRight(await caller(), bateau_id, "spaces.edit");
  await lockUser(db, owner.id);
  const found = await articles.findSpaces(
    db,
    wanted.map(({ id }) => id),
  );
  if (found.some((row) => row.bateau_id !== bateau_id)) throw fail("INTROUVABLE");
  const fresh = wanted.filter(({ id }) => !found.some((row) => row.id === id));
  if (fresh.length === 0) return inOrder(wanted, found);
  await refuseBeyondCeilings(db, owner, { spaces: fresh.length });
  const rows = fresh.map((space) => ({ ...EMPTY_SPACE, ...space, bateau_id, user_id: owner.id }));
  return inOrder(wanted, found, await articles.insertSpaces(db, rows));
}

export const inventoryHandlers = {
  list: ownRows.inventory.list.handler(({ context: { db }, input }) => articles.listArticles(db, input.bateau_id)),

  search: ownRows.inventory.search.handler(({ context: { db }, input }) =>
    articles.searchArticles(db, input.q, input.bateau_id),
  ),

  changed: ownRows.inventory.changed.handler(async ({ context: { db }, input }) => {
    const [changed, total] = await Promise.all([
      articles.listArticlesSince(db, input.depuis),
      articles.countArticles(db),
    ]);
    return { articles: changed, total };
  }),

  create: ownRows.inventory.create.handler(async ({ context, input }) => {
    if (Array.isArray(input)) return createAll(context, input);
    const [created] = await createAll(context, [input]);
    if (!created) throw fail("ERREUR_INTERNE");
    return created;
  }),

  createFirst: ownRows.inventory.createFirst.handler(async ({ context, input }) => {
    const { bateau_id } = input;
    const espaces = await createSpaces(context, input);
    const newId = (n: number) => context.newId(input.espaces.length + n);
    const wanted = input.articles.map((row) => ({ ...row, bateau_id }));
    return { espaces, articles: wanted.length === 0 ? [] : await createAll({ ...context, newId }, wanted) };
  }),

  update: ownRows.inventory.update.handler(
    async ({ context: { db, caller }, input: { id, version, ...changed }, errors }) => {
      const bateau_id = await boatOfSpace(db, changed.espace_stockage_id);
      const updated = await articles.updateArticle(db, { id, version, bateau_id }, changed);
      const me = await caller();
      if (updated) {
        if (changed.quantite !== undefined) await noteCounted(db, me, updated.bateau_id);
        return updated;
      }
      const current = await articles.findArticle(db, id);
      if (!current) throw fail("INTROUVABLE");
      requireRight(me, current.bateau_id, "articles.write");
      refuseStale(current, version, errors);
      throw onAnotherBoat();
    },
  ),

  remove: ownRows.inventory.remove.handler(async ({ context: { db, caller }, input: { id, version }, errors }) => {
    if (await articles.deleteArticle(db, id, version)) return { id };
    const me = await caller();
    await refuseStaleRemoval(
      {
        version,
        find: () => articles.findArticle(db, id),
        allow: (row) => requireRight(me, row.bateau_id, "articles.delete"),
      },
      errors,
    );
    throw await refusalFor(db, me, "inventaire", id);
  }),

  adjust: ownRows.inventory.adjust.handler(async ({ context: { db, caller }, input: { id, delta } }) => {
    const [adjusted, me] = await Promise.all([articles.adjustArticle(db, id, delta), caller()]);
    if (!adjusted) throw await refusalFor(db, me, "inventaire", id);
    await noteCounted(db, me, adjusted.bateau_id);
    return adjusted;
  }),

  ...bulkHandlers,
};
