import {
  type Article,
  type Category,
  categoryChanges,
  DEFAULT_ICON,
  newCategory,
  newSubCategory,
  type SubCategory,
  subCategoryChanges,
} from "@bosco/domain/inventory";
import type { Lists } from "../commands.ts";
import { accountOf } from "./account.ts";
import type { Effects, Made } from "./effect.ts";
import { called, calledAs, nameOf, quoted } from "./naming.ts";
import {
  addRow,
  asChanges,
  asRead,
  editRow,
  editRows,
  fieldsOf,
  findRow,
  isOwn,
  removeRows,
  type Seen,
  withId,
} from "./rows.ts";

interface Shelf {
  categorie: string;
  sous_categorie?: string;
}

/** Articles know their category by name: what is renamed or removed there changes in them too, aboard one's own boats. */
function relabelArticles(
  lists: Lists,
  from: Shelf,
  to: Partial<Pick<Article, "categorie" | "sous_categorie">>,
  made: Made,
): void {
  const isOnShelf = (row: Seen<Article>) =>
    isOwn(row) &&
    row.categorie === from.categorie &&
    (from.sous_categorie === undefined || row.sous_categorie === from.sous_categorie);
  editRows<Seen<Article>>(lists, "inventaire", isOnShelf, () => to, made);
}

/** One's own: those that everybody has are changed by nobody. */
function findOwn<R extends { id: string; user_id: string | null }>(
  lists: Lists,
  table: "categories" | "sous_categories",
  id: string,
): R | undefined {
  const row = findRow<R>(lists, table, id);
  return row?.user_id === null ? undefined : row;
}

/** Where a sub-category is found in articles. */
function shelfOf(lists: Lists, { categorie_id, nom }: SubCategory): Required<Shelf> | undefined {
  const categorie = nameOf(lists, "categories", categorie_id);
  return categorie === undefined ? undefined : { categorie, sous_categorie: nom };
}

const ownerId = (lists: Lists) => accountOf(lists)?.id ?? null;

/** « Catégorie « Vivres » renommée « Cambuse » » */
const editWords = (thing: string, before: string | undefined, after: string | undefined) =>
  before && after && before !== after
    ? `${called(thing, before)} renommée ${quoted(after)}`
    : `${called(thing, before ?? after)} modifiée`;

export const categoryEffects = {
  "categories.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newCategory, input);
      return addRow<Category>(lists, "categories", { icone: DEFAULT_ICON, ...fields, id, user_id: ownerId(lists) });
    },
    words: ({ nom }) => `${called("Catégorie", nom)} ajoutée`,
  },

  "categories.update": {
    row: "categories",
    apply: (lists, input, made) => {
      const changed = asChanges(categoryChanges, input);
      const before = findOwn<Category>(lists, "categories", input.id);
      if (!before) return { ...changed, id: input.id } as Category;
      const after = editRow<Category>(lists, "categories", input.id, changed, made);
      if (after.nom !== before.nom) relabelArticles(lists, { categorie: before.nom }, { categorie: after.nom }, made);
      return after;
    },
    words: ({ id, nom }, lists) => editWords("Catégorie", nameOf(lists, "categories", id), nom),
    restore: { call: "categories.create", input: fieldsOf(newCategory) },
  },

  "categories.remove": {
    row: "categories",
    removes: true,
    apply: (lists, { id }, made) => {
      const removed = findOwn<Category>(lists, "categories", id);
      if (!removed) return { id };
      relabelArticles(lists, { categorie: removed.nom }, { categorie: null, sous_categorie: null }, made);
      removeRows<SubCategory>(lists, "sous_categories", ({ categorie_id }) => categorie_id === id);
      removeRows<Category>(lists, "categories", withId(id));
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "categories", "Catégorie", id)} supprimée`,
  },

  "subCategories.create": {
    apply: (lists, input, made) => {
      const { id = made.newId(1), ...fields } = asRead(newSubCategory, input);
      return addRow<SubCategory>(lists, "sous_categories", { ...fields, id, user_id: ownerId(lists) });
    },
    words: ({ nom }) => `${called("Sous-catégorie", nom)} ajoutée`,
  },

  "subCategories.update": {
    row: "sous_categories",
    apply: (lists, input, made) => {
      const changed = asChanges(subCategoryChanges, input);
      const before = findOwn<SubCategory>(lists, "sous_categories", input.id);
      if (!before) return { ...changed, id: input.id } as SubCategory;
      const from = shelfOf(lists, before);
      const after = editRow<SubCategory>(lists, "sous_categories", input.id, changed, made);
      const to = shelfOf(lists, after);
      if (from && to) relabelArticles(lists, from, to, made);
      return after;
    },
    words: ({ id, nom }, lists) => editWords("Sous-catégorie", nameOf(lists, "sous_categories", id), nom),
    restore: { call: "subCategories.create", input: fieldsOf(newSubCategory) },
  },

  "subCategories.remove": {
    row: "sous_categories",
    removes: true,
    apply: (lists, { id }, made) => {
      const removed = findOwn<SubCategory>(lists, "sous_categories", id);
      if (!removed) return { id };
      const from = shelfOf(lists, removed);
      if (from) relabelArticles(lists, from, { sous_categorie: null }, made);
      removeRows<SubCategory>(lists, "sous_categories", withId(id));
      return { id };
    },
    words: ({ id }, lists) => `${calledAs(lists, "sous_categories", "Sous-catégorie", id)} supprimée`,
  },
} satisfies Effects;
